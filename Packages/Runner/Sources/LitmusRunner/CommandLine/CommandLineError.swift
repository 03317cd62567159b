#if LITMUS_RUNNER
/// An error of the command line: a message of one line, and the exit code of the process.
struct CommandLineError: Error, CustomStringConvertible {
  /// The exit code of the process.
  enum Code: Int32 {
    case passed = 0
    case failed = 1
    case badUsage = 2
    case nothingMatched = 3
  }

  var description: String
  var code = Code.badUsage

  init(_ description: String, code: Code = .badUsage) {
    self.description = description
    self.code = code
  }
}
#endif
