internal import CCurl

/// The parts of an address that matter here, as libcurl reads them.
struct TargetURL: Equatable {
  /// `http` or `https`.
  let scheme: String
  /// A name or an address, the latter without brackets.
  let host: String

  /// Reads an address; `nil` if it is none, or none of a web server.
  init?(_ text: String) {
    guard let url = curl_url() else { return nil }
    defer { curl_url_cleanup(url) }
    guard curl_url_set(url, CURLUPART_URL, text, 0) == CURLUE_OK,
      let scheme = Self.part(CURLUPART_SCHEME, of: url), ["http", "https"].contains(scheme),
      let host = Self.part(CURLUPART_HOST, of: url), !host.isEmpty
    else { return nil }
    self.scheme = scheme
    self.host = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
  }

  private static func part(_ part: CURLUPart, of url: OpaquePointer) -> String? {
    var text: UnsafeMutablePointer<CChar>?
    guard curl_url_get(url, part, &text, 0) == CURLUE_OK, let text else { return nil }
    defer { curl_free(text) }
    return String(cString: text)
  }
}
