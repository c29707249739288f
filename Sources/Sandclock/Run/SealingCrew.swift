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
    let batch = NotificationSealer.batch
    let share = max((orders.count + threads - 1) / threads, batch)
    if orders.count <= share { return try seal(orders[...]) }
    let starts = stride(from: 0, to: orders.count, by: share)
    return try await withThrowingTaskGroup(of: (Int, [Parcel]).self) { group in
      for start in starts {
        group.addTask {
          let end = min(start + share, orders.count)
          return (start, try seal(orders[start..<end]))
        }
      }
      var parts: [Int: [Parcel]] = [:]
      for try await (start, parcels) in group { parts[start] = parcels }
      return starts.flatMap { parts[$0] ?? [] }
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
