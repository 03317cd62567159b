/// The reason why a manifest is left unchanged.
package struct Refusal: Error, Hashable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// The column in bytes, from 1.
  package var column: Int
  /// What was found, and what to do about it.
  package var message: String
}
