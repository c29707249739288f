import SubscriptionModel
import Testing

@testable import ScenarioFormat

/// Durations, instants, starts, moments and counts as people write them.
@Suite struct TextReadingTests {
  @Test(
    arguments: [
      ("0s", 0), ("5ms", 5), ("90s", 90_000), ("2m30s", 150_000), ("1h", 3_600_000),
      ("1w2d3h4m5s6ms", 788_645_006), ("1d12h", 129_600_000), ("500ms", 500), ("007s", 7000),
      ("36525d", 3_155_760_000_000), ("3155760000s", 3_155_760_000_000),
      ("", nil), ("5", nil), ("m", nil), ("5x", nil), ("5M", nil), ("-5m", nil), ("+5m", nil),
      ("5 m", nil), (" 5m", nil), ("5m ", nil), ("1m1m", nil), ("5s1h", nil), ("1ms1s", nil),
      ("1.5h", nil), ("1e3s", nil), ("5min", nil), ("5m,30s", nil), ("٥s", nil), ("5ｍ", nil),
      ("36526d", nil), ("36525d1ms", nil), ("999999999999w", nil), ("9223372036854775807ms", nil),
      ("99999999999999999999s", nil),
    ] as [(String, Int64?)])
  func durations(_ text: String, _ milliseconds: Int64?) {
    #expect(DurationText.duration(text)?.milliseconds == milliseconds)
  }

  @Test(
    arguments: [
      ("2026-01-05T09:00:00Z", 1_767_603_600_000), ("2026-01-05t09:00:00z", 1_767_603_600_000),
      ("2026-01-05 09:00:00Z", 1_767_603_600_000), ("2026-01-05T10:00:00+01:00", 1_767_603_600_000),
      ("2026-01-05T03:30:00-05:30", 1_767_603_600_000),
      ("2026-01-05T09:00:00-00:00", 1_767_603_600_000),
      ("2026-01-05T09:00:00.5Z", 1_767_603_600_500), ("2026-01-05T09:00:00.04Z", 1_767_603_600_040),
      ("2026-01-05T09:00:00.1239Z", 1_767_603_600_123), ("2024-02-29T00:00:00Z", 1_709_164_800_000),
      ("2000-02-29T00:00:00Z", 951_782_400_000), ("1970-01-01T00:00:00Z", 0),
      ("1969-12-31T23:59:59.999Z", -1), ("2100-02-28T00:00:00Z", 4_107_456_000_000),
      ("2025-02-29T00:00:00Z", nil), ("2100-02-29T00:00:00Z", nil), ("2026-04-31T00:00:00Z", nil),
      ("2026-13-01T00:00:00Z", nil), ("2026-00-01T00:00:00Z", nil), ("2026-01-00T00:00:00Z", nil),
      ("2026-01-05T24:00:00Z", nil), ("2026-01-05T09:60:00Z", nil), ("2016-12-31T23:59:60Z", nil),
      ("2026-01-05T09:00:00", nil), ("2026-01-05T09:00Z", nil), ("2026-01-05", nil),
      ("2026-01-05T09:00:00+0100", nil), ("2026-01-05T09:00:00+24:00", nil),
      ("2026-01-05T09:00:00.Z", nil), ("2026-01-05T09:00:00Z ", nil), ("26-01-05T09:00:00Z", nil),
      ("2026-1-5T09:00:00Z", nil), ("-026-01-05T09:00:00Z", nil), ("２026-01-05T09:00:00Z", nil),
      ("", nil), ("now", nil),
    ] as [(String, Int64?)])
  func instants(_ text: String, _ milliseconds: Int64?) {
    #expect(InstantText.instant(text)?.milliseconds == milliseconds)
  }

  @Test(
    arguments: [
      ("now", 1_800_000_000_000), ("now - 1h", 1_799_996_400_000), ("now-1h", 1_799_996_400_000),
      ("now  -  1h30m", 1_799_994_600_000), ("2000-01-01T00:00:00Z", 946_684_800_000),
    ] as [(String, Int64)])
  func starts(_ text: String, _ milliseconds: Int64) throws {
    let now = SimInstant(milliseconds: 1_800_000_000_999)
    #expect(try StartText.instant(text, now: now).milliseconds == milliseconds)
  }

