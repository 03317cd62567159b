#if LITMUS_RUNNER
internal import Foundation

/// How a process ended.
package enum ProcessEnd: Hashable, Sendable {
  case exited(code: Int32)
  case killed(signal: Int32)

  /// Reads the status of `waitpid`, whose macros are not available in Swift.
  package init(status: Int32) {
    let signal = status & 0x7f
    self = signal == 0 ? .exited(code: (status >> 8) & 0xff) : .killed(signal: signal)
  }

  /// Whether a signal has ended the process.
  package var isSignal: Bool { if case .killed = self { true } else { false } }

  /// The exit code, or 128 plus the signal, as shells report it.
  package var shellCode: Int32 {
    switch self {
    case .exited(let code): code
    case .killed(let signal): 128 + signal
    }
  }
}

extension ProcessEnd: CustomStringConvertible {
  /// The end as a sentence without its period, as in `Process ended with signal 4 (SIGILL)`.
  package var description: String {
    switch self {
    case .exited(let code): "Process exited with code \(code)"
    case .killed(let signal): "Process ended with \(signalName(signal))"
    }
  }
}

/// Returns a signal with its number and name, as in `signal 4 (SIGILL)`.
package func signalName(_ signal: Int32) -> String {
  let names: [Int32: String] = [
    SIGABRT: "SIGABRT", SIGALRM: "SIGALRM", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGHUP: "SIGHUP",
    SIGILL: "SIGILL", SIGINT: "SIGINT", SIGKILL: "SIGKILL", SIGPIPE: "SIGPIPE",
    SIGQUIT: "SIGQUIT", SIGSEGV: "SIGSEGV", SIGSYS: "SIGSYS", SIGTERM: "SIGTERM",
    SIGTRAP: "SIGTRAP", SIGUSR1: "SIGUSR1", SIGUSR2: "SIGUSR2", SIGXCPU: "SIGXCPU",
    SIGXFSZ: "SIGXFSZ",
  ]
  return "signal \(signal)" + (names[signal].map { " (\($0))" } ?? "")
}
#endif
