package import LitmusDocsFormat
package import LitmusToolSupport

extension Finding {
  /// Creates a finding from a problem with a file.
  package init(_ problem: FileProblem) {
    self.init(
      .usage, file: problem.file, message: problem.message, isWarning: problem.isWarning)
  }
}

extension ReplacementFailure {
  /// The problems as findings: the first one is the cause, the others could not be undone.
  package var findings: [Finding] { problems.map(Finding.init) }
}
