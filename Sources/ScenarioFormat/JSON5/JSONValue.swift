/// A value of a document, and where it stands.
///
/// Not `Equatable`: two equal values stand at different places, and `1.0` equals `1`.
package struct JSONValue: Sendable {
  /// Where the value begins.
  package let place: SourcePlace
  /// What it is.
  package let content: Content

  /// A value at a place.
  package init(place: SourcePlace, content: Content) {
    self.place = place
    self.content = content
  }

  /// What a value is.
  package enum Content: Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, exactly as written.
    case number(JSONNumber)
    /// A string, its escapes resolved.
    case string(String)
    /// The elements in file order.
    case array([JSONValue])
    /// The members in file order, no key twice: the reader keeps the first and reports the others.
    case object([Member])
  }

  /// A key with its value.
  package struct Member: Sendable {
    /// The key, its quotes and escapes resolved.
    package let key: String
    /// Where the key begins.
    package let keyPlace: SourcePlace
    /// The value.
    package let value: JSONValue

    /// A member of an object.
    package init(key: String, keyPlace: SourcePlace, value: JSONValue) {
      self.key = key
      self.keyPlace = keyPlace
      self.value = value
    }
  }
}

extension JSONValue {
  /// Whether this is `null`, which in a scenario means absent.
  package var isNull: Bool {
    if case .null = content { true } else { false }
  }

  /// The truth value, if this is one.
  package var bool: Bool? {
    if case .bool(let value) = content { value } else { nil }
  }

  /// The number, if this is one.
  package var number: JSONNumber? {
    if case .number(let value) = content { value } else { nil }
  }

  /// The string, if this is one.
  package var string: String? {
    if case .string(let value) = content { value } else { nil }
  }

  /// The elements, if this is an array.
  package var elements: [JSONValue]? {
    if case .array(let value) = content { value } else { nil }
  }

  /// The members in file order, if this is an object.
  package var members: [Member]? {
    if case .object(let value) = content { value } else { nil }
  }

  /// The member with this key, if this is an object that has one.
  ///
  /// Looks at one member after the other.
  package func member(_ key: String) -> Member? {
    members?.first { $0.key == key }
  }

  /// The value of this key, if this is an object that has one; a `null` is a value.
  package subscript(key: String) -> JSONValue? { member(key)?.value }
}
