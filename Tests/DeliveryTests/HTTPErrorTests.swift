import Delivery
import Foundation
import Testing

@Suite struct HTTPErrorTests {
  @Test(arguments: [
    "", "localhost", "localhost:80", "http://", "ftp://localhost/",
    "file:///etc/hosts", "http://local host/", "http://localhost:port/", "http://localhost/\n",
  ])
  func whatIsNoAddress(_ url: String) {
    #expect(throws: HTTPError.badURL(url)) { try HTTPTransport(HTTPTarget(url: url)) }
  }

  @Test(arguments: [
    "http://localhost", "HTTPS://localhost:8443/a?b#c", "http://[::1]:80/", "http://a:b@host/",
  ])
  func whatIsAnAddress(_ url: String) throws {
    _ = try HTTPTransport(HTTPTarget(url: url))
  }

  @Test(arguments: ["X", "", ": 1", "X Y: 1", "X: 1\r\nY: 2", "X: 1\n", "X: \u{0}", "Ü: 1"])
  func whatIsNoHeader(_ line: String) {
    #expect(throws: HTTPError.badHeader(line)) {
      try HTTPTransport(HTTPTarget(url: "http://localhost", headers: ["A: b", line]))
    }
  }

  @Test func certificates() throws {
    let folder = NSTemporaryDirectory() + "sandclock-http-\(getpid())-\(#line)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func transport(_ name: String) throws -> HTTPTransport {
      try HTTPTransport(
        HTTPTarget(url: "https://localhost", certificateAuthority: "\(folder)/\(name)"))
    }
    let missing = "\(folder)/missing.pem"
    #expect(
      throws: HTTPError.cannotReadAuthority(path: missing, reason: "No such file or directory")
    ) { try transport("missing.pem") }
    #expect(throws: HTTPError.self) { try transport("") }
    try Data("-----BEGIN PRIVATE KEY-----\n".utf8).write(to: URL(filePath: "\(folder)/key.pem"))
    #expect(throws: HTTPError.noCertificate(path: "\(folder)/key.pem")) {
      try transport("key.pem")
    }
    try Data("-----BEGIN CERTIFICATE-----\n".utf8).write(to: URL(filePath: "\(folder)/ca.pem"))
    _ = try transport("ca.pem")
  }

  @Test(arguments: [
    (
      HTTPError.badURL("localhost:80"),
      "\"localhost:80\" is no address that can be posted to; "
        + "http://HOST:PORT/PATH or https://HOST/PATH would do"
    ),
    (
      .badHeader("X"), "\"X\" is no header; \"Name: value\" on one line would do"
    ),
    (
      .cannotReadAuthority(path: "ca.pem", reason: "Permission denied"),
      "ca.pem cannot be read: Permission denied"
    ),
    (
      .noCertificate(path: "key.pem"),
      "key.pem holds no certificate in PEM (\"-----BEGIN CERTIFICATE-----\")"
    ),
    (
      .libcurl(call: "curl_multi_poll", reason: "Out of memory"),
      "libcurl: curl_multi_poll failed: Out of memory"
    ),
  ])
  func words(_ error: HTTPError, _ words: String) {
    #expect("\(error)" == words)
  }
}
