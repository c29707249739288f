internal import NotificationWire

/// What the files of a folder are called. `ana-03-DID_RENEW` is the beginning of those of ana's
/// third notification: numbered per customer, so that a step more for bo renames none of ana's.
package enum FolderNames {
  /// The list of the notifications.
  package static let index = "index.json"
  static let root = "root.cer"
  static let attributes = ".gitattributes"

  /// The facets of a notification that have a file of their own.
  enum Facet: String, CaseIterable {
    case body = ".json"
    case decoded = ".decoded.json"
    case transaction = ".transaction.json"
    case renewal = ".renewal.json"
    case appTransaction = ".app-transaction.json"
  }

  /// The beginning of the names of a notification's files.
  static func stem(of header: NotificationHeader) -> String {
    let number = header.number < 10 ? "0\(header.number)" : "\(header.number)"
    return "\(header.customer)-\(number)-\(header.kind.replacing("/", with: "."))"
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
