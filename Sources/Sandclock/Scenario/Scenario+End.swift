internal import ScenarioFormat
internal import SubscriptionModel

extension Scenario {
  /// Makes sure that a run of the scenario comes to an end by itself. Throws ``ScenarioError``
  /// where members keep coming and nothing says until when.
  package func checkEnd() throws(ScenarioError) {
    guard plan.population?.isEndless == true, plan.end == nil else { return }
    throw ScenarioError(findings: [
      ScenarioFinding(
        file: file, path: "$.population.customers",
        message: "members keep coming for ever, and a run would not end; say with \"until\" when "
          + "it does, or send it with sandclock load, which ends by its duration")
    ])
  }
}
