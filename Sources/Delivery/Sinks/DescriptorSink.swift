public import Signing

/// Writes each notification as one line to an open file, the command's standard output for one.
public struct DescriptorSink: NotificationSink {
  public let forms: Set<NotificationForm>
  private let form: NotificationForm
  private let output: LineOutput
  private let holdsBack: Bool

  /// A sink into an open file descriptor, which stays the caller's.
  ///
  /// - Parameters:
  ///   - descriptor: The file.
  ///   - form: What is written.
  ///   - holdsBack: Whether lines may wait for others, so that not each is a write of its own.
  public init(_ descriptor: Int32, form: NotificationForm, holdsBack: Bool = true) {
    forms = [form]
    self.form = form
    self.holdsBack = holdsBack
    output = LineOutput(descriptor)
  }

  /// Writes one line. Throws ``OutputError``.
  public func deliver(_ parcel: Parcel) async throws {
    if let body = parcel.body(form) { try output.write(line: body) }
    if !holdsBack { try output.flush() }
  }

  /// Writes what is still held back. Throws ``OutputError``.
  public func finish() async throws {
    try output.flush()
  }

  /// Writes what is still held back. Throws ``OutputError``.
  public func stop() async throws {
    try output.flush()
  }
}
