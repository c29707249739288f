internal import Foundation

/// A value that several threads use, one at a time.
package final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  /// Does something with the value while nobody else does.
  package func withLock<Answer>(_ work: (inout Value) throws -> Answer) rethrows -> Answer {
    lock.lock()
    defer { lock.unlock() }
    return try work(&value)
  }
}
