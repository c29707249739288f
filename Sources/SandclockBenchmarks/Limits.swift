// Recorded by `sandclock-bench --record`.

extension Thresholds {
  /// What was reached, less what a machine may take from it.
  static let recorded: [Name: Double] = [
    .engine: 0.10,
    .composing: 1.00,
    .engineInstructions: 100_000,
    .composerInstructions: 100_000,
  ]
}
