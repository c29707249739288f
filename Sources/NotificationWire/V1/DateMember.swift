internal import SubscriptionModel

/// A date that legacy bodies and receipts say three times, under three names.
struct DateMember {
  /// In UTC, as text.
  private let date: StaticString
  /// Milliseconds since 1970 UTC, as text.
  private let milliseconds: StaticString
  /// In Los Angeles, with daylight saving, as text.
  private let pacific: StaticString

  static let purchase = DateMember("purchase_date", "purchase_date_ms", "purchase_date_pst")
  static let originalPurchase = DateMember(
    "original_purchase_date", "original_purchase_date_ms", "original_purchase_date_pst")
  static let expires = DateMember("expires_date", "expires_date_ms", "expires_date_pst")
  /// The same where `expires_date` is the milliseconds.
  static let legacyExpires = DateMember(
    "expires_date_formatted", "expires_date", "expires_date_formatted_pst")
  static let cancellation = DateMember(
    "cancellation_date", "cancellation_date_ms", "cancellation_date_pst")
  static let graceEnd = DateMember(
    "grace_period_expires_date", "grace_period_expires_date_ms", "grace_period_expires_date_pst")
  static let autoRenewChange = DateMember(
    "auto_renew_status_change_date", "auto_renew_status_change_date_ms",
    "auto_renew_status_change_date_pst")
  static let receiptCreation = DateMember(
    "receipt_creation_date", "receipt_creation_date_ms", "receipt_creation_date_pst")
  static let request = DateMember("request_date", "request_date_ms", "request_date_pst")

  private init(
    _ date: StaticString, _ milliseconds: StaticString, _ pacific: StaticString
  ) {
    self.date = date
    self.milliseconds = milliseconds
    self.pacific = pacific
  }

  /// Writes an instant; none without it.
  func write(_ instant: SimInstant?, into writer: inout JSONWriter) {
    guard let instant else { return }
    writer.member(date, CivilTime(instant).text + " Etc/GMT")
    writer.member(milliseconds, "\(instant.milliseconds)")
    writer.member(pacific, PacificTime.civil(at: instant).text + " America/Los_Angeles")
  }
}
