// Recorded by `sandclock-bench --record`.

extension Thresholds {
  /// What was reached, less what a machine may take from it.
  static let recorded: [Name: Double] = [
    .engine: 0.038,
    .composing: 53.46,
    .http: 0.793,
    .engineInstructions: 6578,
    .composerInstructions: 24339,
  ]
}
