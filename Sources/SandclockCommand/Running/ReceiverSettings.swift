internal import Sandclock

/// What a call says of the receivers that it posts to.
struct ReceiverSettings: Sendable {
  /// Whether there is any.
  let isUsed: Bool
  let connections: Int
  let inFlight: Int
  /// Instead of the scenario's.
  let timeout: Duration?
  let headers: [String]
  let certificates: String?
  let allowedHosts: [String]

  /// The options that mean nothing where nothing is posted.
  private static let options: [Option] = [
    .connections, .inFlight, .timeout, .header, .certificates, .allowHost,
  ]

  /// Throws ``UsageError`` about the first value that cannot be, or the first that means nothing.
  init(_ arguments: Arguments, for targets: [SinkTarget]) throws(UsageError) {
    isUsed = targets.contains { if case .receiver = $0 { true } else { false } }
    if !isUsed, let option = Self.options.first(where: arguments.has) {
      throw .withoutReceiver(option)
    }
    try Self.refuseTwins(targets)
    connections = try arguments.count(.connections, in: 1...10_000) ?? 16
    inFlight = try arguments.count(.inFlight, in: 1...10_000) ?? 64
    timeout = try Self.timeout(arguments)
    headers = arguments.all(.header)
    certificates = arguments[.certificates]
    allowedHosts = arguments.all(.allowHost)
  }

  /// What all attempts at a receiver have in common.
  func target(_ url: String) -> HTTPTarget {
    HTTPTarget(
      url: url, headers: headers, certificateAuthority: certificates, allowedHosts: allowedHosts,
      connections: connections, inFlight: inFlight, timeout: timeout)
  }

  /// Ledger and reports know a receiver by its address without a password.
  private static func refuseTwins(_ targets: [SinkTarget]) throws(UsageError) {
    var names: Set<String> = []
    for case .receiver(let url) in targets {
      let name = HTTPTarget(url: url).name
      guard names.insert(name).inserted else { throw .repeatedTarget(name) }
    }
  }

  private static func timeout(_ arguments: Arguments) throws(UsageError) -> Duration? {
    guard let text = arguments[.timeout] else { return nil }
    guard let duration = Duration(scenarioText: text), duration > .zero,
      duration <= .seconds(86_400)
    else {
      throw .badValue(text, option: Option.timeout.rawValue, wanted: "500ms, 10s or 1m30s")
    }
    return duration
  }
}
