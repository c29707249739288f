package import NotificationWire

/// Makes drafts into parcels: signs the inner tokens, embeds them, signs the payload.
///
/// Many drafts at once are faster than one by one and come out the same. A sealer belongs to one
/// thread at a time.
package final class NotificationSealer {
  /// How many drafts make a batch worth its while; more gain nothing.
  package static let batch = 64

  private let forms: Set<NotificationForm>
  private let tokens: TokenSealer?

  /// A sealer of these forms. The authority is asked for only if one of them is signed. Throws if
  /// libcrypto fails.
  package init(
    _ forms: Set<NotificationForm>, signedBy authority: () throws -> TestAuthority
  ) throws {
    self.forms = forms
    tokens = forms.contains(.signed) ? try TokenSealer(authority()) : nil
  }

  /// One parcel a draft, in their order. Throws if libcrypto fails.
  package func seal(_ drafts: [NotificationDraft]) throws -> [Parcel] {
    let bodies = try signedBodies(of: drafts)
    return drafts.indices.map { index in
      Parcel(
        drafts[index], signed: bodies?[index],
        decoded: forms.contains(.decoded) ? drafts[index].payload(.decoded) : nil)
    }
  }

  /// What Apple posts of each draft; `nil` when nobody wants them signed.
  ///
  /// https://developer.apple.com/documentation/appstoreservernotifications/responsebodyv2
  private func signedBodies(of drafts: [NotificationDraft]) throws -> [[UInt8]]? {
    guard let tokens else { return nil }
    var inner = try tokens.seal(drafts.flatMap { $0.inner.present })[...]
    let payloads = drafts.map { draft in
      let count = draft.inner.present.count
      defer { inner.removeFirst(count) }
      return draft.payload(.signed(draft.inner.sealed(as: inner.prefix(count))))[...]
    }
    return try tokens.seal(payloads, after: #"{"signedPayload":""#, before: #""}"#)
  }
}
