internal import Delivery
internal import ScenarioFormat
internal import SubscriptionModel

extension RunReport {
  /// The parts of a run as the report of the whole: counts, sales and histograms add up. Answers
  /// `nil` where there is none.
  static func joined(_ parts: [RunReport]) -> RunReport? {
    guard var whole = parts.first else { return nil }
    if parts.count == 1 { return whole }
    for part in parts.dropFirst() { whole.join(part) }
    let stops = parts.compactMap { part in
      part.stoppedAt.map { time in time + (part.shard.map { " in part \($0)" } ?? "") }
    }
    whole.stoppedAt = stops.isEmpty ? nil : stops.joined(separator: ", ")
    whole.shard = nil
    whole.again = nil
    whole.resuming = nil
    return whole
  }

  private mutating func join(_ part: RunReport) {
    notificationCount += part.notificationCount
    kindCounts.join(part.kindCounts)
    sales.join(part.sales)
    verdicts += part.verdicts
    otherExpectationCount += part.otherExpectationCount
    failedOtherExpectationCount += part.failedOtherExpectationCount
    notificationFailures += part.notificationFailures
    beliefCount += part.beliefCount
    beliefFailures += part.beliefFailures
    // That the end of the run was not reached is said by every part.
    notReached += part.notReached.filter { !notReached.contains($0) }
    refused += part.refused
    // Where a part was not re-read, nobody can say that nothing was found.
    let findings = (auditFindings ?? []) + (part.auditFindings ?? [])
    let isRead = auditFindings != nil && part.auditFindings != nil
    auditFindings = isRead || !findings.isEmpty ? findings : nil
    worstLag = [worstLag, part.worstLag].compactMap(\.self).max()
    guard let start = InstantText.instant(start) else { return }
    add(deliveries.joined(with: part.deliveries), since: start)
  }
}

extension [KindCount] {
  /// Adds others, in the order of all kinds.
  fileprivate mutating func join(_ others: [KindCount]) {
    var counts: [String: Int] = [:]
    for count in self + others { counts[count.kind, default: 0] += count.count }
    self = KindCount.inOrder(counts)
  }
}

extension [SalesLine] {
  private struct Shelf: Hashable {
    let product: String
    let storefront: String
  }

  /// Adds others, in the order of the catalog and of the countries' codes.
  fileprivate mutating func join(_ others: [SalesLine]) {
    var lines: [Shelf: SalesLine] = [:]
    for line in self + others {
      let shelf = Shelf(product: line.productID, storefront: line.storefront)
      if lines[shelf]?.add(line) == nil { lines[shelf] = line }
    }
    self = lines.values.sorted { ($0.place, $0.storefront) < ($1.place, $1.storefront) }
  }
}

extension [DeliveryTally] {
  /// What came of these deliveries and of others, by receiver.
  fileprivate func joined(with others: [DeliveryTally]) -> [DeliveryTally] {
    others.reduce(into: self) { sums, tally in
      if let place = sums.firstIndex(where: { $0.sink == tally.sink }) {
        sums[place].merge(tally)
      } else {
        sums.append(tally)
      }
    }
  }
}
