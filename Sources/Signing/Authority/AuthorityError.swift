/// Why an authority cannot be used, made or written.
public enum AuthorityError: Error, Hashable, Sendable {
  /// A folder with something in it lacks one of the six files.
  case missingFile(path: String)

  /// A file is there and cannot be read; `reason` is the system's.
  case unreadable(path: String, reason: String)

  /// A file that should hold a certificate in PEM holds something else.
  case notACertificate(path: String)

  /// A file that should hold an unencrypted private key in PEM holds something else.
  case notAPrivateKey(path: String)

  /// The key that signs tokens is not on P-256; `found` says what it is.
  case wrongKind(path: String, found: String)

  /// A private key and the public key in a certificate are not a pair.
  case keyDoesNotFit(key: String, certificate: String)

  /// A certificate is not signed by the one that should have issued it.
  case notIssuedBy(certificate: String, issuer: String)

  /// A folder cannot be made; `reason` is the system's.
  case cannotMakeFolder(path: String, reason: String)

  /// A file cannot be written; `reason` is the system's.
  case cannotWrite(path: String, reason: String)

  /// The word to derive an authority from has no characters.
  case emptyWord

  /// No environment variable says where a user's data lies.
  case noDataDirectory
}

extension AuthorityError: CustomStringConvertible {
  /// What was found and what would do, in words.
  public var description: String {
    switch self {
    case .missingFile(let path):
      """
      \(path) is missing: an authority's folder holds root.key, intermediate.key, leaf.key, \
      root.pem, intermediate.pem and leaf.pem. Put it back, or name a new or empty folder to have \
      an authority made there
      """
    case .unreadable(let path, let reason):
      "\(path) cannot be read: \(reason)"
    case .notACertificate(let path):
      """
      \(path) holds no certificate: expected PEM, a block that begins \
      -----BEGIN CERTIFICATE-----
      """
    case .notAPrivateKey(let path):
      """
      \(path) holds no private key that can be read: expected PEM without a passphrase, a block \
      that begins -----BEGIN PRIVATE KEY----- or -----BEGIN EC PRIVATE KEY-----
      """
    case .wrongKind(let path, let found):
      """
      \(path) is a key of the wrong kind, \(found): tokens are signed with ES256, which takes a \
      key on P-256 (prime256v1)
      """
    case .keyDoesNotFit(let key, let certificate):
      """
      \(key) does not fit \(certificate): the certificate holds the public key of another private \
      key. Put back the key that was made with it, or name a new folder
      """
    case .notIssuedBy(let certificate, let issuer):
      """
      \(certificate) is not signed by \(issuer): the two come from different authorities. Put back \
      the certificate that was made with it, or name a new folder
      """
    case .cannotMakeFolder(let path, let reason):
      "\(path) cannot be made: \(reason). Name a folder that can be written to"
    case .cannotWrite(let path, let reason):
      "\(path) cannot be written: \(reason)"
    case .emptyWord:
      "the word to derive an authority from is empty: write one after seed:, such as seed:acme"
    case .noDataDirectory:
      """
      neither XDG_DATA_HOME nor HOME says where to keep the test authority: set one of them to an \
      absolute path, or name a folder
      """
    }
  }
}
