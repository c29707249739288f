/// A word that people bring with them from another tool, and what does here what it does there.
/// Only what this program has is named: a new verb or option is a line more.
struct ForeignWord {
  let words: Set<String>
  /// Where an option was meant; `nil`: in any verb. Without meaning for the words of verbs.
  var verb: Verb?
  let advice: String

  private init(_ words: String..., at verb: Verb? = nil, advice: String) {
    self.words = Set(words)
    self.verb = verb
    self.advice = advice
  }

  /// Words in the place of a verb.
  static let verbs = [
    ForeignWord(
      "list", "ls",
      advice: "\(call(.scenarios)) lists the library of scenarios, \(call(.kinds)) the kinds of "
        + "notifications"),
    ForeignWord(
      "types", "events", "notifications",
      advice: "\(call(.kinds)) lists the kinds of notifications"),
    ForeignWord(
      "init", "create",
      advice: "\(call(.new)) FILE.storekit writes scenarios over your own products, "
        + "\(call(.scenarios)) NAME \(Option.to.rawValue) DIR/ copies one of the library"),
    ForeignWord(
      "validate", "lint",
      advice: "\(call(.check)) FILE|DIR… says everything that is wrong with scenarios"),
    ForeignWord(
      "start", "exec", "execute", "play", "simulate", "test",
      advice: "\(call(.run)) FILE|DIR… runs scenarios"),
    ForeignWord(
      "trigger", "send", "fire", advice: "\(call(.emit)) KIND sends one notification of a kind"),
    ForeignWord(
      "resend", "retry", "redeliver",
      advice: "\(call(.replay)) FILE sends what a ledger holds once more"),
    ForeignWord(
      "bench", "stress", "attack", "k6", "vegeta", "hey",
      advice: "\(call(.load)) FILE \(Option.to.rawValue) URL \(Option.rate.rawValue) 500/s "
        + "\(Option.duration.rawValue) 10m sends at a rate and measures"),
    ForeignWord(
      "jwt", "jws", "inspect",
      advice: "\(call(.decode)) [FILE] decodes bodies and tokens; it verifies nothing"),
    ForeignWord(
      "verifyreceipt", "verifyReceipt", "verify", "receipts",
      advice: "\(call(.receipt)) FILE answers as verifyReceipt does"),
    ForeignWord(
      "ca", "cert", "certs", "certificate", "keys",
      advice: "\(call(.authority)) export DIR writes the root certificate for a receiver"),
    ForeignWord("version", "-V", "-v", advice: "sandclock --version says it"),
  ]

