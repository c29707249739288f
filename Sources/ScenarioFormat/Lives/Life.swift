internal import SubscriptionModel

/// A short life that leads to a kind of notification, over whatever products there are.
///
/// It is written in the words of scenarios, with names instead of products: those that its
/// ``LifeNeed`` finds in a catalog. The life ends with the first notification of its kind.
struct Life: Sendable {
  /// What it leads to: `TYPE/SUBTYPE`, or the type alone.
  let kind: String
  /// What has to be for sale.
  let need: LifeNeed
  /// The steps of ana's script; none: nobody is there.
  let steps: String
  /// Further customers, who do nothing by themselves.
  let others: [String]
  /// The steps of the top-level script.
  let script: String
  /// The members of `store`.
  let store: String

  /// A life; without steps one without customers.
  init(
    _ kind: String, over need: LifeNeed, _ steps: String = "", beside others: [String] = [],
    script: String = "", store: String = ""
  ) {
    self.kind = kind
    self.need = need
    self.steps = steps
    self.others = others
    self.script = script
    self.store = store
  }

  /// Its members of a scenario. What a parent has of customers, scripts and expectations is none of
  /// this life.
  var text: String {
    let people =
      (steps.isEmpty ? [] : ["{ name: 'ana', script: [\(steps)] }"])
      + others.map { "{ name: '\($0)' }" }
    return """
      {
        title: "emit \(kind)",
        customers: [\(people.joined(separator: ", "))],
        script: [\(script)],
        store: { \(store) },
        expect: null,
        until: "\(kind)",
      }
      """
  }

  /// The lives that lead to a kind, the one to try first first.
  static func leading(to kind: NotificationKind) -> [Life] { all.filter { $0.kind == kind.text } }
}
