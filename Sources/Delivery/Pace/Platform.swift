internal import Foundation

/// What Linux and macOS do differently.
package enum Platform {
  /// The calling thread is to let others go first where there are too few processors.
  static func yieldToOthers() {
    #if os(Linux)
      // On Linux this is about the calling thread alone, whatever the standard says.
      _ = setpriority(.init(PRIO_PROCESS.rawValue), 0, 19)
    #else
      pthread_set_qos_class_self_np(QOS_CLASS_UTILITY, 0)
    #endif
  }

  /// The most memory that the process has had at a time, in bytes.
  package static var peakMemory: Int {
    #if os(Linux)
      // What getrusage says there is that of the process that began this one, if it had more.
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      return (line.flatMap { Int($0.filter(\.isNumber)) } ?? 0) * 1024
    #else
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #endif
  }
}
