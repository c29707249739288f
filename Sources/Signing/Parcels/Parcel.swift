public import NotificationWire
package import SubscriptionModel

/// A notification ready to hand over: what it is about, and its text in the forms that were asked
/// for.
public struct Parcel: Sendable {
  /// What the notification is about.
  public let header: NotificationHeader
  /// The claims of `signedTransactionInfo`, as JSON; empty where it was read from a ledger without
  /// its decoded form.
  public let transactionInfo: [UInt8]
  /// The claims of `signedRenewalInfo`, as JSON; empty likewise.
  public let renewalInfo: [UInt8]
  /// Which row of the ledger keeps it; `nil` without a ledger.
  package var ledgerID: Int64?
  private let signed: [UInt8]?
  private let decoded: [UInt8]?

  /// A notification that was stored, and is read again: what is known of it.
  package init(
    _ header: NotificationHeader, signed: [UInt8]? = nil, decoded: [UInt8]? = nil,
    transactionInfo: [UInt8] = [], renewalInfo: [UInt8] = []
  ) {
    self.header = header
    self.transactionInfo = transactionInfo
    self.renewalInfo = renewalInfo
    self.signed = signed
    self.decoded = decoded
  }

  init(_ draft: NotificationDraft, signed: [UInt8]?, decoded: [UInt8]?) {
    self.init(
      draft.header, signed: signed, decoded: decoded, transactionInfo: draft.transactionInfo,
      renewalInfo: draft.renewalInfo)
  }

  /// When it was signed.
  package var instant: SimInstant { SimInstant(milliseconds: header.signedDate) }
  /// How the store delivers it.
  package var terms: DeliveryTerms { header.terms }

  /// The UTF-8 of the notification in a form, without an end of line; `nil` if no sink of the run
  /// asked for that form.
  public func body(_ form: NotificationForm) -> [UInt8]? {
    switch form {
    case .signed: signed
    case .decoded: decoded
    }
  }
}