  /// Words in the place of an option.
  static let options = [
    ForeignWord(
      "--dry-run", "-n", at: .run,
      advice: "leave it out: without \(Option.to.rawValue) nothing is sent"),
    ForeignWord(
      "--override", at: .run, advice: "\(Option.set.rawValue) PATH=VALUE changes the scenario"),
    ForeignWord(
      "--override", "--add", "--remove", at: .emit,
      advice: "\(Option.alter.rawValue) PATH=VALUE changes the notification, "
        + "\(Option.set.rawValue) PATH=VALUE the life"),
    ForeignWord(
      "-f", "--values", at: .run,
      advice: "\(Option.with.rawValue) FILE merges a file over the scenario"),
    ForeignWord(
      "-e", "--env", "-p", "--param", at: .run,
      advice: "\(Option.set.rawValue) params.NAME=VALUE sets a parameter"),
    ForeignWord(
      "--junit", "--junitxml", "--junit-xml", at: .run,
      advice: "\(Option.report.rawValue) FILE.xml writes JUnit XML"),
    ForeignWord(
      "--json", at: .run,
      advice: "\(Option.report.rawValue) FILE.json writes what came of the run"),
    ForeignWord(
      "-o", "--output", at: .kinds, advice: "\(Option.json.rawValue) prints the list as JSON"),
    ForeignWord(
      "-o", "--output", at: .scenarios, advice: "\(Option.json.rawValue) prints the list as JSON"),
    ForeignWord(
      "-o", "--output", "--out", "--out-dir", "--output-dir", at: .run,
      advice: "\(Option.to.rawValue) DIR/ writes the notifications into a folder, "
        + "\(Option.report.rawValue) FILE.json what came of the run"),
    ForeignWord(
      "-j", "--parallel", "--workers", at: .run,
      advice: "\(Option.jobs.rawValue) N runs so many scenarios at once"),
    ForeignWord(
      "--why", "-v", "--verbose", at: .run,
      advice: "\(Option.explain.rawValue) says why each notification is sent"),
    ForeignWord(
      "-q", "--silent", at: .run,
      advice: "\(Option.quiet.rawValue) prints only what went wrong"),
    ForeignWord(
      "--now", "--date", "--clock", at: .run,
      advice: "\(Option.start.rawValue) INSTANT says when simulated time begins"),
    ForeignWord(
      "--url", "--target", "--webhook", "--endpoint", "--forward-to", at: .run,
      advice: "\(Option.to.rawValue) http://… names the receiver"),
    ForeignWord(
      "--verify", "--diff", "--dry-run", at: .fixtures,
      advice: "\(Option.check.rawValue) compares instead of writing"),
    ForeignWord(
      "-c", "--concurrency", "--parallelism", at: .run,
      advice: "\(Option.connections.rawValue) N and \(Option.inFlight.rawValue) N say how much is "
        + "under way at once"),
    ForeignWord(
      "-c", "--concurrency", "--parallelism", at: .load,
      advice: "\(Option.connections.rawValue) N and \(Option.inFlight.rawValue) N say how much is "
        + "under way at once"),
    ForeignWord(
      "--vus", "-u", "--users", at: .load,
      advice: "it sends at a rate, whatever is answered: \(Option.rate.rawValue) 500/s"),
    ForeignWord(
      "-z", "-d", "--time", "-t", at: .load,
      advice: "\(Option.duration.rawValue) 10m says how long it counts"),
    ForeignWord(
      "-q", "--qps", "-R", "-rate", "--arrival-rate", at: .load,
      advice: "\(Option.rate.rawValue) 500/s says how many a second"),
    ForeignWord(
      "--threshold", "--thresholds", "--slo", at: .load,
      advice: "\(Option.require.rawValue) 'p99<300ms' says what it must show"),
    ForeignWord(
      "-H", "--headers", at: .run,
      advice: "\(Option.header.rawValue) NAME:VALUE adds a header"),
    ForeignWord(
      "-k", "--insecure", at: .run,
      advice: "\(Option.certificates.rawValue) FILE says which certificates to trust"),
    ForeignWord(
      "--speed", "--rate", "--time-scale", at: .run,
      advice: "\(Option.pace.rawValue) 60x lets simulated time pass so fast"),
    ForeignWord(
      "--retries", "--retry", "--max-retries", at: .run,
      advice: "\(Option.set.rawValue) store.retries='[\"1h\"]' says when it is tried again"),
    ForeignWord(
      "--db", "--ledger", "--sqlite", at: .run,
      advice: "\(Option.to.rawValue) sqlite:FILE keeps what was sent"),
    ForeignWord(
      "--ca", "--cert", "--key", "--keys", at: .run,
      advice: "\(Option.authority.rawValue) names who signs: a folder or seed:WORD"),
  ]

  /// What is said of a word in the place of a verb, if it is known from elsewhere.
  static func advice(forVerb word: String) -> String? {
    verbs.first { $0.words.contains(word) }?.advice
  }

  /// What is said of a word in the place of an option.
  static func advice(forOption word: String, of verb: Verb) -> String? {
    options.first { $0.words.contains(word) && ($0.verb ?? verb) == verb }?.advice
  }

  private static func call(_ verb: Verb) -> String { "sandclock \(verb.rawValue)" }
}
