extension HTTPTarget {
  /// With fewer places than that a thread would rather wait than post.
  private static let leastPlaces = 4
  /// On two processors two threads post a quarter more than one does: libcurl needs as long for a
  /// request as the receiver and all that prepares it need together.
  private static let mostShares = 2

  /// What each of several threads is to post to, all of them together what this says: connections
  /// and places among the attempts under way are dealt out among them.
  ///
  /// - Parameter processors: How many threads can run at once.
  func shares(among processors: Int) -> [HTTPTarget] {
    let places = min(connections, inFlight)
    let count = max(1, min(Self.mostShares, processors, places / Self.leastPlaces))
    return (0..<count).map { number in
      var share = self
      share.connections = (connections + number) / count
      share.inFlight = (inFlight + number) / count
      return share
    }
  }
}
