/// The words behind a verb, sorted into options and operands.
struct Arguments {
  let verb: Verb
  private(set) var operands: [String] = []
  private var values: [Option: [String]] = [:]

  /// Sorts the words. `--option=value` and `--option value` are the same; after `--` every word
  /// is an operand, and `-` always is one.
  init(_ words: [String], for verb: Verb) throws(UsageError) {
    self.verb = verb
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = Option(rawValue: name), option.belongs(to: verb) else {
        throw .unknownOption(name, verb: verb)
      }
      guard values[option] == nil || option.isRepeatable else { throw .repeatedOption(name) }
      if option.valueName == nil {
        guard parts.count == 1 else { throw .unexpectedValue(option: name) }
        values[option] = [""]
      } else if parts.count == 2 {
        try add(String(parts[1]), to: option)
      } else {
        guard let value = rest.popFirst() else { throw .missingValue(option: name) }
        try add(value, to: option)
      }
    }
  }

  private mutating func add(_ value: String, to option: Option) throws(UsageError) {
    if let wanted = option.whatWouldDo(insteadOf: value) {
      throw .badValue(value, option: option.rawValue, wanted: wanted)
    }
    values[option, default: []].append(value)
  }

  /// The value of an option, if it was given.
  subscript(option: Option) -> String? { values[option]?.first }

  /// The values of an option that may stand several times, in their order.
  func all(_ option: Option) -> [String] { values[option] ?? [] }

  /// Whether an option was given.
  func has(_ option: Option) -> Bool { values[option] != nil }

  /// Refuses operands beyond so many.
  func limitOperands(to count: Int) throws(UsageError) {
    if operands.count > count { throw .extraOperand(operands[count], verb: verb) }
  }
}
