import ScenarioFormat
import SubscriptionModel
import Testing

/// A scenario and what a part of its plan is.
struct PlanCase: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  let catalog: String?
  let expected: String
  let part: @Sendable (Plan) -> String

  init(
    _ name: String, _ changes: KeyValuePairs<String, String>, catalog: String? = nil,
    _ expected: String, _ part: @escaping @Sendable (Plan) -> String
  ) {
    self.name = name
    text = scenarioText(changes)
    self.catalog = catalog
    self.expected = expected
    self.part = part
  }

  var testDescription: String { name }

  /// The part of the plan that the reader makes of the scenario.
  func read(_ overrides: ScenarioReader.Overrides = .init()) throws -> String {
    let folder = try ScratchFolder()
    try folder.write(text.utf8, to: "s.json5")
    if let catalog { try folder.write(catalog.utf8, to: "c.storekit") }
    let outcome = folder.read(overrides)
    return part(try #require(outcome.plan, "\(outcome.findings)"))
  }
}

extension ScratchFolder {
  /// What reading `s.json5` with these overrides gives.
  func read(_ overrides: ScenarioReader.Overrides) -> ScenarioReader.Outcome {
    read("s.json5", overrides)
  }
}

extension Price {
  /// Milliunits.
  var text: String { "\(milliunits)" }
}

extension PriceList {
  /// `9990`, `JPN 1200000 USA 9990`, or `unknown`.
  var text: String {
    switch self {
    case .unknown: "unknown"
    case .everywhere(let price): price.text
    case .byStorefront(let prices):
      prices.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.text)" }
        .joined(separator: " ")
    }
  }
}

extension Offer {
  /// `promotional spring payAsYouGo 3 x 1M at 4990`.
  var text: String {
    "\(kind) \(identifier ?? "-") \(mode) \(periods) x \(period.count)\(period.unit.rawValue) "
      + "at \(prices.text)"
  }
}

extension Catalog {
  /// Groups, subscriptions, offers and other products, one a line.
  var outline: String {
    var lines: [String] = []
    for (place, group) in groups.enumerated() {
      lines.append("group \(group.name) \(group.identifier)")
      for product in subscriptions where product.group == GroupIndex(place) {
        lines.append(
          "  \(product.level) \(product.identifier) \(product.period.rawValue) "
            + product.prices.text + (product.isFamilyShareable ? " shared" : ""))
        lines += product.offers.map { "    \($0.text)" }
      }
    }
    lines += oneTimeProducts.map { "\($0.kind) \($0.identifier) \($0.prices.text)" }
    return lines.joined(separator: "\n")
  }
}

extension Moment {
  /// `at 2026-01-05 09:02:00Z`, `+ 90000`, `@0.1 -500`, `renewal(2) of 0.1 30000`,
  /// `0 DID_RENEW 1 #2 5000`: customers, steps and products by place, `*` where any will do.
  var text: String {
    switch self {
    case .at(let instant): "at \(instant.text)"
    case .afterStepBefore(let length): "+ \(length.milliseconds)"
    case .step(let step, let offset):
      "@\(step.customer.number).\(step.step) \(offset.milliseconds)"
    case .anchor(let anchor, let run, let offset):
      "\(anchor) of \(run.customer.number).\(run.product.number) \(offset.milliseconds)"
    case .signing(let pattern, let number, let offset):
      "\(pattern.text) #\(number) \(offset.milliseconds)"
    }
  }
}

extension NotificationPattern {
  /// `0 DID_RENEW 1`, `* EXPIRED/* *`.
  var text: String {
    "\(customer.map { "\($0.number)" } ?? "*") \(kind.text) "
      + "\(product.map { "\($0.number)" } ?? "*")"
  }
}

extension KindPattern {
  /// `DID_RENEW`, `EXPIRED/*` or `*`.
  var text: String {
    switch self {
    case .kind(let kind): kind.text
    case .type(let type): "\(type.rawValue)/*"
    case .any: "*"
    }
  }
}

extension PlanEnd {
  /// The instant, or the mark's place and text.
  var text: String {
    switch self {
    case .at(let instant): instant.text
    case .mark(let mark, let text): "mark \(mark), \(text)"
    }
  }
}
