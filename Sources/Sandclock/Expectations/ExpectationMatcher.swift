internal import SubscriptionModel

/// Compares a customer's notifications, one by one as they come, with the lines that expect them.
///
/// A line may stand for several notifications and `...` for any, so there can be several ways to
/// read what came; all of them are followed at once.
struct ExpectationMatcher {
  /// How far one way of reading is: at which place in the order, and how many notifications of each
  /// of its lines have come.
  private struct Place: Hashable {
    var index: Int
    var counts: [Int]
  }

  private let plan: Plan
  private let customer: CustomerIndex
  private let order: [Expectation]
  private var places: [Place]
  private var latest: Announcement?
  /// The first notification that no way of reading allows.
  private var surprise: Announcement?
  /// Whether there came to be more ways of reading than are followed: lines in any order whose
  /// ranges overlap have as many as the product of their counts.
  private var isAmbiguous = false
  private static let mostPlaces = 5000
  private var accepted = 0

  /// The matchers of a plan's customers, in their order, and of its store.
  static func all(of plan: Plan) -> [ExpectationMatcher] {
    let orders = Dictionary(grouping: plan.expectations, by: \.customer)
    return plan.everybody.indices.map { place in
      let customer = CustomerIndex(place)
      return ExpectationMatcher(customer, of: plan, orders[customer] ?? [])
    }
  }

  private init(_ customer: CustomerIndex, of plan: Plan, _ order: [Expectation]) {
    self.plan = plan
    self.customer = customer
    self.order = order
    places = []
    places = withSkipped([place(0)])
  }

  /// Whether there is a line for this customer at all.
  var expectsSomething: Bool { !order.isEmpty }

  /// Takes the next notification.
  mutating func take(_ announcement: Announcement) {
    guard expectsSomething, surprise == nil, !isAmbiguous else { return }
    let next = places.flatMap { place in
      lines(at: place).indices.compactMap { line in
        matches(announcement, lines(at: place)[line]) ? advanced(place, line) : nil
      }
    }
    if next.isEmpty {
      surprise = announcement
    } else {
      places = withSkipped(next)
      isAmbiguous = places.count > Self.mostPlaces
      latest = announcement
      accepted += 1
    }
  }

  /// What came of the lines for this customer; `again`: the call that repeats the run.
  func verdict(again: String) -> CustomerVerdict {
    let name = plan.customer(customer).name
    let isMet = surprise == nil && !isAmbiguous && places.contains { $0.index == order.count }
    return CustomerVerdict(customer: name, failure: isMet ? nil : failure(of: name, again))
  }

  private func failure(of name: String, _ again: String) -> ExpectationFailure {
    let timeline = Timeline(plan)
    func words(_ announcement: Announcement) -> String { timeline.words(for: announcement) }
    if isAmbiguous {
      return ExpectationFailure(
        customer: name,
        summary: "\(counted(accepted, "notification")) can be read in too many ways",
        expected: "fewer lines of the same kind in any order, or narrower counts",
        found: "more than \(Self.mostPlaces) ways", after: latest.map(words), again: again)
    }
    return ExpectationFailure(
      customer: name, summary: "\(counted(accepted, "notification")) as expected, then not",
      expected: wanted, found: surprise.map(words) ?? "nothing more", after: latest.map(words),
      again: again)
  }

  /// The lines that might have gone on.
  private var wanted: String {
    var texts: [String] = []
    for place in places {
      for (line, expected) in lines(at: place).enumerated() where advanced(place, line) != nil {
        let came = place.counts[line]
        texts.append(
          expected.text + (came > 0 ? " (\(came) came)" : "") + " (\(order[place.index].path))")
      }
    }
    return texts.isEmpty ? "nothing more" : texts.joined(separator: ", or ")
  }

  private func matches(_ announcement: Announcement, _ line: ExpectedLine) -> Bool {
    line.kind.matches(announcement.fact.notificationKind)
      && line.product.map { $0 == announcement.subject.product } ?? true
  }

  /// `...` as a line like any other.
  private static let anything = ExpectedLine(
    kind: .any, product: nil, count: 0...Int.max, text: "...")

  /// The lines that may go on at a place; none at the end.
  private func lines(at place: Place) -> [ExpectedLine] {
    guard place.index < order.count else { return [] }
    switch order[place.index].content {
    case .anything: return [Self.anything]
    case .lines(let lines): return lines
    }
  }

  /// The place at the beginning of an entry of the order.
  private func place(_ index: Int) -> Place {
    let beginning = Place(index: index, counts: [])
    return Place(index: index, counts: lines(at: beginning).map { _ in 0 })
  }

  /// The place after one more notification of a line. Without an upper bound no more is counted
  /// than the lower one needs, so that the number of places stays small.
  private func advanced(_ place: Place, _ line: Int) -> Place? {
    let range = lines(at: place)[line].count
    guard place.counts[line] < range.upperBound else { return nil }
    var next = place
    let isUnbounded = range.upperBound == .max
    next.counts[line] =
      isUnbounded ? min(place.counts[line] + 1, range.lowerBound) : place.counts[line] + 1
    return next
  }

  /// The places together with those reached by going on to the next entry.
  private func withSkipped(_ places: [Place]) -> [Place] {
    var all: [Place] = []
    var seen: Set<Place> = []
    for start in places {
      var place = start
      while seen.insert(place).inserted {
        all.append(place)
        let isSatisfied = zip(lines(at: place), place.counts).allSatisfy {
          $0.count.lowerBound <= $1
        }
        guard place.index < order.count, isSatisfied else { break }
        place = self.place(place.index + 1)
      }
    }
    return all
  }
}
