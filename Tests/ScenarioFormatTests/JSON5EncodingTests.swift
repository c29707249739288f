import Testing

@testable import ScenarioFormat

@Suite struct JSON5EncodingTests {
  struct Row: Sendable {
    let bytes: [UInt8]
    let result: String

    init(_ bytes: [UInt8], _ result: String) {
      self.bytes = bytes
      self.result = result
    }
  }

  /// Each stands in a string behind `["é`, that is at the fourth character.
  @Test(arguments: [
    Row([0x80], "80"),
    Row([0xBF], "BF"),
    Row([0xC3], "C3"),
    Row([0xC3, 0x28], "C3"),
    Row([0xC0, 0xAF], "C0"),
    Row([0xC1, 0xBF], "C1"),
    Row([0xE0, 0x9F, 0xBF], "E0"),
    Row([0xE2, 0x82], "E2"),
    Row([0xE2, 0x28, 0xA1], "E2"),
    Row([0xED, 0xA0, 0x80], "ED"),
    Row([0xED, 0xBF, 0xBF], "ED"),
    Row([0xF0, 0x8F, 0xBF, 0xBF], "F0"),
    Row([0xF0, 0x9F, 0x98], "F0"),
    Row([0xF4, 0x90, 0x80, 0x80], "F4"),
    Row([0xF5, 0x80, 0x80, 0x80], "F5"),
    Row([0xF8, 0x88, 0x80, 0x80, 0x80], "F8"),
    Row([0xFE], "FE"),
    Row([0xFF], "FF"),
  ])
  func notUTF8(_ row: Row) {
    let finding = "t:2:4: the byte 0x\(row.result) is not UTF-8; save the file as UTF-8"
    #expect(readJSON5(Array("\n[\"é".utf8) + row.bytes + Array("\"]".utf8)) == [finding])
    #expect(readJSON5(Array("\n[\"é".utf8) + row.bytes) == [finding])
  }

  @Test(arguments: ["\u{80}\u{7FF}", "\u{800}\u{D7FF}\u{E000}\u{FFFF}", "\u{10000}\u{10FFFF}"])
  func edgesOfUTF8(_ text: String) {
    #expect(JSON5Reader.read(SourceText(name: "t", text: "'\(text)'")).value?.string == text)
  }

  @Test(arguments: [
    Row([0xFF, 0xFE, 0x7B, 0x00], "this looks like UTF-16; save the file as UTF-8"),
    Row([0xFE, 0xFF, 0x00, 0x7B], "this looks like UTF-16; save the file as UTF-8"),
    Row([0x7B, 0x00, 0x7D, 0x00], "this looks like UTF-16; save the file as UTF-8"),
    Row([0x00, 0x7B, 0x00, 0x7D], "this looks like UTF-16; save the file as UTF-8"),
    Row([0x00], "this looks like UTF-16; save the file as UTF-8"),
    Row(
      Array("bplist00".utf8) + [0xD1, 0x01],
      #"begins with "bplist": this is a binary property list, not JSON; save it as JSON"#),
    Row(
      Array("<?xml version=\"1.0\"?>".utf8),
      #"begins with "<?xml": this is a property list, not JSON; save it as JSON"#),
    Row(
      Array("\u{FEFF}<plist version=\"1.0\">".utf8),
      #"begins with "<plist": this is a property list, not JSON; save it as JSON"#),
    Row(
      Array("book".utf8) + [0, 0, 0, 0] + Array("mark".utf8) + [0, 0],
      "this is a macOS alias, not the file it points to; copy the file itself"),
  ])
  func otherFormats(_ row: Row) {
    #expect(readJSON5(row.bytes) == ["t:1:1: \(row.result)"])
  }

  @Test func tooLarge() {
    let spaces = [UInt8](repeating: 0x20, count: SourceText.byteLimit + 1)
    #expect(readJSON5(spaces) == ["t:1:1: 16777217 bytes are more than the 16 MB a file may have"])
    // As many bytes as a file may have are read, here as far as the first.
    let limit = [UInt8](repeating: 0xFF, count: SourceText.byteLimit)
    #expect(TextEncoding.fault(in: limit)?.fact == .notUTF8(byte: 0xFF))
  }
}
