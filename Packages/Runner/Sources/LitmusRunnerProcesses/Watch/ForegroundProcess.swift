#if LITMUS_RUNNER && (os(Linux) || os(macOS))
internal import Foundation
package import LitmusRunnerCore
internal import LitmusRunnerReports

#if canImport(Darwin)
private import Darwin
#endif

/// A child process in the foreground: it has this process's terminal and group, so that Ctrl-C
/// reaches both.
package enum ForegroundProcess {
  /// Runs a program and waits for its end.
  ///
  /// The program blocks no signal, whatever this process does. Each SIGTERM that this process receives meanwhile is
  /// sent to the program, and then received once more, when the program has ended.
  ///
  /// - Parameter words: The program's path and its arguments.
  /// - Returns: Its exit code, or 128 plus the signal that ended it.
  /// - Throws: A ``RunError`` if it cannot be started.
  package static func run(_ words: [String]) throws(RunError) -> CInt {
    // SIGTERM would end this process, and leave the program running.
    let signals = BlockedSignals([SIGTERM])
    defer { signals.unblock() }
    var none = sigset_t()
    sigemptyset(&none)
    let process = try ChildProcess(
      program: words[0], arguments: words, environment: ProcessInfo.processInfo.environment,
      output: nil, signals: none)
    var isTerminated = false
    let end = process.wait {
      // The terminal sends Ctrl-C to the program itself.
      if signals.take() != nil {
        isTerminated = true
        kill(process.pid, SIGTERM)
      }
      return true
    }
    if isTerminated { raise(SIGTERM) }
    return end.shellCode
  }
}
#endif
