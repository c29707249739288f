/// What is asked of a receipt: the body of a call of verifyReceipt, and which of the two servers is
/// called.
///
/// https://developer.apple.com/documentation/appstorereceipts/requestbody
public struct ReceiptRequest: Hashable, Sendable {
  /// A server that can be asked.
  public enum Server: String, CaseIterable, Sendable {
    /// The sandbox's, which knows no receipts of production.
    case sandbox = "Sandbox"
    /// That of production, which knows no others.
    case production = "Production"
  }

  /// `receipt-data`: the token, base64.
  public var receiptData: String
  /// `password`: the app's shared secret; needed where there are subscriptions in the receipt.
  public var password: String?
  /// `exclude-old-transactions`: of each subscription the latest transaction only.
  public var excludesOldTransactions: Bool
  /// Who is asked; `nil`: the server that knows the receipt.
  public var server: Server?

  /// Asks what is in the receipt of a token.
  ///
  /// - Parameters:
  ///   - receiptData: The token, as it stands in `latest_receipt`.
  ///   - password: The app's shared secret.
  ///   - excludesOldTransactions: Whether older transactions of a subscription are left out.
  ///   - server: Who is asked; `nil`: the server that knows the receipt.
  public init(
    receiptData: String, password: String? = nil, excludesOldTransactions: Bool = false,
    server: Server? = nil
  ) {
    self.receiptData = receiptData
    self.password = password
    self.excludesOldTransactions = excludesOldTransactions
    self.server = server
  }
}

/// What an answer says of a receipt.
///
/// https://developer.apple.com/documentation/appstorereceipts/status
enum ReceiptStatus: Int64 {
  case valid = 0
  /// The data is no receipt, or there is none.
  case malformed = 21002
  /// It is a receipt, and not one that this store has made.
  case notAuthenticated = 21003
  case wrongSecret = 21004
  /// In the style of iOS 6 only.
  case expired = 21006
  /// The server of production was asked about one of the sandbox.
  case fromSandbox = 21007
  /// The sandbox was asked about one of production.
  case fromProduction = 21008

  /// Whether the answer names the store although it says nothing else.
  var namesEnvironment: Bool { self == .notAuthenticated || self == .wrongSecret }
}
