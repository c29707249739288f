public import Signing

/// Where notifications go: a receiver, a file, a queue, an array in a test.
///
/// A run calls a sink from one task, in the order of signing, and waits for each delivery.
public protocol NotificationSink: Sendable {
  /// The forms this sink takes. A run prepares each notification once in all that are asked for.
  var forms: Set<NotificationForm> { get }

  /// Takes one notification. A sink that throws gets nothing more, and its error is thrown by the
  /// run: at once if no other sink is left, otherwise when the others have everything.
  func deliver(_ parcel: Parcel) async throws

  /// Is called once after the last notification of a run that came to its end, unless the sink
  /// threw. One that waits for something throws `CancellationError` when its task is cancelled.
  func finish() async throws

  /// Is called when the run's task is cancelled: what was taken is put where it belongs, as far as
  /// that can be done at once, and nothing more comes. What it throws is thrown by the run.
  func stop() async throws
}

extension NotificationSink {
  /// Signed bodies, as Apple posts them.
  public var forms: Set<NotificationForm> { [.signed] }

  /// Nothing is left to do.
  public func finish() async throws {}

  /// Nothing is left to do.
  public func stop() async throws {}
}
