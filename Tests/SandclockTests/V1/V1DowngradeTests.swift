import Sandclock
import Testing

/// A lower plan that waits for the renewal, and what can become of it.
@Suite struct V1DowngradeTests {
  /// Type, product, what it renews as, auto-renew, and what waits with which offer; then the
  /// product of the newest transaction.
  private func lines(_ customer: String, _ dialect: String = "extended") async throws -> [String] {
    let bodies = try await V1Bodies.shipped(
      "v1-downgrade", set: "store.v1.dialect=\(dialect)")
    return try bodies.of(customer).map { body in
      let unified = body.object("unified_receipt")
      let pending = try #require(unified.list("pending_renewal_info").first)
      let newest = try #require(unified.list("latest_receipt_info").first)
      let choice =
        pending.members["upgrade_downgrade_choice"] == nil
        ? ""
        : " waits: \(pending.object("upgrade_downgrade_choice").short("product_id")) "
          + "'\(pending.object("upgrade_downgrade_choice")["promotion_offer_id"])'"
      #expect(body["auto_renew_product_id"] == pending["auto_renew_product_id"])
      #expect(body["auto_renew_status"] == (pending["auto_renew_status"] == "1" ? "true" : "false"))
      return "\(body["notification_type"]) \(pending.short("product_id")) renews as "
        + "\(pending.short("auto_renew_product_id")) \(pending["auto_renew_status"])\(choice); "
        + newest.short("product_id")
    }
  }

  private static let bought = "INITIAL_BUY premium renews as premium 1; premium"
  private static let waits =
    "DID_CHANGE_RENEWAL_PREF premium renews as standard 1 waits: standard ''; premium"

  @Test func itTakesEffectAtTheRenewal() async throws {
    #expect(
      try await lines("ana") == [
        Self.bought, Self.waits,
        "DID_RENEW standard renews as standard 1; standard",
        "DID_RENEW standard renews as standard 1; standard",
        "DID_CHANGE_RENEWAL_STATUS standard renews as standard 0; standard",
      ])
  }

  @Test func itIsUndone() async throws {
    #expect(
      try await lines("bea").prefix(4) == [
        Self.bought, Self.waits,
        "DID_CHANGE_RENEWAL_PREF premium renews as premium 1; premium",
        "DID_RENEW premium renews as premium 1; premium",
      ])
  }

  @Test func aCancelEndsIt() async throws {
    #expect(
      try await lines("cleo") == [
        Self.bought, Self.waits,
        "DID_CHANGE_RENEWAL_STATUS premium renews as premium 0; premium",
      ])
  }

  @Test func anUpgradeTakesItsPlace() async throws {
    #expect(
      try await lines("dot").prefix(4) == [
        "INITIAL_BUY standard renews as standard 1; standard",
        "DID_CHANGE_RENEWAL_PREF standard renews as basic 1 waits: basic ''; standard",
        "DID_CHANGE_RENEWAL_PREF premium renews as premium 1; premium",
        "DID_RENEW premium renews as premium 1; premium",
      ])
  }

  @Test func anOfferGoesWithIt() async throws {
    #expect(
      try await lines("eva").prefix(3) == [
        Self.bought,
        "DID_CHANGE_RENEWAL_PREF premium renews as standard 1 waits: standard 'half-price'; "
          + "premium",
        "DID_RENEW standard renews as standard 1; standard",
      ])
  }

  @Test func appleHasNoSuchObjectAndTwoForAnUpgrade() async throws {
    #expect(
      try await lines("ana", "apple").prefix(2) == [
        Self.bought, "DID_CHANGE_RENEWAL_PREF premium renews as standard 1; premium",
      ])
    #expect(
      try await lines("dot", "apple").prefix(4) == [
        "INITIAL_BUY standard renews as standard 1; standard",
        "DID_CHANGE_RENEWAL_PREF standard renews as basic 1; standard",
        "INTERACTIVE_RENEWAL premium renews as premium 1; premium",
        "DID_CHANGE_RENEWAL_STATUS premium renews as premium 1; premium",
      ])
  }

  @Test func theListsStandAtTheTopInOneDialectOnly() async throws {
    let extended = try await V1Bodies.shipped("v1-downgrade", set: "store.v1.dialect=extended")
    let apple = try await V1Bodies.shipped("v1-downgrade", set: "store.v1.dialect=apple")
    for name in ["latest_receipt_info", "pending_renewal_info"] {
      for body in extended.bodies {
        let isSame = body.canonical(name) == body.object("unified_receipt").canonical(name)
        #expect(isSame && body[name] != "-")
      }
      #expect(apple.bodies.allSatisfy { $0[name] == "-" })
    }
  }
}
