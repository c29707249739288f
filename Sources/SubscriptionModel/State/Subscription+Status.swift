/// What the store says a subscription is, `data.status` on the wire.
///
/// https://developer.apple.com/documentation/appstoreserverapi/status
package enum SubscriptionStatus: Int, Sendable {
  case active = 1
  case expired = 2
  case retry = 3
  case grace = 4
  case revoked = 5

  /// The status as a timeline names it.
  package var word: String {
    switch self {
    case .active: "active"
    case .expired: "expired"
    case .retry: "retry"
    case .grace: "grace"
    case .revoked: "revoked"
    }
  }
}

extension Subscription {
  /// What the store says this run is.
  package var status: SubscriptionStatus {
    switch phase {
    case .active: .active
    case .grace: .grace
    case .retry: .retry
    case .revoked: .revoked
    case .expired: .expired
    }
  }
}
