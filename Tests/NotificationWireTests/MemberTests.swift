import Foundation
import NotificationWire
import SubscriptionModel
import Testing

/// Which members stand where and when, against lists written out here.
@Suite struct MemberTests {
  /// In the order of genuine tokens; those in brackets are not always there.
  static let payload = [
    "notificationType", "[subtype]", "notificationUUID", "data", "version", "signedDate",
  ]
  static let data = [
    "[appAppleId]", "bundleId", "[bundleVersion]", "environment", "signedTransactionInfo",
    "signedRenewalInfo", "status", "[consumptionRequestReason]",
  ]
  static let transaction = [
    "transactionId", "originalTransactionId", "webOrderLineItemId", "bundleId", "productId",
    "subscriptionGroupIdentifier", "purchaseDate", "originalPurchaseDate", "expiresDate",
    "quantity", "type", "[appAccountToken]", "inAppOwnershipType", "signedDate",
    "[revocationReason]", "[revocationDate]", "[offerType]", "[offerIdentifier]", "environment",
    "transactionReason", "storefront", "storefrontId", "[price]", "[currency of the price]",
    "[offerDiscountType]", "appTransactionId", "[offerPeriod]", "[previousOriginalTransactionId]",
    "[revocationType]", "[revocationPercentage]", "[billingPlanType]", "[commitmentInfo]",
  ]
  static let renewal = [
    "[expirationIntent]", "originalTransactionId", "autoRenewProductId", "productId",
    "autoRenewStatus", "[isInBillingRetryPeriod]", "[priceIncreaseStatus]",
    "[gracePeriodExpiresDate]", "[offerType]", "[offerIdentifier]", "[renewalPrice]",
    "[currency]", "signedDate", "environment", "recentSubscriptionStartDate", "renewalDate",
    "[offerDiscountType]", "[eligibleWinBackOfferIds]", "appTransactionId", "[offerPeriod]",
    "[appAccountToken]",
    "[renewalBillingPlanType]", "[commitmentInfo]",
  ]

  @Test(arguments: GoldenCase.all)
  func orderAndPresence(_ golden: GoldenCase) throws {
    let draft = golden.draft
    let customer = golden.plan.customer(golden.announcement.customer)
    let run = golden.announcement.run
    let app = customer.app
    var present = Set<String>()
    if draft.header.subtype != nil { present.insert("[subtype]") }
    if app.appAppleIdentifier != nil { present.insert("[appAppleId]") }
    if app.bundleVersion != nil { present.insert("[bundleVersion]") }
    if customer.accountToken != nil, run.accountToken == .customers {
      present.insert("[appAccountToken]")
    }
    if let revocation = golden.announcement.subject.transaction?.revocation {
      present.formUnion(["[revocationReason]", "[revocationDate]", "[revocationType]"])
      if revocation.kind != .family { present.insert("[revocationPercentage]") }
    }
    if run.ownership == .purchased {
      present.formUnion(["[price]", "[currency of the price]"])
    }
    if case .refundRequested = golden.announcement.fact {
      present.insert("[consumptionRequestReason]")
    }
    if run.status != .active && run.status != .revoked {
      present.formUnion(["[expirationIntent]", "[isInBillingRetryPeriod]"])
    }
    if run.priceIncrease != nil { present.insert("[priceIncreaseStatus]") }
    if run.status == .grace { present.insert("[gracePeriodExpiresDate]") }
    if run.migrationDistance > 0 { present.insert("[previousOriginalTransactionId]") }
    if run.willRenew { present.formUnion(["[renewalPrice]", "[currency]"]) }
    if golden.plan.catalog.subscription(run.latest.product).monthlyPlan != nil {
      present.formUnion(["[billingPlanType]", "[renewalBillingPlanType]"])
    }
    if run.latest.commitmentMonth > 0 { present.insert("[commitmentInfo]") }
    let hasWinBacks = run.latest.product == ProductIndex(1)
    if run.status == .expired, hasWinBacks { present.insert("[eligibleWinBackOfferIds]") }
    func wanted(_ members: [String], under offer: (ProductIndex, OfferIndex)? = nil) -> [String] {
      var present = present
      if let (product, index) = offer {
        present.formUnion(["[offerType]", "[offerDiscountType]", "[offerPeriod]"])
        let isIntroductory = Sample.catalog.offer(index, of: product).kind == .introductory
        if !isIntroductory { present.insert("[offerIdentifier]") }
      }
      return members.filter { !$0.hasPrefix("[") || present.contains($0) }
        .map { $0.trimmingCharacters(in: ["[", "]"]) }
        .map { $0 == "currency of the price" ? "currency" : $0 }
    }
    let bought = try #require(golden.announcement.subject.transaction)
    let now = bought.offer.map { (bought.product, $0) }
    let next = run.autoRenews ? run.renewalOffer.map { (run.renewsTo, $0) } : nil

    let whole = try members(
      draft.payload(
        .signed(
          InnerTokens(transaction: Array("a.b.c".utf8), renewal: Array("d.e.f".utf8)))))
    #expect(whole.map(\.name) == wanted(Self.payload))
    let data = try members(try #require(whole.first { $0.name == "data" }).value)
    #expect(data.map(\.name) == wanted(Self.data))
    #expect(
      try members(draft.inner.transaction).map(\.name) == wanted(Self.transaction, under: now))
    #expect(try members(draft.inner.renewal).map(\.name) == wanted(Self.renewal, under: next))
  }

