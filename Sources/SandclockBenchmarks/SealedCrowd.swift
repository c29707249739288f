internal import Sandclock

/// Notifications for what takes them sealed.
enum SealedCrowd {
  /// Those of some customers, in these forms.
  static func parcels(_ forms: Set<NotificationForm>, title: String) throws -> [Parcel] {
    let scenario = Scenario.crowd(of: 900, title: title)
    let sealer = try NotificationSealer(forms) { try TestAuthority.made() }
    return try sealer.seal(scenario.composed(try scenario.announcements()[...]))
  }
}
