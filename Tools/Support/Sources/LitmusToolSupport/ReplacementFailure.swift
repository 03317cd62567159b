/// The reason why nothing was replaced.
public struct ReplacementFailure: Error, Hashable, Sendable {
  /// The problems: the first one is the cause, the others could not be undone.
  public internal(set) var problems: [FileProblem]

  init(_ file: String, _ message: String) {
    problems = [FileProblem(file: file, message: message)]
  }

  init(_ file: String, cannot action: String, _ error: SystemError) {
    self.init(file, "cannot \(action): \(error): \(error.fix(for: file))")
  }

  static func changedMeanwhile(_ file: String) -> ReplacementFailure {
    ReplacementFailure(file, "the file was changed by something else meanwhile: run again")
  }
}
