/// How long work takes, and what stands in the middle of several tries.
enum Stopwatch {
  /// How often work was done in a second, by the count that it answers.
  static func rate(_ work: () throws -> Int) rethrows -> Double {
    var count = 0
    let time = try ContinuousClock().measure { count = try work() }
    return Double(count)
      / (Double(time.components.seconds)
        + Double(time.components.attoseconds) / 1e18)
  }

  /// The same of work that waits.
  static func waitingRate(_ work: () async throws -> Int) async rethrows -> Double {
    var count = 0
    let time = try await ContinuousClock().measure { count = try await work() }
    return Double(count)
      / (Double(time.components.seconds)
        + Double(time.components.attoseconds) / 1e18)
  }

  /// The middle one of an odd number of figures.
  static func median(_ figures: [Double]) -> Double {
    figures.sorted()[figures.count / 2]
  }
}
