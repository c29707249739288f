internal import Signing

/// Hands what happens in a run to several sinks. Each has a bounded queue and a task of its own, so
/// the slowest sets the pace, but none waits for another's moment of weakness. One that fails stops
/// alone: the others are served to the end, and then its error is thrown.
package final class FanOut: Sendable {
  private let lanes: [Lane]
  private let errors = Guarded<(any Error)?>(nil)

  /// Hands notifications to these sinks.
  package init(_ sinks: [any NotificationSink], _ pacer: Pacer) {
    let errors = errors
    lanes = sinks.map { Lane($0, pacer, errors) }
  }

  private var firstError: (any Error)? { errors.withLock(\.self) }

  /// Gives every sink some items. Throws the first error of any sink when none is left.
  package func deliver(_ items: [RunItem]) async throws {
    for lane in lanes where !lane.hasFailed { await lane.channel.send(items) }
    if !lanes.isEmpty, lanes.allSatisfy(\.hasFailed), let error = firstError { throw error }
  }

  /// Tells every sink that nothing more comes, and waits until all are done, or until the task is
  /// cancelled: then they end early. Throws the first error of any sink; ``OutputError/closed``
  /// only if there is no other.
  package func finish() async throws {
    for lane in lanes { lane.channel.finish() }
    await withTaskCancellationHandler {
      for lane in lanes { await lane.task.value }
    } onCancel: {
      for lane in lanes { lane.task.cancel() }
    }
    if let error = firstError { throw error }
  }

  /// Ends early: what the sinks have taken is put where it belongs. Throws the first error of any
  /// sink.
  package func stop() async throws {
    for lane in lanes {
      lane.task.cancel()
      lane.channel.finish()
    }
    for lane in lanes { await lane.task.value }
    if let error = firstError { throw error }
  }
}

extension Guarded where Value == (any Error)? {
  /// Keeps the first error; but a reader that has left hides nothing that is a mistake.
  fileprivate func keep(_ error: any Error) {
    withLock { first in
      switch first {
      case nil, OutputError.closed?: first = error
      default: break
      }
    }
  }
}

/// One sink's queue, and the task that serves it.
private final class Lane: Sendable {
  /// How many batches wait at most.
  private static let limit = 4

  let channel = Channel<[RunItem]>(limit: limit)
  let task: Task<Void, Never>
  private let failed: Guarded<Bool>

  var hasFailed: Bool { failed.withLock(\.self) }

  init(_ sink: any NotificationSink, _ pacer: Pacer, _ errors: Guarded<(any Error)?>) {
    let failed = Guarded(false)
    self.failed = failed
    task = Task { [channel] in
      do {
        try await Self.serve(sink, from: channel, pacer)
        if Task.isCancelled { throw CancellationError() }
        try await sink.finish()
      } catch is CancellationError {
        do { try await sink.stop() } catch { errors.keep(error) }
      } catch {
        errors.keep(error)
        failed.withLock { $0 = true }
      }
      channel.abandon()
    }
  }

  private static func serve(
    _ sink: any NotificationSink, from channel: Channel<[RunItem]>, _ pacer: Pacer
  ) async throws {
    // What is asked of the sink once need not be asked for each of a million.
    let forms = sink.forms
    let answering = sink as? any AnsweringSink
    while let items = await channel.next() {
      for item in items {
        try Task.checkCancellation()
        var isTold = false
        for parcel in item.parcels where parcel.isMeant(for: forms) {
          isTold = true
          // A sink whose receiver answers keeps time itself: it has retries between these.
          if answering == nil { try await pacer.wait(until: item.instant) }
          try await sink.deliver(parcel)
        }
        if !isTold { try await answering?.mark(item.instant) }
      }
    }
  }
}
