package import Signing

/// Hands notifications to several sinks. One that fails stops alone: the others are served to the
/// end, and then its error is thrown.
package struct FanOut {
  private var sinks: [any NotificationSink]
  private var firstError: (any Error)?

  /// Hands notifications to these sinks, in their order.
  package init(_ sinks: [any NotificationSink]) {
    self.sinks = sinks
  }

  /// Gives every sink a notification. Throws what the last sink throws that was left.
  package mutating func deliver(_ parcel: Parcel) async throws {
    try await each { try await $0.deliver(parcel) }
  }

  /// Tells every sink that nothing more comes. Throws the first error of any sink;
  /// ``OutputError/closed`` only if there is no other.
  package mutating func finish() async throws {
    try await each { try await $0.finish() }
    if let firstError { throw firstError }
  }

  private mutating func each(_ work: (any NotificationSink) async throws -> Void) async throws {
    var left: [any NotificationSink] = []
    for sink in sinks {
      do {
        try await work(sink)
        left.append(sink)
      } catch {
        keep(error)
      }
    }
    if left.isEmpty, let firstError { throw firstError }
    sinks = left
  }

  /// Remembers the first error; but a reader that has left hides nothing that is a mistake.
  private mutating func keep(_ error: any Error) {
    switch firstError {
    case nil, OutputError.closed?: firstError = error
    default: break
    }
  }
}
