import ScenarioFormat
import Testing

@Suite struct JSON5FindingTests {
  @Test(arguments: [
    JSON5Case("", "t:1:1: the file is empty; write a JSON5 value"),
    JSON5Case("\u{FEFF}", "t:1:1: the file is empty; write a JSON5 value"),
    JSON5Case(
      " \n// nothing\n",
      "t:3:1: there is no value here, only white space and comments; write a JSON5 value"),
    JSON5Case("=", #"t:1:1: found "=" where a value should be"#),
    JSON5Case("{a: =}", #"t:1:5: found "=" where a value should be"#),
    JSON5Case("{a: }", #"t:1:5: found "}" where a value should be"#),
    JSON5Case("{,}", #"t:1:2: found "," where a key should be"#),
    JSON5Case("{a: 1,, b: 2}", #"t:1:7: found "," where a key should be"#),
    JSON5Case("[,]", #"t:1:2: found "," where a value should be"#),
    JSON5Case("[1,,2]", #"t:1:4: found "," where a value should be"#),
    JSON5Case("[\n  1,\n  }", #"t:3:3: found "}" where a value should be"#),
    JSON5Case("]", #"t:1:1: found "]" where a value should be"#),
    JSON5Case("/", #"t:1:1: found "/" where a value should be"#),
    JSON5Case("[/1]", #"t:1:2: found "/" where a value should be"#),
    JSON5Case("[\\u0061]", #"t:1:2: found "\" where a value should be"#),
    JSON5Case("[\u{0}]", "t:1:1: this looks like UTF-16; save the file as UTF-8"),
    JSON5Case("[1,\u{0}]", "t:1:4: found U+0000 where a value should be"),
    JSON5Case("[1,\u{200B}2]", "t:1:4: found U+200B where a value should be"),
    JSON5Case("[1,\u{301}2]", "t:1:4: found U+0301 where a value should be"),
    JSON5Case("[“a”]", #"t:1:2: found "“" where a value should be; write straight quotes"#),
    JSON5Case("{“a”: 1}", #"t:1:2: found "“" where a key should be; write straight quotes"#),
    JSON5Case(
      "{\n  # a\n}", ##"t:2:3: found "#" where a key should be; a comment begins with //"##),
    JSON5Case("{\\u002d: 1}", #"t:1:2: found "\" where a key should be"#),
    JSON5Case(
      "[1 =]", #"t:1:4: found "=" where "," or "]" should be, in the array begun at column 1"#),
    JSON5Case(
      "{\n  a: [\n    1\n  }\n}",
      #"t:4:3: found "}" where "," or "]" should be, in the array begun at line 2"#),
    JSON5Case(
      "{\n  a: 1\n]", #"t:3:1: found "]" where "," or "}" should be, in the object begun at line 1"#
    ),
  ])
  func unexpected(_ reading: JSON5Case) {
    #expect(readJSON5(reading.text) == reading.result)
  }

  @Test(arguments: [
    JSON5Case("True", #"t:1:1: "True" is no value; did you mean true?"#),
    JSON5Case("[nul]", #"t:1:2: "nul" is no value; did you mean null?"#),
    JSON5Case("{buy: pro}", #"t:1:7: "pro" is no value; put text into quotes"#),
    JSON5Case("{1: 2}", "t:1:2: found a number where a key should be; put it into quotes"),
    JSON5Case(
      "{{}}", #"t:1:2: found an object where a key should be; write a key and ":" in front of it"#),
    JSON5Case(
      "{a: 1, []}",
      #"t:1:8: found an array where a key should be; write a key and ":" in front of it"#),
    JSON5Case(#"{"a"}"#, #"t:1:5: found "}" where ":" should be, after the key "a""#),
    JSON5Case("{a = 1}", #"t:1:4: found "=" where ":" should be, after the key "a""#),
    JSON5Case("{a 'b'}", #"t:1:4: found "'" where ":" should be, after the key "a""#),
    JSON5Case(#"{a "b"}"#, #"t:1:4: found a quote where ":" should be, after the key "a""#),
    JSON5Case(
      "{my-key: 1}",
      #"t:1:4: found "-" where ":" should be, after the key "my"; put a key with "-" into quotes"#),
    JSON5Case("{a: 1 b: 2}", #"t:1:7: a "," is missing in front of this"#),
    JSON5Case("[1 2]", #"t:1:4: a "," is missing in front of this"#),
    JSON5Case("[\n  {}\n  {}\n]", #"t:3:3: a "," is missing in front of this"#),
    JSON5Case("[true'x']", #"t:1:6: a "," is missing in front of this"#),
    JSON5Case("{} {}", #"t:1:4: found "{" behind the end of the value; a file has one value"#),
    JSON5Case("1,", #"t:1:2: found "," behind the end of the value; a file has one value"#),
  ])
  func misplaced(_ reading: JSON5Case) {
    #expect(readJSON5(reading.text) == reading.result)
  }

  @Test(arguments: [
    JSON5Case("[", #"t:1:2: an array begun at line 1 is never closed; add "]""#),
    JSON5Case("[1", #"t:1:3: an array begun at line 1 is never closed; add "]""#),
    JSON5Case("[1,", #"t:1:4: an array begun at line 1 is never closed; add "]""#),
    JSON5Case(
      "{\n\n  a: {\n  b: 1,\n}\n", #"t:6:1: an object begun at line 1 is never closed; add "}""#),
    JSON5Case(
      "{\n\n  a: {\n  b: 1,\n", #"t:5:1: an object begun at line 3 is never closed; add "}""#),
    JSON5Case("{a", #"t:1:3: an object begun at line 1 is never closed; add "}""#),
    JSON5Case("{a:", #"t:1:4: an object begun at line 1 is never closed; add "}""#),
    JSON5Case("[\n  /* x\n]\n", #"t:4:1: a comment begun at line 2 is never closed; add "*/""#),
    JSON5Case("/*", #"t:1:3: a comment begun at line 1 is never closed; add "*/""#),
    JSON5Case("1 /*/", #"t:1:6: a comment begun at line 1 is never closed; add "*/""#),
    JSON5Case("[\n'abc]", "t:2:6: a string begun at line 2 is never closed; add its closing quote"),
    JSON5Case("'abc\\", "t:1:6: a string begun at line 1 is never closed; add its closing quote"),
    JSON5Case("'a\\\n", "t:2:1: a string begun at line 1 is never closed; add its closing quote"),
  ])
  func endOfText(_ reading: JSON5Case) {
    #expect(readJSON5(reading.text) == reading.result)
  }

  @Test(arguments: [
    JSON5Case(
      "{a: 'b\n}",
      #"t:1:7: the string begun at column 5 is open at the end of this line; "#
        + #"close it, or write \n"#),
    JSON5Case(
      "'a\\\nb\r\n'",
      #"t:2:2: the string begun at line 1 is open at the end of this line; close it, or write \n"#),
    JSON5Case("'a\u{1}'", #"t:1:3: found U+0001 in a string; write \u0001"#),
    JSON5Case("'\\\u{1B}'", #"t:1:3: found U+001B in a string; write \u001B"#),
    JSON5Case("'a\u{0}'", #"t:1:3: found U+0000 in a string; write \u0000"#),
    JSON5Case(
      #"'\u12G4'"#,
      #"t:1:2: "\u12" is no escape; write \u and four hexadecimal digits, or \\ for a backslash"#),
    JSON5Case(
      #"'C:\users'"#,
      #"t:1:4: "\u" is no escape; write \u and four hexadecimal digits, or \\ for a backslash"#),
    JSON5Case(
      #"'\x4'"#,
      #"t:1:2: "\x4" is no escape; write \x and two hexadecimal digits, or \\ for a backslash"#),
    JSON5Case(
      #"'\1'"#,
      #"t:1:2: "\1" is no escape; write \x and two hexadecimal digits for a character code, "#
        + #"or \\ for a backslash"#),
    JSON5Case(
      #"'\01'"#,
      #"t:1:2: "\0" is no escape; write \x and two hexadecimal digits for a character code, "#
        + #"or \\ for a backslash"#),
    JSON5Case(
      #"'ab\ud800'"#,
      #"t:1:4: "\ud800" is half of a surrogate pair; write both halves, or the character"#),
    JSON5Case(
      #"'\ude00\ud83d'"#,
      #"t:1:2: "\ude00" is half of a surrogate pair; write both halves, or the character"#),
    JSON5Case(
      #"'\ud83d\u0041'"#,
      #"t:1:2: "\ud83d" is half of a surrogate pair; write both halves, or the character"#),
    JSON5Case(
      #"{a\u00: 1}"#,
      #"t:1:3: "\u00" is no escape; write \u and four hexadecimal digits, or \\ for a backslash"#),
  ])
  func strings(_ reading: JSON5Case) {
    #expect(readJSON5(reading.text) == reading.result)
  }

  @Test(arguments: [
    JSON5Case("01", #"t:1:1: "01" is no number; leave out the zeros it begins with"#),
    JSON5Case("[-007.5]", #"t:1:2: "-007.5" is no number; leave out the zeros it begins with"#),
    JSON5Case("[-]", #"t:1:2: "-" is no number; add digits"#),
    JSON5Case("[.]", #"t:1:2: "." is no number; add digits"#),
    JSON5Case("[- 1]", #"t:1:2: "-" is no number; add digits"#),
    JSON5Case("0x", #"t:1:1: "0x" is no number; write hexadecimal digits after 0x"#),
    JSON5Case("0xZZ", #"t:1:1: "0xZZ" is no number; write hexadecimal digits after 0x"#),
    JSON5Case("1e", #"t:1:1: "1e" is no number; write digits after the e"#),
    JSON5Case("1e+", #"t:1:1: "1e+" is no number; write digits after the e"#),
    JSON5Case("{at: 2m}", #"t:1:6: "2m" is no number; put text into quotes"#),
    JSON5Case("[2026-01-05]", #"t:1:2: "2026-01-05" is no number; put text into quotes"#),
    JSON5Case("[09:00]", #"t:1:2: "09:00" is no number; put text into quotes"#),
    JSON5Case("[2.5%]", #"t:1:2: "2.5%" is no number; put text into quotes"#),
    JSON5Case("[1.2.3]", #"t:1:2: "1.2.3" is no number; put text into quotes"#),
    JSON5Case("[+x]", #"t:1:2: "+x" is no number; put text into quotes"#),
    JSON5Case("[1Infinity]", #"t:1:2: "1Infinity" is no number; put text into quotes"#),
  ])
  func numbers(_ reading: JSON5Case) {
    #expect(readJSON5(reading.text) == reading.result)
  }

  @Test(arguments: [64, 65, 10_000])
  func tooDeep(_ levels: Int) {
    let finding = "t:1:65: more than 64 brackets are open here; nest less deeply"
    let result = readJSON5(String(repeating: "[", count: levels))
    let open = #"t:1:65: an array begun at line 1 is never closed; add "]""#
    #expect(result == [levels > 64 ? finding : open])
    let objects = readJSON5(String(repeating: #"{"a":"#, count: levels) + "1")
    #expect(objects.first?.hasPrefix(levels > 64 ? "t:1:321: more than 64" : "t:1:322:") == true)
  }

  @Test func longAndOddTextsAreShownShort() {
    let long = String(repeating: "x", count: 1000)
    let shown = String(repeating: "x", count: 60)
    #expect(readJSON5("[\(long)]") == ["t:1:2: \"\(shown)…\" is no value; put text into quotes"])
    #expect(
      readJSON5(#"{"\u001b[2J\n\u202e\"": 1, 'x'}"#)
        == [#"t:1:31: found "}" where ":" should be, after the key "x""#])
    #expect(
      readJSON5(#"{"\u001b[2J\n\u202e😀\"" 1}"#)
        == [#"t:1:25: found "1" where ":" should be, after the key "\u001B[2J\n\u202E😀\"""#])
  }
}
