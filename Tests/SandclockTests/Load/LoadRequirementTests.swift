import Delivery
import Sandclock
import Testing

@Suite struct LoadRequirementTests {
  /// A hundred answers, of 1.023 to 102.399 milliseconds, which the histogram keeps exactly; the
  /// last ten were refunds and failed.
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
        kind.fromPlanned.add(Int64(number) * 1024 - 1)
      }
    }
    return figures
  }()

  @Test(arguments: [
    ("p99<102ms", true, "102 ms"), ("p99<101ms", false, "102 ms"), ("p50 < 52ms", true, "51.2 ms"),
    ("p99.9<1s", true, "103 ms"), ("max<102ms", false, "103 ms"), ("max<=103ms", true, "103 ms"),
    ("p50{REFUND}<97ms", false, "97.3 ms"), ("p50{EXPIRED/*}<1s", true, "46.1 ms"),
    ("failed<10.1%", true, "10 %"), ("failed<10%", false, "10 %"), ("failed<=10%", true, "10 %"),
    ("failed{REFUND}<1%", false, "100 %"), ("failed{EXPIRED/VOLUNTARY}<0.0001%", true, "0 %"),
    ("late<=1%", true, "1 %"), ("late<1%", false, "1 %"), ("unsent<5%", true, "4.762 %"),
    ("p99{DID_RENEW}<1s", false, "nothing was measured"),
  ])
  func verdicts(_ text: String, _ isMet: Bool, _ found: String) throws {
    let verdict = try LoadRequirement(text).verdict(on: Self.figures)
    #expect(verdict.isMet == isMet)
    #expect(verdict.found == found)
  }

  @Test(arguments: [
    // Of 1000, ten may be as long; eleven may not.
    ("p99<95ms", 1000, false), ("p99<93ms", 1000, false), ("p99<92ms", 1000, true),
    ("max<102ms", 1000, true), ("max<103ms", 1000, false),
    ("failed<1%", 1000, true), ("failed<1%", 1001, false), ("failed<=1%", 1000, false),
    ("p90{REFUND}<93ms", 100, true), ("p90{REFUND}<93ms", 1000, false),
    ("p99{REFUND}<93ms", 1000, true), ("failed{REFUND}<5%", 200, true),
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
      "\"mean\" is nothing that is measured; p50, p99.9 or another percentile, max, failed, "
        + "late or unsent would do"
    ),
    ("P99<1s", "\"P99\" is nothing that is measured; did you mean \"p99\"?"),
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
