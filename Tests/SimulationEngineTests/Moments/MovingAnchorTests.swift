import SubscriptionModel
import Testing

/// The end of a subscription moves with what happens to it; steps that hang on it move too.
@Suite struct MovingAnchorTests {
  /// A step that waits for the end from the purchase on, and what else happens meanwhile.
  private func tried(_ meanwhile: PlannedStep...) throws -> [String] {
    let script = [.buy(.high), .buy(.high, .expiry(.minutes(1)))] + meanwhile
    return try Stage().play(["ana": script]).tried
  }

  @Test func undisturbedItIsTheCapsEnd() throws {
    #expect(try tried() == ["0s buy high", "36m buy high"])
  }

  @Test func aCancelMakesItEarlier() throws {
    #expect(
      try tried(.cancel(.high, .at(.minutes(7)))) == [
        "0s buy high", "7m cancel high", "11m buy high",
      ])
  }

  @Test func aResumeMakesItLaterAgain() throws {
    #expect(
      try tried(.cancel(.high, .at(.minutes(7))), .resume(.high, .at(.minutes(8)))) == [
        "0s buy high", "7m cancel high", "8m resume high", "36m buy high",
      ])
  }

  @Test func theLastChangeCounts() throws {
    #expect(
      try tried(
        .cancel(.high, .at(.minutes(7))), .resume(.high, .at(.minutes(8))),
        .cancel(.high, .at(.minutes(13)))) == [
          "0s buy high", "7m cancel high", "8m resume high", "13m cancel high", "16m buy high",
        ])
  }

  @Test(arguments: [SimDuration.minutes(5), .minutes(6)])
  func onceItHasComeItStaysWhereItWas(back: SimDuration) throws {
    let play = try Stage().play([
      "ana": [
        .buy(.high), .cancel(.high, .expiry(.minutes(12))), .cancel(.high, .at(.minutes(2))),
        .buy(.high, .at(back)),
      ]
    ])
    #expect(
      play.tried == [
        "0s buy high", "2m cancel high", "\(back.scenarioText) buy high", "17m cancel high",
      ])
  }

  @Test func aCancelDuringTheBookedPeriodMovesIt() throws {
    let play = try Stage(promptness: .measured).play([
      "ana": [
        .buy(.high), .buy(.high, .expiry(.minutes(1))), .cancel(.high, .at(.minutes(5) + -.tick)),
      ]
    ])
    #expect(play.tried == ["0s buy high", "4m59s999ms cancel high", "11m buy high"])
  }

  @Test func aRenewalThatACancelTookAwayComesBackWithAResume() throws {
    let play = try Stage().play([
      "ana": [
        .buy(.high), .cancel(.high, .renewal(2)), .cancel(.high, .at(.minutes(1))),
        .resume(.high, .at(.minutes(2))),
      ]
    ])
    #expect(play.tried == ["0s buy high", "1m cancel high", "2m resume high", "10m cancel high"])
  }
}
