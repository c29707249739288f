internal import SubscriptionModel

extension Node {
  /// The quirks by name; what is wrong with them goes to the report.
  func quirks() -> Quirks {
    var quirks = Quirks()
    let known = Quirk.allCases.map(\.rawValue)
    guard let object = object("quirks by name", keys: known) else { return quirks }
    for quirk in Quirk.allCases {
      if let setting = object[quirk.rawValue]?.setting(of: quirk) { quirks.set(quirk, setting) }
    }
    return quirks
  }

  /// What a quirk is given, or a finding.
  private func setting(of quirk: Quirk) -> Quirks.Setting? {
    switch quirk.value {
    case .flag: truth().map { .flag($0) }
    case .length: duration().map { .length($0) }
    case .number(let range):
      integer(in: range, "a whole number from \(range.lowerBound) to \(range.upperBound)")
        .map { .number(Int32($0)) }
    }
  }
}
