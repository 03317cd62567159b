#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation

/// Ends a child process whose parent is gone, because nobody reads what it does.
enum ParentWatch {
  /// Starts to look, on a thread of its own: tests may close what dispatch queues need.
  static func start(parent: pid_t) {
    Thread.detachNewThread {
      while getppid() == parent { usleep(100_000) }
      _exit(ChildDeparture.exitCode)
    }
  }
}
#endif
