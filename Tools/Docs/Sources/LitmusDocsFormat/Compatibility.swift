/// The compatibility mode, which selects the rules of a run.
package enum Compatibility: String, Hashable, Sendable, CaseIterable {
  /// The format without its defects: fences are respected, and errors are findings.
  case litmus
  /// The format as MarkdownSnippets reads and writes it, byte for byte.
  case mdsnippets
}
