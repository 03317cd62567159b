#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import LitmusRunnerStorage
package import Foundation

/// A watch that ends a child process whose parent is gone, because no one reads its journal.
package enum ParentWatch {
  /// Starts to watch, on its own thread: tests may close descriptors that dispatch queues need.
  package static func start(parent: pid_t) {
    Thread.detachNewThread {
      while getppid() == parent { usleep(100_000) }
      // What the tests have started would keep running without anyone to name it.
      if let group = ProcessGroup.own { group.end() }
      _exit(ChildExitReason.exitCode)
    }
  }
}
#endif
