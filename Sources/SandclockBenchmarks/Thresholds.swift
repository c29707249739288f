/// What must be reached. Promises stay; everything else keeps what has been reached from being
/// lost, and is recorded anew with
///
///     sandclock-bench --record > limits && mv limits Sources/SandclockBenchmarks/Limits.swift
///
/// as three quarters of a ratio, or a twentieth more of a count.
enum Thresholds {
  /// A figure that there is a threshold for.
  enum Name: String, CaseIterable {
    case engine = "engine ÷ bare queue"
    case composing = "composing ÷ JSONSerialization"
    case sealing = "sealing ÷ (libcrypto ÷ 3)"
    case ledger = "ledger ÷ bare SQLite"
    case http = "HTTP sink ÷ bare libcurl"
    case sealedRun = "sealed run ÷ (libcrypto ÷ 3)"
    case decodedRun = "decoded run ÷ sealed run"
    case memory = "bytes a live run"
    case life = "milliseconds a life"
    case engineInstructions = "engine instructions a fact"
    case composerInstructions = "composer instructions a notification"

    /// Whether it must not be more, rather than not be less.
    var isUpperBound: Bool {
      switch self {
      case .memory, .life, .engineInstructions, .composerInstructions: true
      case .engine, .composing, .sealing, .ledger, .http, .sealedRun, .decodedRun: false
      }
    }

    /// What is promised; `nil`: what was recorded counts.
    var promise: Double? {
      switch self {
      case .sealing, .sealedRun: 1.2
      case .ledger: 0.5
      case .decodedRun: 10
      case .memory: 230
      case .life: 60
      case .engine, .composing, .http, .engineInstructions, .composerInstructions: nil
      }
    }

    /// The name of its line in Limits.swift.
    fileprivate var line: String { "\(self)" }
  }

  /// The limit of a figure.
  static func limit(of name: Name) -> Double { name.promise ?? recorded[name] ?? 0 }

  /// Limits.swift anew, for figures that were measured.
  static func source(_ measured: [Name: Double]) -> String {
    let lines = Name.allCases.filter { $0.promise == nil }.map { name in
      let figure = measured[name].map { $0 * (name.isUpperBound ? 1.05 : 0.75) }
      return "    .\(name.line): \(Report.digits(figure ?? limit(of: name))),\n"
    }
    return """
      // Recorded by `sandclock-bench --record`.

      extension Thresholds {
        /// What was reached, less what a machine may take from it.
        static let recorded: [Name: Double] = [
      \(lines.joined())  ]
      }

      """
  }
}
