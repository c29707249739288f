import Foundation
import Testing

/// `sandclock kinds`: every kind, and a scenario of the library that shows it.
@Suite struct KindsTests {
  private struct Row: Decodable {
    let type: String
    let subtype: String?
    let trigger: String
    let scenario: String?

    var kind: String { subtype.map { "\(type)/\($0)" } ?? type }
  }

  /// Everything that App Store Server Notifications V2 can say, in Apple's order of types.
  static let kinds = """
    SUBSCRIBED/INITIAL_BUY
    SUBSCRIBED/RESUBSCRIBE
    DID_RENEW
    DID_RENEW/BILLING_RECOVERY
    DID_CHANGE_RENEWAL_PREF/UPGRADE
    DID_CHANGE_RENEWAL_PREF/DOWNGRADE
    DID_CHANGE_RENEWAL_PREF
    DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED
    DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED
    DID_FAIL_TO_RENEW/GRACE_PERIOD
    DID_FAIL_TO_RENEW
    GRACE_PERIOD_EXPIRED
    EXPIRED/VOLUNTARY
    EXPIRED/BILLING_RETRY
    EXPIRED/PRICE_INCREASE
    EXPIRED/PRODUCT_NOT_FOR_SALE
    EXPIRED
    OFFER_REDEEMED
    OFFER_REDEEMED/UPGRADE
    OFFER_REDEEMED/DOWNGRADE
    PRICE_INCREASE/PENDING
    PRICE_INCREASE/ACCEPTED
    REFUND
    REFUND_DECLINED
    REFUND_REVERSED
    CONSUMPTION_REQUEST
    REVOKE
    RENEWAL_EXTENDED
    RENEWAL_EXTENSION/SUMMARY
    RENEWAL_EXTENSION/FAILURE
    ONE_TIME_CHARGE
    TEST
    EXTERNAL_PURCHASE_TOKEN/UNREPORTED
    EXTERNAL_PURCHASE_TOKEN/CREATED
    EXTERNAL_PURCHASE_TOKEN/ACTIVE_TOKEN_REMINDER
    RESCIND_CONSENT
    METADATA_UPDATE
    MIGRATION
    PRICE_CHANGE
    """.split(separator: "\n").map(String.init)

  /// Those that no scenario shows yet. Whoever writes the first one takes its kind away here.
  static let stillToCome: Set<String> = []

  private func rows() throws -> [Row] {
    let command = try Command.run(["kinds", "--json"])
    #expect(command.status == 0)
    #expect(command.errors == "")
    return try JSONDecoder().decode([Row].self, from: Data(command.output.utf8))
  }

  @Test func listsEveryKindOnce() throws {
    let rows = try rows()
    #expect(rows.map(\.kind) == Self.kinds)
    #expect(rows.allSatisfy { !$0.trigger.isEmpty })
  }

  @Test func everyKindHasAScenario() throws {
    let without = try rows().filter { $0.scenario == nil }.map(\.kind)
    #expect(Set(without) == Self.stillToCome, "what a scenario shows is not still to come")
  }

  /// What the list says is what a run of the scenario, as the library has it, really sends.
  @Test func eachScenarioShowsItsKinds() throws {
    let folder = try Folder()
    for (name, rows) in Dictionary(grouping: try rows(), by: \.scenario) {
      guard let name else { continue }
      _ = try Command.run(["scenarios", name, "--to", "./"], in: folder.path)
      let run = try Command.run(["run", "\(name).json5", "--report", "r.json"], in: folder.path)
      #expect(run.status == 0, "\(name): \(run.output)")
      let report = try JSONSerialization.jsonObject(with: Data(folder.text("r.json").utf8))
      let scenarios = (report as? [String: Any])?["scenarios"] as? [[String: Any]]
      let kinds = try #require(scenarios?.first?["kinds"] as? [String: Int])
      #expect(Set(rows.map(\.kind)).isSubset(of: kinds.keys), "\(name)")
    }
  }

  @Test func listsForPeople() throws {
    let command = try Command.run(["kinds"])
    #expect(command.status == 0)
    let lines = command.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("  type ") == true)
    #expect(lines.first?.hasSuffix("  what triggers it") == true)
    let row = try #require(lines.first { $0.hasPrefix("  DID_CHANGE_RENEWAL_PREF ") })
    let cells = row.split(separator: " ", maxSplits: 3)
    #expect(cells[1] == "UPGRADE")
    #expect(cells[3].contains("  a higher level, or "))
    #expect(
      lines.last == "sandclock scenarios NAME prints a scenario, sandclock run shows what it sends")
  }
}
