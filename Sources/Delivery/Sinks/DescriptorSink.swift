public import Signing

/// Writes each notification as one line to an open file, the command's standard output for one.
public struct DescriptorSink: NotificationSink {
  public let forms: Set<NotificationForm>
  private let form: NotificationForm
  private let output: LineOutput

  /// A sink into an open file descriptor, which stays the caller's.
  public init(_ descriptor: Int32, form: NotificationForm) {
    forms = [form]
    self.form = form
    output = LineOutput(descriptor)
  }

  /// Writes one line. Throws ``OutputError``.
  public func deliver(_ parcel: Parcel) async throws {
    if let body = parcel.body(form) { try output.write(line: body) }
  }

  /// Writes what is still held back. Throws ``OutputError``.
  public func finish() async throws {
    try output.flush()
  }
}
