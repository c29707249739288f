import ScenarioFormat
import Testing

@Suite struct JSON5PathTests {
  @Test(arguments: [
    (JSONPath.root, "$"),
    (
      JSONPath.root.key("customers").index(1).key("script").index(2).key("at"),
      "$.customers[1].script[2].at"
    ),
    (JSONPath([.key("odd key")]), #"$["odd key"]"#),
    (JSONPath([.key(""), .key("1a"), .key("a-b")]), #"$[""]["1a"]["a-b"]"#),
    (JSONPath([.key(#"a"b\c"#), .key("x\n\u{1B}")]), #"$["a\"b\\c"]["x\n\u001B"]"#),
    (JSONPath([.key("größe"), .key("$_"), .index(0)]), "$.größe.$_[0]"),
  ])
  func description(_ path: JSONPath, _ text: String) {
    #expect(path.description == text)
  }
}
