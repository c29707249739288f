import Testing

/// Times that are none, negative, absurd or too long.
@Suite struct TimeFindingTests {
  @Test(arguments: [
    FindingCase(
      "negative", ["customers": #"[{ name: "ana", script: [{ buy: "pro", at: "-5m" }] }]"#],
      #"s.json5:7:57: $.customers[0].script[0].at: "-5m" is no moment; write for example "#
        + #""90s", "+30s", "renewal 2 + 30s", "period end" or "expiry - 10s""#),
    FindingCase(
      "an unknown unit", ["customers": #"[{ name: "ana", script: [{ buy: "pro", at: "5x" }] }]"#],
      #"s.json5:7:57: $.customers[0].script[0].at: "5x" is no moment; write for example "#
        + #""90s", "+30s", "renewal 2 + 30s", "period end" or "expiry - 10s""#),
    FindingCase(
      "a number without a unit",
      [
        "customers": #"[{ name: "ana", script: [{ buy: "pro", at: "90" }] }]"#
      ],
      #"s.json5:7:57: $.customers[0].script[0].at: "90" is no moment; write for example "#
        + #""90s", "+30s", "renewal 2 + 30s", "period end" or "expiry - 10s""#),
    FindingCase(
      "a space inside", ["customers": #"[{ name: "ana", script: [{ buy: "pro", at: "5 m" }] }]"#],
      #"s.json5:7:57: $.customers[0].script[0].at: "5 m" is no moment; write for example "#
        + #""90s", "+30s", "renewal 2 + 30s", "period end" or "expiry - 10s""#),
    FindingCase(
      "too long",
      [
        "customers": #"[{ name: "ana", script: [{ buy: "pro", at: "999999999999w" }] }]"#
      ],
      #"s.json5:7:57: $.customers[0].script[0].at: "999999999999w" is no moment; write for "#
        + #"example "90s", "+30s", "renewal 2 + 30s", "period end" or "expiry - 10s""#),
    FindingCase(
      "too many digits",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro", at: "99999999999999999999s" }] }]"#
      ],
      #"s.json5:7:57: $.customers[0].script[0].at: "99999999999999999999s" is no moment; "#
        + #"write for example "90s", "+30s", "renewal 2 + 30s", "period end" or "expiry - 10s""#),
    FindingCase(
      "units out of order",
      [
        "customers": #"[{ name: "ana", script: [{ buy: "pro", at: "5s1h" }] }]"#
      ],
      #"s.json5:7:57: $.customers[0].script[0].at: "5s1h" is no moment; write for example "#
        + #""90s", "+30s", "renewal 2 + 30s", "period end" or "expiry - 10s""#),
    FindingCase(
      "a unit twice", ["customers": #"[{ name: "ana", script: [{ buy: "pro", at: "1m1m" }] }]"#],
      #"s.json5:7:57: $.customers[0].script[0].at: "1m1m" is no moment; write for example "#
        + #""90s", "+30s", "renewal 2 + 30s", "period end" or "expiry - 10s""#),
    FindingCase(
      "empty", ["customers": #"[{ name: "ana", script: [{ buy: "pro", at: "" }] }]"#],
      #"s.json5:7:57: $.customers[0].script[0].at: "" is no moment; write for example "90s", "#
        + #""+30s", "renewal 2 + 30s", "period end" or "expiry - 10s""#),
    FindingCase(
      "a bare number", ["customers": #"[{ name: "ana", script: [{ buy: "pro", at: 5 }] }]"#],
      "s.json5:7:57: $.customers[0].script[0].at: found the number 5; a moment in quotes "
        + "would do"),
    FindingCase(
      "a mistyped anchor",
      [
        "customers": #"[{ name: "ana", script: [{ buy: "pro", at: "renewl 2 + 30s" }] }]"#
      ],
      #"s.json5:7:57: $.customers[0].script[0].at: "renewl 2 + 30s" is no moment; did you "#
        + #"mean "renewal 2 + 30s"?"#),
    FindingCase(
      "an anchor in capitals",
      [
        "customers": #"[{ name: "ana", script: [{ buy: "pro", at: "Expiry" }] }]"#
      ],
      #"s.json5:7:57: $.customers[0].script[0].at: "Expiry" is no moment; did you mean "#
        + #""expiry"?"#),
    FindingCase(
      "a mistyped second word",
      [
        "customers": #"[{ name: "ana", script: [{ buy: "pro", at: "period edn - 10s" }] }]"#
      ],
      #"s.json5:7:57: $.customers[0].script[0].at: "period edn - 10s" is no moment; did you "#
        + #"mean "period end - 10s"?"#),
    FindingCase(
      "renewal zero",
      [
        "customers": #"[{ name: "ana", script: [{ buy: "pro", at: "renewal 0" }] }]"#
      ],
      #"s.json5:7:57: $.customers[0].script[0].at: "renewal 0" is no moment; write for "#
        + #"example "90s", "+30s", "renewal 2 + 30s", "period end" or "expiry - 10s""#),
    FindingCase(
      "a renewal beyond any",
      [
        "customers": #"[{ name: "ana", script: [{ buy: "pro", at: "renewal 99999999999" }] }]"#
      ],
      #"s.json5:7:57: $.customers[0].script[0].at: "renewal 99999999999" is no moment; write "#
        + #"for example "90s", "+30s", "renewal 2 + 30s", "period end" or "expiry - 10s""#),
    FindingCase(
      "an anchor with two offsets",
      [
        "customers": #"[{ name: "ana", script: [{ buy: "pro", at: "expiry + 1m + 1s" }] }]"#
      ],
      #"s.json5:7:57: $.customers[0].script[0].at: "expiry + 1m + 1s" is no moment; write "#
        + #"for example "90s", "+30s", "renewal 2 + 30s", "period end" or "expiry - 10s""#),
    FindingCase(
      "a sign without a length",
      [
        "customers": #"[{ name: "ana", script: [{ buy: "pro", at: "expiry +" }] }]"#
      ],
      #"s.json5:7:57: $.customers[0].script[0].at: "expiry +" is no moment; write for "#
        + #"example "90s", "+30s", "renewal 2 + 30s", "period end" or "expiry - 10s""#),
    FindingCase(
      "a day without a time",
      [
        "customers": #"[{ name: "ana", script: [{ buy: "pro", at: "2026-01-06" }] }]"#
      ],
      #"s.json5:7:57: $.customers[0].script[0].at: "2026-01-06" is no date and time; write "#
        + #"for example "2026-01-05T09:00:00Z""#),
    FindingCase(
      "the thirtieth of February",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro", at: "2026-02-30T00:00:00Z" }] }]"#
      ],
      #"s.json5:7:57: $.customers[0].script[0].at: "2026-02-30T00:00:00Z" is no date and "#
        + #"time; write for example "2026-01-05T09:00:00Z""#),
    FindingCase(
      "before the start",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro", at: "2026-01-05T08:59:59Z" }] }]"#
      ],
      #"s.json5:7:57: $.customers[0].script[0].at: "2026-01-05T08:59:59Z" lies before the "#
        + "scenario's start"),
    FindingCase(
      "after the century",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro", at: "2100-01-01T00:00:00Z" }] }]"#
      ],
      #"s.json5:7:57: $.customers[0].script[0].at: "2100-01-01T00:00:00Z" lies outside of "#
        + "the years 2000 to 2099"),
    FindingCase(
      "a duration of eighty years",
      [
        "customers": #"[{ name: "ana", script: [{ buy: "pro", at: "4180w" }] }]"#
      ],
      #"s.json5:7:57: $.customers[0].script[0].at: "4180w" lies outside of the years 2000 to "#
        + "2099"),
  ])
  func moments(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  @Test(arguments: [
    FindingCase(
      "a day without a time", ["start": #""2026-01-06""#],
      #"s.json5:8:10: $.start: "2026-01-06" is no date and time; write for example "#
        + #""2026-01-05T09:00:00Z""#),
    FindingCase(
      "a leap second", ["start": #""2016-12-31T23:59:60Z""#],
      #"s.json5:8:10: $.start: "2016-12-31T23:59:60Z" is no date and time; write for example "#
        + #""2026-01-05T09:00:00Z""#),
    FindingCase(
      "before the century", ["start": #""1999-12-31T23:59:59.999Z""#],
      #"s.json5:8:10: $.start: "1999-12-31T23:59:59.999Z" lies outside of the years 2000 to "#
        + "2099"),
    FindingCase(
      "after the century", ["start": #""2100-01-01T00:00:00Z""#],
      #"s.json5:8:10: $.start: "2100-01-01T00:00:00Z" lies outside of the years 2000 to 2099"#),
    FindingCase(
      "only there by its offset", ["start": #""2000-01-01T00:00:00+00:01""#],
      #"s.json5:8:10: $.start: "2000-01-01T00:00:00+00:01" lies outside of the years 2000 to "#
        + "2099"),
    FindingCase(
      "now and something", ["start": #""now + 1h""#],
      #"s.json5:8:10: $.start: "now + 1h" is no date and time; write for example "#
        + #""2026-01-05T09:00:00Z""#),
    FindingCase(
      "a number", ["start": "1767603600000"],
      "s.json5:8:10: $.start: found the number 1767603600000; a date and time in quotes "
        + "would do"),
    FindingCase(
      "no step lies before a start that cannot be read",
      [
        "start": #""2025-06-01""#,
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro", at: "2025-06-02T00:00:00Z" }] }]"#,
      ],
      #"s.json5:8:10: $.start: "2025-06-01" is no date and time; write for example "#
        + #""2026-01-05T09:00:00Z""#),
  ])
  func starts(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  @Test(arguments: [
    FindingCase(
      "counted from a step", ["until": #""+5m""#],
      #"s.json5:8:10: $.until: "+5m" counts from the step before, and here is none; a "#
        + "duration from the start would do"),
    FindingCase(
      "before the start", ["until": #""2026-01-05T08:00:00Z""#],
      #"s.json5:8:10: $.until: "2026-01-05T08:00:00Z" lies before the scenario's start"#),
    FindingCase(
      "after the century", ["until": #""2100-01-01T00:00:00Z""#],
      #"s.json5:8:10: $.until: "2100-01-01T00:00:00Z" lies outside of the years 2000 to 2099"#),
    FindingCase(
      "negative", ["until": #""-1h""#],
      #"s.json5:8:10: $.until: "-1h" is no moment; write for example "90s", "+30s", "#
        + #""renewal 2 + 30s", "period end" or "expiry - 10s""#),
    FindingCase(
      "empty", ["until": #""""#],
      #"s.json5:8:10: $.until: "" is no moment; write for example "90s", "+30s", "renewal 2 "#
        + #"+ 30s", "period end" or "expiry - 10s""#),
    FindingCase(
      "a number", ["until": "60"],
      "s.json5:8:10: $.until: found the number 60; a moment in quotes would do"),
  ])
  func ends(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  @Test(arguments: [
    FindingCase(
      "without a unit", ["store": #"{ renewalRate: "5" }"#],
      #"s.json5:8:25: $.store.renewalRate: "5" is no renewal rate; write how long a month "#
        + #"lasts, for example "5m": whole seconds, from "1s" to "30d""#),
    FindingCase(
      "negative", ["store": #"{ renewalRate: "-5m" }"#],
      #"s.json5:8:25: $.store.renewalRate: "-5m" is no renewal rate; write how long a month "#
        + #"lasts, for example "5m": whole seconds, from "1s" to "30d""#),
    FindingCase(
      "less than a second", ["store": #"{ renewalRate: "999ms" }"#],
      #"s.json5:8:25: $.store.renewalRate: "999ms" is no renewal rate; write how long a "#
        + #"month lasts, for example "5m": whole seconds, from "1s" to "30d""#),
    FindingCase(
      "not whole seconds", ["store": #"{ renewalRate: "1s500ms" }"#],
      #"s.json5:8:25: $.store.renewalRate: "1s500ms" is no renewal rate; write how long a "#
        + #"month lasts, for example "5m": whole seconds, from "1s" to "30d""#),
    FindingCase(
      "zero", ["store": #"{ renewalRate: "0s" }"#],
      #"s.json5:8:25: $.store.renewalRate: "0s" is no renewal rate; write how long a month "#
        + #"lasts, for example "5m": whole seconds, from "1s" to "30d""#),
    FindingCase(
      "longer than thirty days", ["store": #"{ renewalRate: "30d1s" }"#],
      #"s.json5:8:25: $.store.renewalRate: "30d1s" is no renewal rate; write how long a "#
        + #"month lasts, for example "5m": whole seconds, from "1s" to "30d""#),
    FindingCase(
      "absurd", ["store": #"{ renewalRate: "999999999999w" }"#],
      #"s.json5:8:25: $.store.renewalRate: "999999999999w" is no renewal rate; write how "#
        + #"long a month lasts, for example "5m": whole seconds, from "1s" to "30d""#),
    FindingCase(
      "a number", ["store": "{ renewalRate: 5 }"],
      "s.json5:8:25: $.store.renewalRate: found the number 5; the length of a month such "
        + #"as "5m" would do"#),
    FindingCase(
      "a word", ["store": #"{ renewalRate: "fast" }"#],
      #"s.json5:8:25: $.store.renewalRate: "fast" is no renewal rate; write how long a month "#
        + #"lasts, for example "5m": whole seconds, from "1s" to "30d""#),
    FindingCase(
      "an unknown profile", ["store": #"{ profile: "appstore" }"#],
      #"s.json5:8:21: $.store.profile: "appstore" is no profile; "sandbox", "testflight", "#
        + #""xcode" or "production" would do"#),
    FindingCase(
      "a profile in capitals", ["store": #"{ profile: "Sandbox" }"#],
      #"s.json5:8:21: $.store.profile: "Sandbox" is no profile; did you mean "sandbox"?"#),
    FindingCase(
      "a profile that is a number", ["store": "{ profile: 1 }"],
      #"s.json5:8:21: $.store.profile: found the number 1; "sandbox", "testflight", "#
        + #""xcode" or "production" would do"#),
    FindingCase(
      "an unknown promptness", ["store": #"{ promptness: "exactly" }"#],
      #"s.json5:8:24: $.store.promptness: "exactly" is no promptness; did you mean "exact"?"#),
    FindingCase(
      "a promptness like none", ["store": #"{ promptness: "slow" }"#],
      #"s.json5:8:24: $.store.promptness: "slow" is no promptness; "measured" or "exact" "#
        + "would do"),
    FindingCase(
      "a promptness that is true", ["store": "{ promptness: true }"],
      #"s.json5:8:24: $.store.promptness: found true; "measured" or "exact" would do"#),
  ])
  func rates(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }
}
