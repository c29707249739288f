package import SubscriptionModel

/// What is known of a load before anything is sent.
struct LoadForecast {
  /// How many notifications it sends.
  let count: Int
  /// How many of them are planned after the warm-up.
  let measured: Int
  /// How many simulated seconds pass in a thousand real ones.
  let simulatedPerThousand: Int64

  /// Looks ahead. Throws ``LoadError`` where the source holds too little.
  init(_ order: LoadOrder, from source: LoadSource, of scenario: Scenario) throws {
    let population = scenario.plan.population
    let customers =
      scenario.choice?.count ?? scenario.plan.everybody.count + (population?.count ?? 0)
    let from = source.reached
    guard let needed = order.needed else {
      let end = from + SimDuration(milliseconds: order.end / 1_000_000)
      let warm = from + SimDuration(milliseconds: order.warmUp / 1_000_000)
      let outlook = try source.outlook(atMost: .max, until: end)
      guard outlook.last >= end else {
        throw LoadError.endsEarly(after: max(.zero, outlook.last - from), needed: end - from)
      }
      // The look goes one beyond the end.
      count = outlook.count - 1
      measured =
        count - (order.warmUp > 0 ? try source.outlook(atMost: .max, until: warm).count - 1 : 0)
      simulatedPerThousand = 1000
      return
    }
    let outlook = try source.outlook(atMost: needed, until: .distantFuture)
    guard outlook.count >= needed else {
      if population?.isEndless == true {
        throw LoadError.endsBefore(needed: needed, held: outlook.count)
      }
      let lasts = order.schedule?.instant(of: outlook.count) ?? 0
      throw LoadError.runsDry(
        needed: needed, held: outlook.count, customers: customers,
        lasts: SimDuration(milliseconds: max(0, lasts - order.warmUp) / 1_000_000))
    }
    count = needed
    measured = needed - (order.schedule?.count(before: order.warmUp) ?? 0)
    let simulated = Int128((outlook.last - from).milliseconds) * 1_000_000 * 1000
    simulatedPerThousand = max(1, Int64(simulated / Int128(max(1, order.end))))
  }

  /// The rate at which the notifications would come if simulated time were real, in thousandths a
  /// second.
  func naturalRate(over length: Int64) -> Int64 {
    let simulated = Int128(length) * Int128(simulatedPerThousand)
    return Int64(Int128(count) * 1_000_000_000_000 * 1000 / max(1, simulated))
  }
}

/// Why a load cannot be.
package enum LoadError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The scenario holds fewer notifications than it needs.
  case runsDry(needed: Int, held: Int, customers: Int, lasts: SimDuration)
  /// The scenario has members without end, and ends before there are enough notifications.
  case endsBefore(needed: Int, held: Int)
  /// The scenario's last notification is signed before its end.
  case endsEarly(after: SimDuration, needed: SimDuration)

  /// The error in words.
  package var description: String {
    switch self {
    case .runsDry(let needed, let held, let customers, let lasts):
      Self.words(needed, held, customers, lasts)
    case .endsBefore(let needed, let held):
      "this load needs \(LoadWords.grouped(needed)) notifications and the scenario holds "
        + "\(LoadWords.grouped(held)) before its \"until\"; without \"until\" it has no end"
    case .endsEarly(let after, let needed):
      "this load needs \(needed.scenarioText) of simulated time and the scenario's last "
        + "notification comes after \(after.scenarioText); "
        + (after >= .seconds(1)
          ? "--duration \(Self.wholeSeconds(after)) or customers who come later would do"
          : "customers who come later would do")
    }
  }

  private static func words(
    _ needed: Int, _ held: Int, _ customers: Int, _ lasts: SimDuration
  ) -> String {
    let start =
      "this load needs \(LoadWords.grouped(needed)) notifications and the scenario holds "
      + "\(LoadWords.grouped(held)), of \(counted(customers, "customer")); "
    guard held > 0 else { return start + "a scenario with notifications would do" }
    let more = (customers * needed + held - 1) / held
    return start + "\(LoadWords.grouped(more)) such customers would do"
      + (lasts >= .seconds(1) ? ", or --duration \(wholeSeconds(lasts))" : "")
  }

  private static func wholeSeconds(_ duration: SimDuration) -> String {
    duration.wholeSeconds.scenarioText
  }
}
