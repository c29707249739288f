internal import Foundation

/// What Linux and macOS do differently.
enum Platform {
  /// The calling thread is to let others go first where there are too few processors.
  static func yieldToOthers() {
    #if os(Linux)
      // On Linux this is about the calling thread alone, whatever the standard says.
      _ = setpriority(.init(PRIO_PROCESS.rawValue), 0, 5)
    #else
      pthread_set_qos_class_self_np(QOS_CLASS_UTILITY, 0)
    #endif
  }
}
