/// Something in a text that is not JSON5, or a key that stands twice in one object.
package struct SyntaxFinding: Error, Hashable, Sendable {
  /// Where it stands; at most one past the last byte.
  package let place: SourcePlace
  /// What was found there.
  package let fact: SyntaxFact

  /// A finding at a place.
  package init(place: SourcePlace, fact: SyntaxFact) {
    self.place = place
    self.fact = fact
  }
}

/// What can be wrong with a text before its meaning is asked.
///
/// `SyntaxFinding.words(in:)` has the words.
package enum SyntaxFact: Hashable, Sendable {
  /// More bytes than `SourceText.byteLimit`; nothing was read.
  case tooLarge(bytes: Int)
  /// No byte at all, or only a byte order mark.
  case empty
  /// White space and comments, but no value.
  case noValue
  /// UTF-16, by its byte order mark or its zero bytes.
  case looksLikeUTF16
  /// A property list in Apple's binary form.
  case binaryPropertyList
  /// An XML property list, by what it begins with.
  case markup(opening: String)
  /// A macOS alias that was copied in place of the file it points to.
  case aliasFile
  /// A byte that begins no well-formed UTF-8 sequence.
  case notUTF8(byte: UInt8)
  /// One bracket more than `JSON5Reader.depthLimit`.
  case tooDeep
  /// A character where something else should be.
  case unexpected(Unicode.Scalar, wanted: Wanted)
  /// A bare word where a value should be.
  case unknownWord(String)
  /// A value where a key should be.
  case valueForKey(Enclosure?)
  /// A key without a colon, and what follows it.
  case missingColon(key: String, found: Unicode.Scalar)
  /// Two elements, or two members, with nothing between them.
  case missingComma
  /// Something behind the document's value.
  case trailingText(Unicode.Scalar)
  /// The text ends inside of something.
  case unclosed(Enclosure, begun: SourcePlace)
  /// A line ends inside a string.
  case lineBreakInString(begun: SourcePlace)
  /// A character below U+0020, other than a tab or a line end, inside a string.
  case controlInString(Unicode.Scalar)
  /// A backslash with what follows, as far as it was read.
  case badEscape(String)
  /// Half of a surrogate pair, as it was written.
  case loneSurrogate(String)
  /// Something that begins like a number.
  case badNumber(String, NumberFault)
  /// A key that stood before in the same object, for the `occurrence`-th time.
  case repeatedKey(String, first: SourcePlace, occurrence: Int)

  /// What should have been there.
  package enum Wanted: Hashable, Sendable {
    /// A value.
    case value
    /// A key.
    case key
    /// A comma or the closing bracket of what was begun there.
    case separator(in: Enclosure, begun: SourcePlace)
  }

  /// What has a beginning and an end.
  package enum Enclosure: Hashable, Sendable {
    /// `{ }`.
    case object
    /// `[ ]`.
    case array
    /// Between quotes of either kind.
    case string
    /// Between `/*` and `*/`.
    case comment
  }

  /// Why something is no number.
  package enum NumberFault: Hashable, Sendable {
    /// A sign or a point alone.
    case noDigits
    /// `007`.
    case leadingZero
    /// `0x` without hexadecimal digits.
    case noHexDigits
    /// `1e` without digits.
    case noExponent
    /// A number that goes on as text: `2m`, `2026-01-05`.
    case textBehind
  }
}
