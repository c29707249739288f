import Testing

/// What is wrong with params and the strings that name them.
@Suite struct ParamFindingTests {
  @Test(arguments: [
    FindingCase(
      "no object", ["params": "[]", "title": #""${a}""#],
      "s.json5:8:11: $.params: found a list; an object of values by name would do"),
    FindingCase(
      "bad names", ["params": #"{ "": 1, "a b": 1, "1": 1, "a.b": 1 }"#],
      #"s.json5:8:13: $.params[""]: "" is no name of a param; a name begins with a letter and has "#
        + #"letters, digits, "_" and "-""#,
      #"s.json5:8:20: $.params["a b"]: "a b" is no name of a param; a name begins with a letter "#
        + #"and has letters, digits, "_" and "-""#,
      #"s.json5:8:30: $.params["1"]: "1" is no name of a param; a name begins with a letter and "#
        + #"has letters, digits, "_" and "-""#,
      #"s.json5:8:38: $.params["a.b"]: "a.b" is no name of a param; a name begins with a letter "#
        + #"and has letters, digits, "_" and "-""#),
    FindingCase(
      "wrong shapes, and nothing more of those who use them",
      [
        "params":
          "{ a: [], b: {}, c: { env: 1 }, d: { env: \"\" }, e: { env: \"E\", default: [] } }",
        "title": #""${a}${b}${c}${d}${e}""#,
      ],
      "s.json5:8:16: $.params.a: found a list; text, a number, true or false, or "
        + "{ env, default } would do",
      #"s.json5:8:23: $.params.b: "env" is missing; write for example env: "API_TOKEN""#,
      "s.json5:8:37: $.params.c.env: found the number 1; text in quotes would do",
      "s.json5:8:52: $.params.d.env: the name of the variable is empty; write one",
      "s.json5:8:82: $.params.e.default: found a list; text, a number, true or false would do"),
    FindingCase(
      "unknown keys", ["params": #"{ a: { env: "A", defalt: 1 } }"#, "title": #""${a}""#],
      #"s.json5:3:10: $.title: "a" has no value: A is not in the environment; set it there, or "#
        + "give params.a a default",
      #"s.json5:8:28: $.params.a.defalt: "defalt" is no key here; did you mean "default"?"#),
    FindingCase(
      "undefined", ["params": "{ token: 1 }", "title": #""${tokn} ${token}""#],
      #"s.json5:3:10: $.title: "tokn" is no param; did you mean "token"?"#),
    FindingCase(
      "undefined, unlike any", ["params": "{ token: 1 }", "title": #""${host} ${token}""#],
      #"s.json5:3:10: $.title: "host" is no param; "token" would do"#),
    FindingCase(
      "undefined, without params", ["title": #""${host}""#],
      #"s.json5:3:10: $.title: "host" is no param; give it a value with params: { host: … }"#),
    FindingCase(
      "no names", ["title": #""${} ${a b}""#],
      #"s.json5:3:10: $.title: "" is no name of a param; write for example "${token}", or "$${" "#
        + #"for a plain "${""#,
      #"s.json5:3:10: $.title: "a b" is no name of a param; write for example "${token}", or "#
        + #""$${" for a plain "${""#),
    FindingCase(
      "never closed", ["title": #""a ${b""#],
      #"s.json5:3:10: $.title: a "${" is never closed; write for example "${token}", or "$${" for "#
        + #"a plain "${""#),
    FindingCase(
      "no catalog because of it", ["catalog": #""${where}/c.storekit""#],
      #"s.json5:5:12: $.catalog: "where" is no param; give it a value with "#
        + "params: { where: … }"),
    FindingCase(
      "of another kind than is wanted", ["params": #"{ n: "five" }"#, "seed": #""${n}""#],
      #"s.json5:9:9: $.seed: found the text "five"; a whole number from 0 to 9007199254740991 "#
        + "would do"),
    FindingCase(
      "unused and nested", ["params": #"{ a: "${b}", b: 1, c: null }"#, "title": #""${a}""#],
      #"s.json5:8:16: note: $.params.a: the value of a param is taken as it is; "${" means "#
        + "nothing in it",
      #"s.json5:8:24: note: $.params.b: nothing uses this param; "${b}" in a text below would"#),
    FindingCase(
      "remarks are not looked at",
      ["params": #"{ remarks: "${x}" }"#, "remarks": #"["${y}"]"#], catalog: nil),
  ])
  func findings(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  @Test(arguments: [
    FilesCase(
      "a number that is none",
      [
        "s.json5": scenarioText(["params": #"{ n: { env: "N", default: 1 } }"#, "seed": #""${n}""#])
      ],
      environment: ["N": "s3cret"],
      "s.json5:8:23: $.params.n.env: N in the environment is no number, as its default is; one "
        + "would do"),
    FilesCase(
      "a truth value that is none",
      [
        "s.json5": scenarioText([
          "params": #"{ n: { env: "N", default: true } }"#, "seed": #""${n}""#,
        ])
      ],
      environment: ["N": "s3cret"],
      "s.json5:8:23: $.params.n.env: N in the environment is neither true nor false, as its "
        + "default is; one would do"),
    FilesCase(
      "never shown",
      [
        "s.json5": scenarioText([
          "params": #"{ n: { env: "N" } }"#, "products": #"{ pro: "x${n}y" }"#,
        ])
      ],
      environment: ["N": "s3cret"],
      #"s.json5:6:20: $.products.pro: "x•••y" is no product of the catalog; "pro.month" would do"#),
    FilesCase(
      "never shown where it is cut",
      ["s.json5": scenarioText(["params": #"{ n: { env: "N" } }"#, "start": #""on ${n}""#])],
      environment: ["N": String(repeating: "s3c\"ret", count: 20)],
      #"s.json5:9:10: $.start: "on •••…" is no date and time; write for example "#
        + #""2026-01-05T09:00:00Z""#),
    FilesCase(
      "never shown word by word",
      ["s.json5": scenarioText(["params": #"{ n: { env: "N" } }"#, "expect": #"["${n}"]"#])],
      environment: ["N": "DID_RENEW s3cret"],
      #"s.json5:9:12: $.expect[0]: "•••" is no product of the catalog; "pro" or "pro.month" would "#
        + "do"),
  ])
  func secrets(_ reading: FilesCase) throws {
    #expect(try reading.found() == reading.findings)
  }
}
