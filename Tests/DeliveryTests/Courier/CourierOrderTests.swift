import Delivery
import NotificationWire
import Signing
import SubscriptionModel
import TestSupport
import Testing

/// What holds however the answers fall.
@Suite struct CourierOrderTests {
  @Test(arguments: UInt64(1)...20)
  func runsKeepTheirOrder(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var stage = CourierStage(room: 50)
    var minute: Int64 = 0
    var handedOver: [String: Int] = [:]
    for _ in 0..<300 {
      minute += Int64.random(in: 0...40, using: &random)
      let run = ["a", "b", "c", "d", "e", "f"].randomElement(using: &random) ?? "a"
      handedOver[run, default: 0] += 1
      stage.take("\(run)\(handedOver[run] ?? 0)", minute: minute)
    }
    stage.courier.end()
    while !stage.courier.isIdle {
      stage.run(capacity: 8)
      let runs = stage.underWay.map(\.parcel.header.originalTransactionID)
      #expect(Set(runs).count == runs.count, "two of one run at once: \(runs)")
      // After its last attempt nothing depends on the answer.
      for attempt in stage.underWay where attempt.number < 6 {
        let clock = stage.underWay.map(\.planned).max() ?? attempt.planned
        #expect(clock < attempt.planned + .hours(1), "the clock passed \(attempt.planned)")
      }
      guard let attempt = stage.underWay.randomElement(using: &random) else { break }
      stage.answer(
        attempt.parcel.header.notificationUUID,
        Int.random(in: 0..<4, using: &random) == 0 ? 500 : 200)
    }
    #expect(stage.courier.isIdle)
    let firsts = stage.begun.filter { $0.contains("#1 ") }.map { $0.prefix { $0 != " " } }
    for run in handedOver.keys {
      let numbers = firsts.filter { $0.hasPrefix(run) }.compactMap { Int($0.dropFirst()) }
      #expect(numbers == Array(1...(handedOver[run] ?? 0)), "the order of \(run)")
    }
    #expect(firsts.count == 300)
  }
}
