internal import Delivery
internal import Foundation
internal import ScenarioFormat

/// Reads the reports of loads that `--report FILE.json` has written.
package struct LoadReportReader {
  /// Why a file is no report of a load.
  package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// Its place, what was found and what would do.
    package let description: String
  }

  private let source: SourceText

  /// The report in a file. Throws ``Failure``.
  package static func report(_ path: String) throws(Failure) -> LoadReport {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(description: "\(path):1:1: there is no such file, or it cannot be read")
    }
    let reader = LoadReportReader(source: SourceText(name: path, bytes: Array(data)))
    return try reader.report()
  }

  private func report() throws(Failure) -> LoadReport {
    let (value, findings) = JSON5Reader.read(source)
    guard let value, findings.isEmpty else {
      let finding = findings.first
      throw failure(
        finding?.place ?? SourcePlace(byte: 0), finding?.words(in: source) ?? "")
    }
    guard value["report"]?.string == LoadReport.kind else {
      throw failure(
        value.place,
        "this is no report of a load; a file that sandclock load --report has written would do")
    }
    let written = try integer(value, "generator")
    guard written == generator else {
      throw failure(
        value.place, "written by generator \(written), and this is generator \(generator)")
    }
    let share = try member(value, "generatorShare")
    return LoadReport(
      head: try head(value), parts: Int(try integer(value, "parts")), figures: try figures(value),
      sending: try integer(value, "sendingMicroseconds") * 1000,
      share: LoadReport.Share(
        making: try integer(share, "makingMicroseconds") * 1000,
        posting: try integer(share, "postingMicroseconds") * 1000,
        elapsed: try integer(share, "elapsedMicroseconds") * 1000),
      ending: try ending(value), requirements: try requirements(value))
  }

  private func head(_ value: JSONValue) throws(Failure) -> LoadReport.Head {
    LoadReport.Head(
      title: try text(value, "title"), seed: UInt64(try integer(value, "seed")),
      start: try text(value, "start"), target: try text(value, "target"),
      rate: try text(value, "rate"), asked: try integer(value, "askedThousandths"),
      duration: try integer(value, "durationMicroseconds") * 1000,
      warmUp: try integer(value, "warmUpMicroseconds") * 1000)
  }

  private func ending(_ value: JSONValue) throws(Failure) -> LoadReport.Ending {
    switch try text(value, "outcome") {
    case "stopped": .stopped(after: try integer(value, "endedMicroseconds") * 1000)
    case "lost": .lost(after: try integer(value, "endedMicroseconds") * 1000)
    default: .complete
    }
  }

  private func figures(_ value: JSONValue) throws(Failure) -> LoadFigures {
    var figures = LoadFigures()
    let unsealed = try count(value, "unsealed")
    figures.addUnsealed(unsealed)
    figures.planned = try count(value, "planned")
    figures.unsent = try count(value, "unsent")
    figures.ended = try count(value, "ended")
    figures.acknowledged = try count(value, "acknowledged")
    figures.sealedLate = try count(value, "sealedLate")
    figures.retried = try count(value, "retried")
    figures.retriedWell = try count(value, "retriedWell")
    figures.retriesLeft = try count(value, "retriesLeft")
    for result in try member(value, "results").members ?? [] {
      guard let known = AttemptResult(rawValue: result.key) else {
        throw failure(result.keyPlace, "\"\(result.key)\" is no result of an attempt")
      }
      figures.results[known] = Int(try integer(result.value, named: result.key))
    }
    for status in try member(value, "statuses").members ?? [] {
      guard let known = Int(status.key) else {
        throw failure(status.keyPlace, "\"\(status.key)\" is no HTTP status")
      }
      figures.statuses[known] = Int(try integer(status.value, named: status.key))
    }
    for member in try member(value, "kinds").members ?? [] {
      let kind = try kind(member.value)
      figures.count(member.key) { $0.merge(kind) }
    }
    figures.lags = try histogram(value, "lag")
    figures.held = try histogram(value, "heldForOrder")
    figures.queued = try histogram(value, "waitedForConnection")
    return figures
  }

  private func kind(_ value: JSONValue) throws(Failure) -> LoadFigures.Kind {
    var kind = LoadFigures.Kind()
    kind.sent = try count(value, "sent")
    kind.failed = try count(value, "failed")
    kind.fromPlanned = try histogram(value, "fromPlanned")
    kind.fromSend = try histogram(value, "fromSend")
    return kind
  }

  private func histogram(_ value: JSONValue, _ key: String) throws(Failure) -> LatencyHistogram {
    let value = try member(value, key)
    let classes = try text(value, "classes").split(separator: " ").map { word in
      let parts = word.split(separator: ":").map { Int64($0) ?? -1 }
      return parts.count == 2 ? (latency: parts[0], count: Int(parts[1])) : (latency: -1, count: 0)
    }
    guard
      let histogram = LatencyHistogram(classes: classes, longest: try integer(value, "longest"))
    else { throw failure(value.place, "\"\(key)\" is no histogram as sandclock writes them") }
    return histogram
  }

  private func requirements(_ value: JSONValue) throws(Failure) -> [LoadRequirement] {
    var requirements: [LoadRequirement] = []
    for entry in try member(value, "require").elements ?? [] {
      do {
        requirements.append(try LoadRequirement(try text(entry, "text")))
      } catch {
        throw failure(entry.place, "\(error)")
      }
    }
    return requirements
  }

  // MARK: Members

  private func failure(_ place: SourcePlace, _ words: String) -> Failure {
    Failure(description: "\(source.name):\(source.position(of: place)): \(words)")
  }

  private func member(_ value: JSONValue, _ key: String) throws(Failure) -> JSONValue {
    guard let member = value[key] else { throw failure(value.place, "there is no \"\(key)\"") }
    return member
  }

  private func text(_ value: JSONValue, _ key: String) throws(Failure) -> String {
    let member = try member(value, key)
    guard let text = member.string else { throw failure(member.place, "\"\(key)\" is no text") }
    return text
  }

  private func integer(_ value: JSONValue, _ key: String) throws(Failure) -> Int64 {
    try integer(try member(value, key), named: key)
  }

  private func integer(_ value: JSONValue, named key: String) throws(Failure) -> Int64 {
    guard let number = value.number?.integer, (0...(1 << 53)).contains(number) else {
      throw failure(value.place, "\"\(key)\" is no whole number from 0 to 2^53")
    }
    return number
  }

  private func count(_ value: JSONValue, _ key: String) throws(Failure) -> Int {
    Int(try integer(value, key))
  }
}
