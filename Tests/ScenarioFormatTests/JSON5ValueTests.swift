import ScenarioFormat
import Testing

@Suite struct JSON5ValueTests {
  @Test(arguments: [
    JSON5Case("null", "null"),
    JSON5Case("  true\n", "true"),
    JSON5Case("false // no more", "false"),
    JSON5Case("[]", "[]"),
    JSON5Case("{}", "{}"),
    JSON5Case("[1, 2, 3]", "[1 2 3]"),
    JSON5Case("[1, 2,]", "[1 2]"),
    JSON5Case("{ a: 1, b: [{}], }", #"{"a":1 "b":[{}]}"#),
    JSON5Case("{'single': 'a \"b\"'}", #"{"single":"a "b""}"#),
    JSON5Case(#"{"double": "it's"}"#, #"{"double":"it's"}"#),
    JSON5Case("/* one */ [ /**/ 1 /***/ , // two\n 2 ] // end", "[1 2]"),
    JSON5Case("[1,//\r2]", "[1 2]"),
    JSON5Case("[1,//\u{2028}2]", "[1 2]"),
    JSON5Case("\u{FEFF}[1]", "[1]"),
    JSON5Case("\t\u{0B}\u{0C} \u{A0}\u{FEFF}\u{2028}\u{2029}\u{3000}\u{2003}1", "1"),
  ])
  func structure(_ reading: JSON5Case) {
    #expect(readJSON5(reading.text) == reading.result)
  }

  @Test(arguments: [
    JSON5Case("{$a_1: 1, _: 2, $: 3}", #"{"$a_1":1 "_":2 "$":3}"#),
    JSON5Case("{null: 1, true: 2, Infinity: 3}", #"{"null":1 "true":2 "Infinity":3}"#),
    JSON5Case("{größe: 1, 値段: 2, ñ1: 3}", #"{"größe":1 "値段":2 "ñ1":3}"#),
    JSON5Case(#"{\u0061b\u0063: 1}"#, #"{"abc":1}"#),
    JSON5Case(#"{a\u0031: 1}"#, #"{"a1":1}"#),
    JSON5Case(#"{"": 1, "a b": 2}"#, #"{"":1 "a b":2}"#),
    JSON5Case("{a/**/:/**/1}", #"{"a":1}"#),
  ])
  func keys(_ reading: JSON5Case) {
    #expect(readJSON5(reading.text) == reading.result)
  }

  @Test(arguments: [
    JSON5Case(#""\b\f\n\r\t\v\0""#, "\"\u{08}\u{0C}\n\r\t\u{0B}\0\""),
    JSON5Case(#""\'\"\\\/\a\q""#, #""'"\/aq""#),
    JSON5Case(#""\x41\xe9\u00e9\u20AC""#, #""Aéé€""#),
    JSON5Case(#""\ud83d\ude00 \uD834\uDD1E""#, #""😀 𝄞""#),
    JSON5Case("'one \\\ntwo \\\r\nthree \\\rfour \\\u{2028}five'", #""one two three four five""#),
    JSON5Case("'a\\\u{E9}b\u{E9}'", #""aébé""#),
    JSON5Case("'tab\there \u{2028} \u{7F}'", "\"tab\there \u{2028} \u{7F}\""),
    JSON5Case("'日本語 😀'", #""日本語 😀""#),
    JSON5Case("''", #""""#),
    JSON5Case("'\\\n'", #""""#),
  ])
  func strings(_ reading: JSON5Case) {
    #expect(readJSON5(reading.text) == reading.result)
  }

  @Test(arguments: [
    "0", "5", "-5", "+5", ".5", "5.", "-0", "0.25", "1e3", "1E-3", "5.e+2", "0x1F", "-0Xff", "NaN",
    "-NaN", "Infinity", "+Infinity", "1e400", "99999999999999999999", "1e-999999999",
  ])
  func numbersAreKeptAsWritten(_ literal: String) {
    #expect(readJSON5("[\(literal),\(literal)]") == ["[\(literal) \(literal)]"])
  }

  @Test func sixtyFourLevels() {
    let text = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(readJSON5(text) == [text])
    let objects = String(repeating: #"{"a":"#, count: 64) + "1" + String(repeating: "}", count: 64)
    #expect(readJSON5(objects) == [objects])
  }

  @Test func depthIsOfWhatIsOpen() {
    let text = "[" + String(repeating: "[]", count: 100).replacing("][", with: "],[") + "]"
    #expect(readJSON5(text) == [text.replacing(",", with: " ")])
  }

  @Test func lookups() throws {
    let text = #"{ a: 1, b: null, c: ["x", true], d: { e: 2 } }"#
    let value = try #require(JSON5Reader.read(SourceText(name: "t", text: text)).value)
    #expect(value["a"]?.number?.integer == 1)
    #expect(value["b"]?.isNull == true)
    #expect(value["c"]?.elements?.map { $0.string ?? "–" } == ["x", "–"])
    #expect(value["c"]?.elements?.last?.bool == true)
    #expect(value["d"]?["e"]?.number?.integer == 2)
    #expect(value["f"] == nil)
    #expect(value["a"]?["a"] == nil)
    #expect(value.members?.map(\.key) == ["a", "b", "c", "d"])
    #expect(value["a"]?.isNull == false)
    #expect(value.string == nil && value.elements == nil && value.bool == nil)
    #expect(value.number == nil && value["a"]?.members == nil)
  }
}
