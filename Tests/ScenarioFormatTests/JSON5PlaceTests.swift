import ScenarioFormat
import Testing

@Suite struct JSON5PlaceTests {
  struct Row: Sendable {
    let text: String
    let positions: [String]

    init(_ text: String, _ positions: String...) {
      self.text = text
      self.positions = positions
    }
  }

  /// Every value and key, outermost first.
  @Test(arguments: [
    Row("1", "1:1"),
    Row("  1", "1:3"),
    Row("[1,\n 2]", "1:1", "1:2", "2:2"),
    Row("[1,\r\n 2]", "1:1", "1:2", "2:2"),
    Row("[1,\r 2]", "1:1", "1:2", "2:2"),
    Row("[1,\n\r 2]", "1:1", "1:2", "3:2"),
    Row("\u{FEFF}[1]", "1:1", "1:2"),
    Row("['é', '日', '😀', 'e\u{301}', 1]", "1:1", "1:2", "1:7", "1:12", "1:17", "1:23"),
    Row("[\u{2028}1]", "1:1", "1:3"),
    Row("{ a : 1,\n  'b': [ -2 ] }", "1:1", "1:3", "1:7", "2:3", "2:8", "2:10"),
    Row("/*\n\n*/ 1", "3:4"),
  ])
  func valuesAndKeys(_ row: Row) throws {
    let source = SourceText(name: "t", text: row.text)
    let value = try #require(JSON5Reader.read(source).value)
    #expect(value.places.map { source.position(of: $0).description } == row.positions)
  }

  @Test func aTextCarriesItsNumberAndName() throws {
    let source = SourceText(name: "a/b.json5", text: "{ a: 1 }", number: 7)
    let value = try #require(JSON5Reader.read(source).value?["a"])
    #expect(value.place == SourcePlace(text: 7, byte: 5))
    #expect("\(source.name):\(source.position(of: value.place))" == "a/b.json5:1:6")
  }

  @Test func everyByteOfAText() {
    let text = "a\r\nb\u{E9}\u{1F600}\n\n\rc"
    let source = SourceText(name: "t", text: text)
    // The bytes after the first of a character count as the character behind it.
    let expected = [
      "1:1", "1:2", "1:3", "2:1", "2:2", "2:3", "2:3", "2:4", "2:4", "2:4", "2:4", "3:1", "4:1",
      "5:1", "5:2",
    ]
    let found = (0...text.utf8.count).map {
      source.position(of: source.place(at: $0)).description
    }
    #expect(found == expected)
    #expect(source.position(of: source.place(at: 999)).description == "5:2")
    #expect(source.position(of: source.place(at: -1)).description == "1:1")
  }

  @Test(arguments: [4094, 4095, 4096, 4097, 8192, 20_000])
  func farIntoALine(_ count: Int) throws {
    let source = SourceText(name: "t", text: "\n['" + String(repeating: "é", count: count) + "',1]")
    let value = try #require(JSON5Reader.read(source).value?.elements?.last)
    #expect(
      source.position(of: value.place) == SourcePosition(line: 2, column: count + 5))
  }
}
