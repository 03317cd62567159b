#if LITMUS_RUNNER
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
#endif
