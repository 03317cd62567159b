#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerStorage

/// A detector that notices that a process has crashed before the process ends.
///
/// Swift's runtime stops all threads of such a process, prints a message, and lets another program
/// write the backtrace, which takes 0.2 s and more. On systems other than Linux, this detects
/// nothing, and the supervisor waits for the process to end.
package struct CrashDetector {
  private let process: pid_t
  /// The file with the process's output; `nil` if that is not captured.
  private let output: GrowingFile?
  private var size = 0
  private var isAnnounced = false

  init(process: pid_t, output: GrowingFile?) {
    self.process = process
    self.output = output
  }

  /// Returns whether the process has crashed, as far as can be detected.
  mutating func isSeen() -> Bool {
    #if os(Linux)
    if let output, output.size != size {
      size = output.size
      isAnnounced = Self.announcesCrash(
        String(decoding: output.bytes(from: max(0, size - 256)), as: UTF8.self))
    }
    // A test may print the same text.
    return isAnnounced && Self.isBacktraced(process)
    #else
    return false
    #endif
  }

  /// Returns whether the end of an output says that a backtrace is being written.
  static func announcesCrash(_ end: String) -> Bool {
    guard let start = end.range(of: "*** Signal ", options: .backwards) else { return false }
    return end[start.upperBound...].contains(": Backtracing from ")
  }

  /// Returns whether the runtime's program for backtraces is at work for a process, which has then
  /// crashed; false on systems other than Linux.
  package static func isBacktraced(_ process: Int32) -> Bool { backtrace(of: process) != nil }

  /// Returns the child of a process that is the runtime's program for backtraces.
  static func backtrace(of process: pid_t) -> pid_t? {
    // A newer process usually has a higher number. If not, the crash is noticed at the end.
    ProcessStatus.all(after: process).first { $0.isBacktrace && $0.parent == process }?.pid
  }
}
#endif
