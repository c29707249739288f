public import Signing

/// Feeds notifications to a shell command, a body a line on its standard input: whatever reads
/// lines can be a receiver, a client of a message broker for one.
///
/// What the command prints goes to standard error. It is started at once and has the time it needs:
/// a command that reads slowly slows the run down. How it ends is judged: a status other than 0 is
/// an error, and so is an end before everything was read.
public final class PipeSink: NotificationSink {
  public let forms: Set<NotificationForm>
  private let form: NotificationForm
  private let queue: PipeQueue

  /// Starts a command, as `sh -c COMMAND` does. Throws ``PipeError``.
  public convenience init(_ command: String, form: NotificationForm) throws(PipeError) {
    // An interrupted run should end while somebody looks on; a broker that is there confirms what
    // it has been sent in less.
    try self.init(command, form: form, patience: .seconds(3))
  }

  /// Starts a command, as `sh -c COMMAND` does. Throws ``PipeError``.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - form: What its lines are.
  ///   - patience: How long it may take to end after ``stop()``, or when it has stopped to read.
  package init(
    _ command: String, form: NotificationForm, patience: Duration
  ) throws(PipeError) {
    forms = [form]
    self.form = form
    do throws(SystemFailure) {
      let bell = try Bell()
      queue = PipeQueue(bell, command: command, patience: patience)
      let (child, input) = try ChildProcess.started(command)
      PipeFeeder(child, input: input, queue, bell).begin()
    } catch {
      throw .cannotStart(command: command, reason: error.reason)
    }
  }

  deinit {
    // Nobody waits for it any more, but nothing may be left over either.
    queue.requestStop()
  }

  /// Takes a notification as soon as there is room for it. Throws ``PipeError`` if the command has
  /// ended, or `CancellationError` if the task is cancelled or the run stops while it waits.
  public func deliver(_ parcel: Parcel) async throws {
    if let body = parcel.body(form) { try await queue.put(body) }
  }

  /// Waits until the command has read everything and ended. Throws ``PipeError`` if it ended in any
  /// other way than well, or `CancellationError` if the task is cancelled first. After ``stop()``
  /// it says what came of what had been taken.
  public func finish() async throws {
    try await queue.finish()
  }

  /// Ends early: no more notifications are taken, and the command gets what was and the end of its
  /// input. If it has not ended after a few seconds it is stopped, with all that it has started.
  /// Throws ``PipeError`` where it had not read all that it was given.
  public func stop() async throws {
    await queue.stop()
    try await queue.finish()
  }
}
