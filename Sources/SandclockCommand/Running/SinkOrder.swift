internal import Sandclock

/// Where a call says that notifications go, and in which form: `v1@http://…`, or in that of
/// `--format`.
struct SinkOrder: Hashable, Sendable {
  let target: SinkTarget
  let form: NotificationForm
  /// How it may be read by anybody, as it is typed again.
  let text: String

  /// The orders of a call. Throws ``UsageError``.
  static func all(
    _ arguments: Arguments, _ format: NotificationForm
  ) throws(UsageError) -> [SinkOrder] {
    let texts = arguments.all(.to).map(parts)
    let targets = try SinkTarget.all(texts.map(\.rest), for: arguments.verb)
    let orders = zip(texts, targets).map { text, target in
      let prefix = text.form.map { "\($0.rawValue)@" } ?? ""
      return SinkOrder(
        target: target, form: text.form ?? format, text: prefix + (target.shown ?? text.rest))
    }
    return try settled(orders, isGiven: texts.map { $0.form != nil }, arguments)
  }

  /// A form and what stands behind it, where it is one.
  private static func parts(_ text: String) -> (form: NotificationForm?, rest: String) {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let form = NotificationForm(rawValue: String(parts[0])) else {
      return (nil, text)
    }
    return (form, String(parts[1]))
  }

  /// The same with a ledger that keeps what all others are sent. It keeps one of the two versions.
  private static func settled(
    _ orders: [SinkOrder], isGiven: [Bool], _ arguments: Arguments
  ) throws(UsageError) -> [SinkOrder] {
    let place = orders.firstIndex { if case .ledger = $0.target { true } else { false } }
    guard place != nil || arguments.has(.resume) else { return orders }
    var orders = orders
    let others = orders.indices.filter { $0 != place }.map { orders[$0].form }
    if let place, !isGiven[place], let first = others.first,
      !others.contains(where: { $0 != first })
    {
      orders[place] = SinkOrder(
        target: orders[place].target, form: first, text: orders[place].text)
    }
    let kinds = Set(orders.map { $0.form == .v1 })
    guard kinds.count <= 1 else { throw .severalVersions }
    return orders
  }
}

extension [SinkOrder] {
  /// What a ledger keeps; `nil`: what follows from the sinks.
  var ledgerForm: NotificationForm? {
    first { if case .ledger = $0.target { true } else { false } }?.form
  }

  /// What goes to standard output, if anything does.
  var outputForm: NotificationForm { first { $0.target == .standardOutput }?.form ?? .signed }
}
