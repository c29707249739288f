internal import Sandclock

/// Where a call says that notifications go.
enum SinkTarget: Hashable, Sendable {
  case standardOutput
  /// The path without a slash at its end.
  case folder(String)
  /// The address of a receiver.
  case receiver(String)
  /// A shell command.
  case pipe(String)
  /// The file of the ledger.
  case ledger(String)

  /// The targets of a call. Throws ``UsageError``.
  static func all(_ arguments: Arguments) throws(UsageError) -> [SinkTarget] {
    try all(arguments.all(.to), for: arguments.verb)
  }

  /// The targets that these words name. Throws ``UsageError``.
  static func all(_ texts: [String], for verb: Verb) throws(UsageError) -> [SinkTarget] {
    var targets: [SinkTarget] = []
    for text in texts {
      let target = try SinkTarget(text)
      guard !targets.contains(target) else { throw .repeatedTarget(text) }
      if let wanted = target.whatWouldDo(in: verb) {
        throw .badValue(text, option: Option.to.rawValue, wanted: wanted)
      }
      targets.append(target)
    }
    return targets
  }

  /// What would do instead in a verb that can do nothing with this target; `nil` where it can.
  private func whatWouldDo(in verb: Verb) -> String? {
    switch (verb, self) {
    case (.scenarios, .receiver), (.scenarios, .pipe), (.scenarios, .ledger):
      "- or a folder that ends in \"/\""
    case (.replay, .folder), (.replay, .ledger): "http://…, https://…, pipe:COMMAND or -"
    case (.load, .standardOutput), (.load, .folder), (.load, .pipe), (.load, .ledger):
      "http://… or https://…"
    default: nil
    }
  }

  /// Whether notifications leave for another program, which a repeated call means as well.
  var isOutside: Bool {
    switch self {
    case .receiver, .pipe: true
    case .standardOutput, .folder, .ledger: false
    }
  }

  /// How it may be read by anybody, where that is not how it was given.
  var shown: String? {
    guard case .receiver(let url) = self else { return nil }
    let target = HTTPTarget(url: url)
    return target.name == url
      ? nil : target.name.replacing("://", with: "://•••@", maxReplacements: 1)
  }

  /// What stands before the rest of a target, and what it makes of the rest.
  private static let schemes: [(prefix: String, make: @Sendable (String) -> SinkTarget)] = [
    ("http://", { .receiver("http://" + $0) }), ("https://", { .receiver("https://" + $0) }),
    ("pipe:", { .pipe($0) }), ("sqlite:", { .ledger($0) }),
  ]

  private init(_ text: String) throws(UsageError) {
    if text == "-" {
      self = .standardOutput
      return
    }
    if let scheme = Self.schemes.first(where: { text.hasPrefix($0.prefix) }) {
      let rest = String(text.dropFirst(scheme.prefix.count))
      guard rest.contains(where: { $0 != " " }) else { throw .unknownTarget(text) }
      self = scheme.make(rest)
      return
    }
    // An address ends in a slash as well, and no folder is meant by it.
    guard !text.contains("://"), text.hasSuffix("/") || ScenarioFiles.isFolder(text) else {
      throw .unknownTarget(text)
    }
    let path = text.reversed().drop { $0 == "/" }.reversed()
    self = .folder(path.isEmpty ? "/" : String(path))
  }
}
