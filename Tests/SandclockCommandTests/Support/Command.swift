import Foundation
import Testing

/// The built command, run as a process of its own.
struct Command {
  let status: Int32
  let output: String
  let errors: String

  /// Runs `sandclock` with these arguments and this environment and nothing else in it; unless
  /// it `isRead`, whoever reads its standard output has gone before it begins.
  static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    in folder: String? = nil, isRead: Bool = true
  ) throws -> Command {
    // A command that ends before it reads its input must not end the tests with it.
    signal(SIGPIPE, SIG_IGN)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try path())
    process.arguments = arguments
    process.environment = environment
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (stdin, stdout, stderr)
    if !isRead { try stdout.fileHandleForReading.close() }
    try process.run()
    try? stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    // Errors are short; the output is read to its end first.
    let output = isRead ? stdout.fileHandleForReading.readDataToEndOfFile() : Data()
    let errors = stderr.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Command(
      status: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self))
  }

  /// Where the executable lies: beside the bundle of the tests.
  static func path() throws -> String {
    let bundles = [Bundle.main.bundleURL] + Bundle.allBundles.map(\.bundleURL)
    let folders = bundles.flatMap { [$0, $0.deletingLastPathComponent()] }
    let candidates = folders.map { $0.appendingPathComponent("sandclock") }
    let built = candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    return try #require(built, "the command is built beside the tests").path
  }
}

/// A folder for the time of a test.
struct Folder: ~Copyable {
  let path: String

  /// A new folder; without a path one of a new name.
  init(_ path: String? = nil) throws {
    self.path =
      path ?? FileManager.default.temporaryDirectory.path + "/sandclock-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: self.path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file into the folder and answers its path.
  @discardableResult
  func write(_ name: String, _ text: some StringProtocol) throws -> String {
    let file = "\(path)/\(name)"
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// What a file of the folder holds.
  func text(_ name: String) throws -> String {
    try String(contentsOf: URL(fileURLWithPath: "\(path)/\(name)"), encoding: .utf8)
  }
}

/// A small scenario.
let smallScenario = """
  { sandclock: 1, title: "small", app: { bundleId: "com.example.small", appAppleId: 1 },
    catalog: { groups: { g: [{ id: "pro", level: 1, period: "P1W", price: "1" }] } },
    customers: [{ name: "ana", script: [{ buy: "pro" }, { at: "1m", cancel: "pro" }] }],
    expect: ["SUBSCRIBED/INITIAL_BUY", "*", "EXPIRED/VOLUNTARY"] }
  """
