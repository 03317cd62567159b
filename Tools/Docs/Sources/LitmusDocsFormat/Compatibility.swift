/// Whose rules a run follows.
package enum Compatibility: String, Hashable, Sendable, CaseIterable {
  /// The format, with its defects mended: fences are respected, and mistakes are findings.
  case litmus
  /// The format as MarkdownSnippets reads and writes it, byte for byte.
  case mdsnippets
}
