import Testing

@testable import Delivery

/// Which of two threads that post may sleep. That one is woken is shown where a sink posts.
@Suite struct PumpWatchTests {
  private let watch: PumpWatch

  init() throws {
    let target = HTTPTarget(url: "http://127.0.0.1/", connections: 8, inFlight: 8)
    watch = PumpWatch(try target.shares(among: 2).map { try HTTPTransport($0) })
    watch.awake(0)
    watch.awake(1)
  }

  @Test func nobodySleepsOverWhatCameMeanwhile() {
    watch.callAll()
    #expect(!watch.sleep(0, hasPlace: true))
    #expect(!watch.sleep(1, hasPlace: false))
    watch.awake(0)
    #expect(watch.sleep(0, hasPlace: true), "it has looked again")
  }

  @Test func workIsNoMatterOfWhoHasNoPlace() {
    watch.callOne()
    #expect(watch.sleep(0, hasPlace: false))
    #expect(!watch.sleep(1, hasPlace: true))
  }

  @Test func oneIsEnoughForWork() {
    #expect(watch.sleep(0, hasPlace: true))
    watch.callOne()
    #expect(watch.sleep(1, hasPlace: true), "the other one sees to it")
  }

  @Test func workIsLeftForWhoIsAwake() {
    #expect(watch.sleep(0, hasPlace: false))
    watch.callOne()
    #expect(!watch.sleep(1, hasPlace: true))
  }
}
