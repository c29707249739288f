/// The claims of the tokens inside a notification, each as JSON: parts of a text in which they are
/// composed once, where they stay. Empty where there is no such token.
package struct InnerClaims: Sendable {
  /// Of a notification that was composed: its whole payload, in the decoded form.
  let text: [UInt8]
  private let places: Places

  /// Where the claims stand in a text.
  struct Places {
    /// Of `signedTransactionInfo`.
    var transaction = 0..<0
    /// Of `signedRenewalInfo`.
    var renewal = 0..<0
    /// Of `signedAppTransactionInfo`.
    var appTransaction = 0..<0
  }

  init(in text: [UInt8], _ places: Places) {
    self.text = text
    self.places = places
  }

  /// The claims of these tokens; without any, of none.
  package init(
    transaction: [UInt8] = [], renewal: [UInt8] = [], appTransaction: [UInt8] = []
  ) {
    let ends = (transaction.count, transaction.count + renewal.count)
    text = transaction + renewal + appTransaction
    places = Places(
      transaction: 0..<ends.0, renewal: ends.0..<ends.1, appTransaction: ends.1..<text.count)
  }

  /// Of `signedTransactionInfo`.
  package var transaction: [UInt8] { Array(text[places.transaction]) }
  /// Of `signedRenewalInfo`.
  package var renewal: [UInt8] { Array(text[places.renewal]) }
  /// Of `signedAppTransactionInfo`.
  package var appTransaction: [UInt8] { Array(text[places.appTransaction]) }

  /// The claims that there are, in the order in which the tokens stand on the wire.
  package var present: [ArraySlice<UInt8>] {
    [places.transaction, places.renewal, places.appTransaction]
      .filter { !$0.isEmpty }.map { text[$0] }
  }

  /// The tokens of the claims that there are, given one for each of them.
  package func sealed(as tokens: some Sequence<[UInt8]>) -> InnerTokens {
    var rest = tokens.makeIterator()
    func token(_ place: Range<Int>) -> [UInt8] { place.isEmpty ? [] : rest.next() ?? [] }
    return InnerTokens(
      transaction: token(places.transaction), renewal: token(places.renewal),
      appTransaction: token(places.appTransaction))
  }

  /// The text with tokens in the places of the claims, under the names of the tokens.
  func text(holding tokens: InnerTokens) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count + tokens.count + 128)
    var copied = 0
    func put(_ token: [UInt8], as name: StaticString, _ place: Range<Int>, _ object: StaticString) {
      guard !place.isEmpty else { return }
      // Before the claims stand their name, its quotes and a colon.
      bytes += text[copied..<place.lowerBound - object.utf8CodeUnitCount - 3]
      bytes.append(UInt8(ascii: "\""))
      bytes += UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
      bytes += [UInt8(ascii: "\""), UInt8(ascii: ":"), UInt8(ascii: "\"")]
      bytes += token
      bytes.append(UInt8(ascii: "\""))
      copied = place.upperBound
    }
    put(tokens.transaction, as: "signedTransactionInfo", places.transaction, "transactionInfo")
    put(tokens.renewal, as: "signedRenewalInfo", places.renewal, "renewalInfo")
    put(
      tokens.appTransaction, as: "signedAppTransactionInfo", places.appTransaction,
      "appTransactionInfo")
    bytes += text[copied...]
    return bytes
  }
}
