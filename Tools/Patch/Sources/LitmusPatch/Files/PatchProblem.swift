/// The reason why nothing is written.
package struct PatchProblem: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A path or the file system.
    case file
    /// A manifest that is not understood.
    case refusal
  }

  package var kind: Kind
  /// The path as the user wrote it.
  package var file: String
  /// The line and column, from 1; nil if it concerns the whole file.
  package var place: Place?
  package var message: String

  package struct Place: Hashable, Sendable {
    package var line: Int
    package var column: Int
  }

  init(file: String, _ message: String) {
    kind = .file
    self.file = file
    self.message = message
  }

  init(file: String, _ refusal: Refusal) {
    kind = .refusal
    self.file = file
    place = Place(line: refusal.line, column: refusal.column)
    message = refusal.message
  }

  /// The problem in one line.
  package var line: String {
    let place = place.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(file)\(place): \(message)"
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
