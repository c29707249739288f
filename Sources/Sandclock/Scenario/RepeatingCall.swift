/// The call of the command that repeats a run, as failures end with it.
package struct RepeatingCall: Hashable, Sendable {
  /// The verb of the command.
  var verb = "run"
  /// The scenario's file, or what else the verb is about.
  let file: String
  /// What is merged over it.
  let with: [String]
  /// What is set in it.
  let set: [String]
  /// The seed.
  let seed: UInt64
  /// The start, where it is not that of every scenario that names none: a file that says `now`
  /// means another one the next time.
  let start: String?
  /// What it says beside that, word for word.
  package var more: [String] = []
  /// The patterns of the customers who are shown.
  var only: [String] = []
  /// Whether the auditor re-reads the run.
  var isAudited = false
  /// Whether a refused action counts as a failure.
  package var isStrict = false
  /// Where it sends to and how, word for word.
  package var sending: [String] = []
  /// The ledger that it keeps.
  package var ledger: String?

  /// As it is typed in a shell.
  var text: String { Self.text(words) }

  /// The call that goes on with the run from its ledger, if it has one.
  var resuming: String? { ledger.map { Self.text(words + ["--resume", $0]) } }

  private static func text(_ words: [String]) -> String {
    words.map(quoted).joined(separator: " ")
  }

  private var words: [String] {
    var words = ["sandclock", verb, file]
    for other in with { words += ["--with", other] }
    for assignment in set { words += ["--set", assignment] }
    words += more
    for pattern in only { words += ["--only", pattern] }
    if let start { words += ["--start", start] }
    words += ["--seed", "\(seed)"]
    if isAudited { words.append("--audit") }
    if isStrict { words.append("--strict") }
    return words + sending
  }

  /// A word as a shell takes it: bare where no character means anything to it.
  package static func quoted(_ word: String) -> String {
    let harmless = "_@%+=:,./-"
    let isBare = word.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || harmless.contains($0))
    }
    return isBare && !word.isEmpty ? word : "'\(word.replacing("'", with: #"'\''"#))'"
  }
}
