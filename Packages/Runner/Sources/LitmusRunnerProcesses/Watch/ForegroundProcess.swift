#if LITMUS_RUNNER && (os(Linux) || os(macOS))
package import LitmusRunnerReports
internal import Foundation

/// A child process in the foreground: it has this process's terminal and group, so that Ctrl-C
/// reaches both.
package enum ForegroundProcess {
  /// Runs a program and waits for its end.
  ///
  /// If this process receives SIGTERM meanwhile, it sends SIGTERM to the program.
  ///
  /// - Parameter words: The program's path and its arguments.
  /// - Returns: Its exit code, or 128 plus the signal that ended it.
  /// - Throws: The system's error if it cannot be started.
  package static func run(_ words: [String]) throws(UnreadableFile) -> CInt {
    let arguments = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let code = posix_spawn(&process, words[0], nil, nil, arguments + [nil], environ)
    guard code == 0 else { throw UnreadableFile(code: code) }
    var status: CInt = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw UnreadableFile(code: errno) }
      // The terminal sends Ctrl-C to the program itself.
      if Interruption.signalNumber == SIGTERM { kill(process, SIGTERM) }
    }
    return ProcessEnd(status: status).shellCode
  }
}
#endif
