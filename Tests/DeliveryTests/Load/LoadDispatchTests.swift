import Delivery
import NotificationWire
import Signing
import SubscriptionModel
import Testing

/// Which notification of a load is sent when, and what is counted: driven by hand, one connection
/// unless a test says otherwise. Moments are in milliseconds.
@Suite struct LoadDispatchTests {
  private struct Stage {
    var dispatch: LoadDispatch
    private var begun: [Int: Int64] = [:]

    init(
      places: Int = 1, warmUp: Int64 = 0, simulatedPerThousand: Int64 = 1000,
      backlog: Int = 100
    ) {
      dispatch = LoadDispatch(
        LoadTerms(
          warmUp: warmUp * 1_000_000, end: 60_000_000_000,
          simulatedPerThousand: simulatedPerThousand),
        pumps: 1, places: places, backlog: backlog)
    }

    mutating func take(_ items: (String, of: String, at: Int64)..., handed: Int64 = -1) {
      take(items.map { (Parcel.named($0.0, original: $0.of), $0.at) }, handed: handed)
    }

    mutating func take(_ items: [(Parcel, Int64)], handed: Int64 = -1) {
      dispatch.take(
        items.map { LoadItem($0.0, at: $0.1 * 1_000_000) }, at: handed * 1_000_000)
    }

    /// Begins what may begin, and says what; where there is no place, nothing.
    mutating func begin(at moment: Int64, atMost free: Int = 1) -> [String: Int] {
      dispatch.reach(moment * 1_000_000)
      let attempts = dispatch.begin(atMost: free)
      dispatch.note(attempts.map { ($0.ticket, moment * 1_000_000) })
      for (ticket, _) in attempts { begun[ticket] = moment * 1_000_000 }
      return Dictionary(
        uniqueKeysWithValues: attempts.map {
          ($0.attempt.parcel.header.notificationUUID, $0.ticket)
        })
    }

    /// An answer comes that took from the send until now.
    mutating func answer(_ ticket: Int?, _ status: Int = 200, at moment: Int64) throws {
      let ticket = try #require(ticket)
      let sent = try #require(begun[ticket])
      dispatch.settle(
        ticket, begun: sent,
        Answer(
          status == 200 ? .success : .unsuccessfulHTTPResponseCode, status: status,
          latency: moment * 1000 - sent / 1000),
        at: moment * 1_000_000)
    }

    var figures: LoadFigures { dispatch.figures }
  }

  @Test func nothingIsSentBeforeItsMoment() {
    var stage = Stage()
    stage.take(("a", of: "1", at: 10))
    #expect(stage.dispatch.nextMoment == 10_000_000)
    #expect(stage.begin(at: 9).isEmpty)
    #expect(Array(stage.begin(at: 10).keys) == ["a"])
  }

  @Test func anUnansweredOneHoldsOnlyItsOwn() throws {
    var stage = Stage(places: 3)
    stage.take(("a1", of: "1", at: 0), ("a2", of: "1", at: 10), ("b1", of: "2", at: 20))
    let first = stage.begin(at: 0, atMost: 3)
    #expect(Array(first.keys) == ["a1"])
    #expect(stage.begin(at: 10, atMost: 3).isEmpty)
    #expect(Array(stage.begin(at: 20, atMost: 3).keys) == ["b1"])
    try stage.answer(first["a1"], at: 510)
    #expect(Array(stage.begin(at: 510, atMost: 3).keys) == ["a2"])
    #expect(stage.figures.held.count == 1)
    #expect(stage.figures.held.longest == 500_000)
    // The receiver kept it waiting, not the generator and not a connection.
    #expect(stage.figures.lags.longest == 0)
    #expect(stage.figures.queued.count == 0)
  }

  @Test func latenciesCountFromBothMoments() throws {
    var stage = Stage()
    stage.take(("a", of: "1", at: 0), ("b", of: "2", at: 100))
    let first = stage.begin(at: 0)
    #expect(stage.begin(at: 100, atMost: 0).isEmpty)
    try stage.answer(first["a"], at: 1000)
    let second = stage.begin(at: 1000)
    try stage.answer(second["b"], at: 1001)
    #expect(stage.figures.all.fromPlanned.count(from: 900_000) == 2)
    #expect(stage.figures.all.fromSend.count(from: 900_000) == 1)
    #expect(stage.figures.all.fromSend.percentile(50) == 1000)
    // It waited for the only connection: the generator was not late.
    #expect(stage.figures.queued.longest == 900_000)
    #expect(stage.figures.late == 0)
  }

