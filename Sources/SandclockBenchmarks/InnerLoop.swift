internal import Sandclock

/// The loops in which nearly all time goes, each done once: something for a profiler to count. They
/// are the same instructions every time, and on a noisy machine too.
enum InnerLoop: String, CaseIterable {
  case engine, composer

  /// How many facts, and notifications, there are of a customer.
  static let facts = 9

  func run(customers: Int) throws {
    let scenario = Scenario.crowd(of: customers, title: "loop")
    switch self {
    case .engine: _ = try scenario.simulated()
    case .composer:
      let announcements = try scenario.announcements()
      let sealer = try NotificationSealer([.decoded]) { try TestAuthority.made() }
      _ = try sealer.seal(scenario.composed(announcements[...]))
    }
  }
}
