import Delivery
import Foundation
import Signing
import Testing

/// What a command is given, in which surroundings it runs, and how its end is judged.
@Suite struct PipeSinkTests {
  private let folder: PipeFolder
  private var path: String { folder.path }

  init() throws {
    folder = try PipeFolder()
  }

  /// Gives a command parcels and waits for its end; the error, if there is one.
  private func error(
    of command: String, _ parcels: [Parcel], patience: Duration = .seconds(60)
  ) async throws -> PipeError? {
    let sink = try PipeSink(command, form: .signed, patience: patience)
    do {
      for parcel in parcels { try await sink.deliver(parcel) }
      try await sink.finish()
      return nil
    } catch let error as PipeError {
      return error
    }
  }

  @Test func givesEachBodyAsALine() async throws {
    let bodies = [#"{"signedPayload":"a.b.c"}"#, #"{"name":"\"Zoë\" 日本 $HOME `x` \\ '%s"}"#, ""]
    let parcels = bodies.map { PipeParcels.parcel(Array($0.utf8)) }
    let large = PipeParcels.parcels(40, of: 19_000) + PipeParcels.parcels(2, of: 600_000)
    #expect(try await error(of: "cat > \(path)/out", parcels + large) == nil)
    #expect(folder.content("out") == PipeParcels.lines(parcels + large))
  }

  @Test func goesWellWithoutANotification() async throws {
    #expect(try await error(of: "cat > \(path)/out", []) == nil)
    #expect(folder.content("out") == Data())
  }

  @Test func passesOverAFormThatIsNotThere() async throws {
    let sink = try PipeSink("cat > \(path)/out", form: .decoded)
    #expect(sink.forms == [.decoded])
    try await sink.deliver(PipeParcels.parcel([1]))
    try await sink.finish()
    #expect(folder.content("out") == Data())
  }

  @Test func keepsUpWithManyNotifications() async throws {
    let sink = try PipeSink("cat > /dev/null", form: .signed)
    let parcels = PipeParcels.parcels(50, of: 19_000)
    for number in 0..<10_000 { try await sink.deliver(parcels[number % parcels.count]) }
    try await sink.finish()
  }

  @Test func feedsSeveralCommandsAtOnce() async throws {
    let parcels = PipeParcels.parcels(60, of: 9_000)
    // Each has to see the end of its own input while the others live.
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          let error = try await error(of: "cat > \(path)/\(number)", parcels)
          #expect(error == nil)
        }
      }
      try await group.waitForAll()
    }
    let expected = PipeParcels.lines(parcels)
    for number in 0..<8 { #expect(folder.content("\(number)") == expected) }
  }

  /// Each command ends with status 0 if it finds things as they should be.
  @Test(
    .serialized,
    arguments: [
      "[ /dev/stdout -ef /dev/stderr ]",  // standard output is the run's
      "kill -0 -$$",  // a process group of its own
      "sh -c 'kill -PIPE $$'; [ $? -eq 141 ]", "sh -c 'kill -INT $$'; [ $? -eq 130 ]",
      "sh -c 'kill -TERM $$'; [ $? -eq 143 ]",
      "[ \"$HOME\" = '\(ProcessInfo.processInfo.environment["HOME"] ?? "")' ]",
    ])
  func runsAsInAShell(_ command: String) async throws {
    try await sinkOfAnAloofProcess("cat > /dev/null; \(command)").finish()
  }

  /// A sink that is made while the process ignores signals, on a thread that has them blocked.
  private func sinkOfAnAloofProcess(_ command: String) throws -> PipeSink {
    var (all, former) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &former)
    let handlers = [SIGPIPE, SIGINT, SIGTERM].map { ($0, signal($0, SIG_IGN)) }
    defer {
      for (number, handler) in handlers { signal(number, handler) }
      pthread_sigmask(SIG_SETMASK, &former, nil)
    }
    return try PipeSink(command, form: .signed)
  }

  @Test func leavesNoDescriptorToTheCommand() async throws {
    let number = open("/dev/null", O_RDONLY)
    #expect(number > 2)
    defer { close(number) }
    #expect(try await error(of: "[ ! -e /dev/fd/\(number) ]", []) == nil)
  }

  @Test(arguments: [
    ("cat > /dev/null; exit 3", PipeEnding.exited(status: 3)),
    ("cat > /dev/null; kill -9 $$", .killed(signal: 9)),
  ])
  func judgesTheEnd(_ command: String, _ ending: PipeEnding) async throws {
    #expect(
      try await error(of: command, PipeParcels.parcels(9, of: 19_000))
        == .ended(command: command, ending, written: 9, unwritten: 0))
  }

  @Test func saysThatACommandIsNotThere() async throws {
    let command = "exec 2> /dev/null; no-such-command"
    let error = try #require(try await error(of: command, PipeParcels.parcels(40, of: 19_000)))
    guard case .ended(command, .exited(status: 127), 0, let unwritten) = error else {
      Issue.record("\(error)")
      return
    }
    #expect((1...40).contains(unwritten))
  }

  @Test(arguments: [
    ("", PipeEnding.exited(status: 0)), ("; exit 3", .exited(status: 3)),
    ("; kill -9 $$", .killed(signal: 9)),
  ])
  func countsWhatACommandHadWhenItDied(_ rest: String, _ ending: PipeEnding) async throws {
    // A line larger than what a pipe holds is never taken for read.
    let command = "head -c 300000 > /dev/null" + rest
    let sink = try PipeSink(command, form: .signed)
    let parcels = PipeParcels.parcels(9, of: 200_000)
    var given = 0
    let error = await #expect(throws: PipeError.self) {
      for parcel in parcels {
        given += 1
        try await sink.deliver(parcel)
      }
      try await sink.finish()
    }
    #expect(error == .ended(command: command, ending, written: 1, unwritten: given - 1))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self")))
  func missesWhatLayUnreadInThePipe() async throws {
    let command = "read -r line"
    let sink = try PipeSink(command, form: .signed)
    let error = await #expect(throws: PipeError.self) {
      for parcel in PipeParcels.parcels(3, of: 100) { try await sink.deliver(parcel) }
      try await sink.finish()
    }
    guard case .ended(command, .exited(status: 0), 1, let unwritten) = error else {
      Issue.record("\(error.debugDescription)")
      return
    }
    #expect((1...2).contains(unwritten))
  }

  @Test func letsACommandWorkOnWhatItHasRead() async throws {
    let command =
      "read -r a; read -r b; exec < /dev/null; echo $$ > \(path)/shell; "
      + "\(folder.await("go")); exit 0"
    let sink = try PipeSink(command, form: .signed, patience: .zero)
    for parcel in PipeParcels.parcels(2, of: 100) { try await sink.deliver(parcel) }
    async let end: Void = sink.finish()
    #expect(isAlive(await folder.number("shell")))
    // Long enough for a sink that has no patience to do what it would do.
    try await Task.sleep(for: .milliseconds(60))
    folder.touch("go")
    try await end
  }

  @Test func endsACommandThatReadsNoMore() async throws {
    let command = "exec < /dev/null; sleep 1000"
    #expect(
      try await error(of: command, PipeParcels.parcels(1, of: 100), patience: .milliseconds(20))
        == .ended(command: command, .stopped, written: 0, unwritten: 1))
  }
}
