package import Signing
internal import SubscriptionModel

extension Scenario {
  /// Sends loads at one rate after another, all of them notifications that no other had, until it
  /// is known up to which rate the requirements are met.
  ///
  /// - Parameters:
  ///   - order: The first of them.
  ///   - rate: Its rate, in thousandths a second.
  ///   - tell: Is told what comes of each.
  /// - Returns: The report of the highest rate that held, or of the lowest that was tried.
  /// - Throws: what ``load(_:signedBy:progress:tell:)`` throws.
  package func findKnee(
    _ order: LoadOrder, from rate: Int64, signedBy authority: TestAuthority?,
    progress: LoadProgress, tell: (String) throws -> Void
  ) async throws -> LoadReport {
    func show(_ line: String) throws { try tell(secrets.blackedOut(line)) }
    var source = try LoadSource(self, order.form, signedBy: authority)
    var search = KneeSearch(from: rate)
    var best: LoadReport?
    while let rate = search.next {
      var order = order
      order.shape = .rate(thousandths: rate)
      let forecast: LoadForecast
      do {
        forecast = try LoadForecast(order, from: source, of: self)
      } catch let error as LoadError {
        guard best != nil else { throw error }
        search.end()
        try show("the scenario holds too little for \(order.shape.text)")
        break
      }
      if best == nil {
        let signer = order.form == .signed ? authority?.fingerprint : nil
        let head = LoadHead(scenario: self, order: order, forecast: forecast, authority: signer)
        for line in head.lines { try show(line) }
      }
      let report = try await LoadRun(scenario: self, order: order, forecast: forecast)
        .run(&source, progress)
      if case .stopped = report.ending { return report }
      search.tried(isHeld: report.isPassed)
      try show(report.trialLine)
      if report.isPassed || best.map({ !$0.isPassed }) ?? true { best = report }
    }
    guard let best else { preconditionFailure("a search that tried nothing") }
    try show(search.words)
    try show("")
    return best
  }
}

extension LoadReport {
  /// What came of a rate, in a line.
  fileprivate var trialLine: String {
    let found = verdicts.map { "\($0.requirement) \($0.found)" }.joined(separator: ", ")
    let unsent = figures.unsent > 0 ? ", \(LoadWords.grouped(figures.unsent)) not sent" : ""
    // Where the generator is late, the rate says nothing of the receiver.
    let isLate = !isPassed && figures.late * 100 > figures.sent
    return "\(head.rate)  \(isPassed ? "held" : "BROKE")  \(found)\(unsent)"
      + (isLate ? ", and the generator itself was late: this is no figure of the receiver" : "")
  }
}

extension KneeSearch {
  /// Where the knee is.
  var words: String {
    switch (held, broke) {
    case (let held?, let broke?):
      "the knee lies between \(LoadShape.words(held)) and \(LoadShape.words(broke))"
    case (let held?, nil): "no knee up to \(LoadShape.words(held))"
    case (nil, let broke?): "even \(LoadShape.words(broke)) is too much"
    case (nil, nil): "nothing was tried"
    }
  }
}
