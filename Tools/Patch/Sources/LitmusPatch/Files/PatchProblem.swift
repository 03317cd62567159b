internal import LitmusToolSupport

/// The reason why nothing is written.
package struct PatchProblem: Error, Hashable, Sendable {
  /// Whether a manifest is not understood; otherwise a path or the file system is the reason.
  package let isRefusal: Bool
  /// The problem in one line: the path as the user wrote it, the line and column if known, and the
  /// message.
  package let line: String
}

extension PatchProblem {
  init(file: String, _ message: String) {
    self.init(isRefusal: false, line: "\(file): \(message)")
  }

  /// - Parameter error: A problem, a refusal, or an error of reading the file.
  init(file: String, _ error: any Error) {
    switch error {
    case let problem as PatchProblem: self = problem
    case let refusal as Refusal:
      self.init(
        isRefusal: true,
        line: "\(file):\(refusal.line):\(refusal.column): \(refusal.message)")
    case let error as SystemError:
      self.init(file: file, "cannot be read: \(error): \(error.fix(for: file))")
    default: self.init(file: file, "\(error)")
    }
  }
}

/// The reason why a manifest is left unchanged.
package struct Refusal: Error, Hashable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// The column in bytes, from 1.
  package var column: Int
  /// What was found, and what to do about it.
  package var message: String
}
