internal import CCurl
internal import Foundation

/// The sockets that libcurl wants to be told of, and the instant at which it wants a turn anyway.
///
/// libcurl would wait by itself; but then it asks the system about each socket again at every turn,
/// twice a request. Belongs to one thread at a time, except `wake`.
final class SocketWatch {
  private let bell: Bell
  /// What poll(2) is asked, the bell first.
  private var entries: [pollfd]
  private var alarm: ContinuousClock.Instant?

  /// Watches nothing yet. Throws ``SystemFailure``.
  init() throws(SystemFailure) {
    bell = try Bell()
    entries = [bell.entry]
  }

  /// The watch at an address that was given to libcurl.
  static func at(_ address: UnsafeMutableRawPointer?) -> SocketWatch? {
    address.map { Unmanaged<SocketWatch>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Takes libcurl's wish about a socket: `CURL_POLL_IN` and so on.
  func watch(_ socket: curl_socket_t, for wish: Int32) {
    let place = entries.dropFirst().firstIndex { $0.fd == socket }
    if wish == CURL_POLL_REMOVE {
      guard let place else { return }
      entries.swapAt(place, entries.count - 1)
      entries.removeLast()
      return
    }
    let events = (wish & CURL_POLL_IN != 0 ? POLLIN : 0) | (wish & CURL_POLL_OUT != 0 ? POLLOUT : 0)
    let entry = pollfd(fd: socket, events: Int16(events), revents: 0)
    if let place { entries[place] = entry } else { entries.append(entry) }
  }

  /// Takes libcurl's wish for a turn in so many milliseconds; below 0: none.
  func setAlarm(in milliseconds: Int) {
    alarm = milliseconds < 0 ? nil : .now + .milliseconds(milliseconds)
  }

  /// Whether libcurl's turn has come, of which it is told once.
  func takeAlarm() -> Bool {
    guard let due = alarm, due <= .now else { return false }
    alarm = nil
    return true
  }

  /// Waits until something is to be said of a socket, libcurl's turn comes, `wake` is called or so
  /// many milliseconds are over.
  func wait(atMost milliseconds: Int) {
    let untilAlarm = alarm.map { max(0, ($0 - .now).milliseconds) } ?? .max
    let limit = min(Int64(milliseconds), untilAlarm)
    guard poll(&entries, nfds_t(entries.count), Int32(clamping: limit)) > 0 else { return }
    if entries[0].revents != 0 { bell.silence() }
  }

  /// The sockets of which something is to be said, which is said once: `CURL_CSELECT_IN` and so on.
  func takeReady() -> [(socket: curl_socket_t, state: Int32)] {
    var ready: [(socket: curl_socket_t, state: Int32)] = []
    for place in entries.indices.dropFirst() where entries[place].revents != 0 {
      let events = Int32(entries[place].revents)
      entries[place].revents = 0
      let state =
        (events & (POLLIN | POLLHUP) != 0 ? CURL_CSELECT_IN : 0)
        | (events & POLLOUT != 0 ? CURL_CSELECT_OUT : 0)
        | (events & (POLLERR | POLLNVAL) != 0 ? CURL_CSELECT_ERR : 0)
      ready.append((entries[place].fd, state))
    }
    return ready
  }

  /// Ends a `wait`, this one or the next. May be called from any thread.
  func wake() { bell.ring() }
}
