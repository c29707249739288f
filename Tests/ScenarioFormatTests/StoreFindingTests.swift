import Testing

/// Stores and apps, of the scenario and of single customers.
@Suite struct StoreFindingTests {
  @Test(arguments: [
    FindingCase(
      "a store without end",
      [
        "customers":
          #"[{ name: "ana", store: { renewalCap: "none" }, script: [{ buy: "pro" }] }]"#
      ],
      "s.json5:7:51: $.customers[0].store.renewalCap: a subscription without a renewal "
        + #"cap never ends; say with "until" when the run does"#),
    FindingCase(
      "a profile without end",
      [
        "customers":
          #"[{ name: "ana", store: { profile: "production" }, script: [{ buy: "pro" }] }]"#
      ],
      "s.json5:7:48: $.customers[0].store.profile: a subscription without a renewal cap "
        + #"never ends; say with "until" when the run does"#),
    FindingCase(
      "an unknown environment",
      [
        "store":
          #"{ environment: "sandbox" }"#
      ],
      #"s.json5:8:25: $.store.environment: "sandbox" is no environment; did you mean "#
        + #""Sandbox"?"#),
    FindingCase(
      "a customer's unknown environment",
      [
        "customers":
          #"[{ name: "ana", store: { environment: "Prod" }, script: [{ buy: "pro" }] }]"#
      ],
      #"s.json5:7:52: $.customers[0].store.environment: "Prod" is no environment; "#
        + #""Sandbox", "Production", "Xcode" or "LocalTesting" would do"#),
    FindingCase(
      "an unknown dialect", ["store": #"{ v1: { dialect: "aple", lgacy: true } }"#],
      #"s.json5:8:27: $.store.v1.dialect: "aple" is no dialect; did you mean "apple"?"#,
      #"s.json5:8:35: $.store.v1.lgacy: "lgacy" is no key here; did you mean "legacy"?"#),
    FindingCase(
      "the shape of before 2021 in other words than Apple's", ["store": "{ v1: { legacy: true } }"],
      "s.json5:8:26: $.store.v1.legacy: the shape of before 2021 is Apple's, and the extended "
        + #"dialect is not; add dialect: "apple""#),
    FindingCase(
      "settings of version 1 that are a word", ["store": #"{ v1: "apple" }"#],
      #"s.json5:8:16: $.store.v1: found the text "apple"; settings of the legacy "#
        + "notifications { dialect, legacy } would do"),
    FindingCase(
      "a secret of nothing", ["app": #"{ bundleId: "a", appAppleId: 7, sharedSecret: " " }"#],
      "s.json5:4:54: $.app.sharedSecret: the shared secret is empty; write one"),
    FindingCase(
      "a retry that is no duration",
      ["store": #"{ retries: ["1h", "soon"] }"#],
      #"s.json5:8:28: $.store.retries[1]: "soon" is no duration; write for example "90s", "#
        + #""5m" or "1h30m""#),
    FindingCase(
      "retries that are no list",
      ["store": #"{ retries: "1h" }"#],
      #"s.json5:8:21: $.store.retries: found the text "1h"; a list of durations such as "#
        + #"["1h", "12h"] would do"#),
    FindingCase(
      "a status that is none",
      ["store": #"{ noRetryOn: [42] }"#],
      "s.json5:8:24: $.store.noRetryOn[0]: found 42; an HTTP status, 100 to 599, would do"),
    FindingCase(
      "no time at all",
      ["store": #"{ timeout: "0s" }"#],
      #"s.json5:8:21: $.store.timeout: "0s" is no duration; write for example "90s", "#
        + #""5m" or "1h30m""#),
    FindingCase(
      "an unknown subtype",
      [
        "store":
          #"{ crossgradeSubtype: "none" }"#
      ],
      #"s.json5:8:31: $.store.crossgradeSubtype: "none" is no subtype of crossgrades; "#
        + #""apple" or "omitted" would do"#),
    FindingCase(
      "a grace period that App Store Connect does not have",
      ["store": #"{ gracePeriod: "7d" }"#],
      #"s.json5:8:25: $.store.gracePeriod: "7d" is no grace period; did you mean "3d"?"#),
    FindingCase(
      "a mistyped rate",
      [
        "store":
          #"{ profile: "xcode", renewalRate: "monthlyRenewalEveryHours" }"#,
        "until":
          #""1h""#,
      ],
      #"s.json5:8:43: $.store.renewalRate: "monthlyRenewalEveryHours" is no renewal rate; "#
        + #"did you mean "monthlyRenewalEveryHour"?"#),
    FindingCase(
      "a rate in other letters",
      [
        "store":
          #"{ renewalRate: "onerenewaleveryminute" }"#
      ],
      #"s.json5:8:25: $.store.renewalRate: "onerenewaleveryminute" is no renewal rate; "#
        + #"did you mean "oneRenewalEveryMinute"?"#),
    FindingCase(
      "a customer's app of a wrong shape",
      [
        "customers":
          #"[{ name: "ana", app: "com.example", script: [{ buy: "pro" }] }]"#
      ],
      #"s.json5:7:35: $.customers[0].app: found the text "com.example"; an app { "#
        + "bundleId, appAppleId, bundleVersion, sharedSecret } would do"),
    FindingCase(
      "a customer's unknown key of an app",
      [
        "customers":
          #"[{ name: "ana", app: { bundel: 1 }, script: [{ buy: "pro" }] }]"#
      ],
      #"s.json5:7:37: $.customers[0].app.bundel: "bundel" is no key here; there are "#
        + "bundleId, appAppleId, bundleVersion and sharedSecret"),
    FindingCase(
      "real time renews without end",
      [
        "store":
          #"{ profile: "xcode" }"#
      ],
      "s.json5:8:21: $.store.profile: a subscription without a renewal cap never ends; "
        + #"say with "until" when the run does"#),
  ])
  func stores(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  /// What customers share with the scenario is found once.
  @Test(arguments: [
    FindingCase(
      "a setting of the scenario's",
      [
        "store":
          #"{ promptness: "slow" }"#,
        "customers":
          #"[{ name: "ana", store: { profile: "testflight" }, script: [{ buy: "pro" }] }, { "#
          + #"name: "bo", store: {} }]"#,
      ],
      #"s.json5:8:24: $.store.promptness: "slow" is no promptness; "measured" or "exact" "#
        + "would do"),
    FindingCase(
      "an end that is missing",
      [
        "store":
          #"{ profile: "production" }"#,
        "customers":
          #"[{ name: "ana", store: { promptness: "exact" }, script: [{ buy: "pro" }] }]"#,
      ],
      "s.json5:8:21: $.store.profile: a subscription without a renewal cap never ends; "
        + #"say with "until" when the run does"#),
    FindingCase(
      "the scenario's app",
      [
        "app":
          #"{ bundleId: "b", appAppleId: "x", frob: 2 }"#,
        "customers":
          #"[{ name: "ana", app: { bundleId: "c" }, script: [{ buy: "pro" }] }]"#,
      ],
      #"s.json5:4:37: $.app.appAppleId: found the text "x"; the app's number, digits "#
        + "without quotes, would do",
      #"s.json5:4:42: $.app.frob: "frob" is no key here; there are bundleId, "#
        + "appAppleId, bundleVersion and sharedSecret"),
  ])
  func sharedThings(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }
}
