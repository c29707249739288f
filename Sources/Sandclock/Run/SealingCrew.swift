internal import Delivery
internal import Foundation
internal import NotificationWire
internal import Signing
internal import SubscriptionModel

/// Composes and seals notifications on several threads. What comes out is in the order of what goes
/// in, and the same bytes however many threads there are.
struct SealingCrew: Sendable {
  /// As many threads as the machine has cores.
  static var usualThreads: Int { ProcessInfo.processInfo.activeProcessorCount }

  private let composer: NotificationComposer
  private let threads: Int
  /// The sealers that nobody uses at present: a thread takes one and puts it back.
  private let idle: Guarded<[NotificationSealer]>

  /// A crew for a plan and these forms. The authority is asked for only if one of them is signed.
  /// Throws if libcrypto fails.
  init(
    of threads: Int, _ plan: Plan, _ forms: Set<NotificationForm>,
    signedBy authority: () throws -> TestAuthority
  ) throws {
    composer = NotificationComposer(plan)
    self.threads = threads
    idle = Guarded(
      try (0..<threads).map { _ in try NotificationSealer(forms, signedBy: authority) })
  }

  /// One parcel an order, in their order. Throws if libcrypto fails.
  func parcels(of orders: [SealingOrder]) async throws -> [Parcel] {
    let share = NotificationSealer.batch
    if threads == 1 || orders.count <= share { return try seal(orders[...]) }
    let starts = Array(stride(from: 0, to: orders.count, by: share))
    let parts = Guarded<(next: Int, parcels: [Int: [Parcel]])>((0, [:]))
    // Whoever is done with a share takes the next one.
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<threads {
        group.addTask {
          while let place = Self.take(of: starts.count, parts) {
            let start = starts[place]
            let parcels = try seal(orders[start..<min(start + share, orders.count)])
            parts.withLock { $0.parcels[place] = parcels }
          }
        }
      }
      try await group.waitForAll()
    }
    return parts.withLock { parts in starts.indices.flatMap { parts.parcels[$0] ?? [] } }
  }

  /// The next share that nobody has; `nil`: there is none.
  private static func take(
    of count: Int, _ parts: Guarded<(next: Int, parcels: [Int: [Parcel]])>
  ) -> Int? {
    parts.withLock { parts in
      guard parts.next < count else { return nil }
      defer { parts.next += 1 }
      return parts.next
    }
  }

  private func seal(_ orders: ArraySlice<SealingOrder>) throws -> [Parcel] {
    guard let sealer = idle.withLock({ $0.popLast() }) else {
      preconditionFailure("more shares than sealers")
    }
    defer { idle.withLock { $0.append(sealer) } }
    let batch = NotificationSealer.batch
    var parcels: [Parcel] = []
    parcels.reserveCapacity(orders.count)
    var rest = orders
    while !rest.isEmpty {
      parcels += try sealer.seal(rest.prefix(batch).map { $0.draft(by: composer) })
      rest = rest.dropFirst(batch)
    }
    return parcels
  }
}
