internal import Delivery
internal import NotificationWire
internal import ScenarioFormat
package import Signing
internal import SubscriptionModel

/// Bodies that a receiver must refuse, made of what the caller's products could send.
package struct Forgeries: Sendable {
  private let material: ForgeryMaterial
  private let scenario: Scenario

  /// How many there are, the good body among them.
  package var count: Int { Forgery.all.count }

  /// Lives what forgeries are made of.
  ///
  /// - Parameter parent: Over what it is lived.
  /// - Throws: ``ScenarioError`` if something is wrong with the parent, ``NoSuchLife`` if it sells
  ///   no subscription, ``UnverifiedEnvironment``.
  package init(over parent: LifeParent = LifeParent()) throws {
    // A subscription that is bought is what people forge.
    let purchase = try KindName.kind("SUBSCRIBED/INITIAL_BUY")
    let consent = try KindName.kind("RESCIND_CONSENT")
    let scenario = try Scenario(leadingTo: purchase, over: parent)
    let app = scenario.plan.app
    let environment = scenario.plan.policy.environment
    guard environment == .sandbox || environment == .production else {
      throw UnverifiedEnvironment(environment: environment.rawValue)
    }
    func draft(
      of kind: NotificationKind? = nil, seed: UInt64? = nil, _ assignments: String...
    ) throws -> NotificationDraft {
      var other = parent
      other.seed = seed ?? parent.seed
      other.assignments += assignments
      let kind = kind ?? purchase
      return try Scenario(leadingTo: kind, over: other).notification(of: kind).draft
    }
    let production = "store.environment=\(StoreEnvironment.production.rawValue)"
    let other: StoreEnvironment = environment == .sandbox ? .production : .sandbox
    material = ForgeryMaterial(
      good: try scenario.notification(of: purchase).draft,
      stranger: try draft(seed: scenario.seed == 0 ? 1 : scenario.seed - 1),
      otherBundle: try draft("app.bundleId=\(app.bundleIdentifier).other"),
      otherApp: try draft(production, "app.appAppleId=\(Self.other(app.appAppleIdentifier))"),
      otherEnvironment: try draft("store.environment=\(other.rawValue)"),
      appTransaction: try draft(of: consent).inner.appTransaction)
    self.scenario = scenario
  }

  private static func other(_ number: Int64?) -> Int64 {
    number.map { $0 == .max ? $0 - 1 : $0 + 1 } ?? 1
  }

  /// The authority that a receiver trusts: `choice` if there is one, else the one that the parent
  /// names, else the user's own. Throws `AuthorityError`, or if libcrypto fails.
  package func authority(
    choice: String?, environment: [String: String]
  ) throws -> TestAuthority {
    try scenario.authority(choice: choice, environment: environment)
  }

  /// Writes them into a folder: new, empty, or one that was written before, all of them or none.
  /// Answers how many files there are. Throws `FolderError`, `ForgeryError`, or if libcrypto fails.
  package func write(to path: String, signedBy authority: TestAuthority) throws -> Int {
    let bench = try ForgeryBench(material, signedBy: authority)
    var index = ForgeryIndex(scenario.plan)
    var files = try Forgery.all.map { forgery in
      FolderContents.File(name: index.add(forgery), bytes: try forgery.body(on: bench))
    }
    files += [
      FolderContents.File(name: FolderNames.root, bytes: authority.rootCertificate),
      FolderContents.attributes,
      FolderContents.File(name: FolderNames.index, bytes: index.json),
    ]
    let formerly = FormerFolder.files(in: path, known: ForgeryIndex.mark)
    try OutputFolder.write(
      files, to: path,
      formerly: formerly.map {
        $0 + [FolderNames.root, FolderNames.attributes, FolderNames.index]
      })
    return files.count
  }
}

/// An environment of which Apple's libraries verify nothing, so that there is nothing to refuse.
package struct UnverifiedEnvironment: Error, Hashable, Sendable, CustomStringConvertible {
  /// The environment.
  let environment: String

  /// What was found and what would do.
  package var description: String {
    "in the environment \(environment) Apple's libraries verify nothing; Sandbox or Production "
      + "would do, such as --set store.environment=Sandbox"
  }
}
