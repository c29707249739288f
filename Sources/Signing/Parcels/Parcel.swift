public import NotificationWire
package import SubscriptionModel

/// A notification ready to hand over: what it is about, and its text in the forms that were asked
/// for.
public struct Parcel: Sendable {
  // On its way a parcel goes through many hands: one reference is handed on for less than twenty.
  private final class Content: Sendable {
    let header: NotificationHeader
    let inner: InnerClaims
    let signed: [UInt8]?
    let decoded: [UInt8]?
    let v1: [UInt8]?

    init(
      _ header: NotificationHeader, _ signed: [UInt8]?, _ decoded: [UInt8]?, _ v1: [UInt8]?,
      _ inner: InnerClaims
    ) {
      self.header = header
      self.signed = signed
      self.decoded = decoded
      self.v1 = v1
      self.inner = inner
    }
  }

  private let content: Content
  /// Which row of the ledger keeps it; `nil` without a ledger.
  package var ledgerID: Int64?

  /// A notification that was stored, and is read again: what is known of it.
  package init(
    _ header: NotificationHeader, signed: [UInt8]? = nil, decoded: [UInt8]? = nil,
    v1: [UInt8]? = nil, inner: InnerClaims = InnerClaims()
  ) {
    content = Content(header, signed, decoded, v1, inner)
  }

  /// A legacy notification, of which nothing is signed.
  package init(_ notification: V1Notification) {
    self.init(notification.header, v1: notification.body)
  }

  init(_ draft: NotificationDraft, signed: [UInt8]?, decoded: [UInt8]?) {
    self.init(draft.header, signed: signed, decoded: decoded, inner: draft.inner)
  }

  /// The parcel without what a ledger keeps of it, for who has to wait long; itself without one.
  package var lightened: Parcel {
    guard ledgerID != nil else { return self }
    var parcel = Parcel(header)
    parcel.ledgerID = ledgerID
    return parcel
  }

  /// What the notification is about.
  public var header: NotificationHeader { content.header }
  /// The claims of `signedTransactionInfo`, as JSON; empty where there is no such token, or where
  /// the notification was read from a ledger without its decoded form.
  public var transactionInfo: [UInt8] { content.inner.transaction }
  /// The claims of `signedRenewalInfo`, as JSON; empty likewise.
  public var renewalInfo: [UInt8] { content.inner.renewal }
  /// The claims of `signedAppTransactionInfo`, as JSON; empty likewise.
  public var appTransactionInfo: [UInt8] { content.inner.appTransaction }
  /// Which notifications never overtake one another: those of one original transaction, or those of
  /// one customer that are about none. To ask for the header would copy all of it.
  package var lane: String {
    content.header.originalTransactionID ?? content.header.customer
  }
  /// When it was signed.
  package var instant: SimInstant { SimInstant(milliseconds: content.header.signedDate) }
  /// How the store delivers it.
  package var terms: DeliveryTerms { content.header.terms }

  /// The UTF-8 of the notification in a form, without an end of line; `nil` if no sink of the run
  /// asked for that form.
  public func body(_ form: NotificationForm) -> [UInt8]? {
    switch form {
    case .signed: content.signed
    case .decoded: content.decoded
    case .v1: content.v1
    }
  }

  /// Whether a sink that takes these forms is given it: legacy notifications and the others go to
  /// those who want them.
  package func isMeant(for forms: Set<NotificationForm>) -> Bool {
    let takesV1 = forms.contains(.v1)
    return content.v1 == nil ? !takesV1 || forms.count > 1 : takesV1
  }
}
