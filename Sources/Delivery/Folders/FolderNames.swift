internal import NotificationWire

/// What the files of a folder are called. `ana-03-DID_RENEW` is the beginning of those of ana's
/// third notification: numbered per customer, so that a step more for bo renames none of ana's.
package enum FolderNames {
  /// The list of the notifications.
  package static let index = "index.json"
  package static let root = "root.cer"
  package static let attributes = ".gitattributes"
  /// What fixtures were made by.
  package static let making = "fixtures.json"

  /// The facets of a notification that have a file of their own.
  enum Facet: String, CaseIterable {
    case body = ".json"
    case decoded = ".decoded.json"
    case transaction = ".transaction.json"
    case renewal = ".renewal.json"
    case appTransaction = ".app-transaction.json"
    /// The legacy notification that tells the same, and where there are two, the other.
    case v1 = ".v1.json"
    case secondV1 = ".v1-2.json"
  }

  /// How the notifications of a folder are told apart.
  package enum Stem: Sendable {
    /// By customer and number: `ana-03-DID_RENEW`.
    case number
    /// By kind, of which there is one each: `DID_RENEW.BILLING_RECOVERY`.
    case kind
  }

  /// The beginning of the names of a notification's files.
  static func stem(of header: NotificationHeader, by stem: Stem) -> String {
    let kind = header.kind.replacing("/", with: ".")
    if stem == .kind { return kind }
    let number = header.number < 10 ? "0\(header.number)" : "\(header.number)"
    return "\(header.customer)-\(number)-\(kind)"
  }

  /// Every file that a folder with these `file`s in its index may have; names that no index of ours
  /// has are left out.
  package static func all(listed: [String]) -> [String] {
    let stems = listed.compactMap { name -> Substring? in
      guard !name.hasPrefix("."), !name.contains("/"), name.hasSuffix(Facet.body.rawValue) else {
        return nil
      }
      let isDecoded = name.hasSuffix(Facet.decoded.rawValue)
      return name.dropLast((isDecoded ? Facet.decoded : .body).rawValue.count)
    }
    return stems.flatMap { stem in Facet.allCases.map { stem + $0.rawValue } }
      + [index, root, attributes]
  }
}
