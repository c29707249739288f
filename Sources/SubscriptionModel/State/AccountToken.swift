/// Which `appAccountToken` something that was bought carries: a place in the plan, since a run
/// holds no more than numbers.
///
/// https://developer.apple.com/documentation/appstoreserverapi/appaccounttoken
package struct AccountToken: Hashable, Sendable {
  private let place: Int32

  /// The one that the app gives for everything the customer buys, if it gives one.
  package static let customers = AccountToken(place: -1)
  /// None: the app gave none.
  package static let none = AccountToken(place: -2)

  /// The one at a place of the plan's list.
  package init(listed place: Int) {
    self.init(place: Int32(place))
  }

  private init(place: Int32) {
    self.place = place
  }

  /// What it stands for.
  package enum Meaning {
    case customers
    case none
    case listed(Int)
  }

  /// What it stands for.
  package var meaning: Meaning {
    switch self {
    case .customers: .customers
    case .none: .none
    default: .listed(Int(place))
    }
  }
}
