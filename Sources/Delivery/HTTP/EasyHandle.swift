internal import CCurl

/// The owner of one of libcurl's easy handles, which carries one transfer at a time, and of the
/// memory for its words about a failure.
final class EasyHandle {
  /// The handle itself; valid as long as the owner lives.
  let pointer: UnsafeMutableRawPointer

  private let words: UnsafeMutablePointer<CChar>

  /// A handle with no options but where its words go. Throws ``HTTPError``.
  init() throws(HTTPError) {
    pointer = try check(curl_easy_init(), "curl_easy_init")
    words = .allocate(capacity: Int(CURL_ERROR_SIZE))
    words.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    try set(CURLOPT_ERRORBUFFER, words)
  }

  /// Makes the handle as it was when it was new. Throws ``HTTPError``.
  func reset() throws(HTTPError) {
    curl_easy_reset(pointer)
    try set(CURLOPT_ERRORBUFFER, words)
  }

  deinit {
    // libcurl may write words until the handle is gone.
    curl_easy_cleanup(pointer)
    words.deallocate()
  }

  /// What libcurl has said about the transfer so far; empty if nothing went wrong.
  var failure: String { String(cString: words) }

  /// Forgets what was said about the last transfer.
  func forgetFailure() { words.pointee = 0 }

  /// Sets a number. Throws ``HTTPError``, as the others do.
  func set(_ option: CURLoption, _ value: Int) throws(HTTPError) {
    try check(sandclock_set_long(pointer, option, value), "curl_easy_setopt")
  }

  /// Answers yes or no.
  func set(_ option: CURLoption, _ value: Bool) throws(HTTPError) {
    try set(option, value ? 1 : 0)
  }

  /// Sets a text, which is copied.
  func set(_ option: CURLoption, _ value: String) throws(HTTPError) {
    try check(sandclock_set_string(pointer, option, value), "curl_easy_setopt")
  }

  /// Hands out memory, which has to live as long as it may be used.
  func set(_ option: CURLoption, _ value: UnsafeMutableRawPointer?) throws(HTTPError) {
    try check(sandclock_set_pointer(pointer, option, value), "curl_easy_setopt")
  }

  /// Sets the length of the body.
  func setBodySize(_ count: Int) throws(HTTPError) {
    try check(
      sandclock_set_offset(pointer, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(count)),
      "curl_easy_setopt")
  }

  /// A number about the last transfer. Throws ``HTTPError``, as the others do.
  func number(_ info: CURLINFO) throws(HTTPError) -> Int {
    var value = 0
    try check(sandclock_get_long(pointer, info, &value), "curl_easy_getinfo")
    return value
  }

  /// A text about the last transfer.
  func text(_ info: CURLINFO) throws(HTTPError) -> String {
    var value: UnsafePointer<CChar>?
    try check(sandclock_get_string(pointer, info, &value), "curl_easy_getinfo")
    return value.map { String(cString: $0) } ?? ""
  }
}
