import SubscriptionModel
import Testing

/// Deadlines live in the phases, so one in a phase that cannot hold it is a mistake of the
/// engine's and must not go unseen.
@Suite struct LifecycleTrapTests {
  @Test func aRenewalOfNoRunTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = try Lifecycle.transition(of: nil, on: .deadline(.renewal), in: .now(at(240)))
    }
  }

  @Test func aPeriodEndOfNoRunTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = try Lifecycle.transition(of: nil, on: .deadline(.periodEnd), in: .now(at(300)))
    }
  }

  @Test func aRenewalOfAnExpiredRunTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = try Lifecycle.transition(of: .expired, on: .deadline(.renewal), in: .now(at(300)))
    }
  }

  @Test func aPeriodEndOfAnExpiredRunTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = try Lifecycle.transition(of: .expired, on: .deadline(.periodEnd), in: .now(at(300)))
    }
  }
}
