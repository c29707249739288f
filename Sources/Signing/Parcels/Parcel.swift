public import NotificationWire

/// A notification ready to hand over: what it is about, and its text in the forms that were asked
/// for.
public struct Parcel: Sendable {
  /// What the notification is about.
  public let header: NotificationHeader
  /// The claims of `signedTransactionInfo`, as JSON.
  public let transactionInfo: [UInt8]
  /// The claims of `signedRenewalInfo`, as JSON.
  public let renewalInfo: [UInt8]
  private let signed: [UInt8]?
  private let decoded: [UInt8]?

  /// A parcel of these parts, whether or not they fit together.
  package init(
    header: NotificationHeader, signed: [UInt8]?, decoded: [UInt8]?, transactionInfo: [UInt8],
    renewalInfo: [UInt8]
  ) {
    self.header = header
    self.transactionInfo = transactionInfo
    self.renewalInfo = renewalInfo
    self.signed = signed
    self.decoded = decoded
  }

  init(_ draft: NotificationDraft, signed: [UInt8]?, decoded: [UInt8]?) {
    self.init(
      header: draft.header, signed: signed, decoded: decoded,
      transactionInfo: draft.transactionInfo, renewalInfo: draft.renewalInfo)
  }

  /// The UTF-8 of the notification in a form, without an end of line; `nil` if no sink of the run
  /// asked for that form.
  public func body(_ form: NotificationForm) -> [UInt8]? {
    switch form {
    case .signed: signed
    case .decoded: decoded
    }
  }
}
