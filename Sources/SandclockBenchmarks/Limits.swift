// Recorded by `sandclock-bench --record`.

extension Thresholds {
  /// What was reached, less what a machine may take from it.
  static let recorded: [Name: Double] = [
    .engine: 0.048,
    .composing: 24.90,
    .engineInstructions: 8854,
    .composerInstructions: 42335,
  ]
}
