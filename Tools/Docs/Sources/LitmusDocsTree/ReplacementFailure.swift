package import LitmusDocsFormat

/// Why nothing was replaced.
package struct ReplacementFailure: Error, Hashable, Sendable {
  /// The first is the cause; more tell of what could not be undone.
  package var findings: [Finding]

  init(_ file: String, _ message: String) {
    findings = [Finding(.usage, file: file, message: message)]
  }

  init(_ file: String, cannot action: String, _ error: SystemError) {
    self.init(file, "cannot \(action): \(error): \(error.fix(for: file))")
  }

  static func changedMeanwhile(_ file: String) -> ReplacementFailure {
    ReplacementFailure(file, "the file was changed by something else meanwhile: run again")
  }
}
