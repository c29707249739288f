internal import NotificationWire
internal import ScenarioFormat

/// A notification in its decoded form, as a tree that can be changed and said again, with tokens or
/// without.
struct DecodedNotification: Sendable {
  /// The whole payload, inner objects in the place of the tokens.
  var payload: JSONValue

  /// The inner objects: where they stand, and what their tokens are called.
  static let inner = [
    (carrier: "data", object: "transactionInfo", token: "signedTransactionInfo"),
    (carrier: "data", object: "renewalInfo", token: "signedRenewalInfo"),
    (carrier: "appData", object: "appTransactionInfo", token: "signedAppTransactionInfo"),
  ]

  /// The decoded form of a draft.
  init(_ draft: NotificationDraft) {
    let source = SourceText(name: "the notification", bytes: draft.payload(.decoded))
    payload =
      JSON5Reader.read(source).value
      ?? JSONValue(place: source.place(at: 0), content: .object([]))
  }

  /// The draft that says this instead of what it said.
  func draft(insteadOf draft: NotificationDraft) -> NotificationDraft {
    let payload = payload
    let objects = Self.inner.map { payload[$0.carrier]?[$0.object].map(Self.json) ?? [] }
    return draft.changed(
      header: draft.header.saying(
        type: payload["notificationType"]?.string, subtype: payload["subtype"]?.string,
        uuid: payload["notificationUUID"]?.string),
      inner: InnerClaims(transaction: objects[0], renewal: objects[1], appTransaction: objects[2])
    ) { Self.json(Self.holding($0, payload)) }
  }

  /// The payload with tokens in the place of the inner objects, where there are tokens.
  private static func holding(_ inner: NotificationDraft.Inner, _ payload: JSONValue) -> JSONValue {
    guard case .signed(let tokens) = inner, let members = payload.members else { return payload }
    let texts = [tokens.transaction, tokens.renewal, tokens.appTransaction]
    return JSONValue(
      place: payload.place,
      content: .object(
        members.map { member in
          let found = zip(Self.inner, texts).filter { $0.0.carrier == member.key }
          return JSONValue.Member(
            key: member.key, keyPlace: member.keyPlace,
            value: found.reduce(member.value) { $0.replacing($1.0.object, $1.0.token, by: $1.1) })
        }))
  }

  private static func json(_ value: JSONValue) -> [UInt8] {
    var writer = JSONWriter(reserving: 4096)
    writer.write(value)
    return writer.bytes
  }
}

extension JSONValue {
  /// The object with a token in the place of one of its objects.
  fileprivate func replacing(_ object: String, _ name: String, by token: [UInt8]) -> JSONValue {
    guard let members else { return self }
    return JSONValue(
      place: place,
      content: .object(
        members.map { member in
          guard member.key == object else { return member }
          let text = JSONValue(
            place: member.value.place, content: .string(String(decoding: token, as: UTF8.self)))
          return Member(key: name, keyPlace: member.keyPlace, value: text)
        }))
  }
}
