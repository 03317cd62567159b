#if LITMUS_RUNNER
/// Why a command line cannot be obeyed, in one line, and the code that the process ends with.
struct CommandLineError: Error, CustomStringConvertible {
  /// What the process's exit code tells.
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
