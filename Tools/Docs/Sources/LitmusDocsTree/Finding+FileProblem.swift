package import LitmusDocsFormat
package import LitmusToolSupport

extension Finding {
  /// What could not be done with a file.
  package init(_ problem: FileProblem) {
    self.init(
      .usage, file: problem.file, message: problem.message, isWarning: problem.isWarning)
  }
}

extension ReplacementFailure {
  /// The first is the cause; more tell of what could not be undone.
  package var findings: [Finding] { problems.map(Finding.init) }
}
