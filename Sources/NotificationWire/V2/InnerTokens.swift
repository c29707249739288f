/// The tokens inside a notification; empty where there is none.
package struct InnerTokens: Sendable {
  /// `signedTransactionInfo`.
  package var transaction: [UInt8]
  /// `signedRenewalInfo`.
  package var renewal: [UInt8]
  /// `signedAppTransactionInfo`.
  package var appTransaction: [UInt8]

  package init(
    transaction: [UInt8] = [], renewal: [UInt8] = [], appTransaction: [UInt8] = []
  ) {
    self.transaction = transaction
    self.renewal = renewal
    self.appTransaction = appTransaction
  }

  /// How many bytes they are together.
  var count: Int { transaction.count + renewal.count + appTransaction.count }
}
