/// Which token for a purchase outside of the store is spoken of.
package enum ExternalTokenRule {
  /// How long after its creation a token counts as not reported.
  private static let reportingTime = SimDuration.days(10)
  /// How long after its creation, and then after the last time, the developer is reminded of one.
  private static let reminderInterval = SimDuration.days(30)

  /// A new token, or else the latest of its kind; where there is none yet, one that was created
  /// before the story began, as long ago as the event needs.
  package static func token(
    for event: AppNotice.TokenEvent, kind: ExternalPurchaseToken.Kind?,
    latest: ExternalPurchaseToken?, next number: UInt32, at now: SimInstant
  ) -> ExternalPurchaseToken {
    let age: SimDuration
    switch event {
    case .created: age = .zero
    case .unreported:
      if let latest { return latest }
      // A custom link token counts as not reported only after it has expired.
      age = kind == nil ? reportingTime : ExternalPurchaseToken.lifetime
    case .activeTokenReminder:
      if let latest { return latest }
      age = reminderInterval
    }
    let created = max(now - age, SimInstant.earliest)
    return ExternalPurchaseToken(number: number, created: created, kind: kind)
  }
}
