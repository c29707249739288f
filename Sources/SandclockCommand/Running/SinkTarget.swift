internal import Foundation
internal import Sandclock

/// Where a call says that notifications go.
enum SinkTarget: Hashable, Sendable {
  case standardOutput
  /// The path without a slash at its end.
  case folder(String)
  /// What a shell is to run.
  case pipe(String)

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
    if text == "-" {
      self = .standardOutput
      return
    }
    let scheme = "pipe:"
    if text.hasPrefix(scheme) {
      let command = String(text.dropFirst(scheme.count))
      guard command.contains(where: { !$0.isWhitespace }) else { throw .unknownTarget(text) }
      self = .pipe(command)
      return
    }
    // An address ends in a slash as well, and no folder is meant by it.
    guard !text.contains("://"), text.hasSuffix("/") || ScenarioFiles.isFolder(text) else {
      throw .unknownTarget(text)
    }
    let path = text.reversed().drop { $0 == "/" }.reversed()
    self = .folder(path.isEmpty ? "/" : String(path))
  }
}

/// Standard output, whose reader may leave: it gets no more, and the run goes on for the sake of
/// the other sinks, the reports and the exit status.
private struct LeavingReader: NotificationSink {
  private let sink: any NotificationSink
  var forms: Set<NotificationForm> { sink.forms }

  init(_ sink: any NotificationSink) {
    self.sink = sink
  }

  func deliver(_ parcel: Parcel) async throws {
    do { try await sink.deliver(parcel) } catch OutputError.closed {}
  }

  func finish() async throws {
    do { try await sink.finish() } catch OutputError.closed {}
  }
}

extension RunSettings {
  /// The sinks of one scenario. Throws `FolderError` or `PipeError`.
  ///
  /// - Parameters:
  ///   - lines: What writes to standard output.
  ///   - authority: Who signs.
  ///   - subfolder: Where in the named folders its files belong, when it is one of several.
  func sinks(
    lines: any NotificationSink, signedBy authority: TestAuthority?, subfolder: String? = nil
  ) throws -> [any NotificationSink] {
    try targets.map { target in
      switch target {
      case .standardOutput: LeavingReader(lines)
      case .folder(let path):
        try FolderSink.opened(
          at: subfolder.map { path == "/" ? "/\($0)" : "\(path)/\($0)" } ?? path,
          signedBy: authority)
      case .pipe(let command): try PipeSink(command, form: form)
      }
    }
  }

  /// Refuses scenarios whose files would lie in one folder: on some systems names that differ in
  /// case alone are the same. Throws ``UsageError``.
  func checkSubfolders(of files: [String]) throws(UsageError) {
    let hasFolder = targets.contains {
      if case .folder = $0 { true } else { false }
    }
    guard hasFolder else { return }
    var known: [String: String] = [:]
    for file in files {
      let name = Scenario.name(ofFile: file)
      if let other = known.updateValue(file, forKey: name.lowercased()) {
        throw .sameSubfolder(name, files: [other, file])
      }
    }
  }
}
