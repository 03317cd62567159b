#if LITMUS_RUNNER && (os(Linux) || os(macOS))
package import LitmusRunnerReports
internal import Foundation
internal import LitmusRunnerCore

#if canImport(Darwin)
private import Darwin
#endif

/// A child process in the foreground: it has this process's terminal and group, so that Ctrl-C
/// reaches both.
package enum ForegroundProcess {
  /// Runs a program and waits for its end.
  ///
  /// The program blocks no signal, whatever this process does. If this process receives SIGTERM meanwhile, it sends
  /// SIGTERM to the program.
  ///
  /// - Parameter words: The program's path and its arguments.
  /// - Returns: Its exit code, or 128 plus the signal that ended it.
  /// - Throws: The system's error if it cannot be started.
  package static func run(_ words: [String]) throws(SystemError) -> CInt {
    let arguments = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    #if canImport(Darwin)
    var attributes: posix_spawnattr_t?
    #else
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    // As in `ChildProcess`.
    signal(SIGCHLD, SIG_DFL)
    var process = pid_t()
    let code = posix_spawn(&process, words[0], nil, &attributes, arguments + [nil], environ)
    guard code == 0 else { throw SystemError(code: code) }
    var status: CInt = 0
    // A wait that blocks would not notice SIGTERM, which any thread may handle.
    while true {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { return ProcessEnd(status: status).shellCode }
      guard ended == 0 || errno == EINTR else { throw SystemError(code: errno) }
      // The terminal sends Ctrl-C to the program itself.
      if isTerminated { kill(process, SIGTERM) }
      usleep(2_000)
    }
  }

  /// Whether this process has received SIGTERM, which may still be blocked.
  private static var isTerminated: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return Interruption.signalNumber == SIGTERM || sigismember(&pending, SIGTERM) == 1
  }
}
#endif
