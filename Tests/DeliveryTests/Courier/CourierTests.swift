import Delivery
import NotificationWire
import Signing
import SubscriptionModel
import Testing

/// Which attempt begins when.
@Suite struct CourierTests {
  @Test func theSandboxTriesOnce() {
    var stage = CourierStage()
    stage.take("a1", minute: 0, .init(.sandbox))
    stage.finish { _, _ in 500 }
    #expect(stage.begun == ["a1 #1 @0"])
    #expect(stage.settled == ["a1 #1 failed"])
    #expect(stage.courier.isIdle)
  }

  /// One, 12, 24, 48 and 72 hours, each after the attempt before: 157 hours in all.
  @Test func productionTriesSixTimes() {
    var stage = CourierStage()
    stage.take("a1", minute: 0)
    stage.finish { _, _ in 500 }
    #expect(
      stage.begun == [
        "a1 #1 @0", "a1 #2 @60", "a1 #3 @780", "a1 #4 @2220", "a1 #5 @5100", "a1 #6 @9420",
      ])
    #expect(stage.courier.isIdle)
  }

  @Test func stopsTryingOnceItIsAcknowledged() {
    var stage = CourierStage()
    stage.take("a1", minute: 0)
    stage.finish { _, number in number == 3 ? 204 : 503 }
    #expect(stage.begun == ["a1 #1 @0", "a1 #2 @60", "a1 #3 @780"])
  }

  @Test func givesUpWhereTheTermsSayThatRetriesAreOfNoUse() {
    var terms = DeliveryTerms(.production)
    terms.noRetryOn = [410]
    var stage = CourierStage()
    stage.take("a1", minute: 0, terms)
    stage.take("b1", minute: 1, terms)
    stage.finish { name, number in name == "a1" ? 410 : number == 1 ? 500 : 200 }
    #expect(stage.begun == ["a1 #1 @0", "b1 #1 @1", "b1 #2 @61"])
  }

  @Test func newerNotificationsOvertakeARetry() {
    var stage = CourierStage()
    stage.take("a1", minute: 0)
    stage.take("a2", minute: 10)
    stage.take("a3", minute: 90)
    stage.finish { name, number in name == "a1" && number == 1 ? 500 : 200 }
    #expect(stage.begun == ["a1 #1 @0", "a2 #1 @10", "a1 #2 @60", "a3 #1 @90"])
  }

  @Test func theClockWaitsForAnswersThatItDependsOn() {
    var stage = CourierStage()
    stage.take("a1", minute: 0)
    stage.take("b1", minute: 59)
    stage.take("c1", minute: 60)
    stage.courier.end()
    stage.run()
    #expect(stage.begun == ["a1 #1 @0", "b1 #1 @59"], "a1 may be tried again at 60")
    stage.answer("a1", 500)
    stage.run()
    #expect(stage.begun == ["a1 #1 @0", "b1 #1 @59", "a1 #2 @60", "c1 #1 @60"])
  }

  @Test func theClockOfTheSandboxWaitsForNobody() {
    var stage = CourierStage()
    stage.take("a1", minute: 0, .init(.sandbox))
    stage.take("b1", minute: 100_000, .init(.sandbox))
    stage.run()
    #expect(stage.begun == ["a1 #1 @0", "b1 #1 @100000"])
  }

  /// Nobody knows yet whether something is signed before it.
  @Test func aRetryWaitsForWhatMayBeSignedBeforeIt() {
    var stage = CourierStage()
    stage.take("a1", minute: 0)
    stage.run()
    stage.answer("a1", 500)
    stage.run()
    #expect(stage.begun == ["a1 #1 @0"])
    stage.mark(minute: 70)
    stage.run()
    #expect(stage.begun == ["a1 #1 @0", "a1 #2 @60"])
  }

  @Test func neverTwoOfOneOriginalTransactionAtOnce() {
    var stage = CourierStage()
    for (name, minute) in [("a1", 0), ("a2", 1), ("b1", 2), ("a3", 3)] as [(String, Int64)] {
      stage.take(name, minute: minute, .init(.sandbox))
    }
    stage.run()
    #expect(stage.begun == ["a1 #1 @0", "b1 #1 @2"])
    stage.answer("a1")
    stage.run()
    #expect(stage.begun == ["a1 #1 @0", "b1 #1 @2", "a2 #1 @1"])
    stage.answer("a2", 500)
    stage.run()
    #expect(stage.begun.last == "a3 #1 @3")
  }

  @Test func tellsWhatIsSettledInTheOrderOfTheCourse() {
    var stage = CourierStage()
    stage.take("a1", minute: 0, .init(.sandbox))
    stage.mark(minute: 1)
    stage.take("b1", minute: 2, .init(.sandbox))
    stage.run()
    stage.answer("b1")
    #expect(stage.settled == [])
    stage.answer("a1", 500)
    #expect(stage.settled == ["a1 #1 failed", "mark @1", "b1 #1 ok"])
  }

  @Test func holdsNoMoreThanItHasRoomFor() {
    var stage = CourierStage(room: 3)
    for number in 0..<10 {
      stage.take("a\(number)", minute: Int64(number), .init(.sandbox))
    }
    stage.run()
    #expect(stage.courier.unansweredCount == 3)
    #expect(stage.courier.inboxCount == 7)
    stage.finish { _, _ in 200 }
    #expect(stage.settled.count == 10)
  }
}