  @Test(arguments: GoldenCase.all)
  func decodedDiffersInTheTwoInnerMembersOnly(_ golden: GoldenCase) throws {
    let draft = golden.draft
    let signed = try members(
      draft.payload(
        .signed(
          InnerTokens(transaction: Array("a.b.c".utf8), renewal: Array("d.e.f".utf8)))))
    let decoded = try members(draft.payload(.decoded))
    #expect(signed.filter { $0.name != "data" } == decoded.filter { $0.name != "data" })
    let signedData = try members(try #require(signed.first { $0.name == "data" }).value)
    let decodedData = try members(try #require(decoded.first { $0.name == "data" }).value)
    let expected = signedData.map { member in
      switch member.name {
      case "signedTransactionInfo": Member(name: "transactionInfo", value: draft.inner.transaction)
      case "signedRenewalInfo": Member(name: "renewalInfo", value: draft.inner.renewal)
      default: member
      }
    }
    #expect(decodedData == expected)
    #expect(signedData.contains(Member("signedTransactionInfo", #""a.b.c""#)))
    #expect(signedData.contains(Member("signedRenewalInfo", #""d.e.f""#)))
  }

  @Test(arguments: GoldenCase.all)
  func typesAndValues(_ golden: GoldenCase) throws {
    let draft = golden.draft
    let announcement = golden.announcement
    let transaction = try members(draft.inner.transaction)
    let renewal = try members(draft.inner.renewal)
    let signed = "\(announcement.instant.milliseconds)"
    let environment = golden.plan.customer(announcement.customer).policy.environment.rawValue
    let whole = try members(draft.payload(.decoded))
    #expect(whole.contains(Member("version", #""2.0""#)))
    for object in [whole, transaction, renewal] {
      #expect(object.contains(Member("signedDate", signed)))
      #expect(!object.contains { $0.value == Array("null".utf8) })
    }
    for object in [transaction, renewal] {
      #expect(object.contains(Member("environment", #""\#(environment)""#)))
    }
    let data = try members(try #require(whole.first { $0.name == "data" }).value)
    let (status, intent, isRetrying) =
      switch announcement.run.phase {
      case .active: ("1", nil as String?, "")
      case .revoked: ("5", nil, "")
      case .expired(.voluntary): ("2", "1", "false")
      case .expired(.billing): ("2", "2", "false")
      case .expired(.priceIncrease): ("2", "3", "false")
      case .expired(.notForSale): ("2", "4", "false")
      case .expired(.other): ("2", "5", "false")
      case .retry: ("3", "2", "true")
      case .grace: ("4", "2", "true")
      }
    #expect(data.contains(Member("status", status)))
    #expect(transaction.contains(Member("type", #""Auto-Renewable Subscription""#)))
    let ownership = announcement.run.ownership.rawValue
    #expect(transaction.contains(Member("inAppOwnershipType", #""\#(ownership)""#)))
    #expect(transaction.contains(Member("quantity", "1")))
    #expect(
      renewal.contains(Member("autoRenewStatus", announcement.run.willRenew ? "1" : "0")))
    if let intent {
      #expect(renewal.contains(Member("expirationIntent", intent)))
      #expect(renewal.contains(Member("isInBillingRetryPeriod", isRetrying)))
    }
  }
}

/// A member of an object and its value as it is written.
private struct Member: Equatable {
  let name: String
  let value: [UInt8]

  init(name: String, value: [UInt8]) {
    self.name = name
    self.value = value
  }

  init(_ name: String, _ value: String) {
    self.init(name: name, value: Array(value.utf8))
  }
}

/// The members of a compact JSON object in their order. Foundation keeps none; it is asked only
/// whether the text is JSON at all.
private func members(_ json: [UInt8]) throws -> [Member] {
  _ = try JSONSerialization.jsonObject(with: Data(json))
  var members: [Member] = []
  var depth = 0
  var isInString = false
  var isEscaped = false
  var start = 1
  for (place, byte) in json.enumerated() {
    if isInString {
      if !isEscaped, byte == UInt8(ascii: "\"") { isInString = false }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      continue
    }
    switch byte {
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
    default: break
    }
    let isSeparator = byte == UInt8(ascii: ",") && depth == 1
    guard isSeparator || depth == 0 else { continue }
    let colon = try #require(json[start..<place].firstIndex(of: UInt8(ascii: ":")))
    members.append(
      Member(
        name: String(decoding: json[(start + 1)..<(colon - 1)], as: UTF8.self),
        value: Array(json[(colon + 1)..<place])))
    start = place + 1
  }
  return members
}