  @Test(
    arguments: [
      ("1999-12-31T23:59:59Z", .outside), ("2100-01-01T00:00:00Z", .outside),
      ("now - 5200w", .outside), ("now + 1h", .unreadable), ("now - ", .unreadable),
      ("now - -1h", .unreadable), ("nowadays", .unreadable), ("Now", .unreadable),
      ("1h", .unreadable), ("", .unreadable),
    ] as [(String, StartText.Fault)])
  func badStarts(_ text: String, _ fault: StartText.Fault) {
    #expect(throws: fault) {
      try StartText.instant(text, now: SimInstant(milliseconds: 1_800_000_000_999))
    }
  }

  @Test func nowNeedsAClock() {
    #expect(throws: StartText.Fault.noClock) { try StartText.instant("now", now: nil) }
  }

  @Test(
    arguments: [
      ("2m", .fromStart(.minutes(2))), ("+2m", .afterStepBefore(.minutes(2))),
      ("+ 2m", .afterStepBefore(.minutes(2))), ("+0s", .afterStepBefore(.zero)),
      ("1970-01-01T00:00:00Z", .date(SimInstant(milliseconds: 0))),
      ("renewal", .anchor(.periodEnd, of: [], offset: .zero)),
      ("renewal 1", .anchor(.renewal(1), of: [], offset: .zero)),
      ("renewal  7  +  1s", .anchor(.renewal(7), of: [], offset: .seconds(1))),
      ("renewal 2147483647", .anchor(.renewal(.max), of: [], offset: .zero)),
      ("period end - 1d", .anchor(.periodEnd, of: [], offset: -.days(1))),
      ("expiry+1ms", .anchor(.expiry, of: [], offset: SimDuration(milliseconds: 1))),
      ("start", .fromStart(.zero)), ("start + 90s", .fromStart(.seconds(90))),
      ("start+1m", .fromStart(.minutes(1))), ("start - 1m", nil), ("start now", nil),
      ("@a", .step("a", offset: .zero)), ("@a + 1m", .step("a", offset: .minutes(1))),
      ("@a - 1m", .step("a", offset: -.minutes(1))), ("@a-1m", .step("a-1m", offset: .zero)),
      ("@a-b - 1m", .step("a-b", offset: -.minutes(1))), ("@", nil), ("@a b", nil),
      ("@ a", nil), ("expiry of ana", .anchor(.expiry, of: ["ana"], offset: .zero)),
      ("expiry of ana pro + 1s", .anchor(.expiry, of: ["ana", "pro"], offset: .seconds(1))),
      ("renewal of pro", .anchor(.periodEnd, of: ["pro"], offset: .zero)),
      ("renewal 2 of pro - 1m", .anchor(.renewal(2), of: ["pro"], offset: -.minutes(1))),
      ("period end of a-1m", .anchor(.periodEnd, of: ["a-1m"], offset: .zero)),
      ("expiry of", nil), ("expiry of a b c", nil), ("of ana", nil),
      ("DID_RENEW", .pattern(["DID_RENEW"], offset: .zero)),
      ("DID_RENEW + 1m", .pattern(["DID_RENEW"], offset: .minutes(1))),
      ("DID_RENEW - 1m", .pattern(["DID_RENEW"], offset: -.minutes(1))),
      (
        "ana DID_RENEW/* pro-1m #2 + 5s",
        .pattern(["ana", "DID_RENEW/*", "pro-1m", "#2"], offset: .seconds(5))
      ),
      ("* pro", .pattern(["*", "pro"], offset: .zero)),
      ("EXPIRED", .pattern(["EXPIRED"], offset: .zero)),
      ("ana *", .pattern(["ana", "*"], offset: .zero)), ("ana pro DID_RENEW", nil),
      ("", nil), (" ", nil), ("+", nil), ("-2m", nil), ("+-2m", nil), ("++2m", nil),
      ("renewal 0", nil), ("renewal -1", nil), ("renewal 2147483648", nil), ("renewal two", nil),
      ("renewal 2 3", nil), ("renewal2", nil), ("period", nil), ("end", nil), ("period  ends", nil),
      ("Expiry", nil), ("expiry 2", nil), ("expiry +", nil), ("expiry + 1m + 1s", nil),
      ("expiry 1m", nil), ("2m + 1s", nil), ("2026-01-05T09:00:00Z + 1s", nil), ("now", nil),
      ("renewal ２", nil),
    ] as [(String, MomentText.Reading?)])
  func moments(_ text: String, _ reading: MomentText.Reading?) {
    #expect(MomentText.reading(text) == reading)
  }

  @Test(
    arguments: [
      ("renewl 2 + 30s", "renewal 2 + 30s"), ("RENEWAL", "renewal"), ("perid end", "period end"),
      ("period ned - 5s", "period end - 5s"), ("expires", "expiry"), ("exipry + 1m", "expiry + 1m"),
      ("renewl two", nil), ("perid", nil), ("expiry + soon", nil), ("whenever", nil), ("", nil),
    ] as [(String, String?)])
  func suggestedMoments(_ text: String, _ suggestion: String?) {
    #expect(MomentText.suggestion(for: text) == suggestion)
  }

  @Test(arguments: NotificationKind.all)
  func everyKind(_ kind: NotificationKind) throws {
    #expect(try ExpectationText.kind(kind.text) == .kind(kind))
    #expect(try ExpectationText.kind("\(kind.type.rawValue)/*") == .type(kind.type))
  }

  @Test(arguments: [
    "", "/", "DID_RENEW/", "/VOLUNTARY", "did_renew", "DID_RENEW/VOLUNTARY", "SUBSCRIBED",
    "DID_RENEW/BILLING_RECOVERY/", "DID_RENEW/**", "**", "DID RENEW", "...",
  ])
  func noKinds(_ text: String) {
    #expect(throws: ExpectationFact.self) { try ExpectationText.kind(text) }
  }

  @Test func everyKindThereIs() throws {
    #expect(try ExpectationText.kind("*") == .any)
  }

  @Test(
    arguments: [
      ("x1", 1...1), ("x0", 0...0), ("x2..4", 2...4), ("x4..4", 4...4), ("x2..", 2...Int.max),
      ("x..4", 0...4), ("x999999999", 999_999_999...999_999_999), ("x007", 7...7),
      ("x..", nil), ("x4..2", nil), ("x2...4", nil), ("x2..3..4", nil), ("x1000000000", nil),
      ("x.", nil), ("x2.", nil), ("x2.5", nil),
    ] as [(String, ClosedRange<Int>?)])
  func counts(_ text: String, _ range: ClosedRange<Int>?) {
    #expect(ExpectationText.looksLikeCount(text))
    #expect(ExpectationText.count(text) == range)
  }

  @Test(arguments: ["", "x", "X6", "6", "6x", "x-1", "x6a", "pro", "x٦"])
  func noCounts(_ text: String) {
    #expect(!ExpectationText.looksLikeCount(text))
  }
}
