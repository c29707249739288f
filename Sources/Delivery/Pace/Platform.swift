internal import Foundation

/// What Linux and macOS do differently.
package enum Platform {
  /// The calling thread is to let others go first where there are too few processors.
  static func yieldToOthers() {
    #if os(Linux)
      // On Linux this is about the calling thread alone, whatever the standard says.
      _ = setpriority(.init(PRIO_PROCESS.rawValue), 0, 5)
    #else
      pthread_set_qos_class_self_np(QOS_CLASS_UTILITY, 0)
    #endif
  }

  /// The most memory that the process has had at a time, in bytes.
  package static var peakMemory: Int {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss * 1024
    #else
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #endif
  }
}
