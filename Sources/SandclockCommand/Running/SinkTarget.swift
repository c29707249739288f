internal import Sandclock

/// Where a call says that notifications go.
enum SinkTarget: Hashable, Sendable {
  case standardOutput

  /// The targets of a call. Throws ``UsageError``.
  static func all(_ arguments: Arguments) throws(UsageError) -> [SinkTarget] {
    var targets: [SinkTarget] = []
    for text in arguments.all(.to) {
      let target = try SinkTarget(text)
      guard !targets.contains(target) else { throw .repeatedTarget(text) }
      targets.append(target)
    }
    return targets
  }

  private init(_ text: String) throws(UsageError) {
    guard text == "-" else {
      throw .badValue(text, option: "--to", wanted: "-, standard output,")
    }
    self = .standardOutput
  }
}
