internal import Delivery
internal import SubscriptionModel

/// What is said of a load before anything is sent.
struct LoadHead {
  let scenario: Scenario
  let order: LoadOrder
  let forecast: LoadForecast
  /// The fingerprint of who signs, if anybody does.
  let authority: String?

  var lines: [String] {
    let plan = scenario.plan
    let named = plan.everybody.isEmpty && plan.population != nil ? nil : plan.everybody.count
    let customers = [named.map { counted($0, "customer") }, plan.population?.words]
      .compactMap(\.self).joined(separator: " and ")
    let natural = LoadShape.words(forecast.naturalRate(over: order.end))
    let settings = [
      "seed \(plan.seed)", "start \(plan.start.text)", authority.map { "authority \($0)" },
      "generator \(generator)", scenario.choice?.shard.map { "shard \($0)" },
    ]
    return [
      plan.title, settings.compactMap(\.self).joined(separator: ", "),
      "asked \(order.shape.text) for \(LoadWords.duration(nanoseconds: order.duration))"
        + (order.warmUp > 0
          ? " after \(LoadWords.duration(nanoseconds: order.warmUp)) of warm-up" : "")
        + ": \(counted(forecast.count, "notification")) of \(customers)",
      "simulated time runs x\(factor), natural rate \(natural)",
      "\(counted(order.target.connections, "connection")), \(order.target.inFlight) in flight at "
        + "most, to \(order.target.name)" + (order.target.isOnThisMachine ? Self.warning : ""),
      "",
    ]
  }

  private static let warning = " (this machine: the figures include the generator's own load)"

  private var factor: String {
    LoadWords.decimal(forecast.simulatedPerThousand, per: 1000, digits: 2)
  }
}

extension HTTPTarget {
  /// Whether the address names this machine.
  var isOnThisMachine: Bool {
    let host = name.split(separator: "/").dropFirst().first.map(String.init) ?? ""
    return ["127.", "localhost", "[::1]"].contains { host.hasPrefix($0) }
  }
}
