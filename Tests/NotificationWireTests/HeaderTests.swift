import NotificationWire
import SubscriptionModel
import Testing

/// What a notification is about, beside its body; and the numbers that tie notifications together.
@Suite struct HeaderTests {
  @Test func values() {
    let renewed = Sample.transaction(1)
    let header = GoldenCase(
      "", Sample.announcement(.renewed, 1, at: 279_004, renewed, Sample.run(renewed))
    ).draft.header
    #expect(header.customer == "ana")
    #expect(header.number == 2)
    #expect(header.type == "DID_RENEW")
    #expect(header.subtype == nil)
    #expect(header.kind == "DID_RENEW")
    #expect(header.signedDate == 1_767_603_879_004)
    #expect(header.productID == "com.example.stream.pro")
    #expect(header.transactionID == "2000000000016386")
    #expect(header.originalTransactionID == "2000000000016384")
  }

  @Test(arguments: [
    ("subscribed", "SUBSCRIBED/INITIAL_BUY"), ("resubscribed", "SUBSCRIBED/RESUBSCRIBE"),
    ("renewed", "DID_RENEW"),
    ("autoRenewDisabled-customer", "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED"),
    ("autoRenewDisabled-store", "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED"),
    ("autoRenewEnabled", "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED"),
    ("expired-voluntary", "EXPIRED/VOLUNTARY"),
    ("upgraded", "DID_CHANGE_RENEWAL_PREF/UPGRADE"),
    ("downgradeChosen", "DID_CHANGE_RENEWAL_PREF/DOWNGRADE"),
    ("crossgraded-apple", "DID_CHANGE_RENEWAL_PREF/UPGRADE"),
    ("crossgraded-omitted", "DID_CHANGE_RENEWAL_PREF"),
    ("crossgradeChosen-apple", "DID_CHANGE_RENEWAL_PREF/DOWNGRADE"),
    ("crossgradeChosen-omitted", "DID_CHANGE_RENEWAL_PREF"),
    ("planChangeUndone", "DID_CHANGE_RENEWAL_PREF"),
  ])
  func kinds(_ name: String, _ kind: String) throws {
    let golden = try #require(GoldenCase.all.first { $0.name == name })
    #expect(golden.draft.header.kind == kind)
  }

  @Test(arguments: GoldenCase.all)
  func theBodySaysTheSame(_ golden: GoldenCase) {
    let header = golden.draft.header
    let body = String(decoding: golden.draft.payload(.decoded), as: UTF8.self)
    let subtype = header.subtype.map { #""subtype":"\#($0)","# } ?? ""
    #expect(
      body.hasPrefix(
        #"{"notificationType":"\#(header.type)",\#(subtype)"#
          + #""notificationUUID":"\#(header.notificationUUID)","data":{"#))
    for (name, value) in [
      ("transactionId", header.transactionID), ("productId", header.productID),
      ("originalTransactionId", header.originalTransactionID),
    ] {
      if let value { #expect(body.contains(#""\#(name)":"\#(value)""#)) }
    }
    #expect(body.contains(#""signedDate":\#(header.signedDate)"#))
  }

  @Test(arguments: 0..<200)
  func identifiersOfNotifications(_ ordinal: Int) {
    let bought = Sample.transaction(0)
    let uuid = GoldenCase(
      "",
      Sample.announcement(.subscribed, UInt32(ordinal), at: 11_250, bought, Sample.run(bought))
    ).draft.header.notificationUUID
    #expect(
      uuid.wholeMatch(of: /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/)
        != nil)
  }

  @Test func eachNotificationHasItsOwnIdentifierWhateverTheOrderOfComposing() {
    let bought = Sample.transaction(0)
    let cases = (0..<100).map { ordinal in
      GoldenCase(
        "", Sample.announcement(.subscribed, ordinal, at: 11_250, bought, Sample.run(bought)))
    }
    let forward = cases.map(\.draft.header.notificationUUID)
    let backward = cases.reversed().map(\.draft.header.notificationUUID)
    #expect(Set(forward).count == 100)
    #expect(forward == backward.reversed())
  }

  @Test func accountTokensAreLowerCase() {
    #expect(
      GoldenCase.facts[0].text
        .contains(#""appAccountToken":"0b5e7c1e-2f4a-4c7d-9d53-0a6f1c2b3d4e""#))
  }

  /// One per account and app, whatever group the subscription is in and whatever the run is.
  @Test func appTransactionIdentifiers() throws {
    func identifier(of customer: Int, product: Int, seed: UInt64 = 1) throws -> String {
      var plan = Sample.plan
      plan.seed = seed
      let bought = Sample.transaction(0, of: plan.customers[customer], product: product)
      let draft = GoldenCase(
        "",
        Sample.announcement(
          .subscribed, UInt32(product), at: 9000, of: customer, bought,
          Sample.run(bought, of: customer)),
        of: plan
      ).draft
      let pattern = /"appTransactionId":"([0-9]{18})"/
      let claims = draft.inner.present.map {
        String(decoding: $0, as: UTF8.self)
      }
      let found = try claims.map { String(try #require($0.firstMatch(of: pattern)).1) }
      #expect(found[0] == found[1])
      return found[0]
    }
    let ana = try identifier(of: 0, product: 0)
    #expect(try identifier(of: 0, product: 2) == ana)
    #expect(try identifier(of: 1, product: 2) != ana)
    #expect(try identifier(of: 0, product: 0, seed: 2) != ana)
  }
}
