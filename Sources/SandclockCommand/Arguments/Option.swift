/// Everything that can be said with two dashes.
enum Option: String, CaseIterable {
  case to = "--to"
  case format = "--format"
  case seed = "--seed"
  case start = "--start"
  case authority = "--authority"
  case jobs = "--jobs"
  case report = "--report"
  case json = "--json"
  case audit = "--audit"
  case strict = "--strict"
  case quiet = "--quiet"

  /// What its value is called in the help; `nil` when it takes none.
  var valueName: String? {
    switch self {
    case .to: "SINK"
    case .format: "FORMAT"
    case .seed: "N"
    case .start: "INSTANT"
    case .authority: "WHO"
    case .jobs: "N"
    case .report: "FILE"
    case .audit, .strict, .quiet, .json: nil
    }
  }

  /// What it does, for the help.
  func explanation(for verb: Verb) -> String {
    switch self {
    case .to where verb == .scenarios:
      "DIR/: copy it there with the catalog and whatever else it needs, so that it runs at once; "
        + "what is there already stays"
    case .to:
      "where notifications go, as often as you like: - is standard output, one a line, and the "
        + "timeline then goes to standard error; DIR/ is a folder, which gets files for each, an "
        + "index of them and the root certificate. Of several scenarios each has a folder of its "
        + "own in DIR/. Without --to nothing is sent and nothing is signed"
    case .format:
      "how they are sent: signed (as Apple posts them; the default) or decoded (the payload with "
        + "the inner objects in place of the tokens; a folder then gets no signed bodies)"
    case .seed: "the seed of every id, delay and token, 0 to 2^53-1, instead of the file's"
    case .start:
      "the simulated start instead of the file's: 2026-01-05T09:00:00Z, now, or \"now - 1h\""
    case .authority:
      "who signs: a folder, made on first use, or seed:WORD, the same on every machine; "
        + "instead of the scenario's or your own"
    case .jobs:
      "run so many of several scenarios at once; without it as many as this machine has cores"
    case .report:
      "write what came of the run into a file, as often as you like: .json for programs, .xml for "
        + "CI (JUnit)"
    case .audit: "re-read the run with the auditor, which knows what no lifecycle can do"
    case .strict: "let a refused action make the exit status 1"
    case .quiet: "print no timeline, only what went wrong"
    case .json: "print JSON for programs instead of a table for people"
    }
  }

  /// Whether it may stand several times.
  var isRepeatable: Bool { self == .to || self == .report }

  /// Whether a verb knows it.
  func belongs(to verb: Verb) -> Bool {
    switch self {
    case .to: verb == .run || verb == .scenarios
    case .format, .seed, .start, .jobs, .report, .audit, .strict, .quiet: verb == .run
    case .authority: verb == .run || verb == .authority
    case .json: verb == .catalog || verb == .scenarios
    }
  }
}
