#if LITMUS_RUNNER
internal import Foundation

/// Says in one line on standard error that something is not as it should be; the run goes on.
@Sendable package func warnOnStandardError(_ problem: String) { writeLine("warning: \(problem)") }

/// Says in one line on standard error what is wrong.
@Sendable func failOnStandardError(_ problem: String) { writeLine("error: \(problem)") }

private func writeLine(_ line: String) {
  _ = "\(line)\n".withCString { write(STDERR_FILENO, $0, strlen($0)) }
}
#endif
