/// Finds the snippets of one source file.
package struct SnippetExtractor: Sendable {
  package let options: FormatOptions

  package init(options: FormatOptions) {
    self.options = options
  }

  /// The snippets of a source, in the order of their ends, and what is wrong with its markers.
  ///
  /// - Parameters:
  ///   - bytes: The file, with or without a byte order mark, with any line endings.
  ///   - path: The path from the root without a leading `/`; an absolute path means a file outside
  ///     the root, whose snippets have no link.
  package func extract(
    _ bytes: [UInt8], path: String
  ) -> (snippets: [Snippet], findings: [Finding]) {
    ([], [])
  }
}
