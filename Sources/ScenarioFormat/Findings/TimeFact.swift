/// What can be wrong with a time.
enum TimeFact: FindingFact {
  case badDuration(String)
  case badRate(String, suggestion: String?)
  case badMoment(String, suggestion: String?)
  case badInstant(String)
  case instantOutside(String)
  case nowUnknown
  case beforeStart(String)
  case noStepBefore(String)
  case neverEnds

  var words: String {
    switch self {
    case .badDuration(let text):
      "\(Quotation.of(text)) is no duration; write for example \"90s\", \"5m\" or \"1h30m\""
    case .badRate(let text, let suggestion?):
      "\(Quotation.of(text)) is no renewal rate; did you mean \(Quotation.of(suggestion))?"
    case .badRate(let text, nil):
      "\(Quotation.of(text)) is no renewal rate; write how long a month lasts, for example \"5m\": "
        + "whole seconds, from \"1s\" to \"30d\""
    case .badMoment(let text, let suggestion?):
      "\(Quotation.of(text)) is no moment; did you mean \(Quotation.of(suggestion))?"
    case .badMoment(let text, nil):
      "\(Quotation.of(text)) is no moment; write for example \"90s\", \"+30s\", "
        + "\"renewal 2 + 30s\", \"period end\" or \"expiry - 10s\""
    case .badInstant(let text):
      "\(Quotation.of(text)) is no date and time; write for example \"2026-01-05T09:00:00Z\""
    case .instantOutside(let text):
      "\(Quotation.of(text)) lies outside of the years 2000 to 2099"
    case .nowUnknown: "\"now\" needs a clock; give a date and time"
    case .beforeStart(let text): "\(Quotation.of(text)) lies before the scenario's start"
    case .noStepBefore(let text):
      "\(Quotation.of(text)) counts from the step before, and here is none; a duration from the "
        + "start would do"
    case .neverEnds:
      "a subscription without a renewal cap never ends; say with \"until\" when the run does"
    }
  }
}
