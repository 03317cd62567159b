package import LitmusDocsFormat

/// What came of checking the blocks of documents that are written by a tool.
package struct CheckOutcome: Sendable {
  /// What is wrong and cannot be mended by an update.
  package var problems: [Finding] = []
  /// Where a document says something else than it would after an update.
  package var differences: [Finding] = []
  /// The documents that an update changes.
  package var updated: [CheckedDocument] = []

  /// All of it, as a check reports it.
  package var findings: [Finding] { problems + differences }
}
