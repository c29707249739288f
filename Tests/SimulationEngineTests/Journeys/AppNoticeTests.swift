import SimulationEngine
import SubscriptionModel
import Testing

/// What is told of the app: by the script that concerns no single customer, or of one's consent.
@Suite struct AppNoticeTests {
  @Test func aTestIsTheStoresAndNeedsNoCustomer() throws {
    let test = PlannedStep.tell(.test, .later(.minutes(1)))
    let play = try Play(of: Stage().kiosk(store: [test.repeated(3, every: .hours(1))]))
    #expect(play.signed == ["1m TEST", "1h1m TEST", "2h1m TEST"])
    #expect(play.announcements.map(\.ordinal) == [0, 1, 2])
    #expect(play.announcements.allSatisfy { $0.subject == .app(nil) })
    #expect(play.records.isEmpty)
  }

  @Test func theStoresScriptComesBeforeThoseOfCustomers() throws {
    let play = try Play(
      of: Stage(cap: 1).kiosk(
        ["ana": [.buy(.high)], "bea": [.buy(.coins)]], store: [.tell(.test), .tell(.test)]))
    #expect(
      play.triedByAll.prefix(4) == [
        "store 0s test", "store 0s test", "ana 0s buy high", "bea 0s buy coins",
      ])
    #expect(
      play.signed.prefix(4) == [
        "0s SUBSCRIBED/INITIAL_BUY high", "0s ONE_TIME_CHARGE coins", "0s TEST", "0s TEST",
      ])
  }

  @Test func scriptsMayWaitForOneAnother() throws {
    let play = try Play(
      of: Stage(cap: 1).kiosk(
        ["ana": [.buy(.high, .signing(.told(.test), of: 1, later: .minutes(1)))]],
        store: [.tell(.test, .at(.hours(1))), .tell(.test, .of(0, .high, .expiry))]))
    #expect(play.unreached == [])
    #expect(play.tried == ["1h test", "1h1m buy high", "1h11m test"])
  }

  @Test func noticesOfOneKindAreOfOneToken() throws {
    func tell(_ event: AppNotice.TokenEvent, _ kind: ExternalPurchaseToken.Kind?) -> PlannedStep {
      .tell(.externalPurchaseToken(event, kind: kind), .later(.days(1)))
    }
    let play = try Play(
      of: Stage().kiosk(store: [
        tell(.created, .services), tell(.created, .acquisition), tell(.unreported, nil),
        tell(.activeTokenReminder, .services), tell(.created, .services),
        tell(.unreported, .services), tell(.unreported, .acquisition), tell(.unreported, nil),
      ]))
    let tokens = play.announcements.map { announcement -> UInt32? in
      guard case .app(.token(let token)) = announcement.subject else { return nil }
      return token.number
    }
    #expect(tokens == [0, 1, 2, 0, 3, 3, 1, 2])
  }

  @Test func aRescindedConsentIsTheCustomersAndChangesNothing() throws {
    let quiet = try Play(of: Stage(cap: 1).kiosk(["kim": [.buy(.high)]]))
    let play = try Play(
      of: Stage(cap: 1).kiosk([
        "kim": [.buy(.high), .tell(.consentRescinded, .later(.minutes(2)))]
      ]))
    #expect(play.signed.filter { $0 != "2m RESCIND_CONSENT" } == quiet.signed)
    #expect(play.signed.count == quiet.signed.count + 1)
    #expect(play.announcements[1].customer == CustomerIndex(0))
  }
}
