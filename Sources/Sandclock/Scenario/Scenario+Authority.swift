public import Signing
internal import SubscriptionModel

extension Scenario {
  /// The authority that signs this scenario's notifications: `choice` if there is one, else the
  /// one that the scenario names, else the user's own, which is made on first use.
  ///
  /// - Parameters:
  ///   - choice: A folder, or `seed:WORD`.
  ///   - environment: Where the user's data lies: `XDG_DATA_HOME` or `HOME`.
  /// - Throws: `AuthorityError`, or if libcrypto fails.
  public func authority(
    choice: String? = nil, environment: [String: String]
  ) throws -> TestAuthority {
    if let choice { return try TestAuthority.chosen(choice) }
    guard let named = plan.authority else {
      return try TestAuthority.opened(
        at: TestAuthority.standardDirectory(environment: environment))
    }
    return try TestAuthority.chosen(named)
  }
}

extension TestAuthority {
  /// How an authority that is derived from a word is written.
  static let wordPrefix = "seed:"

  /// The authority of a folder or of `seed:WORD`. Throws `AuthorityError`, or if libcrypto fails.
  public static func chosen(_ choice: String) throws -> TestAuthority {
    choice.hasPrefix(wordPrefix)
      ? try derived(from: String(choice.dropFirst(wordPrefix.count))) : try opened(at: choice)
  }
}
