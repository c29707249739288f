import ScenarioFormat
import TestSupport
import Testing

/// Whatever the bytes are, reading returns, and speaks only of places that exist.
@Suite struct JSON5MutationTests {
  static let documents = [
    """
    {
      sandclock: 1, // the format
      title: "Ünïcode \\u00e9 \\ud83d\\ude00 \\x41 and \\
    a line that goes on",
      'products': { pro: 'stream.pro', "basic": "stream.basic", $x_1: null, },
      customers: [ { name: "ana", script: [ { at: "2m", buy: "pro" }, { quantity: 0x1F } ] }, ],
      /* numbers */ n: [ +1, -2.5e-3, .5, 5., NaN, -Infinity, 1e400, 0 ],
    }
    """,
    "{\r\n  \"a\" : [\r\n\r\n  ],\r\n  \"url\" : \"https:\\/\\/example.com\\/\",\r\n"
      + "  \"t\" : true, \"f\" : false, \"日本\" : \"😀\"\r\n}\r\n",
    "\u{FEFF}[[[[[[1,[2,[3]]]]],{a:{b:{c:{d:[]}}}}]]]",
  ]
  static let tokens = [
    "{", "}", "[", "]", ",", ":", "\"", "'", "\\", "\\u", "\\ud800", "/*", "*/", "//", "\n", "\r",
    "\u{2028}", "0x", "1e", "-", ".", "a", "a:1,a:2,", "null", "\u{FEFF}", "é", "😀", " ", "0",
  ].map { Array($0.utf8) }

  @Test(arguments: documents)
  func everyDocumentIsValid(_ document: String) {
    #expect(JSON5Reader.read(SourceText(name: "t", text: document)).findings == [])
  }

  @Test(arguments: documents)
  func everyBeginning(_ document: String) {
    let bytes = Array(document.utf8)
    for count in 0..<bytes.count { check(Array(bytes.prefix(count))) }
  }

  @Test(arguments: documents, UInt64(1)...4)
  func mutations(_ document: String, _ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      var bytes = Array(document.utf8)
      for _ in 0...Int.random(in: 0...3, using: &random) { mutate(&bytes, &random) }
      check(bytes)
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let start = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, start + Int.random(in: 0...8, using: &random))
    switch Int.random(in: 0...4, using: &random) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: start)
    case 3 where start < bytes.count: bytes[start] ^= 1 << UInt8.random(in: 0...7, using: &random)
    default:
      bytes.insert(contentsOf: Self.tokens.randomElement(using: &random) ?? [], at: start)
    }
  }

  private func check(_ bytes: [UInt8]) {
    let source = SourceText(name: "t", bytes: bytes)
    let (value, findings) = JSON5Reader.read(source)
    let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    #expect(value != nil || !findings.isEmpty, "\(bytes)")
    for place in findings.map(\.place) + (value?.places ?? []) {
      let position = source.position(of: place)
      let isInside =
        0...bytes.count ~= place.byte && 1...lines ~= position.line
        && 1...(bytes.count + 1) ~= position.column
      #expect(isInside, "\(place) of \(bytes)")
    }
    let words = findings.map { $0.text(in: source) }
    let isOneLine = words.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 } }
    #expect(isOneLine, "\(words)")
  }
}
