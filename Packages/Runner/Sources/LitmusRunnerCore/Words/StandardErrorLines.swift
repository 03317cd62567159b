#if LITMUS_RUNNER
internal import Foundation

/// Writes a warning of one line to standard error; the run continues.
@Sendable package func warnOnStandardError(_ problem: String) { writeLine("warning: \(problem)") }

/// Writes an error of one line to standard error.
@Sendable package func failOnStandardError(_ problem: String) { writeLine("error: \(problem)") }

private func writeLine(_ line: String) {
  _ = "\(line)\n".withCString { write(STDERR_FILENO, $0, strlen($0)) }
}
#endif
