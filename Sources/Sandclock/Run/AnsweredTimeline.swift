internal import Delivery
internal import SubscriptionModel

/// Tells the lines of a run, each when its instant has come and its notification is answered.
struct AnsweredTimeline {
  /// A line, and when it is due.
  struct Line {
    let instant: SimInstant
    let text: String
    /// What stands below it.
    let below: [String]
    let isNotification: Bool
    /// How many notifications tell it: in version 2, and in version 1.
    var inV2 = 0
    var inV1 = 0

    /// How many of them a sink is given.
    fileprivate func count(for sink: any AnsweringSink) -> Int {
      sink.forms.contains(.v1) ? inV1 : inV2
    }
  }

  let timeline: Timeline
  let sinks: [any AnsweringSink]
  let pacer: Pacer
  /// Told, and not passed on yet, by sink.
  private var steps: [[SettledStep]]

  init(_ timeline: Timeline, _ sinks: [any AnsweringSink], _ pacer: Pacer) {
    self.timeline = timeline
    self.sinks = sinks
    self.pacer = pacer
    steps = sinks.map { _ in [] }
  }

  /// Tells the lines that come through a channel, until there are no more or nothing comes to pass
  /// any more. Throws what `tell` throws, which is told the instant of each line, too.
  mutating func tell(_ channel: Channel<[Line]>, _ tell: (SimInstant, String) throws -> Void)
    async throws
  {
    while let lines = await channel.next() {
      for line in lines {
        guard let answers = try await answers(to: line, tell) else { return }
        let isNews = answers.isEmpty || answers.contains { $0 != nil }
        guard isNews else { continue }
        let cells = line.isNotification ? answers.map { $0 ?? "-" } : []
        try tell(line.instant, ([line.text] + cells).joined(separator: "  "))
        for text in line.below { try tell(line.instant, text) }
      }
    }
    for index in sinks.indices { _ = try await step(of: index, tell) }
  }

  /// What the receivers answered to the next thing that was handed to them, `nil` for one from
  /// which nothing is heard of it; `nil` in their place: the run was stopped before it.
  private mutating func answers(
    to line: Line, _ tell: (SimInstant, String) throws -> Void
  ) async throws -> [String?]? {
    guard !sinks.isEmpty else {
      do { try await pacer.wait(until: line.instant) } catch { return nil }
      return []
    }
    var answers: [String?] = []
    var isOver = true
    for index in sinks.indices {
      var isHeardOf = false
      var words: [String] = []
      // What is told by no notification is a step all the same.
      for _ in 0..<max(1, line.count(for: sinks[index])) {
        let step = try await step(of: index, tell)
        if step != nil { isOver = false }
        if step.map({ !$0.isAbandoned }) ?? !Task.isCancelled { isHeardOf = true }
        if let outcome = step?.outcome { words.append(timeline.words(for: outcome)) }
      }
      let answer = words.isEmpty ? "-" : words.joined(separator: ", ")
      answers.append(isHeardOf ? answer : nil)
    }
    return isOver && Task.isCancelled ? nil : answers
  }

  /// The next step of a sink that is no further attempt; those before it are told.
  private mutating func step(
    of index: Int, _ tell: (SimInstant, String) throws -> Void
  ) async throws -> SettledStep? {
    while true {
      for (place, step) in steps[index].enumerated() {
        if step.isFirst {
          steps[index].removeFirst(place + 1)
          return step
        }
        if let outcome = step.outcome {
          try tell(step.planned, timeline.line(forFurther: outcome, at: step.planned))
        }
      }
      steps[index] = await sinks[index].settled()
      if steps[index].isEmpty { return nil }
    }
  }
}
