import Testing

@testable import Delivery

/// How the places at a receiver are dealt out among threads.
@Suite struct HTTPSharesTests {
  @Test(
    arguments: [
      // Connections, in flight, processors: the connections and places of each thread.
      (1, 1, 8, ["1/1"]), (7, 64, 8, ["7/64"]), (64, 7, 8, ["64/7"]), (32, 64, 1, ["32/64"]),
      (8, 8, 2, ["4/4", "4/4"]), (32, 64, 2, ["16/32", "16/32"]), (9, 33, 8, ["4/16", "5/17"]),
    ] as [(Int, Int, Int, [String])])
  func noneIsLostAndNoneIsAdded(
    _ connections: Int, _ inFlight: Int, _ processors: Int, _ shares: [String]
  ) {
    let target = HTTPTarget(
      url: "http://127.0.0.1/", headers: ["A: b"], connections: connections, inFlight: inFlight)
    let found = target.shares(among: processors)
    #expect(found.map { "\($0.connections)/\($0.inFlight)" } == shares)
    #expect(found.map(\.connections).reduce(0, +) == connections)
    #expect(found.allSatisfy { $0.headers == target.headers })
  }

  /// Over HTTP/1.1 a thread has as many places as it has the less of.
  @Test func togetherTheyHaveAsManyPlacesAsOneWould() {
    for connections in 1...40 {
      for inFlight in 1...40 {
        let target = HTTPTarget(
          url: "http://127.0.0.1/", connections: connections, inFlight: inFlight)
        let places = target.shares(among: 2).map { min($0.connections, $0.inFlight) }
        #expect(places.reduce(0, +) == min(connections, inFlight))
      }
    }
  }
}
