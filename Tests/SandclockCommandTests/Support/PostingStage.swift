import Foundation
import TestSupport
import Testing

/// A receiver, and a folder with a scenario that posts three notifications to it.
final class PostingStage {
  let folder: Folder
  let receiver: TestReceiver

  /// Without delays: at 0:00, at 1:00 and at 3:00, all of one original transaction.
  static func scenario(title: String = "posted") -> String {
    """
    { sandclock: 1, title: "\(title)", app: { bundleId: "com.example.posted", appAppleId: 1 },
      catalog: { groups: { g: [{ id: "pro", level: 1, period: "P1W", price: "1" }] } },
      store: { promptness: "exact" },
      customers: [{ name: "ana", script: [{ buy: "pro" }, { at: "1m", cancel: "pro" }] }],
      expect: ["SUBSCRIBED/INITIAL_BUY", "*", "EXPIRED/VOLUNTARY"] }
    """
  }

  /// Does with requests what the behaviours say, one after another.
  convenience init(_ behaviours: TestReceiver.Behaviour...) throws {
    try self.init(TestReceiver(behaviours.isEmpty ? [.answer(200)] : behaviours))
  }

  init(_ receiver: TestReceiver) throws {
    self.receiver = receiver
    folder = try Folder()
    try folder.write("posted.json5", Self.scenario())
  }

  deinit {
    receiver.stop()
  }

  /// The receiver's address.
  var url: String { receiver.url("/hook") }

  /// The bodies that the receiver got, as text.
  var bodies: [String] { receiver.arrivals.map { String(decoding: $0.body, as: UTF8.self) } }

  /// What arrived: each body as the place of the first that is the same.
  var places: [Int] { receiver.places }

  /// The words of a run of the scenario into the receiver.
  func words(_ options: [String]) -> [String] {
    ["run", "posted.json5", "--authority", "seed:test", "--to", url] + options
  }

  /// Runs the scenario into the receiver.
  func run(_ options: String...) throws -> Command {
    try Command.run(words(options), in: folder.path)
  }

  /// Runs the command in the folder.
  func command(_ words: String...) throws -> Command {
    try Command.run(words, in: folder.path)
  }

  /// Begins a run of the scenario into the receiver.
  func begin(_ options: String...) throws -> RunningCommand {
    try RunningCommand(words(options), in: folder.path)
  }
}

extension Command {
  /// The lines of its output.
  var lines: [Substring] { output.split(separator: "\n") }
}
