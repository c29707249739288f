import Delivery
import TestSupport
import Testing

@Suite struct HTTPHostTests {
  // 0.0.0.0 leads back to this machine, and is no address of it.
  private let elsewhere = "0.0.0.0"

  @Test func anotherHostIsRefused() throws {
    let receiver = try TestReceiver()
    defer { receiver.stop() }
    let transport = try HTTPTransport(HTTPTarget(url: receiver.url(host: elsewhere)))
    let refused = HTTPError.hostNotAllowed(host: elsewhere, address: elsewhere)
    #expect(throws: refused) { try transport.post("1") }
    #expect(receiver.connectionsMade == 0)
  }

  @Test(arguments: [["0.0.0.0"], ["nobody.invalid", "0.0.0.0"]])
  func anotherHostMayBeAllowed(_ hosts: [String]) throws {
    let receiver = try TestReceiver()
    defer { receiver.stop() }
    let transport = try HTTPTransport(
      HTTPTarget(url: receiver.url(host: elsewhere), allowedHosts: hosts))
    #expect(try transport.post("1").isSuccess)
  }

  @Test func aRedirectToAnotherHostIsRefused() throws {
    let receiver = try TestReceiver { arrival in
      arrival.path == "/" ? .redirect(307, to: "http://0.0.0.0:1/there") : .answer(200)
    }
    defer { receiver.stop() }
    let transport = try HTTPTransport(
      HTTPTarget(url: receiver.url(), connections: 2, inFlight: 2))
    try transport.begin(1, body: [1], timeout: 20_000)
    #expect(throws: HTTPError.hostNotAllowed(host: elsewhere, address: elsewhere)) {
      while true { _ = try transport.wait(atMost: 1000) }
    }
    #expect(receiver.arrivals.count == 1)
  }

  @Test func aRedirectToAnAllowedHostIsFollowed() throws {
    let other = try TestReceiver([.answer(202)])
    defer { other.stop() }
    let place = other.url("/there", host: elsewhere)
    let receiver = try TestReceiver([.redirect(307, to: place)])
    defer { receiver.stop() }
    let transport = try HTTPTransport(
      HTTPTarget(url: receiver.url(), allowedHosts: [elsewhere]))
    #expect(try transport.post([[1], [2], [3]]).map(\.status) == [202, 202, 202])
    #expect(other.arrivals.map(\.body) == [[1], [2], [3]])
    // Both receivers keep their connection.
    #expect(receiver.connectionsMade == 1 && other.connectionsMade == 1)
  }

  @Test func theErrorSaysWhatToAdd() {
    #expect(
      "\(HTTPError.hostNotAllowed(host: "staging.example.com", address: "192.0.2.7"))"
        == "staging.example.com is at 192.0.2.7, which is no loopback address; only loopback is "
        + "allowed without --allow-host; --allow-host staging.example.com would allow it")
    #expect(
      "\(HTTPError.hostNotAllowed(host: "2001:db8::1", address: "2001:db8::1"))"
        == "2001:db8::1 is no loopback address; only loopback is allowed without --allow-host; "
        + "--allow-host 2001:db8::1 would allow it")
  }

  @Test(arguments: [
    ("127.0.0.1", true), ("127.255.0.9", true), ("::1", true), ("::ffff:127.0.0.1", true),
    ("0.0.0.0", false), ("::", false), ("10.0.0.1", false), ("128.0.0.1", false),
    ("::ffff:10.0.0.1", false), ("::127.0.0.1", false), ("fe80::1", false),
  ])
  func loopbackIsAlwaysAllowed(_ text: String, _ isAllowed: Bool) throws {
    let address = try #require(HostAddress.all(of: text).first)
    #expect(address.isLoopback == isAllowed)
    #expect(AllowedAddresses([]).contains(address) == isAllowed)
    #expect(AllowedAddresses(["[\(text)]"]).contains(address))
    #expect(AllowedAddresses(["10.0.0.2"]).contains(address) == isAllowed)
  }

  @Test func addressesInWords() throws {
    for text in ["10.0.0.1", "::1", "2001:db8::7"] {
      #expect(HostAddress.all(of: text).map(\.description) == [text])
    }
    #expect(HostAddress.all(of: "::ffff:10.0.0.1").map(\.description) == ["10.0.0.1"])
  }

  @Test func namesAreLookedUpAgainOnAMiss() throws {
    let places = try ["192.0.2.1", "192.0.2.2", "192.0.2.3"].map {
      try #require(HostAddress.all(of: $0).first)
    }
    var lookups = 0
    let allowed = AllowedAddresses(["moving.example"]) { _ in
      lookups += 1
      return [places[min(lookups, 2) - 1]]
    }
    #expect(allowed.contains(places[0]) && lookups == 1)
    #expect(allowed.contains(places[0]) && lookups == 1)
    // The host has moved; attempts at its old address may still be under way.
    #expect(allowed.contains(places[1]) && lookups == 2)
    #expect(allowed.contains(places[0]) && lookups == 2)
    #expect(!allowed.contains(places[2]))
  }
}
