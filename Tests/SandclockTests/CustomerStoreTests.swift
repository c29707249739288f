import Sandclock
import Testing

/// Stores and apps of single customers, seen in the decoded bodies.
@Suite struct CustomerStoreTests {
  private static let text = """
    { sandclock: 1, title: "stores", app: { bundleId: "com.example.test", appAppleId: 1 },
      catalog: { groups: { video: [{ id: "pro", level: 1, period: "P1M", price: "9.99" }] } },
      store: { promptness: "exact", renewalCap: 1 }, start: "2027-01-31T18:30:00Z", until: "60d",
      customers: [
        { name: "ana", script: [{ buy: "pro" }, { cancel: "pro" }] },
        { name: "pia", store: { profile: "production" }, script: [{ buy: "pro" }] },
        { name: "tom", store: { profile: "testflight", renewalCap: 2 }, script: [{ buy: "pro" }] },
        { name: "xen", store: { profile: "xcode", environment: "LocalTesting",
                                renewalRate: "oneRenewalEveryTenSeconds" },
          script: [{ buy: "pro" }] },
        { name: "kit", app: { bundleId: "com.example.kids", appAppleId: null, bundleVersion: "7" },
          script: [{ buy: "pro" }, { cancel: "pro" }] },
      ] }
    """

  private struct Seen: Equatable {
    let kinds: [String]
    let environments: Set<String>
    let bundles: Set<String>
    let expiries: [String]
  }

  /// What a customer's bodies say.
  private func seen(of customer: String) async throws -> Seen {
    let inbox = Inbox()
    let scenario = try ScenarioText.scenario(Self.text)
    let report = try await scenario.run(into: [inbox], audit: true)
    #expect(report.auditFindings == [])
    let parcels = await inbox.parcels.filter { $0.header.customer == customer }
    let bodies = parcels.compactMap { $0.body(.decoded) }.map {
      String(decoding: $0, as: UTF8.self)
    }
    return Seen(
      kinds: parcels.map(\.header.kind),
      environments: Set(bodies.flatMap { values(of: "environment", in: $0) }),
      bundles: Set(bodies.flatMap { values(of: "bundleId", in: $0) }),
      expiries: bodies.flatMap { values(of: "expiresDate", in: $0) })
  }

  /// Every value that a member of this name has in a body, quotes taken off.
  private func values(of name: String, in body: String) -> [String] {
    body.split(separator: "\"\(name)\":").dropFirst().map {
      $0.prefix { $0 != "," && $0 != "}" }.filter { $0 != "\"" }
    }
  }

  @Test func theScenariosOwnStore() async throws {
    let ana = try await seen(of: "ana")
    #expect(ana.environments == ["Sandbox"])
    #expect(ana.bundles == ["com.example.test"])
    #expect(Set(ana.expiries) == ["1801420500000"])
  }

  @Test func production() async throws {
    let pia = try await seen(of: "pia")
    #expect(
      pia.kinds == [
        "SUBSCRIBED/INITIAL_BUY", "DID_RENEW", "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED",
        "EXPIRED/VOLUNTARY",
      ])
    #expect(pia.environments == ["Production"])
    // 2027-02-28 and 2027-03-31, half past ten in Cupertino.
    #expect(pia.expiries == ["1803839400000", "1806514200000", "1806514200000", "1806514200000"])
  }

  @Test func testFlight() async throws {
    let tom = try await seen(of: "tom")
    #expect(tom.kinds.count == 5)
    #expect(tom.environments == ["Sandbox"])
    #expect(tom.expiries.first == "1801506600000")
    #expect(tom.expiries.last == "1801679400000")
  }

  @Test func xcode() async throws {
    let xen = try await seen(of: "xen")
    #expect(xen.environments == ["LocalTesting"])
    #expect(xen.expiries == ["1801420210000", "1801420220000", "1801420220000", "1801420220000"])
  }

  @Test func anAppOfTheirOwn() async throws {
    let kit = try await seen(of: "kit")
    #expect(kit.bundles == ["com.example.kids"])
    let inbox = Inbox()
    _ = try await ScenarioText.scenario(Self.text).run(into: [inbox])
    for parcel in await inbox.parcels {
      let body = String(decoding: try #require(parcel.body(.decoded)), as: UTF8.self)
      let isKits = parcel.header.customer == "kit"
      #expect(body.contains(#""appAppleId":1,"#) != isKits)
      #expect(body.contains(#""bundleVersion":"7""#) == isKits)
    }
  }

  /// In production `recentSubscriptionStartDate` lasts through sixty days.
  @Test(arguments: [("60d", true), ("61d", false)])
  func theRecentStartOnTheWire(_ lapse: String, isKept: Bool) async throws {
    let script = #"{ buy: "pro" }, { cancel: "pro" }, { at: "expiry + \#(lapse)", buy: "basic" }"#
    let store = #"profile: "production", renewalCap: 1, promptness: "exact""#
    let inbox = Inbox()
    _ = try await ScenarioText.scenario(ScenarioText.ana(script, store: store)).run(into: [inbox])
    let body = try #require(
      await inbox.bodies().first { $0.contains(#""subtype":"RESUBSCRIBE""#) })
    let starts = values(of: "recentSubscriptionStartDate", in: body)
    #expect(starts == (isKept ? ["1767603600000"] : values(of: "purchaseDate", in: body)))
  }
}
