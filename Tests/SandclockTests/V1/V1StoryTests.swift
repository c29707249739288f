import Foundation
import Sandclock
import Testing

/// What legacy notifications say of longer lives.
@Suite struct V1StoryTests {
  private func types(_ bodies: [JSONObject]) -> [String] { bodies.map { $0["notification_type"] } }

  @Test func appleTellsAnUpgradeAndARefundTwice() async throws {
    let ana = try await V1Bodies.shipped("v1-words-of-apple").of("ana")
    #expect(
      types(ana) == [
        "INITIAL_BUY", "INTERACTIVE_RENEWAL", "DID_CHANGE_RENEWAL_STATUS",
        "DID_CHANGE_RENEWAL_STATUS", "CANCEL", "DID_CHANGE_RENEWAL_STATUS",
      ])
    #expect(ana.map { $0["password"] }.allSatisfy { $0 == "0123456789abcdef0123456789abcdef" })
    let items = ana[5].object("unified_receipt").list("latest_receipt_info")
    #expect(items.map { $0.short("product_id") } == ["premium", "standard"])
    #expect(items.map { $0["is_upgraded"] } == ["-", "true"])
    #expect(items[0]["cancellation_reason"] == "1" && items[1]["cancellation_reason"] == "-")
    // The second body's switch is the refund's.
    #expect(ana[5]["auto_renew_status_change_date"] == items[0]["cancellation_date"])
    #expect(ana[2]["auto_renew_status_change_date"] == items[0]["purchase_date"])
    #expect(ana.map { $0["auto_renew_status"] }.suffix(3) == ["false", "false", "false"])
  }

  @Test func whoComesBackRenewsByHandOnlyToAnother() async throws {
    let bea = try await V1Bodies.shipped("v1-words-of-apple").of("bea")
    #expect(
      types(bea) == [
        "INITIAL_BUY", "DID_CHANGE_RENEWAL_STATUS", "INTERACTIVE_RENEWAL",
        "DID_CHANGE_RENEWAL_STATUS", "DID_CHANGE_RENEWAL_STATUS", "DID_CHANGE_RENEWAL_STATUS",
        "DID_CHANGE_RENEWAL_STATUS",
      ])
    #expect(
      bea.map { $0["auto_renew_status"] }
        == ["true", "false", "true", "true", "false", "true", "false"])
  }

  @Test func beforeTwentyTwentyOne() async throws {
    let bodies = try await V1Bodies.shipped("v1-before-2021")
    let ana = bodies.of("ana")
    #expect(
      types(ana) == [
        "INITIAL_BUY", "DID_FAIL_TO_RENEW", "DID_RECOVER", "RENEWAL", "DID_CHANGE_RENEWAL_STATUS",
      ])
    #expect(ana[0]["latest_receipt"].hasPrefix("ewoJ"))
    #expect(ana[1]["latest_receipt"] == "-" && ana[1]["latest_expired_receipt"] != "-")
    let failed = ana[1].object("unified_receipt").list("pending_renewal_info")[0]
    #expect(failed["grace_period_expires_date"] == "2026-01-05 09:07:30 Etc/GMT")
    let cancel = bodies.of("bea")[1]
    #expect(
      types(bodies.of("bea")).prefix(3).elementsEqual(
        ["INITIAL_BUY", "CANCEL", "INTERACTIVE_RENEWAL"]))
    #expect(cancel.object("latest_expired_receipt_info").short("product_id") == "standard")
    #expect(cancel["cancellation_date"] == "2026-01-05 09:02:00 Etc/GMT")
    for body in bodies.bodies {
      #expect(body["original_transaction_id"] == "-" && body["deprecation"] == "-")
    }
  }

  @Test func membersOfAFamilyAreToldLess() async throws {
    let bodies = try await V1Bodies.shipped("family-sharing")
    #expect(
      types(bodies.of("bo")) == [
        "DID_RENEW", "DID_CHANGE_RENEWAL_PREF", "DID_CHANGE_RENEWAL_PREF", "REVOKE",
        "DID_CHANGE_RENEWAL_STATUS", "DID_CHANGE_RENEWAL_STATUS",
      ])
    for body in bodies.of("bo") {
      let items = body.object("unified_receipt").list("latest_receipt_info")
      #expect(items.allSatisfy { $0["in_app_ownership_type"] == "FAMILY_SHARED" })
    }
    #expect(!types(bodies.of("ana")).contains("REVOKE"))
  }

  @Test func aHundredTransactionsAtMost() async throws {
    let scenario = try ScenarioText.scenario(
      ScenarioText.ana(
        #"{ buy: "pro" }, { at: "renewal 120 + 1m", cancel: "pro" }"#,
        store: #"renewalCap: "none""#
      ).replacing("expect:", with: #"until: "2d", expect:"#))
    let bodies = try await V1Bodies(scenario).bodies
    let counts = bodies.map { $0.object("unified_receipt").list("latest_receipt_info").count }
    #expect(counts.max() == 100 && counts.last == 100)
    let newest = bodies.last?.object("unified_receipt").list("latest_receipt_info") ?? []
    let ends = newest.compactMap { Int($0["expires_date_ms"]) }
    #expect(ends == ends.sorted(by: >) && ends.count == 100)
  }

  @Test func whatIsUsedUpIsInNoList() async throws {
    let bodies = try await V1Bodies.shipped("receipts")
    let told = zip(bodies.headers, bodies.bodies).filter { $0.0.kind != "DID_RENEW" }
    #expect(
      told.map { $0.0.type } == [
        "INITIAL_BUY", "CONSUMPTION_REQUEST", "REFUND", "REFUND", "DID_CHANGE_RENEWAL_STATUS",
      ])
    for (header, body) in told {
      let unified = body.object("unified_receipt")
      let products = unified.list("latest_receipt_info").map { $0["product_id"] }
      #expect(!products.contains { $0.hasSuffix("coins.100") })
      let isCoins = header.productID?.hasSuffix("coins.100") ?? false
      #expect(isCoins == products.isEmpty)
      #expect(isCoins == unified.list("pending_renewal_info").isEmpty)
      let isRefund = header.type == "REFUND" || isCoins
      #expect((body["auto_renew_status"] == "-") == isRefund)
    }
  }

  @Test func aCancelWhileUnpaidLeavesNothingPending() async throws {
    let scenario = try ScenarioText.scenario(
      ScenarioText.ana(
        """
        { buy: "pro" }, { at: "1m", failBilling: "pro" },
        { at: "renewal 1 + 1m", cancel: "pro" }
        """, store: #"gracePeriod: "16d""#))
    let bodies = try await V1Bodies(scenario).bodies
    #expect(
      types(bodies) == ["INITIAL_BUY", "DID_FAIL_TO_RENEW", "DID_CHANGE_RENEWAL_STATUS"])
    let pending = bodies.map { $0.object("unified_receipt").list("pending_renewal_info").count }
    #expect(pending == [1, 1, 0])
  }

  @Test func theSecretIsDerivedOrGivenOrNone() async throws {
    func passwords(_ secret: String) async throws -> Set<String> {
      let bodies = try await V1Bodies.shipped("cancel", set: "app.sharedSecret=\(secret)").bodies
      return Set(bodies.map { $0["password"] })
    }
    let derived = try await V1Bodies.shipped("cancel").bodies[0]["password"]
    #expect(derived.wholeMatch(of: /[0-9a-f]{32}/) != nil)
    #expect(try await V1Bodies.shipped("downgrade").bodies[0]["password"] == derived)
    #expect(try await passwords("abc") == ["abc"])
    #expect(try await passwords("null") == ["-"])
  }
}
