#if LITMUS_RUNNER
internal import Foundation

/// An error that prevents a run: a message of one line, and the exit code for the process.
package struct RunError: Error, CustomStringConvertible {
  /// The exit code of the process.
  package enum Code: Int32 {
    case passed = 0
    case failed = 1
    case badUsage = 2
    case nothingMatched = 3
  }

  package var description: String
  package var code = Code.badUsage

  package init(_ description: String, code: Code = .badUsage) {
    self.description = description
    self.code = code
  }
}

/// Writes a warning of one line to standard error; the run continues.
@Sendable package func warnOnStandardError(_ problem: String) { writeLine("warning: \(problem)") }

/// Writes an error of one line to standard error.
@Sendable package func failOnStandardError(_ problem: String) { writeLine("error: \(problem)") }

private func writeLine(_ line: String) {
  _ = "\(line)\n".withCString { write(STDERR_FILENO, $0, strlen($0)) }
}
#endif
