internal import CCurl

/// The owner of one of libcurl's multi handles, which carries many transfers at once over the
/// connections that it keeps.
final class MultiHandle {
  private let pointer: UnsafeMutableRawPointer
  private let sockets: SocketWatch

  /// A handle with so many connections to a host at most. Throws ``HTTPError``, as everything here
  /// does.
  init(connections: Int) throws(HTTPError) {
    pointer = try check(curl_multi_init(), "curl_multi_init")
    do throws(SystemFailure) {
      sockets = try SocketWatch()
    } catch {
      throw .libcurl(call: "curl_multi_init", reason: error.reason)
    }
    try setWatcher()
    try set(CURLMOPT_PIPELINING, Int(CURLPIPE_MULTIPLEX))
    try set(CURLMOPT_MAX_HOST_CONNECTIONS, connections)
    // How many are kept when nothing is under way. Twice as many, because a receiver may redirect
    // to another, and then both are wanted again and again.
    try set(CURLMOPT_MAXCONNECTS, connections * 2)
  }

  deinit { curl_multi_cleanup(pointer) }

  /// Sets the functions by which libcurl tells what to wait for. They are given an address that no
  /// reference counts: the watch is there as long as the handle.
  private func setWatcher() throws(HTTPError) {
    try check(
      sandclock_multi_set_watcher(
        pointer,
        { _, socket, wish, watch, _ in
          SocketWatch.at(watch)?.watch(socket, for: wish)
          return 0
        },
        { _, milliseconds, watch in
          SocketWatch.at(watch)?.setAlarm(in: milliseconds)
          return 0
        }, Unmanaged.passUnretained(sockets).toOpaque()), "curl_multi_setopt")
  }

  private func set(_ option: CURLMoption, _ value: Int) throws(HTTPError) {
    try check(sandclock_multi_set_long(pointer, option, value), "curl_multi_setopt")
  }

  /// Lets an easy handle's transfer begin with the next `perform`.
  func add(_ easy: EasyHandle) throws(HTTPError) {
    try check(curl_multi_add_handle(pointer, easy.pointer), "curl_multi_add_handle")
  }

  /// Takes an easy handle away, whether or not its transfer is at its end.
  func remove(_ easy: EasyHandle) throws(HTTPError) {
    try check(curl_multi_remove_handle(pointer, easy.pointer), "curl_multi_remove_handle")
  }

  /// Carries on those transfers that can be, as far as they come without waiting.
  func perform() throws(HTTPError) {
    // The list is the one of now: carrying one on may end the connection of another.
    for (socket, state) in sockets.takeReady() { try act(socket, state) }
    // What libcurl is told of sockets may move its turn.
    while sockets.takeAlarm() { try act(CURL_SOCKET_TIMEOUT, 0) }
  }

  private func act(_ socket: curl_socket_t, _ state: Int32) throws(HTTPError) {
    var running: Int32 = 0
    try check(
      curl_multi_socket_action(pointer, socket, state, &running), "curl_multi_socket_action")
  }

  /// Waits until `perform` has something to do, `wake` is called or so many milliseconds are over.
  func wait(atMost milliseconds: Int) { sockets.wait(atMost: milliseconds) }

  /// Ends a `wait`, this one or the next. May be called from any thread.
  func wake() { sockets.wake() }

  /// A transfer that has ended and how it did, or `nil` if there is no other.
  func nextEnded() -> (easy: UnsafeMutableRawPointer, code: CURLcode)? {
    var left: Int32 = 0
    while let message = curl_multi_info_read(pointer, &left) {
      guard message.pointee.msg == CURLMSG_DONE, let easy = message.pointee.easy_handle else {
        continue
      }
      return (easy, sandclock_result(message))
    }
    return nil
  }
}
