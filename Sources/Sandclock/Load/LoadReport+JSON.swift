internal import Delivery
internal import NotificationWire

extension LoadReport {
  /// What tells a report of a load from any other.
  static let kind = "load"

  /// The report for programs, compact: everything that the lines say, and the histograms whole, so
  /// that several reports can be joined.
  var json: [UInt8] {
    var writer = JSONWriter(reserving: 1 << 16)
    writer.object { writer in
      writer.member("report", Self.kind)
      writer.member("generator", Int64(generator))
      writer.member("parts", Int64(parts))
      writer.member("outcome", outcome)
      write(head, into: &writer)
      writer.member("endedMicroseconds", endedAfter.map { $0 / 1000 })
      writer.member("sendingMicroseconds", sending / 1000)
      writer.member("achievedThousandths", achieved)
      for (name, count) in counts { writer.member(named: name, count) }
      writer.write(results: figures.results, statuses: figures.statuses)
      writer.key("kinds")
      writer.object { writer in
        for (name, kind) in sortedKinds {
          writer.key(named: name)
          Self.write(kind, into: &writer)
        }
      }
      for (name, histogram) in [
        ("lag", figures.lags), ("heldForOrder", figures.held),
        ("waitedForConnection", figures.queued),
      ] {
        writer.key(named: name)
        writer.write(histogram)
      }
      writeLatencies(into: &writer)
      writer.key("generatorShare")
      writer.object {
        $0.member("makingMicroseconds", share.making / 1000)
        $0.member("postingMicroseconds", share.posting / 1000)
        $0.member("elapsedMicroseconds", share.elapsed / 1000)
      }
      writeVerdicts(into: &writer)
    }
    return writer.bytes
  }

  private var outcome: String {
    switch ending {
    case .complete: isPassed ? "passed" : "failed"
    case .stopped: "stopped"
    case .lost: "lost"
    }
  }

  private var endedAfter: Int64? {
    switch ending {
    case .complete: nil
    case .stopped(let time), .lost(let time): time
    }
  }

  private func write(_ head: Head, into writer: inout JSONWriter) {
    writer.member("title", head.title)
    writer.member("seed", Int64(head.seed))
    writer.member("start", head.start)
    writer.member("target", head.target)
    writer.member("rate", head.rate)
    writer.member("askedThousandths", head.asked)
    writer.member("durationMicroseconds", head.duration / 1000)
    writer.member("warmUpMicroseconds", head.warmUp / 1000)
  }

  private var counts: [(String, Int)] {
    [
      ("planned", figures.planned), ("sent", figures.sent), ("unsent", figures.unsent),
      ("unsealed", figures.unsealed),
      ("ended", figures.ended), ("acknowledged", figures.acknowledged),
      ("late", figures.late), ("sealedLate", figures.sealedLate), ("retried", figures.retried),
      ("retriedWell", figures.retriedWell), ("retriesLeft", figures.retriesLeft),
    ]
  }

  /// The percentiles of all kinds, for whoever does not want to read histograms.
  private func writeLatencies(into writer: inout JSONWriter) {
    writer.key("latencyMicroseconds")
    writer.object { writer in
      for (name, histogram) in [
        ("fromPlanned", figures.all.fromPlanned), ("fromSend", figures.all.fromSend),
      ] {
        writer.key(named: name)
        writer.object { writer in
          for (name, millionths) in [
            ("p50", 500_000), ("p90", 900_000), ("p99", 990_000), ("p999", 999_000),
            ("max", 1_000_000),
          ] {
            if let latency = histogram.percentile(millionths: millionths) {
              writer.member(named: name, Int(latency))
            }
          }
        }
      }
    }
  }

  private func writeVerdicts(into writer: inout JSONWriter) {
    writer.key("require")
    writer.list(of: verdicts) { writer, verdict in
      writer.object {
        $0.member("text", verdict.requirement)
        $0.key("met")
        $0.bool(verdict.isMet)
        $0.member("found", verdict.found)
      }
    }
  }

  private static func write(_ kind: LoadFigures.Kind, into writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("sent", Int64(kind.sent))
      writer.member("failed", Int64(kind.failed))
      writer.key("fromPlanned")
      writer.write(kind.fromPlanned)
      writer.key("fromSend")
      writer.write(kind.fromSend)
    }
  }
}
