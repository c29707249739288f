internal import NotificationWire
public import Signing

/// Writes notifications into a folder, as fixtures for tests: a body, its decoded twin and its
/// inner objects each, an index, and the certificate that makes the bodies trusted.
///
/// The files appear when the run has gone well. Those of an earlier run are replaced; what it left
/// under other names is removed.
public actor FolderSink: NotificationSink {
  public nonisolated let forms: Set<NotificationForm>
  private var folder: OutputFolder
  private let root: [UInt8]?
  /// What its bodies are; `nil`: there are none.
  private let bodyForm: NotificationForm?
  private var index = FolderIndex()
  private var customers: [String: String] = [:]
  private var isFinished = false

  /// A sink into a folder.
  ///
  /// - Parameters:
  ///   - path: The folder, made if it is missing.
  ///   - root: The root certificate in DER of who signs; `nil`: no signed bodies are written.
  ///   - isOfV1: Whether it takes legacy notifications, of which nothing is signed.
  ///   - formerly: The files of an earlier run; `nil`: there was none, and the folder must be
  ///     empty.
  /// - Throws: ``FolderError``.
  package init(
    _ path: String, root: [UInt8]?, isOfV1: Bool = false, formerly: [String]?
  ) throws {
    folder = try OutputFolder(path, formerly: formerly)
    self.root = root
    bodyForm = isOfV1 ? .v1 : root == nil ? nil : .signed
    forms = isOfV1 ? [.v1] : root == nil ? [.decoded] : [.signed, .decoded]
  }

  deinit {
    if !isFinished { folder.discard() }
  }

  /// Writes the files of a notification. Throws ``FolderError``.
  public func deliver(_ parcel: Parcel) throws {
    let customer = parcel.header.customer
    let other = customers.updateValue(customer, forKey: customer.lowercased())
    if let other, other != customer { throw FolderError.sameName(other, customer) }
    let stem = FolderNames.stem(of: parcel.header)
    let body = bodyForm.flatMap { parcel.body($0) }
    if let body { try stage(stem, .body, body) }
    let readable = parcel.body(bodyForm == .v1 ? .v1 : .decoded)
    for (facet, json) in [
      (FolderNames.Facet.decoded, readable ?? []),
      (.transaction, parcel.transactionInfo), (.renewal, parcel.renewalInfo),
      (.appTransaction, parcel.appTransactionInfo),
    ] where !json.isEmpty {
      try stage(stem, facet, JSONLayout.indented(json) + [UInt8(ascii: "\n")])
    }
    let file = body == nil ? FolderNames.Facet.decoded : .body
    index.add(parcel.header, file: stem + file.rawValue)
  }

  /// Puts the files where they belong. Throws ``FolderError``.
  public func finish() throws {
    if let root { try folder.stage(FolderNames.root, root) }
    try folder.stage(FolderNames.attributes, Array(Self.attributes.utf8))
    try folder.stage(FolderNames.index, index.json)
    try folder.commit()
    isFinished = true
  }

  private func stage(_ stem: String, _ facet: FolderNames.Facet, _ bytes: [UInt8]) throws {
    try folder.stage(stem + facet.rawValue, bytes)
  }

  /// A new seed changes every file; a reviewer wants to read one of the four, and the list. No end
  /// of a line may change on any system: the files are compared byte for byte.
  private static let attributes = """
    # Written by sandclock. Differences are shown of the index and the decoded twins only.
    *.json -text -diff
    *.decoded.json -text diff
    index.json -text diff

    """
}
