import Delivery
import Sandclock
import Testing

@Suite struct LoadRequirementTests {
  /// A hundred answers, of 1 to 100 milliseconds; the last ten were refunds and failed.
  private static let figures = {
    var figures = LoadFigures()
    figures.planned = 105
    figures.unsent = 5
    figures.ended = 100
    figures.acknowledged = 90
    for number in 1...100 {
      figures.lags.add(number == 100 ? 5000 : 10)
      figures.count(number > 90 ? "REFUND" : "EXPIRED/VOLUNTARY") { kind in
        kind.sent += 1
        kind.failed += number > 90 ? 1 : 0
        kind.fromPlanned.add(Int64(number) * 1000)
      }
    }
    return figures
  }()

  @Test(arguments: [
    ("p99<100ms", true, "99.0 ms"), ("p99<99ms", false, "99.0 ms"), ("p99<=99ms", true, "99.0 ms"),
    ("p50 < 51ms", true, "50.0 ms"), ("p99.9<1s", true, "100 ms"), ("max<100ms", false, "100 ms"),
    ("p50{REFUND}<95ms", false, "95.0 ms"), ("p50{EXPIRED/*}<1s", true, "45.0 ms"),
    ("failed<10.1%", true, "10 %"), ("failed<10%", false, "10 %"),
    ("failed{REFUND}<1%", false, "100 %"), ("failed{EXPIRED/VOLUNTARY}<0.0001%", true, "0 %"),
    ("late<=1%", true, "1 %"), ("unsent<5%", true, "4.762 %"),
    ("p99{DID_RENEW}<1s", false, "nothing was measured"),
  ])
  func verdicts(_ text: String, _ isMet: Bool, _ found: String) throws {
    let verdict = try LoadRequirement(text).verdict(on: Self.figures)
    #expect(verdict.isMet == isMet)
    #expect(verdict.found.hasPrefix(String(found.prefix(4))), "\(verdict.found)")
  }

  @Test(arguments: [
    // Of 1000, ten may be as long; eleven may not.
    ("p99<95ms", 1000, false), ("p99<90ms", 1000, true), ("p99<91ms", 1000, false),
    ("p99<=90ms", 1000, false), ("max<100ms", 1000, true), ("max<101ms", 1000, false),
    ("failed<1%", 1000, true), ("failed<1%", 1001, false), ("failed<=1%", 1000, false),
    ("p90{REFUND}<91ms", 100, true), ("p90{REFUND}<91ms", 1000, false),
    ("p99{REFUND}<91ms", 1000, true), ("failed{REFUND}<5%", 200, true),
    ("failed{REFUND}<5%", 400, false), ("unsent<0.1%", 1000, true), ("late<1%", 1000, false),
    ("p99{DID_RENEW}<1ms", 1000, false),
  ])
  func isLostOnceTheRestCannotHelp(_ text: String, _ total: Int, _ isLost: Bool) throws {
    #expect(try LoadRequirement(text).isLost(in: Self.figures, of: total) == isLost)
  }

  @Test(arguments: [
    ("p99", "\"p99\" has no limit; \"p99<300ms\", \"p99{REFUND}<1s\" or \"failed<0.1%\" would do"),
    ("p(95)<300", "\"p(95)\" is nothing that is measured; did you mean \"p95\"?"),
    ("faild<1%", "\"faild\" is nothing that is measured; did you mean \"failed\"?"),
    (
      "mean<1s",
      "\"mean\" is nothing that is measured; p50, p99.9 or another percentile, max, failed, late or "
        + "unsent would do"
    ),
    ("p100<1s", "\"p100\" is nothing that is measured; did you mean \"p50\"?"),
    ("p99<300", "\"p99<300\": \"300\" is no duration; \"300ms\" would do"),
    ("p99<fast", "\"p99<fast\": \"fast\" is no duration; 300ms, 1s or 1m30s would do"),
    ("failed<0.1", "\"failed<0.1\": \"0.1\" is no share; 0.1% or 5% would do"),
    (
      "p99{REFUND<1s",
      "\"p99{REFUND\" opens a brace and does not close it; \"p99{REFUND}\" would do"
    ),
    (
      "p99{REFUNDS}<1s",
      "\"REFUNDS\" is no notification type; did you mean \"REFUND\"?"
    ),
    (
      "late{REFUND}<1%",
      "\"late{REFUND}<1%\": late is counted for all kinds together; \"late<1%\" would do"
    ),
  ])
  func saysWhatWouldDo(_ text: String, _ words: String) {
    #expect { try LoadRequirement(text) } throws: { "\($0)" == words }
  }
}
