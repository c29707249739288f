package import Signing
internal import SubscriptionModel

/// What makes a run the same run: two with the same identity send the same bytes.
package struct RunIdentity: Hashable, Sendable {
  /// The scenario's file without its ending; names the run in a ledger.
  package let scenario: String
  /// The title that the scenario gives itself.
  package let title: String
  /// What the scenario says, with all that was merged over it, hashed; hexadecimal.
  package let digest: String
  /// The seed its draws come from.
  package let seed: UInt64
  /// When it starts: milliseconds since 1970 UTC, of simulated time.
  package let start: Int64
  /// The form that receivers are sent.
  package let form: NotificationForm
  /// The fingerprint of who signs; `nil` when nothing is signed.
  package let authority: String?
  /// Which promise of the same bytes it relies on.
  package let generator: Int

  /// An identity, all of it.
  package init(
    scenario: String, title: String, digest: String, seed: UInt64, start: Int64,
    form: NotificationForm, authority: String?, generator: Int
  ) {
    self.scenario = scenario
    self.title = title
    self.digest = digest
    self.seed = seed
    self.start = start
    self.form = form
    self.authority = authority
    self.generator = generator
  }

  /// The forms that a ledger keeps of its notifications: what receivers are sent, and what people
  /// read.
  package var forms: Set<NotificationForm> { form == .v1 ? [.v1] : [form, .decoded] }

  /// The first thing in which this run is not the one that a ledger holds of the same scenario.
  package func difference(from held: RunIdentity) -> RunDifference? {
    if title != held.title { return .title(held: held.title, given: title) }
    if digest != held.digest { return .digest(held: held.digest, given: digest) }
    if seed != held.seed { return .seed(held: held.seed, given: seed) }
    if start != held.start { return .start(held: held.start, given: start) }
    // An unsigned form has no authority: who sees only that is told of the form.
    if form != held.form { return .form(held: held.form, given: form) }
    if authority != held.authority {
      return .authority(held: held.authority, given: authority)
    }
    if generator != held.generator {
      return .generator(held: held.generator, given: generator)
    }
    return nil
  }
}

/// In what a run differs from the one that a ledger holds.
package enum RunDifference: Hashable, Sendable {
  case title(held: String, given: String)
  case digest(held: String, given: String)
  case seed(held: UInt64, given: UInt64)
  /// Milliseconds since 1970 UTC.
  case start(held: Int64, given: Int64)
  case form(held: NotificationForm, given: NotificationForm)
  /// Fingerprints; `nil` where nothing is signed.
  case authority(held: String?, given: String?)
  case generator(held: Int, given: Int)
}

extension RunDifference: CustomStringConvertible {
  /// The difference in words, and what would do.
  package var description: String {
    switch self {
    case .title(let held, let given):
      "its title is \"\(held)\" and not \"\(given)\"; the scenario as it was would do"
    case .digest(let held, let given):
      "the scenario has changed (its digest was \(held) and is \(given)); the scenario as it was, "
        + "with the same --with and --set, would do"
    case .seed(let held, let given):
      "its seed is \(held) and not \(given); --seed \(held) would do"
    case .start(let held, let given):
      "it starts \(SimInstant(milliseconds: held).exactText) and not "
        + "\(SimInstant(milliseconds: given).exactText); "
        + "--start \(SimInstant(milliseconds: held).exactText) would do"
    case .form(let held, let given):
      "its form is \(held.rawValue) and not \(given.rawValue); --format \(held.rawValue) would do"
    case .authority(let held, let given):
      "it is signed by \(Self.signer(held)) and not by \(Self.signer(given)); the same --authority "
        + "would do"
    case .generator(let held, let given):
      "it was made by generator \(held) and this is generator \(given); the sandclock that made it "
        + "would do"
    }
  }

  private static func signer(_ fingerprint: String?) -> String {
    fingerprint.map { "authority \($0)" } ?? "nobody"
  }
}
