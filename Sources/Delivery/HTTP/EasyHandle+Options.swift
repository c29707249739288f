internal import CCurl

extension EasyHandle {
  /// The most redirects that one attempt follows.
  static let mostRedirects = 10

  /// Sets what is the same for every attempt at a receiver. The header lines have to live as long
  /// as the handle. Throws ``HTTPError``.
  func prepare(for target: HTTPTarget, headers: HeaderList) throws(HTTPError) {
    try set(CURLOPT_URL, target.url)
    try set(CURLOPT_POST, true)
    try set(CURLOPT_USERAGENT, "sandclock")
    try check(sandclock_set_headers(pointer, headers.first), "curl_easy_setopt")
    if Libcurl.speaksHTTP2 {
      try set(CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_2TLS)
    }
    try prepareRedirects()
    try prepareTrust(target.certificateAuthority)
    // Signals belong to the program. Proxies that the environment names are none of the receiver's.
    try set(CURLOPT_NOSIGNAL, true)
    try set(CURLOPT_PROXY, "")
    try set(CURLOPT_NOPROXY, "*")
  }

  /// Takes the bodies of answers, which nobody reads. Throws ``HTTPError``.
  func dropAnswers() throws(HTTPError) {
    try check(
      sandclock_set_taker(pointer, CURLOPT_WRITEFUNCTION) { _, size, count, _ in size * count },
      "curl_easy_setopt")
  }

  private func prepareRedirects() throws(HTTPError) {
    try set(CURLOPT_FOLLOWLOCATION, true)
    try set(CURLOPT_MAXREDIRS, Self.mostRedirects)
    // 301, 302 and 303 keep the method and the body too, as 307 and 308 do.
    try set(
      CURLOPT_POSTREDIR, Int(CURL_REDIR_POST_301 | CURL_REDIR_POST_302 | CURL_REDIR_POST_303))
    try check(sandclock_set_redirects_to_http(pointer), "curl_easy_setopt")
  }

  private func prepareTrust(_ certificateAuthority: String?) throws(HTTPError) {
    // Apple asks receivers for TLS 1.2 or later.
    try set(CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_2)
    if let certificateAuthority { try set(CURLOPT_CAINFO, certificateAuthority) }
  }
}
