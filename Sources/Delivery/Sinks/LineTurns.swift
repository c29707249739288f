internal import Foundation
public import Signing

/// One open file for the lines of several runs at once: they come out run after run, in an order
/// that is settled beforehand, whichever run is faster. The lines of a run whose turn has not come
/// are kept in memory. Whoever calls may do so from any thread.
public final class LineTurns: @unchecked Sendable {
  private let output: LineOutput
  private let lock = NSLock()
  private var turn = 0
  private var held: [Int: [[UInt8]]] = [:]
  private var ended: Set<Int> = []

  /// Lines into an open file descriptor, which stays the caller's.
  public init(_ descriptor: Int32) {
    output = LineOutput(descriptor)
  }

  /// The sink of the run at a place, from 0.
  public func sink(ofRun place: Int, form: NotificationForm) -> any NotificationSink {
    TurnSink(turns: self, place: place, form: form)
  }

  /// The run at a place writes no more: the next one has its turn. Must be said of every run, also
  /// of one that never began; saying it again does no harm. Throws ``OutputError``.
  public func end(ofRun place: Int) throws(OutputError) {
    lock.lock()
    defer { lock.unlock() }
    guard place >= turn else { return }
    ended.insert(place)
    // An output that takes no more keeps nobody from having a turn, and nothing is kept for it.
    var firstError: OutputError?
    while ended.remove(turn) != nil {
      turn += 1
      let lines = held.removeValue(forKey: turn) ?? []
      do throws(OutputError) {
        for line in lines { try output.write(line: line) }
      } catch {
        firstError = firstError ?? error
      }
    }
    if let firstError { throw firstError }
    try output.flush()
  }

  fileprivate func write(line: [UInt8], ofRun place: Int) throws(OutputError) {
    lock.lock()
    defer { lock.unlock() }
    if place == turn {
      try output.write(line: line)
    } else {
      held[place, default: []].append(line)
    }
  }
}

/// Writes the notifications of one of several runs.
private struct TurnSink: NotificationSink {
  let turns: LineTurns
  let place: Int
  let form: NotificationForm
  var forms: Set<NotificationForm> { [form] }

  func deliver(_ parcel: Parcel) async throws {
    if let body = parcel.body(form) { try turns.write(line: body, ofRun: place) }
  }
}
