/// Why notifications cannot be fed to a command.
public enum PipeError: Error, Hashable, Sendable {
  /// The shell cannot be started; the system's reason.
  case cannotStart(command: String, reason: String)
  /// The command ended before it had everything, or not well.
  ///
  /// - Parameters:
  ///   - written: How many notifications reached it whole. What lies unread in its input when it
  ///     ends is not counted, where the system tells (Linux does); what it made of those it has
  ///     read nobody knows.
  ///   - unwritten: How many others it had been given until then.
  case ended(command: String, PipeEnding, written: Int, unwritten: Int)
}

/// How a command ended.
public enum PipeEnding: Hashable, Sendable {
  /// By itself, with this status.
  case exited(status: Int32)
  /// By a signal that somebody sent it.
  case killed(signal: Int32)
  /// It did not end in time, and was stopped.
  case stopped
  /// Somebody else in this process waits for children, and was told.
  case unknown
}

extension PipeError: CustomStringConvertible {
  /// The error in words: how the command ended and what it had until then.
  public var description: String {
    switch self {
    case .cannotStart(let command, let reason):
      "the command \"\(command)\" cannot be started: \(reason)"
    case .ended(let command, let ending, let written, unwritten: 0):
      "the command \"\(command)\" \(ending) after it was given \(Self.all(written))"
    case .ended(let command, let ending, let written, let unwritten):
      "the command \"\(command)\" \(ending): of \(Self.the(written + unwritten)) given to it until "
        + "then it read \(written == 0 ? "none" : "at most \(written)")"
    }
  }

  private static func all(_ count: Int) -> String {
    switch count {
    case 0: "no notification"
    case 1: "the one notification"
    default: "all \(count) notifications"
    }
  }

  private static func the(_ count: Int) -> String {
    count == 1 ? "the one notification" : "the \(count) notifications"
  }
}

extension PipeEnding: CustomStringConvertible {
  /// The ending in words that follow the command.
  public var description: String {
    switch self {
    case .exited(status: 126): "ended with status 126 (the shell could not run it)"
    case .exited(status: 127): "ended with status 127 (the shell did not find it)"
    case .exited(let status) where status > 128:
      "ended with status \(status) (as after signal \(status - 128))"
    case .exited(let status): "ended with status \(status)"
    case .killed(let signal): "was ended by signal \(signal)"
    case .stopped: "did not end in time and was stopped"
    case .unknown: "ended in a way that nobody knows"
    }
  }
}
