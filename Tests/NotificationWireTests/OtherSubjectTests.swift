import NotificationWire
import SubscriptionModel
import Testing

/// Notifications that are not about a subscription: what they carry, and what is believed of it.
@Suite struct OtherSubjectTests {
  private func header(_ name: String) throws -> NotificationHeader {
    try #require(GoldenCase.others.first { $0.name == name }).draft.header
  }

  @Test(arguments: [
    ("once-consumable", "bought", "3 bought 2026-01-05 09:00:00Z, to be delivered once"),
    ("once-nonConsumable", "owned", "bought 2026-01-05 09:00:00Z for good"),
    ("once-nonRenewing", "owned", "bought 2026-01-05 09:00:00Z, the app decides for how long"),
    (
      "once-free", "owned",
      "subscribed 2026-01-05 09:00:00Z, it costs nothing and never expires"
    ),
  ])
  func whatWasBoughtOnceIsTheCustomers(_ name: String, _ status: String, _ reason: String) throws {
    let header = try header(name)
    #expect(header.kind == "ONE_TIME_CHARGE")
    #expect(header.transactionID == "2000000000016389")
    #expect(header.originalTransactionID == header.transactionID)
    #expect(header.productID?.hasPrefix("com.example.stream.") == true)
    #expect(header.belief == Belief(status: status, isEntitled: true, reason: reason))
  }

  @Test(arguments: [
    ("test", "TEST"), ("consentRescinded", "RESCIND_CONSENT"),
    ("token-created", "EXTERNAL_PURCHASE_TOKEN/CREATED"),
  ])
  func ofTheAppNothingIsBelieved(_ name: String, _ kind: String) throws {
    let header = try header(name)
    #expect(header.kind == kind)
    #expect(header.productID == nil)
    #expect(header.transactionID == nil)
    #expect(header.originalTransactionID == nil)
    #expect(header.belief == nil)
  }

  @Test(arguments: GoldenCase.others)
  func theInnerTokensAreThoseThatThereAre(_ golden: GoldenCase) {
    let draft = golden.draft
    let tokens = InnerTokens(
      transaction: draft.inner.transaction.isEmpty ? [] : Array("t.t.t".utf8),
      renewal: draft.inner.renewal.isEmpty ? [] : Array("r.r.r".utf8),
      appTransaction: draft.inner.appTransaction.isEmpty ? [] : Array("a.a.a".utf8))
    let signed = String(decoding: draft.payload(.signed(tokens)), as: UTF8.self)
    #expect(signed.contains(#""signedTransactionInfo":"t.t.t""#) == golden.isOnce)
    #expect(!signed.contains("signedRenewalInfo"))
    #expect(
      signed.contains(#""signedAppTransactionInfo":"a.a.a""#)
        == golden.name.hasPrefix("consentRescinded"))
  }

  @Test func tokensGoWhereTheirClaimsStood() {
    let claims = InnerClaims(transaction: [1], appTransaction: [2])
    #expect(claims.present == [[1], [2]])
    let tokens = claims.sealed(as: [[7], [8]])
    #expect(tokens.transaction == [7])
    #expect(tokens.renewal == [])
    #expect(tokens.appTransaction == [8])
  }
}

extension GoldenCase {
  fileprivate var isOnce: Bool { name.hasPrefix("once") || name.hasSuffix("once") }
}
