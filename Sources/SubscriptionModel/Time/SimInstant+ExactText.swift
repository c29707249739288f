extension SimInstant {
  /// RFC 3339 to the millisecond, which `start` and `--start` read.
  package var exactText: String {
    let milliseconds = String(milliseconds % 1000)
    let fraction = String(repeating: "0", count: 3 - milliseconds.count) + milliseconds
    let text = text.replacing(" ", with: "T")
    return fraction == "000" ? text : text.dropLast() + ".\(fraction)Z"
  }
}
