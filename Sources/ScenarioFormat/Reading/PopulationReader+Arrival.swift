internal import SubscriptionModel

// When members come.

extension PopulationReader {
  /// How members arrive, or findings.
  func arrival(_ node: Node) -> Arrival? {
    guard let object = node.object("an arrival", keys: ["over", "rate", "random", "ramp"]) else {
      return nil
    }
    if let ramp = object["ramp"] {
      if let rate = object["rate"] {
        rate.found(PopulationFact.rateAndRamp)
        return nil
      }
      if let random = object["random"] { random.found(PopulationFact.randomWithoutRate) }
      return self.ramp(ramp, object)
    }
    if object["over"] != nil, let rate = object["rate"] {
      rate.found(PopulationFact.bothArrivals)
      return nil
    }
    if let rate = object["rate"] { return self.rate(rate, random: object["random"]) }
    if let random = object["random"] { random.found(PopulationFact.randomWithoutRate) }
    return object.required("over", example: "over: \"5m\"")?.duration().map { .within($0) }
  }

  /// How much history there is, or a finding.
  func since(_ node: Node) -> SimDuration? {
    guard let length = node.duration() else { return nil }
    let room = defaults.start - SimInstant.earliest
    guard length <= room else {
      node.found(PopulationFact.beforeTime(room: room))
      return nil
    }
    return length
  }

  /// Whether all come while there are instants, or a finding.
  func allCome(
    _ count: Int, _ arrival: Arrival, from first: SimInstant, _ node: Node
  ) -> Bool {
    let room = min(SimInstant.end - first, Arrival.limit)
    if case .ramp(let rates) = arrival, rates.rateAtEnd == 0 {
      let coming = rates.count(before: rates.length + 1)
      if coming < count {
        node.found(PopulationFact.rampEndsAtNothing(coming: coming, of: count))
        return false
      }
    }
    if let end = arrival.end(of: count), end < room { return true }
    node.found(PopulationFact.comesTooLate)
    return false
  }

  /// Whether members keep coming, or a finding.
  func neverStops(_ arrival: Arrival, _ node: Node) -> Bool {
    switch arrival {
    case .paced, .random: return true
    case .ramp(let rates) where rates.rateAtEnd > 0: return true
    case .firstPeriod, .within, .ramp:
      node.found(PopulationFact.endlessWithoutRate)
      return false
    }
  }

  private func rate(_ node: Node, random: Node?) -> Arrival? {
    let isRandom = random.map { $0.truth() } ?? false
    guard let text = node.text("a rate such as \"80/s\"") else { return nil }
    guard let (count, length) = ArrivalRateText.rate(text), count > 0 else {
      node.found(PopulationFact.badRate(text))
      return nil
    }
    return isRandom.map {
      $0 ? .random(count: count, in: length) : .paced(count: count, in: length)
    }
  }

  private func ramp(_ node: Node, _ object: ObjectNode) -> Arrival? {
    let over = object.required("over", example: "over: \"5m\"")?.duration()
    guard let ends = node.elements("two rates such as [\"0/s\", \"200/s\"]") else { return nil }
    guard ends.count == 2 else {
      node.found(PopulationFact.badRamp(count: ends.count))
      return nil
    }
    let rates = ends.map { end -> Int64? in
      guard let text = end.text("a rate such as \"200/s\"") else { return nil }
      guard let (count, length) = ArrivalRateText.rate(text) else {
        end.found(PopulationFact.badRate(text))
        return nil
      }
      return count * (SimDuration.hours(1).milliseconds / length.milliseconds)
    }
    guard let over, let first = rates[0], let last = rates[1] else { return nil }
    guard over <= Arrival.limit else {
      (object["over"] ?? node).found(PopulationFact.comesTooLate)
      return nil
    }
    let stretch = RateSchedule.Stretch(from: first, to: last, length: over.milliseconds)
    return .ramp(RateSchedule([stretch], unit: Arrival.rampUnit))
  }
}
