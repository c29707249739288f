import Sandclock
import Testing

/// What verifyReceipt answers about a simulated receipt.
@Suite struct ReceiptTests {
  private func receipts(_ name: String = "receipts", at moment: String? = nil) throws -> Receipts {
    try Receipts(
      atTheEndOf: Scenario(
        contentsOf: Repository.path("Scenarios/\(name).json5"),
        set: moment.map { ["until=\($0)"] } ?? []))
  }

  /// The answer about a customer's receipt, asked with the right secret.
  private func answer(
    _ receipts: Receipts, of customer: String = "ana", old: Bool = false,
    _ change: (inout ReceiptRequest) -> Void = { _ in }
  ) throws -> JSONObject {
    var request = ReceiptRequest(
      receiptData: try old
        ? receipts.oldStyleToken(of: customer) : receipts.token(of: customer),
      password: try receipts.sharedSecret(of: customer))
    change(&request)
    return try JSONObject(receipts.answer(to: request))
  }

  private func products(_ items: [JSONObject]) -> [String] {
    items.map { $0["product_id"].split(separator: ".")[3...].joined(separator: ".") }
  }

  @Test func everyKindOfProductIsInIt() throws {
    let ana = try answer(receipts(at: "6m5s"))
    #expect(ana["status"] == "0" && ana["environment"] == "Sandbox")
    let items = ana.list("latest_receipt_info")
    #expect(
      products(items) == ["club.monthly", "coins.100", "season", "gold", "club.monthly", "season"])
    #expect(items.map { $0["quantity"] } == ["1", "3", "1", "1", "1", "1"])
    #expect(items.map { $0["expires_date"] == "-" } == [false, true, true, true, false, true])
    #expect(items.map { $0["is_trial_period"] }.suffix(2) == ["true", "false"])
    #expect(items[4]["is_in_intro_offer_period"] == "true")
    #expect(Set(items.map { $0["original_transaction_id"] }).count == 5)
    let receipt = ana.object("receipt")
    #expect(receipt.list("in_app").count == 6)
    #expect(receipt["receipt_type"] == "ProductionSandbox")
    #expect(receipt["request_date_ms"] == "1767603965000")
    #expect(ana["latest_receipt"].hasPrefix("MI"))
    #expect(ana.list("pending_renewal_info").count == 1)
  }

  /// Coins are gone once they are delivered, a refunded purchase stays and says so.
  @Test func whatIsUsedUpLeavesIt() throws {
    let items = try answer(receipts(at: "15m")).list("latest_receipt_info")
    #expect(!products(items).contains("coins.100"))
    #expect(products(items).filter { $0 == "season" }.count == 2)
    let gold = try #require(items.first { $0["product_id"].hasSuffix("gold") })
    #expect(gold["cancellation_reason"] == "0" && gold["cancellation_date"] != "-")
    #expect(products(items).contains("news"))
  }

  @Test func oldTransactionsCanBeLeftOut() throws {
    let all = try answer(receipts(at: "15m"))
    let some = try answer(receipts(at: "15m")) { $0.excludesOldTransactions = true }
    #expect(
      products(some.list("latest_receipt_info")).sorted()
        == ["club.monthly", "gold", "news", "season"])
    let isSame =
      some.object("receipt").canonical("in_app")
      == all.object("receipt").canonical("in_app")
    #expect(isSame)
    #expect(some.canonical("pending_renewal_info") == all.canonical("pending_renewal_info"))
  }

  @Test func whoHasBoughtNothing() throws {
    let bo = try answer(receipts(), of: "bo")
    #expect(Set(bo.members.keys) == ["environment", "receipt", "status"])
    #expect(bo.object("receipt").list("in_app").isEmpty)
    // Nothing in it needs a password.
    #expect(try answer(receipts(), of: "bo") { $0.password = nil }["status"] == "0")
  }

  @Test func beforeThePurchaseThereIsNothing() throws {
    let receipts = try receipts("offer-after-expiry", at: "0s")
    #expect(try answer(receipts).list("latest_receipt_info").count == 1)
  }

  @Test(
    arguments: [
      ("", nil, nil, 21002), ("no base64!", nil, nil, 21002), ("aGVsbG8=", nil, nil, 21002),
      ("MIIBMAAA", nil, nil, 21003), ("ewoJ", nil, nil, 21003),
      (nil, "wrong", nil, 21004), (nil, nil, nil, 21004), (nil, "wrong", .production, 21007),
      (nil, "", .production, 21007), (nil, "", .sandbox, 0), (nil, "", nil, 0),
    ] as [(String?, String?, ReceiptRequest.Server?, Int)])
  func statuses(
    _ data: String?, _ password: String?, _ server: ReceiptRequest.Server?, _ status: Int
  ) throws {
    let receipts = try receipts(at: "5m")
    let answer = try answer(receipts) { request in
      if let data { request.receiptData = data }
      // An empty word stands for the right one here.
      if password != "" { request.password = password }
      request.server = server
    }
    #expect(answer["status"] == "\(status)")
    let members: Set<String> =
      switch status {
      case 0:
        [
          "environment", "receipt", "latest_receipt_info", "latest_receipt",
          "pending_renewal_info", "status",
        ]
      case 21003, 21004: ["environment", "status"]
      default: ["status"]
      }
    #expect(Set(answer.members.keys) == members)
  }

  @Test func aReceiptOfProduction() throws {
    let receipts = try receipts("v1-daylight-saving", at: "100d")
    let ana = try answer(receipts)
    #expect(ana["environment"] == "Production")
    let receipt = ana.object("receipt")
    #expect(receipt["receipt_type"] == "Production" && receipt["adam_id"] == "1234567890")
    #expect(receipt["download_id"].count == 15)
    #expect(try answer(receipts) { $0.server = .sandbox }["status"] == "21008")
    #expect(try answer(receipts) { $0.server = .production }["status"] == "0")
  }

  /// Another seed is another store: it has not made this receipt.
  @Test func aTokenIsOneRunsOnly() throws {
    let token = try receipts().token(of: "ana")
    let other = try Receipts(
      atTheEndOf: Scenario(
        contentsOf: Repository.path("Scenarios/receipts.json5"), seed: 2))
    #expect(try answer(other) { $0.receiptData = token }["status"] == "21003")
    #expect(try receipts().token(of: "ana") == token, "the same run makes the same")
    #expect(try receipts(at: "1m").token(of: "ana") == token, "at every moment")
  }

  @Test func inTheStyleOfIOS6() throws {
    let live = try answer(receipts("cancel", at: "1m"), old: true)
    #expect(
      Set(live.members.keys) == [
        "status", "receipt", "latest_receipt_info", "latest_receipt", "auto_renew_product_id",
        "auto_renew_status",
      ])
    #expect(live["status"] == "0" && live["auto_renew_status"] == "1")
    #expect(live.object("latest_receipt_info")["expires_date"] == "1767603900000")
    #expect(live["latest_receipt"].hasPrefix("ewoJ"))
    let expired = try answer(receipts("cancel"), old: true)
    #expect(
      Set(expired.members.keys) == [
        "status", "receipt", "latest_expired_receipt_info", "auto_renew_product_id",
        "auto_renew_status", "expiration_intent", "is_in_billing_retry_period",
      ])
    #expect(expired["status"] == "21006" && expired["expiration_intent"] == "1")
    let once = try answer(receipts("receipts", at: "6m5s"), old: true)
    #expect(once["status"] == "0")
  }

  @Test func aNewPurchaseIsInItBeforeItIsTold() throws {
    #expect(try answer(receipts("downgrade", at: "1s")).list("latest_receipt_info").count == 1)
  }

  @Test func whatCannotBeAsked() throws {
    #expect(
      throws: ReceiptError.notReached(moment: "renewal 9 of ana"),
      performing: { try receipts("cancel", at: "renewal 9 of ana") })
    #expect(
      throws: ReceiptError.unknownCustomer("anna", known: ["ana", "bo"]),
      performing: { try receipts().token(of: "anna") })
    #expect(
      throws: ReceiptError.nothingBought(customer: "bo"),
      performing: { try receipts().oldStyleToken(of: "bo") })
    let words = ReceiptError.unknownCustomer("anna", known: ["ana", "bo"]).description
    #expect(words == #"there is no customer "anna"; did you mean "ana"?"#)
  }
}
