internal import CCurl

/// What is said to libcurl as a whole.
enum Libcurl {
  // Is said once a process, by whoever comes first; the others wait for it.
  private static let initialized = curl_global_init(Int(CURL_GLOBAL_DEFAULT))

  /// Makes libcurl ready for use. Throws ``HTTPError``.
  static func begin() throws(HTTPError) {
    try check(initialized, "curl_global_init")
  }

  /// Whether libcurl was built with HTTP/2.
  static let speaksHTTP2 = sandclock_features() & CURL_VERSION_HTTP2 != 0
}

/// Judges what calls with an easy handle return: `CURLE_OK` is success, all else throws. How a
/// transfer ended is not judged here.
@inline(__always)
func check(_ code: CURLcode, _ call: StaticString) throws(HTTPError) {
  guard code == CURLE_OK else {
    throw .libcurl(call: "\(call)", reason: String(cString: curl_easy_strerror(code)))
  }
}

/// Judges what calls with a multi handle return: `CURLM_OK` is success, all else throws.
@inline(__always)
func check(_ code: CURLMcode, _ call: StaticString) throws(HTTPError) {
  guard code == CURLM_OK else {
    throw .libcurl(call: "\(call)", reason: String(cString: curl_multi_strerror(code)))
  }
}

/// Judges a pointer that libcurl returns: null throws, because it is out of memory.
@inline(__always)
func check<Pointer>(_ pointer: Pointer?, _ call: StaticString) throws(HTTPError) -> Pointer {
  guard let pointer else { throw .libcurl(call: "\(call)", reason: "out of memory") }
  return pointer
}
