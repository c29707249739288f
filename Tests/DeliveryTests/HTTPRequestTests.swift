import Delivery
import TestSupport
import Testing

@Suite struct HTTPRequestTests {
  /// What arrives of one post.
  private func arrival(headers: [String] = [], body: [UInt8] = [1]) throws
    -> TestReceiver.Arrival
  {
    let receiver = try TestReceiver()
    defer { receiver.stop() }
    let transport = try HTTPTransport(
      HTTPTarget(url: receiver.url("/hook?a=b"), headers: headers))
    #expect(try transport.post([body]).allSatisfy(\.isSuccess))
    return try #require(receiver.arrivals.first)
  }

  @Test func saysWhatItHasTo() throws {
    let arrival = try arrival()
    #expect(arrival.method == "POST")
    #expect(arrival.path == "/hook?a=b")
    let names = arrival.headers.map { $0.prefix { $0 != ":" }.lowercased() }
    #expect(
      names.sorted() == ["accept", "content-length", "content-type", "host", "user-agent"])
    #expect(arrival.header("content-type") == "application/json")
    #expect(arrival.header("user-agent") == "sandclock")
    #expect(arrival.header("content-length") == "1")
  }

  @Test func extraHeadersOverride() throws {
    let arrival = try arrival(headers: [
      "content-type: text/plain", "User-Agent: mine", "X-One: 1", "x-one: 2", "Accept:",
      "Authorization: Bearer a:b",
    ])
    #expect(arrival.headers.filter { $0.lowercased().hasPrefix("content-type") }.count == 1)
    #expect(arrival.header("content-type") == "text/plain")
    #expect(arrival.header("user-agent") == "mine")
    #expect(
      arrival.headers.filter { $0.lowercased().hasPrefix("x-one") } == ["X-One: 1", "x-one: 2"])
    #expect(arrival.header("accept") == nil)
    #expect(arrival.header("authorization") == "Bearer a:b")
  }

  @Test(arguments: [0, 1, 20_000, 32_768, 32_769, 70_000, 1_000_000])
  func bodiesArriveAsTheyAre(_ count: Int) throws {
    let body = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    #expect(try arrival(body: body).body == body)
  }

  @Test func bodiesOfAllSizesShareASlot() throws {
    let receiver = try TestReceiver()
    defer { receiver.stop() }
    let transport = try HTTPTransport(HTTPTarget(url: receiver.url()))
    let bodies = [3, 40_000, 0, 20_000, 100_000, 1].map {
      [UInt8](repeating: UInt8($0 % 251), count: $0)
    }
    #expect(try transport.post(bodies).allSatisfy(\.isSuccess))
    #expect(receiver.arrivals.map(\.body) == bodies)
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func redirectsKeepTheMethodAndTheBody(_ status: Int) throws {
    let receiver = try TestReceiver { arrival in
      arrival.path == "/there" ? .answer(204) : .redirect(status, to: "/there")
    }
    defer { receiver.stop() }
    let transport = try HTTPTransport(HTTPTarget(url: receiver.url("/here")))
    let body = [UInt8](repeating: 9, count: 20_000)
    // Every attempt begins anew where it was told to.
    for answer in try transport.post([body, body]) {
      #expect(answer.status == 204 && answer.isSuccess && answer.reason == nil)
    }
    #expect(receiver.arrivals.map(\.path) == ["/here", "/there", "/here", "/there"])
    #expect(receiver.arrivals.allSatisfy { $0.method == "POST" && $0.body == body })
  }

  @Test(arguments: [(10, AttemptResult.success), (11, .circularRedirect)])
  func tenRedirectsAreNotTooMany(_ count: Int, _ result: AttemptResult) throws {
    let receiver = try TestReceiver { arrival in
      arrival.number == count ? .answer(200) : .redirect(302, to: "/\(arrival.number)")
    }
    defer { receiver.stop() }
    let transport = try HTTPTransport(HTTPTarget(url: receiver.url()))
    #expect(try transport.post("1").result == result)
    #expect(receiver.arrivals.count == 11)
  }
}
