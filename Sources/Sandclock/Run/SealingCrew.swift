internal import Delivery
internal import Foundation
internal import NotificationWire
internal import Signing
internal import SubscriptionModel

/// Composes and seals notifications, so many shares of them at a time as there are threads for it.
struct SealingCrew: Sendable {
  /// As many threads as the machine has cores.
  static var usualThreads: Int { ProcessInfo.processInfo.activeProcessorCount }
  /// How many notifications make a share, about: of fewer, signing would be slower each. Of more,
  /// they leave the processor's cache before they are handed over: with 128 a decoded run took a
  /// fifth longer, with 512 a third.
  static let share = NotificationSealer.batch

  /// How many shares may be open at a time: enough that no thread waits for another's.
  let openShares: Int
  private let composer: NotificationComposer
  /// The sealers that nobody uses at present, one a thread.
  private let idle: Guarded<[NotificationSealer]>
  private let waiters = Waiters()

  /// A crew for a plan and these forms. The authority is asked for only if one of them is signed.
  /// Throws if libcrypto fails.
  init(
    of threads: Int, _ plan: Plan, _ forms: Set<NotificationForm>,
    signedBy authority: () throws -> TestAuthority
  ) throws {
    openShares = threads + 1
    composer = NotificationComposer(plan)
    idle = Guarded(
      try (0..<threads).map { _ in try NotificationSealer(forms, signedBy: authority) })
  }

  /// One parcel an order, in their order, once a thread is free. Throws if libcrypto fails.
  func parcels(of orders: [SealingOrder]) async throws -> [Parcel] {
    let sealer = await freeSealer()
    defer {
      idle.withLock { $0.append(sealer) }
      waiters.notify()
    }
    return try sealer.seal(orders.map { $0.draft(by: composer) })
  }

  private func freeSealer() async -> NotificationSealer {
    while true {
      if let sealer = idle.withLock({ $0.popLast() }) { return sealer }
      await waiters.wait { idle.withLock { !$0.isEmpty } }
    }
  }
}
