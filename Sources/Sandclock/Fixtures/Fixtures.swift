internal import Delivery
internal import NotificationWire
internal import ScenarioFormat
package import Signing
internal import SubscriptionModel

/// A notification of every kind, for tests that are committed beside them.
package struct Fixtures: Sendable {
  /// A kind that is not among them.
  package struct Omission: Sendable {
    /// The kind, `TYPE/SUBTYPE` or the type alone.
    package let kind: String
    /// What is missing for it.
    package let reason: String
  }

  /// The kinds that nothing leads to over the caller's products and store.
  package let omissions: [Omission]
  private let notifications: [LifeNotification]
  private let first: Scenario

  /// Lives the lives that lead to every kind.
  ///
  /// - Parameters:
  ///   - pattern: Which kinds, with `*` for any number of any characters; `nil`: all.
  ///   - parent: Over what they are lived.
  /// - Throws: ``UnknownKind`` if the pattern means none, ``ScenarioError`` if something is wrong
  ///   with the parent, ``NoSuchLife`` if nothing leads to any of them.
  package init(fitting pattern: String? = nil, over parent: LifeParent = LifeParent()) throws {
    var notifications: [LifeNotification] = []
    var omissions: [Omission] = []
    var first: Scenario?
    var failure: (any Error)?
    for kind in try KindName.kinds(fitting: pattern ?? "*") {
      do {
        let scenario = try Scenario(leadingTo: kind, over: parent)
        notifications.append(try scenario.notification(of: kind))
        first = first ?? scenario
      } catch let error as NoSuchLife {
        omissions.append(Omission(kind: kind.text, reason: error.words))
        failure = failure ?? error
      }
    }
    if let failure, first == nil { throw failure }
    guard let first else { preconditionFailure("a pattern means a kind at least") }
    self.first = first
    self.notifications = notifications
    self.omissions = omissions
  }

  /// How many kinds there are.
  package var count: Int { notifications.count }

  /// The authority that signs them: `choice` if there is one, else the one that the parent names,
  /// else the user's own. Throws `AuthorityError`, or if libcrypto fails.
  package func authority(
    choice: String?, environment: [String: String]
  ) throws -> TestAuthority {
    try first.authority(choice: choice, environment: environment)
  }

  /// The files of a folder of them, the index last. Throws if libcrypto fails.
  ///
  /// - Parameter authority: Who signs; `nil`: there are no signed bodies.
  func files(signedBy authority: TestAuthority?) throws -> [FolderContents.File] {
    var contents = FolderContents(
      authority.map { .signed(root: $0.rootCertificate) } ?? .decoded, stem: .kind)
    let sealer = try NotificationSealer(contents.forms) {
      guard let authority else { throw RunError.noAuthority }
      return authority
    }
    let parcels = try sealer.seal(notifications.map(\.draft))
    let files = zip(parcels, notifications).flatMap { contents.add($0, twins: $1.twins) }
    let making = FolderContents.File(
      name: FolderNames.making, bytes: self.making(signedBy: authority).json)
    return files + [making] + contents.closing
  }

  /// What they depend on.
  func making(signedBy authority: TestAuthority?) -> FixtureMaking {
    FixtureMaking(
      generator: "\(generator)", seed: "\(first.plan.seed)", start: first.plan.start.exactText,
      authority: authority?.fingerprint)
  }

  /// Writes them into a folder: new, empty, or one that was written before, all of them or none.
  /// Answers how many files there are. Throws `FolderError`, or if libcrypto fails.
  package func write(to path: String, signedBy authority: TestAuthority?) throws -> Int {
    let files = try files(signedBy: authority)
    let formerly = FormerFolder.files(in: path, known: "notificationUUID")
    try OutputFolder.write(
      files, to: path,
      formerly: formerly.map { FolderNames.all(listed: $0) + [FolderNames.making] })
    return files.count
  }
}
