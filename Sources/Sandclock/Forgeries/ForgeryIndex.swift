internal import NotificationWire
internal import Signing
internal import SubscriptionModel

/// The list of forgeries, with what a test needs: how the receiver is set up, whether it accepts,
/// and which token fails with which of Apple's names.
struct ForgeryIndex {
  /// The member that tells such an index from others.
  static let mark = "wrong"

  private let plan: Plan
  private var lines: [[UInt8]] = []

  /// - Parameter plan: What a good body comes from.
  init(_ plan: Plan) {
    self.plan = plan
  }

  /// Adds a forgery, and answers the name of its file.
  mutating func add(_ forgery: Forgery) -> String {
    let file = "\(forgery.name).json"
    let environment: StoreEnvironment =
      forgery.isForProduction ? .production : plan.policy.environment
    var writer = JSONWriter(reserving: 512)
    writer.object { writer in
      writer.member("file", file)
      writer.member("wrong", forgery.wrong)
      writer.member("receiver", forgery.advice)
      writer.key("accepted")
      switch forgery.verdict {
      case .accepted: writer.bool(true)
      case .refused(let failure, let token):
        writer.bool(false)
        writer.member("token", token.rawValue)
        writer.member("failure", failure.rawValue)
      }
      writer.member("environment", environment.rawValue)
      writer.member("bundleId", plan.app.bundleIdentifier)
      writer.member("appAppleId", plan.app.appAppleIdentifier)
    }
    lines.append(writer.bytes)
    return file
  }

  /// The list as JSON, a forgery a line.
  var json: [UInt8] {
    Array("[\n".utf8) + lines.joined(separator: Array(",\n".utf8)) + Array("\n]\n".utf8)
  }
}
