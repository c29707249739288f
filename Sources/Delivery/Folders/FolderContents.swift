package import NotificationWire
package import Signing

/// The files of a folder of notifications: those of each notification, an index of all, and the
/// certificate that makes the bodies trusted.
package struct FolderContents: Sendable {
  /// A file of the folder.
  package struct File: Sendable {
    package let name: String
    package let bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// What the bodies of a folder are.
  package enum Bodies: Sendable {
    /// Signed ones, and the root certificate in DER of who signs.
    case signed(root: [UInt8])
    /// None: what is decoded alone.
    case decoded
    /// Legacy notifications, version 1, of which nothing is signed.
    case v1
  }

  /// The forms that the files are made of.
  package let forms: Set<NotificationForm>
  private let root: [UInt8]?
  /// What its bodies are; `nil`: there are none.
  private let bodyForm: NotificationForm?
  private let stem: FolderNames.Stem
  private var index = FolderIndex()

  /// - Parameter stem: How the notifications are told apart.
  package init(_ bodies: Bodies, stem: FolderNames.Stem) {
    self.stem = stem
    switch bodies {
    case .signed(let root): (self.root, bodyForm, forms) = (root, .signed, [.signed, .decoded])
    case .decoded: (root, bodyForm, forms) = (nil, nil, [.decoded])
    case .v1: (root, bodyForm, forms) = (nil, .v1, [.v1])
    }
  }

  /// Takes a notification in, and answers its files.
  ///
  /// - Parameter twins: The legacy notifications that tell the same.
  package mutating func add(_ parcel: Parcel, twins: [V1Notification] = []) -> [File] {
    let stem = FolderNames.stem(of: parcel.header, by: stem)
    let body = bodyForm.flatMap { parcel.body($0) }
    let laidOut: [(FolderNames.Facet, [UInt8])] = [
      (.decoded, parcel.body(bodyForm == .v1 ? .v1 : .decoded) ?? []),
      (.transaction, parcel.transactionInfo),
      (.renewal, parcel.renewalInfo), (.appTransaction, parcel.appTransactionInfo),
    ]
    let twinFiles = zip([FolderNames.Facet.v1, .secondV1], twins).map { facet, twin in
      File(name: stem + facet.rawValue, bytes: twin.body)
    }
    index.add(
      parcel.header, file: stem + (body == nil ? FolderNames.Facet.decoded : .body).rawValue,
      twins: twinFiles.map(\.name))
    return (body.map { [File(name: stem + FolderNames.Facet.body.rawValue, bytes: $0)] } ?? [])
      + laidOut.filter { !$0.1.isEmpty }.map { facet, json in
        File(
          name: stem + facet.rawValue, bytes: JSONLayout.indented(json) + [UInt8(ascii: "\n")])
      } + twinFiles
  }

  /// The files about all of them, the index last.
  package var closing: [File] {
    (root.map { [File(name: FolderNames.root, bytes: $0)] } ?? [])
      + [
        Self.attributes, File(name: FolderNames.index, bytes: index.json),
      ]
  }

  /// A new seed changes every file; a reviewer wants to read one of the four, and the list. No end
  /// of a line may change on any system: the files are compared byte for byte.
  package static let attributes = File(
    name: FolderNames.attributes, bytes: Array(attributesText.utf8))

  private static let attributesText = """
    # Written by sandclock. Differences are shown of the index and the decoded twins only.
    *.json -text -diff
    *.decoded.json -text diff
    index.json -text diff

    """
}
