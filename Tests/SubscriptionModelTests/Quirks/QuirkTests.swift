import SubscriptionModel
import Testing

/// What quirks are, and what they make of the store's settings and of rules.
@Suite struct QuirkTests {
  private static func quirks(_ settings: (Quirk, Quirks.Setting)...) -> Quirks {
    var quirks = Quirks()
    for (quirk, setting) in settings { quirks.set(quirk, setting) }
    return quirks
  }

  private func context(_ now: SimInstant, _ settings: (Quirk, Quirks.Setting)...) -> RuleContext {
    var context = RuleContext.now(now)
    for (quirk, setting) in settings { context.policy.quirks.set(quirk, setting) }
    return context
  }

  @Test(arguments: Quirk.allCases)
  func isThereOnceItIsSet(_ quirk: Quirk) {
    var quirks = Quirks()
    #expect(!quirks.has(quirk))
    let setting: Quirks.Setting =
      switch quirk.value {
      case .flag: .flag(true)
      case .length: .length(.seconds(2))
      case .number: .number(2)
      }
    quirks.set(quirk, setting)
    #expect(quirks.all == [quirk])
    let isPresent =
      switch quirk.value {
      case .flag: true
      case .length:
        [
          quirks.revocationDateDrift, quirks.outerSignedLater, quirks.lateRenewal,
          quirks.failureAfterRecovery,
        ].contains(.seconds(2))
      case .number: [quirks.capJitter, quirks.spuriousRecovery].contains(2)
      }
    #expect(isPresent)
    quirks.set(quirk, quirk.value == .length ? .length(.zero) : .flag(false))
    #expect(quirks == Quirks())
  }

  @Test(arguments: Quirk.allCases)
  func saysWhatItDoes(_ quirk: Quirk) {
    #expect(quirk.explanation.words.count >= 20)
    #expect(quirk.explanation.words.last != ".")
    #expect((1..<32).contains(Quirk.allCases.count))
  }

  @Test func someFactsAreSilent() {
    let quirks = Self.quirks(
      (.silentCap, .flag(true)), (.dropExpired, .flag(true)), (.oneTimeChargeMissing, .flag(true)))
    let facts: [Fact] = [
      .autoRenewDisabled(by: .store), .autoRenewDisabled(by: .customer), .expired(.voluntary),
      .expired(.billing), .boughtOnce, .renewed,
    ]
    #expect(facts.map(quirks.silences) == [true, false, true, true, true, false])
    #expect(facts.map(Quirks().silences) == Array(repeating: false, count: 6))
  }

  @Test func capsDiffer() {
    let quirks = Self.quirks((.capJitter, .number(5)))
    let policy = StorePolicy(.sandbox)
    #expect(policy.with(quirks, capDraw: Draw(bits: 0)).renewalCap == 6)
    #expect(policy.with(quirks, capDraw: Draw(bits: .max)).renewalCap == 1)
    let most = Self.quirks((.capJitter, .number(50)))
    #expect(policy.with(most, capDraw: Draw(bits: .max)).renewalCap == 0)
    #expect(StorePolicy(.production).with(most, capDraw: Draw(bits: .max)).renewalCap == nil)
  }

