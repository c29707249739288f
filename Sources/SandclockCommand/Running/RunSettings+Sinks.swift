internal import Sandclock

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

  func stop() async throws {
    do { try await sink.stop() } catch OutputError.closed {}
  }
}

extension RunSettings {
  /// The sinks of one scenario. Throws `FolderError`, `HTTPError` or `PipeError`.
  ///
  /// - Parameters:
  ///   - lines: What writes to standard output.
  ///   - authority: Who signs.
  ///   - subfolder: Where in the named folders its files belong, when it is one of several.
  func sinks(
    lines: any NotificationSink, signedBy authority: TestAuthority?, subfolder: String? = nil
  ) throws -> [any NotificationSink] {
    try orders.compactMap { order in
      switch order.target {
      case .standardOutput: LeavingReader(lines)
      case .folder(let path):
        try folder(
          at: subfolder.map { path == "/" ? "/\($0)" : "\(path)/\($0)" } ?? path, order.form,
          signedBy: authority)
      case .receiver(let url): try HTTPSink(receiver.target(url), form: order.form)
      case .pipe(let command): try PipeSink(command, form: order.form)
      case .ledger: nil
      }
    }
  }

  private func folder(
    at path: String, _ form: NotificationForm, signedBy authority: TestAuthority?
  ) throws -> FolderSink {
    switch form {
    case .signed: try FolderSink.opened(at: path, signedBy: authority)
    case .decoded: try FolderSink.opened(at: path, signedBy: nil)
    case .v1: try FolderSink.openedForV1(at: path)
    }
  }

  /// Refuses scenarios whose names are the same where one thing is kept for each: on some systems
  /// folders whose names differ in case alone are the same. Throws ``UsageError``.
  func checkNames(of files: [String]) throws(UsageError) {
    let keepsEach = targets.contains { target in
      switch target {
      case .folder, .ledger: true
      case .standardOutput, .receiver, .pipe: false
      }
    }
    guard keepsEach || resumes != nil else { return }
    var known: [String: String] = [:]
    for file in files {
      let name = Scenario.name(ofFile: file)
      if let other = known.updateValue(file, forKey: name.lowercased()) {
        throw .sameName(name, files: [other, file])
      }
    }
  }
}
