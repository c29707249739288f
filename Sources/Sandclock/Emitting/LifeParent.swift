package import Foundation

/// Over whose app, products and store a life is lived, and what the caller decides besides.
package struct LifeParent: Sendable {
  /// The files of the parent, each merged over those before it; none: this package's own.
  package var files: [String]
  /// `PATH=VALUE`s that are merged over the life, in order.
  package var assignments: [String]
  /// The seed instead of the parent's.
  package var seed: UInt64?
  /// The simulated instant zero instead of the parent's.
  package var start: Date?
  /// What a parent that says `start: "now"` means by it.
  package var now: Date?
  /// What the parent's params can take from the environment.
  package var environment: [String: String]

  package init(
    files: [String] = [], assignments: [String] = [], seed: UInt64? = nil, start: Date? = nil,
    now: Date? = nil, environment: [String: String] = [:]
  ) {
    self.files = files
    self.assignments = assignments
    self.seed = seed
    self.start = start
    self.now = now
    self.environment = environment
  }
}
