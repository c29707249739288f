// Recorded by `sandclock-bench --record`.

extension Thresholds {
  /// What was reached, less what a machine may take from it.
  static let recorded: [Name: Double] = [
    .engine: 0.059,
    .composing: 28.96,
    .http: 0.741,
    .engineInstructions: 7085,
    .composerInstructions: 31429,
  ]
}
