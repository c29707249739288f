/// Knows which of the threads that post are asleep, and wakes them.
///
/// A thread is awake while it looks at what there is to do, and asleep from then on until its
/// transport has something to tell or is woken. What comes while it looks it may have missed, so
/// then it may not sleep.
final class PumpWatch: Sendable {
  /// A thread, since it looked last.
  private struct Pump {
    var isAsleep = false
    /// Whether it could begin an attempt more.
    var hasPlace = true
    /// Whether something came since that a thread with a place has to see to.
    var hasWork = false
    /// Whether something came since that every thread has to know.
    var isCalled = false
  }

  private let transports: [HTTPTransport]
  private let pumps: Guarded<[Pump]>

  /// Watches threads, each of which waits for one of these.
  init(_ transports: [HTTPTransport]) {
    self.transports = transports
    pumps = Guarded(Array(repeating: Pump(), count: transports.count))
  }

  /// A thread begins to look at what there is to do.
  func awake(_ number: Int) {
    pumps.withLock { $0[number] = Pump() }
  }

  /// A thread has looked, and sleeps unless something has come meanwhile. Answers whether it may.
  func sleep(_ number: Int, hasPlace: Bool) -> Bool {
    pumps.withLock { pumps in
      let pump = pumps[number]
      guard !pump.isCalled && !(pump.hasWork && hasPlace) else { return false }
      pumps[number] = Pump(isAsleep: true, hasPlace: hasPlace)
      return true
    }
  }

  /// There is something to do for a thread with a place for an attempt. Those that have none look
  /// once they have one.
  func callOne() {
    let sleeper = pumps.withLock { pumps -> Int? in
      if let sleeper = pumps.firstIndex(where: { $0.isAsleep && $0.hasPlace }) {
        pumps[sleeper].isAsleep = false
        return sleeper
      }
      for number in pumps.indices { pumps[number].hasWork = true }
      return nil
    }
    if let sleeper { transports[sleeper].wake() }
  }

  /// There is something that every thread has to know.
  func callAll() {
    let sleepers = pumps.withLock { pumps in
      let sleepers = pumps.indices.filter { pumps[$0].isAsleep }
      for number in pumps.indices {
        pumps[number].isAsleep = false
        pumps[number].isCalled = true
      }
      return sleepers
    }
    for sleeper in sleepers { transports[sleeper].wake() }
  }
}
