/// The claims of the tokens inside a notification, each as JSON; empty where there is no such
/// token.
package struct InnerClaims: Sendable {
  /// Of `signedTransactionInfo`.
  package var transaction: [UInt8] = []
  /// Of `signedRenewalInfo`.
  package var renewal: [UInt8] = []
  /// Of `signedAppTransactionInfo`.
  package var appTransaction: [UInt8] = []

  /// The claims of these tokens; without any, of none.
  package init(
    transaction: [UInt8] = [], renewal: [UInt8] = [], appTransaction: [UInt8] = []
  ) {
    self.transaction = transaction
    self.renewal = renewal
    self.appTransaction = appTransaction
  }

  /// The claims that there are, in the order in which the tokens stand on the wire.
  package var present: [[UInt8]] { [transaction, renewal, appTransaction].filter { !$0.isEmpty } }

  /// The same with a token in the place of each of the claims that there are.
  package func sealed(as tokens: some Sequence<[UInt8]>) -> InnerClaims {
    var rest = tokens.makeIterator()
    func token(_ claims: [UInt8]) -> [UInt8] { claims.isEmpty ? [] : rest.next() ?? [] }
    return InnerClaims(
      transaction: token(transaction), renewal: token(renewal),
      appTransaction: token(appTransaction))
  }

  /// How many bytes they are together.
  var count: Int { transaction.count + renewal.count + appTransaction.count }
}
