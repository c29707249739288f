import Testing

@testable import ScenarioFormat

@Suite struct JSON5SuggestionTests {
  struct Row: Sendable {
    let word: String
    let candidates: [String]
    let closest: String?

    init(_ word: String, _ candidates: [String], _ closest: String?) {
      self.word = word
      self.candidates = candidates
      self.closest = closest
    }
  }

  @Test(arguments: [
    Row("prro", ["basic", "pro"], "pro"),
    Row("porduct", ["products", "product"], "product"),
    Row("PRO", ["prp", "pro"], "pro"),
    Row("pro", ["PRO", "pro"], "pro"),
    Row("cancle", ["cancel", "resume"], "cancel"),
    Row("cat", ["bat", "car", "cat1"], "bat"),
    Row("cat", ["dog"], nil),
    Row("at", ["it", "a"], "it"),
    Row("a", ["b"], nil),
    Row("a", ["b", "A"], "A"),
    Row("a", ["ab"], "ab"),
    Row("", ["a"], nil),
    Row("buyy", ["buy"], "buy"),
    Row("byuu", ["buy"], nil),
    Row("chngPln", ["changePlan"], nil),
    Row("chngePln", ["changePlan"], "changePlan"),
    Row("subscriptionGruop", ["subscriptionGroups"], "subscriptionGroups"),
    Row("subscrptnGruop", ["subscriptionGroups"], nil),
    Row("größe", ["GRÖSSE", "GRÖẞE"], "GRÖẞE"),
    Row("anything", [], nil),
  ])
  func closest(_ row: Row) {
    #expect(Suggestion.closest(to: row.word, among: row.candidates) == row.closest)
  }

  @Test func longWordsAreComparedForCaseOnly() {
    let long = String(repeating: "x", count: 1_000_000)
    #expect(Suggestion.closest(to: long, among: [long + "x", "x"]) == nil)
    #expect(Suggestion.closest(to: long, among: ["x", long.uppercased()]) == long.uppercased())
  }

  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "acb", 1), ("ca", "abc", 3),
    ("kitten", "sitting", 3), ("abcd", "badc", 2),
  ])
  func distance(_ from: String, _ to: String, _ errors: Int) {
    #expect(Suggestion.distance(Array(from.unicodeScalars), Array(to.unicodeScalars)) == errors)
  }
}
