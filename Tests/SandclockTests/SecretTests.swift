import Sandclock
import Testing

/// What a scenario took from the environment is sent, and shown nowhere.
@Suite struct SecretTests {
  @Test func isSentAndNotShown() async throws {
    let text = ScenarioText.ana(
      #"{ buy: "pro" }, { at: "1m", buy: "pro" }, { at: "renewal 9", cancel: "pro" }"#,
      expect:
        #"{ notification: "SUBSCRIBED/*", has: { data: { bundleId: "${bundle}" } } }, "REFUND""#
    )
    .replacing("com.example.test", with: "${bundle}.x")
    .replacing("a test", with: "a ${bundle} test")
    .replacing("sandclock: 1", with: #"sandclock: 1, params: { bundle: { env: "BUNDLE" } }"#)
    let scenario = try ScenarioText.scenario(text, environment: ["BUNDLE": "com.s3cret.app"])
    let inbox = Inbox()
    var lines: [String] = []
    let report = try await scenario.run(into: [inbox]) {
      lines.append($0)
    }
    let shown = lines.joined(separator: "\n") + "\n\(report)"
    #expect(!shown.contains("s3cret"))
    #expect(lines.first == "a ••• test")
    #expect(shown.contains("expected  \"•••\""))
    #expect(await inbox.bodies()[0].contains("com.s3cret.app.x"))
  }
}
