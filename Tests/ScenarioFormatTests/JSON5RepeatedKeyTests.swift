import ScenarioFormat
import Testing

@Suite struct JSON5RepeatedKeyTests {
  @Test(arguments: [
    JSON5Case(
      "{a: 1, 'a': 2}",
      #"t:1:8: "a" stands twice in this object, first at column 2; keep one"#),
    JSON5Case(
      "{\n  a: 1,\n  b: 2,\n  buy: 3,\n  \"b\\u0075y\": 4,\n}",
      #"t:5:3: "buy" stands twice in this object, first at line 4; keep one"#),
    JSON5Case(
      "{a: 1, a: {b: 1,\nb: 2}, a: 3}",
      #"t:1:8: "a" stands twice in this object, first at column 2; keep one"#,
      #"t:2:1: "b" stands twice in this object, first at line 1; keep one"#,
      #"t:2:8: "a" stands 3 times in this object, first at line 1; keep one"#),
    JSON5Case("[{a: 1}, {a: 1, b: {a: 1}}]", #"[{"a":1} {"a":1 "b":{"a":1}}]"#),
    JSON5Case("{a: 1, A: 2}", #"{"a":1 "A":2}"#),
    JSON5Case(
      "{a: 1, a: =}",
      #"t:1:8: "a" stands twice in this object, first at column 2; keep one"#,
      #"t:1:11: found "=" where a value should be"#),
    JSON5Case(
      "{é: 1, e\u{301}: 2}",
      "t:1:8: \"e\u{301}\" stands twice in this object, first at column 2; keep one"),
  ])
  func found(_ reading: JSON5Case) {
    #expect(readJSON5(reading.text) == reading.result)
  }

  @Test func theFirstIsKept() {
    let source = SourceText(name: "t", text: "{a: 1, b: 2, a: 3}")
    #expect(JSON5Reader.read(source).value?.outline == #"{"a":1 "b":2}"#)
  }

  @Test(arguments: [2, 11, 12, 13, 14, 1000])
  func inObjectsOfEverySize(_ size: Int) {
    let members = (0..<size).map { "k\($0): \($0)" }.joined(separator: ",\n")
    #expect(readJSON5("{\(members)}").first?.hasPrefix(#"{"k0":0 "#) == true)
    let expected = (0..<size).map {
      let earlier = $0 == size - 1 ? "column \(size == 1 ? 2 : 1)" : "line \($0 + 1)"
      return "\"k\($0)\" stands twice in this object, first at \(earlier); keep one"
    }
    let again = (0..<size).map { "k\($0): 0" }.joined(separator: ",")
    let found = readJSON5("{\(members),\(again)}")
    #expect(found.map { $0.split(separator: ": ", maxSplits: 1).last.map(String.init) } == expected)
  }
}
