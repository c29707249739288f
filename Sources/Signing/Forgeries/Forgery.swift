/// A body that a receiver must refuse, or one that looks odd and is to be accepted: what is wrong
/// with it, and what becomes of it at a receiver that does everything right.
package struct Forgery: Sendable {
  /// Its name, and that of its file.
  package let name: String
  /// What is wrong with it, in a line.
  package let wrong: String
  /// What becomes of it.
  package let verdict: Verdict
  /// What a correct receiver does, in a line.
  package let advice: String
  /// Whether it is meant for a receiver that is set up for production.
  package let isForProduction: Bool
  private let make: @Sendable (ForgeryBench) throws -> [UInt8]

  /// What becomes of a body.
  package enum Verdict: Hashable, Sendable {
    /// It is believed.
    case accepted
    /// A token is refused, with the name that Apple's libraries have for the failure.
    case refused(Failure, Token = .payload)
  }

  /// Apple's names for failures of verification (`VerificationStatus` of its libraries).
  ///
  /// https://apple.github.io/app-store-server-library-python/
  package enum Failure: String, Sendable {
    case verification = "VERIFICATION_FAILURE"
    case appIdentifier = "INVALID_APP_IDENTIFIER"
    case certificate = "INVALID_CERTIFICATE"
    case chainLength = "INVALID_CHAIN_LENGTH"
    case environment = "INVALID_ENVIRONMENT"
  }

  /// The token whose verification fails.
  package enum Token: String, Sendable {
    case payload = "signedPayload"
    case transaction = "signedTransactionInfo"
  }

  /// - Parameter token: Makes the token that stands in `signedPayload`.
  init(
    _ name: String, _ wrong: String, _ verdict: Verdict, advice: String? = nil,
    isForProduction: Bool = false,
    token: @escaping @Sendable (ForgeryBench) throws -> [UInt8]
  ) {
    self.name = name
    self.wrong = wrong
    self.verdict = verdict
    self.advice = advice ?? Self.usualAdvice
    self.isForProduction = isForProduction
    make = token
  }

  /// One whose tokens, the inner ones too, are all sealed in a wrong way.
  init(
    _ name: String, _ wrong: String, _ verdict: Verdict, advice: String? = nil,
    seal: @escaping @Sendable (ForgeryBench) throws -> ForgedSeal
  ) {
    self.init(name, wrong, verdict, advice: advice) { bench in
      try bench.notification(sealedBy: seal(bench))
    }
  }

  private static let usualAdvice = "refuse it and believe nothing of it"

  /// The body, as it is posted. Throws if libcrypto fails.
  package func body(on bench: ForgeryBench) throws -> [UInt8] {
    try bench.body(of: make(bench))
  }

  /// Every forgery, a good body first.
  package static let all = [good] + contents + signatures + chains + certificates + contexts

  private static let good = Forgery(
    "good", "nothing", .accepted, advice: "accept it: it is what the others pretend to be"
  ) { try $0.genuine($0.material.good) }
}
