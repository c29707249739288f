internal import Sandclock

/// What is said of an authority.
enum AuthorityText {
  /// Who it is, where it comes from, and how a receiver is told to trust it.
  static func shown(_ authority: TestAuthority) -> String {
    """
    authority    \(authority.fingerprint)
    kept         \(origin(authority.origin))
    valid        from 2000 until 2100, for tests only
    root, base64 \(authority.rootBase64)

    \(trust)
    """
  }

  /// What was written, and how a receiver is told to trust it.
  static func exported(to folder: String) -> String {
    """
    \(folder) now holds the root certificate as root.cer (DER), root.pem and root.base64 (one \
    line), and chain.pem (leaf, intermediate, root). No key is among them.

    \(trust)
    """
  }

  private static func origin(_ origin: TestAuthority.Origin) -> String {
    switch origin {
    case .folder(let path): "in \(path)"
    case .word(let word):
      "nowhere: it is derived from the word \"\(word)\", and whoever knows the word can sign"
    case .memory: "nowhere"
    }
  }

  /// One paragraph a library. Online checks ask Apple's servers, which do not know this authority.
  private static let trust = """
    To trust it in a test environment, and there only, give the receiver this root instead of
    Apple's, with online checks off:

    Python   SignedDataVerifier([open("root.cer", "rb").read()], False, Environment.SANDBOX,
               bundle_id, app_apple_id)
    Node     new SignedDataVerifier([readFileSync("root.cer")], false, Environment.SANDBOX,
               bundleId, appAppleId)
    Java     new SignedDataVerifier(Set.of(new FileInputStream("root.cer")), bundleId,
               appAppleId, Environment.SANDBOX, false)
    Swift    SignedDataVerifier(rootCertificates: [rootData], bundleId: bundleId,
               appAppleId: appAppleId, environment: .sandbox, enableOnlineChecks: false)
    """
}
