internal import Sandclock

/// A call that the command does not know how to follow.
enum UsageError: Error, Equatable {
  case unknownVerb(String)
  case unknownOption(String, verb: Verb)
  case missingValue(option: String)
  case unexpectedValue(option: String)
  case repeatedOption(String)
  case repeatedTarget(String)
  case repeatedReport(String)
  case repeatedFile(String, first: String)
  case unknownTarget(String)
  case sameName(String, files: [String])
  case withoutReceiver(Option)
  case severalLedgers([String])
  case severalVersions
  case alteredV1
  case withoutCustomer(Option)
  case badValue(String, option: String, wanted: String)
  case missingOperand(verb: Verb, wanted: String)
  case scenarioForFolder(String, verb: Verb)
  case extraOperand(String, verb: Verb)
  case formatWithoutSink
  case nothingToExplain
  case jsonWithName
  case unknownScenario(String)
  case nobodyFits(String)
  case badPattern(String)
  case badRequirement(String)
  case severalRates([String])
  case warmUpFromZero(String)
  case kneeWithout(String)
}

extension UsageError: CustomStringConvertible {
  /// What was found and what would do.
  var description: String {
    switch self {
    case .unknownVerb(let word):
      "\"\(word)\" is no verb; "
        + (ForeignWord.advice(forVerb: word)
          ?? suggestion(
            for: word, among: Verb.allCases.map(\.rawValue), or: "see sandclock --help"))
    case .unknownOption(let option, let verb):
      "\(verb.rawValue) has no option \"\(option)\"; "
        + (ForeignWord.advice(forOption: option, of: verb)
          ?? suggestion(
            for: option, among: Option.allCases.filter { $0.belongs(to: verb) }.map(\.rawValue),
            or: "see sandclock \(verb.rawValue) --help"))
    case .missingValue(let option): "\(option) needs a value"
    case .unexpectedValue(let option): "\(option) takes no value"
    case .repeatedOption(let option): "\(option) stands twice; keep one"
    case .repeatedTarget(let target): "--to \(target) stands twice; keep one"
    case .repeatedReport(let path): "--report \(path) stands twice; keep one"
    case .repeatedFile(let path, let first):
      path == first
        ? "\(path) stands twice; keep one" : "\(path) is \(first) once more; keep one"
    case .unknownTarget(let target):
      "--to cannot be \"\(target)\"; -, a folder that ends in \"/\", http://…, https://…, "
        + "pipe:COMMAND or sqlite:FILE would do"
        + (target.contains(":") || target.isEmpty ? "" : ", such as \"\(target)/\"")
    case .sameName(let name, let files):
      "\(files.joined(separator: " and ")) would both be kept as \"\(name)\"; run them one by one"
    case .withoutReceiver(let option):
      "\(option.rawValue) is for receivers; add --to http://…, or leave it out"
    case .severalLedgers(let files):
      "there can be one ledger, and here are \(files.joined(separator: " and ")); keep one"
    case .withoutCustomer(let option):
      "\(option.rawValue) is about a customer's receipt; add --customer NAME, or leave it out"
    case .severalVersions:
      "a ledger keeps notifications of one version, and here are v1 and others; send them in two "
        + "calls"
    case .alteredV1:
      "--alter changes what version 2 says, and here is v1; --set changes the life behind both"
    case .badValue(let value, let option, let wanted):
      "\(option) cannot be \"\(value)\"; \(wanted) would do"
    case .missingOperand(let verb, let wanted): "\(verb.rawValue) needs \(wanted)"
    case .scenarioForFolder(let file, let verb):
      "\(verb.rawValue) writes into a folder, and \(file) is a scenario; sandclock run \(file) "
        + "runs it, --with \(file) takes its products"
    case .extraOperand(let operand, let verb):
      "\(verb.rawValue) does not know what to do with \"\(operand)\"; "
        + "see sandclock \(verb.rawValue) --help"
    case .nothingToExplain:
      "--explain says more in the timeline, and here is none: name one scenario, without --quiet"
    case .jsonWithName: "--json is for the list of all; leave the name out"
    case .unknownScenario(let name):
      "\"\(name)\" is not in the library; "
        + suggestion(for: name, among: Library.entries.map(\.name), or: "see sandclock scenarios")
    case .nobodyFits(let words), .badPattern(let words): "--only \(words)"
    case .badRequirement(let words): "--require \(words)"
    case .severalRates(let options):
      "\(options.joined(separator: " and ")) all say how fast; keep one"
    case .warmUpFromZero(let shape):
      "--warm-up goes on at the first rate, and \(shape) begins with none; leave it out"
    case .kneeWithout(let wanted): "--find-knee needs \(wanted)"
    case .formatWithoutSink: "--format says how notifications are sent; add --to with where they go"
    }
  }

  private func suggestion(
    for word: String, among known: [String], or fallback: String
  ) -> String {
    Suggestion.closest(to: word, among: known).map { "did you mean \"\($0)\"?" } ?? fallback
  }
}
