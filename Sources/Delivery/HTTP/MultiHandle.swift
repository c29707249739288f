internal import CCurl

/// The owner of one of libcurl's multi handles, which carries many transfers at once over the
/// connections that it keeps.
final class MultiHandle {
  private let pointer: UnsafeMutableRawPointer

  /// A handle with so many connections to a host at most. Throws ``HTTPError``, as everything here
  /// does.
  init(connections: Int) throws(HTTPError) {
    pointer = try check(curl_multi_init(), "curl_multi_init")
    try set(CURLMOPT_PIPELINING, Int(CURLPIPE_MULTIPLEX))
    try set(CURLMOPT_MAX_HOST_CONNECTIONS, connections)
    // How many are kept when nothing is under way. Twice as many, because a receiver may redirect
    // to another, and then both are wanted again and again.
    try set(CURLMOPT_MAXCONNECTS, connections * 2)
  }

  deinit { curl_multi_cleanup(pointer) }

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

  /// Carries all transfers as far as they come without waiting.
  func perform() throws(HTTPError) {
    var running: Int32 = 0
    try check(curl_multi_perform(pointer, &running), "curl_multi_perform")
  }

  /// Waits until `perform` has something to do, `wake` is called or so many milliseconds are over.
  func poll(atMost milliseconds: Int) throws(HTTPError) {
    try check(
      curl_multi_poll(pointer, nil, 0, Int32(clamping: milliseconds), nil), "curl_multi_poll")
  }

  /// Ends a `poll`, this one or the next. May be called from any thread.
  func wake() throws(HTTPError) {
    try check(curl_multi_wakeup(pointer), "curl_multi_wakeup")
  }

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
