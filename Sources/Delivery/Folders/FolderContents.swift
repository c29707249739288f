internal import NotificationWire
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

  /// The forms that the files are made of.
  package let forms: Set<NotificationForm>
  private let root: [UInt8]?
  private let stem: FolderNames.Stem
  private var index = FolderIndex()

  /// - Parameters:
  ///   - root: The root certificate in DER of who signs; `nil`: there are no signed bodies.
  ///   - stem: How the notifications are told apart.
  package init(root: [UInt8]?, stem: FolderNames.Stem) {
    self.root = root
    self.stem = stem
    forms = root == nil ? [.decoded] : [.signed, .decoded]
  }

  /// Takes a notification in, and answers its files.
  package mutating func add(_ parcel: Parcel) -> [File] {
    let stem = FolderNames.stem(of: parcel.header, by: stem)
    let signed = root == nil ? nil : parcel.body(.signed)
    index.add(
      parcel.header, file: stem + (signed == nil ? FolderNames.Facet.decoded : .body).rawValue)
    let laidOut: [(FolderNames.Facet, [UInt8])] = [
      (.decoded, parcel.body(.decoded) ?? []), (.transaction, parcel.transactionInfo),
      (.renewal, parcel.renewalInfo), (.appTransaction, parcel.appTransactionInfo),
    ]
    return (signed.map { [File(name: stem + FolderNames.Facet.body.rawValue, bytes: $0)] } ?? [])
      + laidOut.filter { !$0.1.isEmpty }.map { facet, json in
        File(
          name: stem + facet.rawValue, bytes: JSONLayout.indented(json) + [UInt8(ascii: "\n")])
      }
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
