import Sandclock
import SubscriptionModel
import Testing

/// Which scenario is named for a kind.
@Suite struct KindSheetTests {
  private static let sheet = KindSheet(shownBy: [
    "long": ["SUBSCRIBED/INITIAL_BUY": 1, "REFUND": 1, "DID_RENEW": 7],
    "one": ["SUBSCRIBED/INITIAL_BUY": 1, "DID_RENEW": 2],
    "other": ["SUBSCRIBED/INITIAL_BUY": 2, "EXPIRED/VOLUNTARY": 1],
  ])

  @Test(arguments: [
    ("SUBSCRIBED/INITIAL_BUY", "one" as String?), ("DID_RENEW", "one"),
    ("EXPIRED/VOLUNTARY", "other"), ("REFUND", "long"), ("TEST", nil),
  ])
  func theOneWithTheFewestNotificationsThenByName(kind: String, scenario: String?) throws {
    let row = try #require(Self.sheet.rows.first { $0.kind.text == kind })
    #expect(row.scenario == scenario)
  }

  @Test func leavesOutWhatIsNotThere() throws {
    let lines = String(decoding: Self.sheet.json, as: UTF8.self).split(separator: "\n")
    #expect(lines.first == "[" && lines.last == "]")
    #expect(
      lines.contains(
        #"{"type":"DID_RENEW","trigger":"a renewal is charged","scenario":"one"},"#))
    #expect(
      lines.contains(
        #"{"type":"TEST","trigger":"the developer asks for a test notification"},"#))
    #expect(Self.sheet.lines.contains { $0.hasPrefix("  TEST ") && $0.contains("  -  ") })
  }
}
