internal import SubscriptionModel

/// Compares a customer's notifications, one by one as they come, with the lines that expect them.
///
/// A line may stand for several notifications and `...` for any, so there can be several ways to
/// read what came; all of them are followed at once.
struct ExpectationMatcher {
  /// How far one way of reading is: in which line, and how many of its notifications have come.
  private struct Place: Hashable {
    var line: Int
    var count: Int
  }

  private let plan: Plan
  private let customer: CustomerIndex
  private let lines: [Expectation]
  private var places: [Place]
  private var latest: Announcement?
  /// The first notification that no way of reading allows.
  private var surprise: Announcement?
  private var accepted = 0

  init(_ customer: CustomerIndex, of plan: Plan) {
    self.plan = plan
    self.customer = customer
    lines = plan.expectations.filter { $0.customer == customer }
    places = []
    places = withSkipped([Place(line: 0, count: 0)])
  }

  /// Whether there is a line for this customer at all.
  var expectsSomething: Bool { !lines.isEmpty }

  /// Takes the next notification.
  mutating func take(_ announcement: Announcement) {
    guard expectsSomething, surprise == nil else { return }
    let next = places.compactMap { place in
      place.line < lines.count && matches(announcement, lines[place.line].content)
        ? advanced(place) : nil
    }
    if next.isEmpty {
      surprise = announcement
    } else {
      places = withSkipped(next)
      latest = announcement
      accepted += 1
    }
  }

  /// What came of the lines for this customer; `file` is where the scenario was read from.
  func verdict(in file: String) -> CustomerVerdict {
    let name = plan.customer(customer).name
    let isMet = surprise == nil && places.contains { $0.line == lines.count }
    return CustomerVerdict(customer: name, failure: isMet ? nil : failure(of: name, in: file))
  }

  private func failure(of name: String, in file: String) -> ExpectationFailure {
    let timeline = Timeline(plan)
    func words(_ announcement: Announcement) -> String {
      "\(timeline.time(of: announcement.instant)) \(announcement.fact.notificationKind.text) "
        + timeline.shortName(of: announcement.transaction.product)
    }
    return ExpectationFailure(
      customer: name, summary: "\(counted(accepted, "notification")) as expected, then not",
      expected: wanted, found: surprise.map(words) ?? "nothing more", after: latest.map(words),
      again: "sandclock run \(file) --seed \(plan.seed)")
  }

  /// The lines that might have gone on.
  private var wanted: String {
    let open = places.filter { $0.line < lines.count && advanced($0) != nil }
    let texts = open.map { place in
      "\(lines[place.line].text)" + (place.count > 0 ? " (\(place.count) came)" : "")
        + " (\(lines[place.line].path))"
    }
    return texts.isEmpty ? "nothing more" : texts.joined(separator: ", or ")
  }

  private func matches(_ announcement: Announcement, _ content: Expectation.Content) -> Bool {
    switch content {
    case .anything: true
    case .notifications(let kind, let product, _):
      kind.matches(announcement.fact.notificationKind)
        && (product.map { $0 == announcement.transaction.product } ?? true)
    }
  }

  private func range(of line: Int) -> ClosedRange<Int> {
    switch lines[line].content {
    case .anything: 0...Int.max
    case .notifications(_, _, let count): count
    }
  }

  /// The place after one more notification of the line. Without an upper bound no more is counted
  /// than the lower one needs, so that the number of places stays small.
  private func advanced(_ place: Place) -> Place? {
    let range = range(of: place.line)
    guard place.count < range.upperBound else { return nil }
    let isUnbounded = range.upperBound == .max
    return Place(
      line: place.line,
      count: isUnbounded ? min(place.count + 1, range.lowerBound) : place.count + 1)
  }

  /// The places together with those reached by going on to the next line.
  private func withSkipped(_ places: [Place]) -> [Place] {
    var all: [Place] = []
    var seen: Set<Place> = []
    for start in places {
      var place = start
      while seen.insert(place).inserted {
        all.append(place)
        guard place.line < lines.count, place.count >= range(of: place.line).lowerBound else {
          break
        }
        place = Place(line: place.line + 1, count: 0)
      }
    }
    return all
  }
}
