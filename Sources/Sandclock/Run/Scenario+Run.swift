public import Delivery
internal import NotificationWire
public import Signing
internal import SimulationEngine
internal import SubscriptionModel

extension Scenario {
  /// Runs the scenario from its start and delivers every notification to every sink, in the order
  /// of signing.
  ///
  /// - Parameters:
  ///   - sinks: Where the notifications go; without any nothing is composed.
  ///   - authority: Who signs; needed only if a sink takes signed notifications.
  ///   - audit: Whether the auditor re-reads the run.
  ///   - timeline: Is told the lines of the timeline as they come, the head first.
  /// - Returns: What came of it.
  /// - Throws: ``RunError``, or what a sink throws: at once if it was the last one left, otherwise
  ///   when the others have all they should have.
  public func run(
    into sinks: [any NotificationSink] = [],
    signedBy authority: TestAuthority? = nil,
    audit: Bool = false,
    timeline: (String) throws -> Void = { _ in }
  ) async throws -> RunReport {
    let forms = sinks.reduce(into: Set<NotificationForm>()) { $0.formUnion($1.forms) }
    let sealer = try NotificationSealer(forms) {
      guard let authority else { throw RunError.noAuthority }
      return authority
    }
    let signer = forms.contains(.signed) ? authority?.fingerprint : nil
    func tell(_ line: String) throws { try timeline(secrets.blackedOut(line)) }
    for line in TimelineHead.lines(of: plan, authority: signer, only: choice?.patterns) {
      try tell(line)
    }

    var fan = FanOut(sinks)
    var simulator = Simulator(plan)
    var recorder = RunRecorder(plan, choice, composes: !forms.isEmpty, audits: audit)
    func handOver() async throws {
      for line in recorder.takeLines() { try tell(line) }
      for parcel in try sealer.seal(recorder.takeDrafts()) {
        try await fan.deliver(parcel)
      }
    }
    do {
      while try simulator.step(&recorder) {
        if recorder.isFull { try await handOver() }
      }
    } catch let error as SimulationError {
      throw RunError.simulation(reason: secrets.blackedOut(error.description))
    }
    try await handOver()
    var call = call
    call.isAudited = audit
    let report = recorder.report(of: simulator, again: call.text).blackedOut(secrets)
    for line in report.lines { try timeline(line) }
    try await fan.finish()
    return report
  }
}

/// Why a run could not be done.
public enum RunError: Error, Hashable, Sendable {
  /// A sink takes signed notifications and nobody was named who signs them.
  case noAuthority
  /// The simulation left the room that identifiers and dates have.
  case simulation(reason: String)
}

extension RunError: CustomStringConvertible {
  /// The error in words.
  public var description: String {
    switch self {
    case .noAuthority:
      "a sink takes signed notifications: say with signedBy: which test authority signs them"
    case .simulation(let reason): reason
    }
  }
}
