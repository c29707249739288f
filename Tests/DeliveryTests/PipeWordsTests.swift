import Delivery
import Testing

@Suite struct PipeWordsTests {
  private static let words: [(PipeError, String)] = [
    (
      .cannotStart(command: "cat", reason: "Resource temporarily unavailable"),
      "the command \"cat\" cannot be started: Resource temporarily unavailable"
    ),
    (
      .ended(command: "nat", .exited(status: 127), written: 0, unwritten: 1),
      "the command \"nat\" ended with status 127 (the shell did not find it): of the one "
        + "notification given to it until then it read none"
    ),
    (
      .ended(command: "./a", .exited(status: 126), written: 0, unwritten: 2),
      "the command \"./a\" ended with status 126 (the shell could not run it): of the 2 "
        + "notifications given to it until then it read none"
    ),
    (
      .ended(command: "head -n 1", .exited(status: 0), written: 1, unwritten: 8),
      "the command \"head -n 1\" ended with status 0: of the 9 notifications given to it "
        + "until then it read at most 1"
    ),
    (
      .ended(command: "kcat -P", .exited(status: 1), written: 9, unwritten: 0),
      "the command \"kcat -P\" ended with status 1 after it was given all 9 notifications"
    ),
    (
      .ended(command: "kcat -P", .exited(status: 1), written: 1, unwritten: 0),
      "the command \"kcat -P\" ended with status 1 after it was given the one notification"
    ),
    (
      .ended(command: "kcat -P", .exited(status: 1), written: 0, unwritten: 0),
      "the command \"kcat -P\" ended with status 1 after it was given no notification"
    ),
    (
      .ended(command: "cat | x", .exited(status: 141), written: 4, unwritten: 5),
      "the command \"cat | x\" ended with status 141 (as after signal 13): of the 9 "
        + "notifications given to it until then it read at most 4"
    ),
    (
      .ended(command: "cat", .killed(signal: 9), written: 4, unwritten: 5),
      "the command \"cat\" was ended by signal 9: of the 9 notifications given to it until "
        + "then it read at most 4"
    ),
    (
      .ended(command: "sleep 100", .stopped, written: 0, unwritten: 5),
      "the command \"sleep 100\" did not end in time and was stopped: of the 5 "
        + "notifications given to it until then it read none"
    ),
    (
      .ended(command: "cat", .unknown, written: 5, unwritten: 0),
      "the command \"cat\" ended in a way that nobody knows after it was given all 5 "
        + "notifications"
    ),
  ]

  @Test(arguments: words)
  func says(_ error: PipeError, _ words: String) {
    #expect(error.description == words)
  }
}
