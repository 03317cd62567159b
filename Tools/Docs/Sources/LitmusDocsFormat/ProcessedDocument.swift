/// The new content of a document, with the findings about it.
package struct ProcessedDocument: Hashable, Sendable {
  /// The bytes to write; only valid if no finding is an error.
  package var output: [UInt8]
  package var findings: [Finding] = []
  /// The keys of the snippets that the document shows.
  package var usedKeys: Set<String> = []
  /// Whether the document contains any markers.
  package var hasMarkers = false
  /// The reasons why the output differs from the current content; empty if it does not, or if a
  /// finding is an error.
  package var changes: [String] = []
}
