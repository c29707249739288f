internal import Foundation

/// Real time in whole nanoseconds since a moment, and threads that sleep until one.
struct Metronome: Sendable {
  private static let clock = ContinuousClock()
  private let origin = clock.now

  /// It counts from now.
  init() {}

  /// Nanoseconds since the origin.
  var now: Int64 {
    let (seconds, attoseconds) = origin.duration(to: Self.clock.now).components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }

  /// The thread sleeps for so many nanoseconds; the system adds some fifty microseconds of its own.
  func sleep(_ nanoseconds: Int64) {
    guard nanoseconds > 0 else { return }
    var time = timespec()
    time.tv_sec = Int(nanoseconds / 1_000_000_000)
    time.tv_nsec = Int(nanoseconds % 1_000_000_000)
    nanosleep(&time, nil)
  }
}

/// What processors have done, in nanoseconds.
enum ProcessorTime {
  /// For the calling thread, since it began.
  static var thread: Int64 { time(CLOCK_THREAD_CPUTIME_ID) }

  /// For all threads of the process, since it began.
  static var process: Int64 { time(CLOCK_PROCESS_CPUTIME_ID) }

  private static func time(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
