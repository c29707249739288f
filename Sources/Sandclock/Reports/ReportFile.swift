internal import NotificationWire
internal import Signing

/// A file that tells programs what came of a call; its ending says for which.
public struct ReportFile: Hashable, Sendable {
  private enum Kind {
    case json
    case junit
  }

  /// Where it is written.
  public let path: String
  private let kind: Kind

  /// The report at a path that ends in `.json` or `.xml`; `nil` where it ends otherwise.
  public init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    if name.hasSuffix(".json"), name != ".json" {
      kind = .json
    } else if name.hasSuffix(".xml"), name != ".xml" {
      kind = .junit
    } else {
      return nil
    }
    self.path = path
  }

  /// Writes the report: afterwards it is there whole, or as it was before. The same results give
  /// the same bytes. Throws ``ReportError``.
  public func write(_ results: [ScenarioResult]) throws {
    let text =
      switch kind {
      case .json: JSONLayout.indented(JSONReport(results: results).json) + [UInt8(ascii: "\n")]
      case .junit: Array(JUnitReport(results: results).text.utf8)
      }
    try put(text)
  }

  /// Writes the report of a load, likewise. Throws ``ReportError``.
  package func write(_ load: LoadReport) throws {
    switch kind {
    case .json: try put(JSONLayout.indented(load.json) + [UInt8(ascii: "\n")])
    case .junit: try put(Array(load.junit.utf8))
    }
  }

  /// Writes what several reports are together, likewise. Throws ``ReportError``.
  package func write(_ joined: JoinedReport) throws {
    switch joined {
    case .load(let load): try write(load)
    case .runs(let runs): try write(runs.map(\.result))
    }
  }

  private func put(_ text: [UInt8]) throws {
    do {
      try Files.makeFolders(Files.parent(of: path))
      try Files.replace(path, text, mode: 0o666)
    } catch let failure as Files.Failure {
      throw ReportError(path: path, reason: failure.reason)
    }
  }
}

/// Why a report is not there.
public struct ReportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file.
  public let path: String
  /// What the system said.
  public let reason: String

  /// The error in words.
  public var description: String { "\(path) cannot be written: \(reason)" }
}
