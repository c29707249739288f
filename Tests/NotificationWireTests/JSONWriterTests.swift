import NotificationWire
import Testing

/// The writer that all JSON on the wire comes from.
@Suite struct JSONWriterTests {
  private func written(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("", #""""#), ("plain", #""plain""#), ("a\"b", #""a\"b""#), (#"a\b"#, #""a\\b""#),
    ("/", #""/""#), ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#), ("\u{0}", #""\u0000""#),
    ("\u{1B}[2J", #""\u001b[2J""#), ("\u{1F}", #""\u001f""#), ("\u{7F}", "\"\u{7F}\""),
    ("\u{80}", "\"\u{80}\""), ("Größe №1", #""Größe №1""#), ("😀👨‍👩‍👧", #""😀👨‍👩‍👧""#),
    ("\u{2028}\u{2029}", "\"\u{2028}\u{2029}\""), ("e\u{301}", "\"e\u{301}\""), ("'", #""'""#),
    ("\r\n", #""\r\n""#), ("<&>", #""<&>""#),
  ])
  func strings(_ text: String, _ json: String) {
    #expect(written { $0.string(text) } == json)
  }

  @Test(arguments: UInt8(0)..<0x20)
  func controlCharacters(_ byte: UInt8) {
    let short: [UInt8: String] = [8: "b", 9: "t", 10: "n", 12: "f", 13: "r"]
    let hexadecimal = String(byte, radix: 16)
    let long = "u00" + (hexadecimal.count == 1 ? "0" : "") + hexadecimal
    let text = String(Character(Unicode.Scalar(byte)))
    #expect(written { $0.string(text) } == "\"\\\(short[byte] ?? long)\"")
  }

  @Test(
    arguments: [
      (0, "0"), (7, "7"), (-1, "-1"), (1_767_603_600_000, "1767603600000"),
      (.max, "9223372036854775807"), (.min, "-9223372036854775808"),
    ] as [(Int64, String)])
  func integers(_ number: Int64, _ json: String) {
    #expect(written { $0.integer(number) } == json)
  }

  @Test(
    arguments: [
      (0, #""0""#), (2_000_000_000_000_000, #""2000000000000000""#),
      (.max, #""18446744073709551615""#),
    ] as [(UInt64, String)])
  func quotedNumbers(_ number: UInt64, _ json: String) {
    #expect(written { $0.quoted(number) } == json)
  }

  @Test func truth() {
    #expect(written { $0.bool(true) } == "true")
    #expect(written { $0.bool(false) } == "false")
  }

  @Test func membersInTheirOrder() {
    let json = written { writer in
      writer.object {
        $0.key("zebra")
        $0.integer(1)
        $0.key("apple")
        $0.bool(false)
        let name = "a \"b\"\n"
        $0.key(named: name)
        $0.string("x")
      }
    }
    #expect(json == #"{"zebra":1,"apple":false,"a \"b\"\n":"x"}"#)
  }

  @Test func objectsInObjects() {
    let json = written { writer in
      writer.object {
        $0.key("empty")
        $0.object { _ in }
        $0.key("full")
        $0.object {
          $0.key("a")
          $0.object {
            $0.key("b")
            $0.integer(1)
          }
          $0.key("c")
          $0.integer(2)
        }
        $0.key("last")
        $0.integer(3)
      }
    }
    #expect(json == #"{"empty":{},"full":{"a":{"b":1},"c":2},"last":3}"#)
  }

  @Test func lists() {
    let json = written { writer in
      writer.object {
        $0.key("none")
        $0.list(of: [String]()) { $0.string($1) }
        $0.key("texts")
        $0.list(of: ["a", "b"]) { $0.string($1) }
        $0.key("lists")
        $0.list(of: [[1, 2], [], [3]] as [[Int64]]) { writer, numbers in
          writer.list(of: numbers) { $0.integer($1) }
        }
        $0.key("objects")
        $0.list(of: [1, 2] as [Int64]) { writer, number in
          writer.object {
            $0.key("n")
            $0.integer(number)
            $0.key("m")
            $0.integer(-number)
          }
        }
        $0.key("last")
        $0.bool(true)
      }
    }
    #expect(
      json == #"{"none":[],"texts":["a","b"],"lists":[[1,2],[],[3]],"#
        + #""objects":[{"n":1,"m":-1},{"n":2,"m":-2}],"last":true}"#)
  }

  @Test func whatIsJSONAlready() {
    let json = written { writer in
      writer.object {
        $0.key("token")
        $0.quoted(Array("aGVhZA.Ym9keQ".utf8))
        $0.key("raw")
        $0.raw(Array("[null]".utf8))
        $0.key("last")
        $0.integer(0)
      }
    }
    #expect(json == #"{"token":"aGVhZA.Ym9keQ","raw":[null],"last":0}"#)
  }

  @Test func nothingWritten() {
    #expect(JSONWriter(reserving: 0).bytes.isEmpty)
  }
}
