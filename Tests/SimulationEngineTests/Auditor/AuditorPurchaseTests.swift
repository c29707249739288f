import SimulationEngine
import SubscriptionModel
import Testing

/// The auditor knows what is bought once, and what can be told of the app.
@Suite struct AuditorPurchaseTests {
  private static let plan = Stage(cap: 1).kiosk(
    ["ana": [.buy(.high), .buy(.gold), .buy(.coins), .tell(.consentRescinded)]],
    store: [.tell(.test), .tell(.externalPurchaseToken(.created, kind: .services))])

  @Test func findsNothingInWhatTheEngineTells() throws {
    var auditor = Auditor(Self.plan)
    var simulator = Simulator(Self.plan)
    try simulator.run(&auditor)
    #expect(auditor.findings == [])
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let violations: [AuditFinding.Violation]
    let change: @Sendable (inout OneTimePurchase) -> Void

    init(
      _ fault: String, _ violations: AuditFinding.Violation...,
      change: @escaping @Sendable (inout OneTimePurchase) -> Void
    ) {
      testDescription = fault
      self.violations = violations
      self.change = change
    }
  }

  @Test(arguments: [
    Row("a fraction of a second", .fractionOfSecond) {
      $0.purchaseDate = $0.purchaseDate + .tick
    },
    Row("another day", .wrongPurchase) { $0.purchaseDate = $0.purchaseDate + .days(1) },
    Row("another kind of thing", .wrongPurchase) { $0.kind = .nonRenewing },
    Row("a subscription", .wrongPurchase) { $0.product = .high },
    Row("somebody else's", .wrongPurchase) { $0.customer = CustomerIndex(1) },
    Row("two of what is owned", .wrongPurchase) { $0.quantity = 2 },
    Row("none of it", .wrongPurchase, .wrongPurchase) { $0.quantity = 0 },
    Row("money back", .wrongPurchase) { $0.price = Price(milliunits: -1) },
  ])
  func aWrongPurchase(_ row: Row) throws {
    let gold = try #require(Play(of: Self.plan).purchases.first)
    var auditor = Auditor(Self.plan)
    var purchase = gold.purchase
    row.change(&purchase)
    auditor.recorded(gold.of(purchase))
    #expect(auditor.findings.map(\.violation) == row.violations)
  }

  @Test func aSecondOfWhatIsOwned() throws {
    let gold = try #require(Play(of: Self.plan).purchases.first)
    var auditor = Auditor(Self.plan)
    auditor.recorded(gold)
    auditor.recorded(gold)
    #expect(auditor.findings.map(\.violation) == [.reusedTransaction, .ownedAlready])
  }

  /// Each of the announcements told of what another is about, or to whom it does not concern.
  @Test func factsToldOfWhatTheyCannotBeAbout() throws {
    let play = try Play(of: Self.plan)
    for announcement in play.announcements {
      for other in play.announcements where announcement.isOfAnotherSort(than: other) {
        var auditor = Auditor(Self.plan)
        for record in play.purchases { auditor.recorded(record) }
        let before = auditor.findings.count
        auditor.announced(announcement.doctored(subject: other.subject))
        #expect(auditor.findings.count > before)
      }
      var auditor = Auditor(Self.plan)
      for record in play.purchases { auditor.recorded(record) }
      let before = auditor.findings.count
      let stranger = CustomerIndex(1 - Int(announcement.customer.number))
      auditor.announced(announcement.doctored(customer: stranger))
      #expect(auditor.findings.count > before, "\(announcement.fact) of \(stranger)")
    }
  }

  @Test func aPurchaseThatNobodyMade() throws {
    let play = try Play(of: Self.plan)
    let charge = try #require(play.announcements.first { $0.fact == .boughtOnce })
    var auditor = Auditor(Self.plan)
    auditor.announced(charge)
    #expect(auditor.findings.map(\.violation) == [.wrongPurchase])
  }

  @Test(arguments: [
    ExternalPurchaseToken(number: 0, created: Stage.start, kind: .acquisition),
    ExternalPurchaseToken(number: 0, created: Stage.start + .tick, kind: .services),
    ExternalPurchaseToken(number: 0, created: Stage.start - .tick, kind: .services),
  ])
  func aTokenOfAnotherKindOrTime(_ token: ExternalPurchaseToken) throws {
    let play = try Play(of: Self.plan)
    let told = try #require(
      play.announcements.first { $0.customer == CustomerIndex(1) && $0.subject != .app(nil) })
    var auditor = Auditor(Self.plan)
    auditor.announced(told.doctored(subject: .app(.token(token))))
    #expect(Set(auditor.findings.map(\.violation)) == [.wrongToken])
  }

  @Test(arguments: [AdvancedCommerceChange.metadataUpdate, .priceChange])
  func changesThatMoveSomething(_ change: AdvancedCommerceChange) throws {
    let plan = Stage(cap: 1).kiosk(["ana": [.buy(.high), .commerce(change, .high)]])
    let records = try Play(of: plan).records
    var auditor = Auditor(plan)
    auditor.recorded(records[0])
    auditor.recorded(records[1].doctored { $0.autoRenews = false })
    #expect(auditor.findings.map(\.violation) == [.wrongState])
  }

  @Test func aMigrationThatKeepsItsOriginal() throws {
    let plan = Stage(cap: 1).kiosk(["ana": [.buy(.high), .commerce(.migration, .high)]])
    let records = try Play(of: plan).records
    var auditor = Auditor(plan)
    auditor.recorded(records[0])
    let original = records[0].after.originalTransaction
    auditor.recorded(records[1].doctored { $0.originalTransaction = original })
    #expect(
      auditor.findings.map(\.violation) == [.originalChanged, .startsAsAnother, .startsAsAnother])
  }
}

extension PurchaseRecord {
  /// The same of another purchase.
  fileprivate func of(_ purchase: OneTimePurchase) -> PurchaseRecord {
    PurchaseRecord(customer: customer, ordinal: ordinal, instant: instant, purchase: purchase)
  }
}

extension Announcement {
  /// The same, told to somebody else or of something else.
  fileprivate func doctored(
    customer: CustomerIndex? = nil, subject: Subject? = nil
  ) -> Announcement {
    Announcement(
      customer: customer ?? self.customer, ordinal: ordinal, instant: instant, fact: fact,
      subject: subject ?? self.subject)
  }

  /// Whether its fact can never be about what another's is about.
  fileprivate func isOfAnotherSort(than other: Announcement) -> Bool {
    switch (subject, other.subject) {
    case (.run, .run), (.purchase, .purchase), (.app(nil), .app(nil)), (.app(.some), .app(.some)):
      false
    default: true
    }
  }
}
