/// What came of one attempt: the receiver's answer, or what there was instead of one.
public struct Answer: Hashable, Sendable {
  /// Apple's word for it.
  public let result: AttemptResult
  /// The HTTP status of the last answer, after redirects; `nil` when there was none.
  public let status: Int?
  /// From the beginning of the attempt to the end of the answer, in microseconds of real time.
  public let latency: Int64
  /// What went wrong, in words for people; `nil` where the status says it.
  public let reason: String?

  /// An answer, or what there was instead.
  package init(_ result: AttemptResult, status: Int?, latency: Int64, reason: String? = nil) {
    self.result = result
    self.status = status
    self.latency = latency
    self.reason = reason
  }

  /// The status where it decides, else Apple's word for what there was instead.
  public var summary: String {
    switch result {
    case .success, .unsuccessfulHTTPResponseCode: status.map(String.init) ?? result.rawValue
    default: result.rawValue
    }
  }

  /// Whether the notification is delivered.
  public var isSuccess: Bool { result == .success }
}
