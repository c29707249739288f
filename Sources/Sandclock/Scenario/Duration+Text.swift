internal import ScenarioFormat
internal import SubscriptionModel

extension Duration {
  /// The duration that a text says in the words of scenarios, such as `1m30s`; `nil` when it says
  /// none.
  package init?(scenarioText text: String) {
    guard let duration = DurationText.duration(text) else { return nil }
    self = .milliseconds(duration.milliseconds)
  }
}
