import SimulationEngine
import SubscriptionModel
import Testing

/// What no store does with offers is found.
@Suite struct AuditorOfferTests {
  typealias Row = AuditorTests.Row

  @Test(arguments: terms + courses + takers)
  func aFaultIsFound(_ row: Row) throws {
    let plan = Stage(cap: 3, catalog: .offers).plan(["ana": row.script])
    let records = try Play(of: plan).records
    var honest = Auditor(plan)
    for record in records { honest.recorded(record) }
    #expect(honest.findings == [])

    var auditor = Auditor(plan)
    for record in row.doctored(records) { auditor.recorded(record) }
    #expect(auditor.findings.map(\.violation) == row.violations)
  }

  private static let waits: [PlannedStep] = [
    .buy(.high, .fullPrice), .change(.high, offer: 1, .at(.minutes(1))),
  ]
  private static let left: [PlannedStep] = [.buy(.high), .cancel(.high)]

  static let terms: [Row] = [
    Row("a trial that costs something", [.wrongOfferTerms]) {
      [$0[0].doctored { $0.latest.price = Price(milliunits: 1) }]
    },
    Row("a trial that lasts too long", [.wrongOfferTerms]) {
      [$0[0].doctored { $0.latest.expiresDate = $0.latest.expiresDate + .seconds(1) }]
    },
    Row("a lower price that is not the offer's", [.wrongOfferTerms], in: [.buy(.mid)]) {
      [$0[0].doctored { $0.latest.price = Price(milliunits: 1980) }]
    },
    Row("three months up front that are one", [.wrongOfferTerms], in: [.buy(.low)]) {
      [$0[0].doctored { $0.latest.expiresDate = $0.latest.purchaseDate + .minutes(5) }]
    },
  ]

  static let courses: [Row] = [
    Row(
      "an offer that goes on too long", [.wrongOffer, .wrongOfferTerms, .wrongOfferTerms],
      in: [.buy(.high)]
    ) {
      [$0[0], $0[1].doctored { $0.latest.offer = OfferIndex(0) }]
    },
    Row("an offer that ends too soon", [.wrongOffer, .wrongPrice], in: [.buy(.mid)]) {
      [$0[0], $0[1].doctored { $0.latest.offer = nil }]
    },
    Row("an offer that waited and did not begin", [.wrongOffer, .wrongPrice], in: waits) {
      [$0[0], $0[1], $0[2].doctored { $0.latest.offer = nil }]
    },
    Row(
      "an offer that nobody took", [.wrongOffer, .wrongOfferTerms], in: [.buy(.high, .fullPrice)]
    ) {
      [$0[0], $0[1].doctored { $0.latest.offer = OfferIndex(1) }]
    },
    Row("an offer taken that shows nowhere", [.wrongPlan, .wrongOffer], in: waits) {
      [$0[0], $0[1].doctored { $0.waitingOffer = nil }]
    },
    Row("an offer that waits with auto-renew off", [.wrongState, .wrongOffer], in: waits) {
      [$0[0], $0[1].doctored { $0.autoRenews = false }]
    },
    Row(
      "an upgrade with an offer that is at full price", [.wrongOffer, .wrongPrice],
      in: [.buy(.mid), .change(.high, offer: 1, .at(.minutes(1)))]
    ) {
      [$0[0], $0[1].doctored { $0.latest.offer = nil }]
    },
  ]

  static let takers: [Row] = [
    Row(
      "a second introductory offer",
      [.secondIntroductoryOffer, .wrongOfferTerms, .wrongOfferTerms],
      in: left + [.buy(.high, .expiry(.minutes(1)))]
    ) {
      $0.prefix(3) + [$0[3].doctored { $0.latest.offer = OfferIndex(0) }]
    },
    Row(
      "a promotional offer of who is new", [.offerForOthers, .wrongOfferTerms],
      in: [.buy(.high, .fullPrice)]
    ) {
      [$0[0].doctored { $0.latest.offer = OfferIndex(1) }]
    },
    Row(
      "a win-back offer that is closed", [.offerForOthers, .wrongOfferTerms],
      in: left + [.buy(.high, .expiry(.minutes(1)))]
    ) {
      $0.prefix(3) + [$0[3].doctored { $0.latest.offer = OfferIndex(4) }]
    },
    Row(
      "a code for others", [.offerForOthers, .wrongOfferTerms, .wrongOfferTerms],
      in: [.buy(.mid), .cancel(.mid), .buy(.mid, .fullPrice, .expiry(.minutes(1)))]
    ) {
      $0.prefix(3) + [$0[3].doctored { $0.latest.offer = OfferIndex(2) }]
    },
    Row("a win-back offer that waits", [.offerForOthers], in: waits) {
      [$0[0], $0[1].doctored { $0.waitingOffer = OfferIndex(3) }]
    },
  ]
}
