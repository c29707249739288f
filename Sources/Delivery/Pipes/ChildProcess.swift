internal import Foundation

/// A shell command that runs as a child of this process. One thread waits for it and ends it.
struct ChildProcess: Sendable {
  private let identifier: pid_t

  /// How long a child that was asked to end may take.
  private static let respite: Int32 = 500

  private init(_ identifier: pid_t) {
    self.identifier = identifier
  }

  /// Starts `sh -c COMMAND`.
  ///
  /// Its standard output is our standard error. It is in a process group of its own: the interrupt
  /// that a terminal sends to ours does not reach it, and a signal to its group reaches all that
  /// the shell has started.
  ///
  /// - Returns: The child, and the writing end of its standard input, which does not block.
  static func started(
    _ command: String
  ) throws(SystemFailure) -> (child: ChildProcess, input: Descriptor) {
    starting.lock()
    defer { starting.unlock() }
    let (reading, writing) = try Descriptor.pipe()
    try writing.makeNonBlocking()
    for _ in 0..<4 {
      do throws(SystemFailure) {
        return (ChildProcess(try spawn(command, reading)), writing)
      } catch {
        // On some systems: a descriptor to be closed has been closed meanwhile. Look again.
        guard error.code == EBADF else { throw error }
      }
    }
    return (ChildProcess(try spawn(command, reading)), writing)
  }

  /// Two children that start at once would inherit each other's input between the two calls that
  /// make a pipe and keep it from children.
  private static let starting = NSLock()

  private static func spawn(
    _ command: String, _ input: Descriptor
  ) throws(SystemFailure) -> pid_t {
    let check = SystemFailure.check
    let actions = try SpawnSetting(
      posix_spawn_file_actions_init, release: posix_spawn_file_actions_destroy)
    try check(posix_spawn_file_actions_adddup2(actions.pointer, input.number, STDIN_FILENO))
    // Standard output is for notifications or the timeline.
    try check(
      fcntl(STDERR_FILENO, F_GETFD) >= 0
        ? posix_spawn_file_actions_adddup2(actions.pointer, STDERR_FILENO, STDOUT_FILENO)
        : posix_spawn_file_actions_addopen(
          actions.pointer, STDOUT_FILENO, "/dev/null", O_WRONLY, 0))
    for number in Descriptor.inheritable() {
      try check(posix_spawn_file_actions_addclose(actions.pointer, number))
    }

    let attributes = try SpawnSetting(posix_spawnattr_init, release: posix_spawnattr_destroy)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    try check(posix_spawnattr_setflags(attributes.pointer, Int16(flags)))
    try check(posix_spawnattr_setpgroup(attributes.pointer, 0))
    // What we ignore or the thread that starts it has blocked is no business of the child's:
    // whatever writes to `head` has to end by SIGPIPE.
    var signals = sigset_t()
    sigemptyset(&signals)
    try check(posix_spawnattr_setsigmask(attributes.pointer, &signals))
    for signal in [SIGPIPE, SIGINT, SIGQUIT, SIGTERM] { sigaddset(&signals, signal) }
    try check(posix_spawnattr_setsigdefault(attributes.pointer, &signals))

    let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    let arguments = copies(["sh", "-c", command])
    let variables = copies(environment.sorted())
    defer { for text in arguments + variables { free(text) } }
    var identifier: pid_t = 0
    try check(
      posix_spawn(
        &identifier, "/bin/sh", actions.pointer, attributes.pointer, arguments, variables))
    return identifier
  }

  /// Texts as C has them, with nothing behind the last; the caller's to free.
  private static func copies(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }

  /// How the child has ended; `nil` while it runs. Not to be asked again after an answer.
  func ending() -> PipeEnding? {
    var status: Int32 = 0
    switch waitpid(identifier, &status, WNOHANG) {
    case 0: return nil
    case identifier:
      // The macros that take a status apart are not for Swift; both systems lay it out like this.
      let signal = status & 0x7f
      return signal == 0 ? .exited(status: status >> 8 & 0xff) : .killed(signal: signal)
    // Somebody else in this process waits for children.
    default: return .unknown
    }
  }

  /// Ends the child and all that it has started, and waits until it has ended.
  func end() -> PipeEnding {
    kill(-identifier, SIGTERM)
    // A stopped process takes no other signal.
    kill(-identifier, SIGCONT)
    var pause = Pause()
    var waited: Int32 = 0
    while ending() == nil {
      if waited >= Self.respite { kill(-identifier, SIGKILL) }
      let step = pause.next()
      poll(nil, 0, step)
      waited += step
    }
    // The shell may have gone before what it has started.
    kill(-identifier, SIGKILL)
    return .stopped
  }
}

/// Waits for something that nothing announces: short ones at first, then longer ones.
struct Pause {
  private var milliseconds: Int32 = 1

  /// How long to wait this time, in milliseconds.
  mutating func next() -> Int32 {
    defer { milliseconds = min(2 * milliseconds, 32) }
    return milliseconds
  }
}
