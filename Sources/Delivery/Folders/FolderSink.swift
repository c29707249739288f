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
  private var contents: FolderContents
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
    contents = FolderContents(
      isOfV1 ? .v1 : root.map { .signed(root: $0) } ?? .decoded, stem: .number)
    forms = contents.forms
  }

  deinit {
    if !isFinished { folder.discard() }
  }

  /// Writes the files of a notification. Throws ``FolderError``.
  public func deliver(_ parcel: Parcel) throws {
    let customer = parcel.header.customer
    let other = customers.updateValue(customer, forKey: customer.lowercased())
    if let other, other != customer { throw FolderError.sameName(other, customer) }
    for file in contents.add(parcel) { try folder.stage(file.name, file.bytes) }
  }

  /// Puts the files where they belong. Throws ``FolderError``.
  public func finish() throws {
    for file in contents.closing { try folder.stage(file.name, file.bytes) }
    try folder.commit()
    isFinished = true
  }
}
