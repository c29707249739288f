internal import Signing

/// The parts of a run that are being sealed: begun in their order, done in any, and taken in their
/// order again. So no thread waits for the part of another, and what comes out is the same however
/// many there are.
struct SealingLine {
  /// What happened, and the notifications of it.
  struct Part: Sendable {
    let happenings: [Happening]
    let parcels: [Parcel]
    fileprivate let place: Int
  }

  typealias Workers = ThrowingTaskGroup<Part, any Error>

  private let crew: SealingCrew
  private var begun = 0
  private var taken = 0
  private var done: [Int: Part] = [:]

  init(_ crew: SealingCrew) {
    self.crew = crew
  }

  /// Whether one has to be taken before the next is begun.
  var isFull: Bool { begun - taken >= crew.openShares }

  /// Begins a part.
  mutating func begin(_ happenings: [Happening], _ workers: inout Workers) {
    let (place, crew) = (begun, crew)
    begun += 1
    workers.addTask {
      Part(
        happenings: happenings,
        parcels: try await crew.parcels(of: happenings.compactMap { $0.order }),
        place: place)
    }
  }

  /// The next part, once it is done; `nil`: none is open. Throws if libcrypto fails.
  mutating func next(_ workers: inout Workers) async throws -> Part? {
    while taken < begun {
      if let part = done.removeValue(forKey: taken) {
        taken += 1
        return part
      }
      guard let part = try await workers.next() else { return nil }
      done[part.place] = part
    }
    return nil
  }
}
