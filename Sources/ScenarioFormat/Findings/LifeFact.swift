internal import SubscriptionModel

/// What can keep a kind of notification from being sent on demand.
enum LifeFact: FindingFact {
  /// The catalog sells nothing that would lead to it.
  case missing(NotificationKind, needs: [LifeNeed], catalog: String)

  var words: String {
    switch self {
    case .missing(let kind, let needs, let catalog):
      "\(kind.text) needs \(Wording.either(needs.map(\.words))), and there is none in \(catalog); "
        + "add \(Wording.either(remedies(needs, catalog)))"
    }
  }

  private func remedies(_ needs: [LifeNeed], _ catalog: String) -> [String] {
    let all = needs.map { catalog.hasSuffix(".storekit") ? $0.remedy.storeKit : $0.remedy.inline }
    return all.enumerated().filter { all.firstIndex(of: $1) == $0 }.map(\.element)
  }
}
