/// What a configuration says about reading and writing the format.
package struct FormatOptions: Hashable, Sendable {
  package var compatibility: Compatibility
  package var convention: DocumentConvention
  /// What ends each line that is written: `\n` or `\r\n`.
  package var newLine = "\n"
  package var linkFormat = LinkFormat.gitHub
  package var omitSnippetLinks = false
  /// What stands in front of each path in a link.
  package var urlPrefix = ""
  /// How many levels of headings, from the second on, a table of contents lists.
  package var tocLevel = 2
  /// Titles that no table of contents lists, whatever their case.
  package var tocExcludes: [String] = []
  /// How wide a line of a snippet may be, in UTF-16 units; nil for any width.
  package var maxWidth: Int?
  /// Whether a generated document begins with a header; only where sources are transformed.
  package var writeHeader = true
  /// The header's text; nil for the one that MarkdownSnippets writes.
  package var header: String?
  package var validateContent = false
  /// Whether a missing snippet or include is a warning, and its place says so.
  package var treatMissingAsWarning = false

  /// The defaults of a compatibility.
  ///
  /// - Parameter convention: Nil for documents in place, or for sources under `mdsnippets`.
  package init(_ compatibility: Compatibility = .litmus, convention: DocumentConvention? = nil) {
    self.compatibility = compatibility
    self.convention =
      convention ?? (compatibility == .litmus ? .inPlaceOverwrite : .sourceTransform)
  }
}
