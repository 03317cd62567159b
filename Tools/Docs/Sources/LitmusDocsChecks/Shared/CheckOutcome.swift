package import LitmusDocsFormat

/// The outcome of checking the blocks of documents that a tool writes.
package struct CheckOutcome: Sendable {
  /// Problems that an update cannot fix.
  package var problems: [Finding] = []
  /// Places in a document that an update would change.
  package var differences: [Finding] = []
  /// The documents that an update changes.
  package var updated: [CheckedDocument] = []

  /// All findings of the check.
  package var findings: [Finding] { problems + differences }
}
