import Delivery
import Testing

@Suite struct PipeWordsTests {
  private static let words: [(PipeError, String)] = [
    (
      PipeError.cannotStart(command: "cat", reason: "Resource temporarily unavailable"),
      "pipe:cat cannot be started: Resource temporarily unavailable"
    ),
    (
      .ended(command: "nat", .exited(status: 127), written: 0, unwritten: 1),
      "pipe:nat ended with status 127 (the shell did not find it) before it had read everything: "
        + "of 1 notification given to it, it read at most 0"
    ),
    (
      .ended(command: "./a", .exited(status: 126), written: 0, unwritten: 2),
      "pipe:./a ended with status 126 (the shell could not run it) before it had read everything: "
        + "of 2 notifications given to it, it read at most 0"
    ),
    (
      .ended(command: "head -n 1", .exited(status: 0), written: 1, unwritten: 8),
      "pipe:head -n 1 ended with status 0 before it had read everything: "
        + "of 9 notifications given to it, it read at most 1"
    ),
    (
      .ended(command: "kcat -P", .exited(status: 1), written: 9, unwritten: 0),
      "pipe:kcat -P ended with status 1 after it was given all 9 notifications"
    ),
    (
      .ended(command: "kcat -P", .exited(status: 1), written: 1, unwritten: 0),
      "pipe:kcat -P ended with status 1 after it was given the one notification"
    ),
    (
      .ended(command: "kcat -P", .exited(status: 1), written: 0, unwritten: 0),
      "pipe:kcat -P ended with status 1 after it was given no notification"
    ),
    (
      .ended(command: "cat | x", .exited(status: 141), written: 4, unwritten: 5),
      "pipe:cat | x ended with status 141 (as after signal 13) before it had read everything: "
        + "of 9 notifications given to it, it read at most 4"
    ),
    (
      .ended(command: "cat", .killed(signal: 9), written: 4, unwritten: 5),
      "pipe:cat was ended by signal 9 before it had read everything: "
        + "of 9 notifications given to it, it read at most 4"
    ),
    (
      .ended(command: "sleep 100", .stopped, written: 0, unwritten: 5),
      "pipe:sleep 100 did not end in time and was stopped before it had read everything: "
        + "of 5 notifications given to it, it read at most 0"
    ),
    (
      .ended(command: "cat", .unknown, written: 5, unwritten: 0),
      "pipe:cat ended in a way that nobody knows after it was given all 5 notifications"
    ),
  ]

  @Test(arguments: words)
  func says(_ error: PipeError, _ words: String) {
    #expect(error.description == words)
  }
}
