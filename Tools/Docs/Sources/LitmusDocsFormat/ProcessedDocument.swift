/// A document as it should be, and what was found on the way.
package struct ProcessedDocument: Hashable, Sendable {
  /// The bytes to write; only of use if no finding is an error.
  package var output: [UInt8]
  package var findings: [Finding] = []
  /// The keys of the snippets that the document shows.
  package var usedKeys: Set<String> = []
  /// Whether the document has any marker.
  package var hasMarkers = false
  /// Why the output differs from what stands there, one reason each; empty if it does not, or if a
  /// finding is an error.
  package var changes: [String] = []
}