  @Test func aFreeConnectionAndALateSendAreTheGenerators() {
    var stage = Stage()
    stage.take(("a", of: "1", at: 0))
    _ = stage.begin(at: 7)
    #expect(stage.figures.late == 1)
    #expect(stage.figures.lags.longest == 7000)
    #expect(stage.figures.sealedLate == 0)
  }

  @Test func sealingTooLateIsToldApart() {
    var stage = Stage()
    stage.take(("a", of: "1", at: 0), handed: 5)
    _ = stage.begin(at: 5)
    #expect(stage.figures.late == 1)
    #expect(stage.figures.sealedLate == 1)
  }

  @Test func theWarmUpCountsNowhere() throws {
    var stage = Stage(warmUp: 100)
    stage.take(("a", of: "1", at: 99), ("b", of: "2", at: 100))
    let first = stage.begin(at: 99)
    try stage.answer(first["a"], 500, at: 99)
    let second = stage.begin(at: 100)
    try stage.answer(second["b"], at: 101)
    #expect(stage.figures.planned == 1)
    #expect(stage.figures.sent == 1)
    #expect(stage.figures.failed == 0)
    #expect(stage.figures.statuses == [200: 1])
  }

  /// An hour of simulated time that runs sixty times as fast is a minute.
  @Test func retriesAreToldApartAndRunOnSimulatedTime() throws {
    var terms = DeliveryTerms(.sandbox)
    terms.retries = [.hours(1)]
    var stage = Stage(simulatedPerThousand: 60_000)
    stage.take([(Parcel.named("a", terms: terms), 0)])
    try stage.answer(stage.begin(at: 0)["a"], 503, at: 2)
    #expect(stage.dispatch.nextMoment == 60_000_000_000)
    try stage.answer(stage.begin(at: 60_000)["a"], at: 60_001)
    #expect(stage.figures.sent == 1)
    #expect(stage.figures.failed == 1)
    #expect(stage.figures.retried == 1)
    #expect(stage.figures.retriedWell == 1)
    #expect(stage.figures.all.fromPlanned.count == 1)
  }

  @Test func whatIsDueWhenItStopsIsNotSent() throws {
    var stage = Stage()
    stage.take(
      ("a", of: "1", at: 0), ("a2", of: "1", at: 1), ("b", of: "2", at: 2), ("c", of: "3", at: 9))
    let first = stage.begin(at: 0)
    stage.dispatch.stop(at: 5_000_000)
    #expect(!stage.dispatch.isOver)
    try stage.answer(first["a"], at: 6)
    #expect(stage.dispatch.isOver)
    // The one held, the one without a connection; c never became due.
    #expect(stage.figures.unsent == 2)
    #expect(stage.figures.planned == 3)
    #expect(stage.begin(at: 20).isEmpty)
  }

  @Test func whatMemoryCannotKeepIsNotSent() throws {
    var stage = Stage(backlog: 2)
    stage.take(("a", of: "1", at: 0), ("b", of: "2", at: 0), ("c", of: "3", at: 0))
    let first = stage.begin(at: 0)
    #expect(stage.figures.unsent == 1)
    try stage.answer(first["a"], at: 1)
    #expect(Array(stage.begin(at: 1).keys) == ["b"])
  }

  @Test func kindsAddUpToAll() throws {
    var stage = Stage(places: 2)
    stage.take([
      (Parcel.sample(1, original: "2000000000000000"), 0),
      (Parcel.sample(1, original: "2000000000020000", kind: "EXPIRED/VOLUNTARY"), 0),
    ])
    for ticket in stage.begin(at: 0, atMost: 2).values { try stage.answer(ticket, at: 3) }
    #expect(Set(stage.figures.kinds.keys) == ["DID_RENEW", "EXPIRED/VOLUNTARY"])
    #expect(stage.figures.kinds.values.allSatisfy { $0.fromPlanned.longest == 3000 })
    #expect(stage.figures.all.fromPlanned.count == 2)
  }
}
