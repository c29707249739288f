import Testing

/// What is wrong with parents and with files that are merged over a scenario.
@Suite struct ParentFindingTests {
  private static func extending(_ parent: String) -> String {
    scenarioText(["extends": parent])
  }

  @Test(arguments: [
    FilesCase(
      "a list of parents", ["s.json5": extending(#"["a.json5"]"#)],
      "s.json5:8:12: $.extends: found a list; the path of one parent, in quotes, would do"),
    FilesCase(
      "an empty path", ["s.json5": extending(#"" ""#)],
      "s.json5:8:12: $.extends: the parent's path is empty; write one"),
    FilesCase(
      "missing", ["s.json5": extending(#""a.json5""#)],
      #"s.json5:8:12: $.extends: "a.json5": there is no such file"#),
    FilesCase(
      "a folder", ["s.json5": extending(#"".""#)],
      #"s.json5:8:12: $.extends: ".": this is a folder; name a file"#),
    FilesCase(
      "missing beside a parent",
      ["s.json5": extending(#""team/a.json5""#), "team/a.json5": #"{ extends: "b.json5" }"#],
      #"team/a.json5:1:12: $.extends: "team/b.json5": there is no such file"#),
    FilesCase(
      "itself", ["s.json5": extending(#""./s.json5""#)],
      #"s.json5:8:12: $.extends: "s.json5" extends itself; take "extends" out"#),
    FilesCase(
      "a circle",
      [
        "s.json5": extending(#""a.json5""#), "a.json5": #"{ extends: "b/b.json5" }"#,
        "b/b.json5": #"{ extends: "../a.json5" }"#,
      ],
      #"b/b.json5:1:12: $.extends: this goes round in a circle: "a.json5" extends "#
        + #""b/b.json5" extends "a.json5"; take one "extends" out"#),
    FilesCase(
      "a long chain",
      (1...16).reduce(into: ["s.json5": extending(#""p1.json5""#), "p17.json5": "{}"]) {
        $0["p\($1).json5"] = #"{ extends: "p\#($1 + 1).json5" }"#
      },
      "p15.json5:1:12: $.extends: more than 16 files extend one another here; put some of them "
        + "together"),
    FilesCase(
      "a list", ["s.json5": extending(#""a.json5""#), "a.json5": "[]"],
      "a.json5:1:1: $: found a list; a scenario { sandclock, title, extends, params, catalog, "
        + "products, app, authority, store, start, until, seed, customers, population, "
        + "script, quirks, "
        + "expect } would do"
    ),
    FilesCase(
      "a catalog", ["s.json5": scenarioText(), "c.json5": "{ subscriptionGroups: [] }"],
      with: ["c.json5"],
      "c.json5:1:1: $: this is a catalog, not a scenario; sandclock catalog shows it, "
        + "sandclock new writes a scenario over it"),
    FilesCase(
      "broken, and one missing", ["s.json5": scenarioText(), "w.json5": "{ a: }"],
      with: ["w.json5", "x.json5"],
      #"w.json5:1:6: $: found "}" where a value should be"#,
      "x.json5:1:1: $: there is no such file"),
    FilesCase(
      "wrong values of a parent and of what is put over",
      [
        "s.json5": scenarioText(["extends": #""a.json5""#, "app": ""]),
        "a.json5": "{ title: 7,\n  seed: -1, app: { bundleId: 7, appAppleId: 7 } }",
        "w.json5": "{ sed: 1,\n  start: 5, catalog: 6 }",
      ], with: ["w.json5"],
      "a.json5:2:9: $.seed: found -1; a whole number from 0 to 9007199254740991 would do",
      "a.json5:2:30: $.app.bundleId: found the number 7; text in quotes would do",
      #"w.json5:1:3: $.sed: "sed" is no key here; did you mean "seed"?"#,
      "w.json5:2:10: $.start: found the number 5; a date and time in quotes would do",
      "w.json5:2:22: $.catalog: found the number 6; the path of a .storekit file or an object "
        + "{ groups, products } would do"),
    FilesCase(
      "what is missing is missing in the file",
      [
        "s.json5": scenarioText(["title": "", "extends": #""p.json5""#]), "p.json5": "{}",
        "w.json5": "\n{ seed: 4 }",
      ],
      with: ["w.json5"],
      #"s.json5:1:1: $: "title" is missing; write for example title: "A plain month""#),
    FilesCase(
      "a name taken in another file",
      [
        "s.json5": scenarioText(["products": ""]),
        "w.json5": #"{ products: { pro: "pro.month", ana: "pro.month" } }"#,
      ], with: ["w.json5"],
      #"s.json5:6:23: $.customers[0].name: the name "ana" is taken already, at line 1 of "#
        + #"w.json5; choose another"#),
    FilesCase(
      "a catalog that is not beside the file that names it",
      [
        "s.json5": scenarioText(["catalog": "", "extends": #""team/a.json5""#]),
        "team/a.json5": #"{ catalog: "c.storekit" }"#, "c.storekit": "{}",
      ],
      #"team/a.json5:1:12: $.catalog: "team/c.storekit": there is no such file"#),
  ])
  func findings(_ reading: FilesCase) throws {
    #expect(try reading.found() == reading.findings)
  }
}
