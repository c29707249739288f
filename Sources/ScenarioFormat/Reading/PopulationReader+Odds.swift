internal import SubscriptionModel

// What members do, and who they are to the developer.

extension PopulationReader {
  /// The mix's odds with the scenario's own over them, or findings.
  func odds(_ object: ObjectNode) -> Odds? {
    let mix = object["mix"].map { $0.word("mix", as: PopulationMix.self) }
    var odds = (mix ?? nil)?.odds ?? Odds()
    var isWhole = mix != .some(nil)
    if let node = object["odds"] {
      let known = MemberChoice.allCases.map(\.word)
      guard let own = node.object("odds", keys: known) else { return nil }
      for choice in MemberChoice.allCases {
        guard let member = own[choice.word] else { continue }
        if let millionths = member.millionths() {
          odds[choice] = UInt32(millionths)
        } else {
          isWhole = false
        }
      }
      if odds[.resubscribe] == Odds.certain, !defaults.hasUntil {
        (own["resubscribe"] ?? node).found(PopulationFact.neverEnds)
      }
    }
    return isWhole ? odds : nil
  }

  /// Whether any of what members buy can be shared. Where the scenario itself says how many share,
  /// nothing to share is a finding.
  func canShare(_ bought: Weights<ProductIndex>, _ odds: Node?) -> Bool {
    guard let catalog = products?.catalog else { return false }
    if bought.values.contains(where: { catalog.isFamilyShareable($0) }) { return true }
    if let odds, let share = ObjectNode(node: odds)[MemberChoice.share.word] {
      share.found(PopulationFact.nothingToShare)
    }
    return false
  }

  /// The UUIDs of a file, one a line, at least one for each member; or findings.
  func accountTokens(_ node: Node, for count: Int) -> [RandomUUID]? {
    guard let path = node.filledText("the path") else { return nil }
    let bytes: [UInt8]
    switch SourceLoader.load(node.report.resolved(path, at: node.value.place)) {
    case .success(let loaded): bytes = loaded
    case .failure(let fact):
      node.found(FileFact.named(path, fact))
      return nil
    }
    var tokens: [RandomUUID] = []
    for (number, line) in bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    )
    .enumerated() {
      let text = String(
        decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
      if text.isEmpty { continue }
      guard let token = RandomUUID(text: text) else {
        node.found(PopulationFact.badToken(file: path, line: number + 1, text: text))
        return nil
      }
      tokens.append(token)
    }
    if tokens.count < count {
      node.found(PopulationFact.tokensMissing(found: tokens.count, wanted: count))
      return nil
    }
    return tokens
  }
}

extension Node {
  /// A percentage in parts per million, or a finding.
  fileprivate func millionths() -> Int64? {
    guard let text = text("a percentage such as \"2.5%\"") else { return nil }
    guard let millionths = PercentText.millionths(text) else {
      found(PopulationFact.badOdds(text))
      return nil
    }
    return millionths
  }
}
