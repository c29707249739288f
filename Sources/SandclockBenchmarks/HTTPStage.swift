internal import Foundation
internal import Sandclock

/// The sink to a receiver beside libcurl by itself, over as many connections to the same receiver,
/// in turns. Making the connections counts.
enum HTTPStage {
  private static let connections = 32

  static func run(_ report: inout Report) throws {
    // A connection that ends while it is answered must not end the bench.
    let handler = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, handler) }
    let receiver = try PromptReceiver()
    let outcome = Result { try measure(&report, receiver.url) }
    // What ended the receiver says more than what became of the posts then.
    try receiver.end()
    try outcome.get()
  }

  private static func measure(_ report: inout Report, _ url: String) throws {
    let target = HTTPTarget(
      url: url, connections: connections, inFlight: connections, timeout: .seconds(10))
    let parcels = try SealedCrowd.parcels([.signed], title: "http")
    let yardstick = HTTPYardstick(parcels.map { $0.body(.signed) ?? [] })
    var bare: [Double] = []
    var delivered: [Double] = []
    for _ in 0..<Report.rounds {
      bare.append(try Stopwatch.rate { try yardstick.post(to: target) })
      delivered.append(
        try Waiting.onPool {
          try await Stopwatch.waitingRate { try await deliver(parcels, to: target) }
        })
    }
    let size = parcels.first?.body(.signed)?.count ?? 0
    report.rate(
      "HTTP notifications", Stopwatch.median(delivered),
      "of \(size) bytes, \(connections) connections, answered at once")
    report.rate(
      "bare libcurl posts", Stopwatch.median(bare),
      "of the same bodies, as many connections, one thread")
    report.judge(.http, Stopwatch.median(zip(delivered, bare).map { $0 / $1 }))
  }

  private static func deliver(_ parcels: [Parcel], to target: HTTPTarget) async throws -> Int {
    guard let first = parcels.first else { return 0 }
    let sink = try HTTPSink(target)
    sink.begin(Pacer(.instant, from: first.instant), nil, isFollowed: false)
    for parcel in parcels { try await sink.deliver(parcel) }
    try await sink.finish()
    let tally = sink.tally
    guard tally.acknowledged == parcels.count else {
      throw Undelivered(count: parcels.count - tally.acknowledged, results: tally.results)
    }
    return parcels.count
  }

  /// Notifications that the receiver has not acknowledged.
  private struct Undelivered: Error, CustomStringConvertible {
    let count: Int
    let results: [AttemptResult: Int]

    var description: String {
      let words = results.map { "\($1) \($0.rawValue)" }.sorted().joined(separator: ", ")
      return "\(count) notifications were not delivered; attempts: \(words)"
    }
  }
}
