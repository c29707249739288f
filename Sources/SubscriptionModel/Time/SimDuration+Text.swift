extension SimDuration {
  /// The length as scenario files write it, largest unit first: `5m`, `1h30m`, `2m30s`, `500ms`.
  package var scenarioText: String {
    guard milliseconds > 0 else { return "0s" }
    let units: [(String, Int64)] = [
      ("w", 604_800_000), ("d", 86_400_000), ("h", 3_600_000), ("m", 60_000), ("s", 1000),
      ("ms", 1),
    ]
    var rest = milliseconds
    var text = ""
    for (unit, size) in units where rest >= size {
      text += "\(rest / size)\(unit)"
      rest %= size
    }
    return text
  }

  /// The length as a stopwatch shows it, cut to seconds: `0:05:00`, `61:00:07`.
  package var clockText: String {
    let seconds = abs(milliseconds / 1000)
    let sign = milliseconds <= -1000 ? "-" : ""
    return "\(sign)\(seconds / 3600):\(twoDigits(seconds / 60 % 60)):\(twoDigits(seconds % 60))"
  }
}

/// A number below 100 with a leading zero where it needs one.
package func twoDigits(_ number: Int64) -> String {
  number < 10 ? "0\(number)" : "\(number)"
}
