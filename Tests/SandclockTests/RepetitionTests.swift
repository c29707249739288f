import Sandclock
import Testing

/// The same scenario, seed, start and authority: the same bytes.
@Suite struct RepetitionTests {
  private static let text = ScenarioText.ana(
    """
    { buy: "pro" }, { at: "1m", cancel: "pro" }, { at: "expiry + 1m", buy: "pro" },
    { at: "2m", buy: "news" }
    """)

  private func bodies(seed: UInt64, word: String) async throws -> [String] {
    let inbox = Inbox([.signed])
    let scenario = try ScenarioText.scenario(Self.text, seed: seed)
    _ = try await scenario.run(into: [inbox], signedBy: .derived(from: word))
    return await inbox.bodies(.signed)
  }

  @Test func repeatsToTheByte() async throws {
    let first = try await bodies(seed: 1, word: "one")
    #expect(first.count == 21)
    #expect(try await bodies(seed: 1, word: "one") == first)
  }

  @Test func differsWithSeedAndAuthority() async throws {
    let first = try await bodies(seed: 1, word: "one")
    #expect(Set(try await bodies(seed: 2, word: "one")).isDisjoint(with: first))
    #expect(Set(try await bodies(seed: 1, word: "two")).isDisjoint(with: first))
  }

  @Test func signsWhatTheDecodedFormSays() async throws {
    let inbox = Inbox([.signed, .decoded])
    let scenario = try ScenarioText.scenario(Self.text)
    _ = try await scenario.run(into: [inbox], signedBy: .derived(from: "one"))
    for parcel in await inbox.parcels {
      let signed = try #require(parcel.body(.signed))
      #expect(try BodyDecoder.decode(signed) == parcel.body(.decoded))
    }
    #expect(await inbox.isFinished)
  }

  @Test func needsAnAuthorityOnlyToSign() async throws {
    let scenario = try ScenarioText.scenario(Self.text)
    await #expect(throws: RunError.noAuthority) { try await scenario.run(into: [Inbox([.signed])]) }
    let report = try await scenario.run(into: [Inbox([.decoded])])
    #expect(report.notificationCount == 21)
  }
}