  @Test func monthsInUTC() {
    let quirks = Self.quirks((.monthsInUTC, .flag(true)))
    let policy = StorePolicy(.production).with(quirks, capDraw: Draw(bits: 0))
    #expect(policy.calendar == .universal)
    #expect(StorePolicy(.sandbox).with(quirks, capDraw: Draw(bits: 0)).calendar != .universal)
    // 31 January 2027, 18:30 UTC: through the change to daylight saving it stays 18:30.
    let first = CivilTime(year: 2027, month: 1, day: 31, timeOfDay: 66_600_000).instant
    let second = policy.calendar.end(of: .month, from: first, anchor: first)
    let third = policy.calendar.end(of: .month, from: second, anchor: first)
    #expect([second, third].map(\.text) == ["2027-02-28 18:30:00Z", "2027-03-31 18:30:00Z"])
    #expect(
      policy.calendar.end(of: .week, from: first, anchor: first).text == "2027-02-07 18:30:00Z")
  }

  private func apply(
    _ event: Event, to run: Subscription, in context: RuleContext
  ) throws -> (Subscription, [Fact]) {
    let transition = try Lifecycle.transition(of: run, on: event, in: context)
    return (transition.after, [transition.first, transition.second].compactMap(\.self))
  }

  @Test func theSpuriousRecovery() throws {
    let first = try apply(
      .deadline(.renewal), to: .bought, in: context(at(240), (.spuriousRecovery, .number(1))))
    #expect(first.1 == [.renewedAsRecovery] && first.0 == .booked)
    let second = try apply(
      .deadline(.renewal), to: .bought, in: context(at(240), (.spuriousRecovery, .number(2))))
    #expect(second.1 == [.renewed])
  }

  @Test func theFailureAfterTheRecovery() throws {
    let early = (Quirk.failureAfterRecovery, Quirks.Setting.length(.seconds(100)))
    let failing = Subscription.failing.with { $0.phase = .active(renewalDue: at(300)) }
    let (after, facts) = try apply(
      .action(.fixBilling), to: failing, in: context(at(250), early))
    #expect(facts == [.renewedAsRecovery, .failureToldLate])
    #expect(after == .booked.with { $0.phase = .active(renewalDue: at(500)) })
    // Before a charge has failed there is nothing to recover from.
    let waiting = try apply(.action(.fixBilling), to: .failing, in: context(at(100), early))
    #expect(waiting.1 == [])
    let plain = try apply(.action(.fixBilling), to: failing, in: context(at(250)))
    #expect(plain.1 == [] && plain.0.latest == failing.latest)
  }

  @Test func theLateRenewal() throws {
    let late = (Quirk.lateRenewal, Quirks.Setting.length(.seconds(120)))
    let waiting = try apply(.deadline(.renewal), to: .bought, in: context(at(240), late))
    #expect(waiting.1 == [] && waiting.0.nextDue == renewal(300))
    let lapsed = try apply(.deadline(.renewal), to: waiting.0, in: context(at(300), late))
    #expect(lapsed.1 == [])
    #expect(lapsed.0.nextDue == DueDeadline(instant: at(420), deadline: .recovery))
    #expect(lapsed.0.entitledUntil == nil)
    let renewed = try apply(.deadline(.recovery), to: lapsed.0, in: context(at(420), late))
    #expect(renewed.1 == [.renewed])
    #expect(renewed.0.latest.purchaseDate == at(420) && renewed.0.latest.expiresDate == at(720))
    // What really fails is told as ever.
    let failing = Subscription.failing.with { $0.phase = .active(renewalDue: at(300)) }
    let failed = try apply(.deadline(.renewal), to: failing, in: context(at(300), late))
    #expect(failed.1 == [.renewalFailed(hasGrace: false)])
  }

  @Test func cancelsInGrace() throws {
    let access = (Quirk.graceAfterCancel, Quirks.Setting.flag(true))
    let (cancelled, facts) = try apply(
      .action(.cancel), to: .grace, in: context(at(400), access))
    #expect(facts == [.autoRenewDisabled(by: .customer)])
    #expect(cancelled.nextDue == DueDeadline(instant: at(450), deadline: .graceEnd))
    for action in [Action.cancel, .resume, .closeAccount] {
      #expect(throws: Refusal.self) {
        try apply(.action(action), to: cancelled, in: context(at(410), access))
      }
    }
    let fixed = try apply(.action(.fixBilling), to: cancelled, in: context(at(410), access))
    #expect(fixed.1 == [] && fixed.0.status == .grace)
    let over = try apply(.deadline(.graceEnd), to: cancelled, in: context(at(450), access))
    #expect(over.1 == [.expired(.voluntary)])
  }

  @Test func cancelsInRetry() throws {
    let odd = (Quirk.cancelledRetryExpires, Quirks.Setting.flag(true))
    let cancelled = try apply(.action(.cancel), to: .retry, in: context(at(400), odd)).0
    let over = try apply(.deadline(.retryEnd), to: cancelled, in: context(at(400), odd))
    #expect(over.1 == [.expired(.billing)])
  }
}
