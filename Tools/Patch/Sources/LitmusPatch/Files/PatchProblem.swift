internal import LitmusToolSupport

/// The reason why nothing is written.
package struct PatchProblem: Error, Hashable, Sendable {
  /// Whether a manifest is not understood; otherwise a path or the file system is the reason.
  package let isRefusal: Bool
  /// The problem in one line: the path as the user wrote it, the line and column if known, and the
  /// message.
  package let line: String

  init(file: String, _ message: String) {
    isRefusal = false
    line = "\(file): \(message)"
  }

  init(file: String, _ refusal: Refusal) {
    isRefusal = true
    line = "\(file):\(refusal.line):\(refusal.column): \(refusal.message)"
  }

  init(file: String, cannotBeRead error: SystemError) {
    self.init(file: file, "cannot be read: \(error): \(error.fix(for: file))")
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
