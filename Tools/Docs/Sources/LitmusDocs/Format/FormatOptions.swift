/// The options for reading and writing the format.
struct FormatOptions: Hashable, Sendable {
  var compatibility: Compatibility
  var convention: DocumentConvention
  /// The line ending that is written: `\n` or `\r\n`.
  var newLine = "\n"
  var linkFormat = LinkFormat.gitHub
  var omitSnippetLinks = false
  /// The prefix of each path in a link.
  var urlPrefix = ""
  /// The number of heading levels, from the second on, that a table of contents lists.
  var tocLevel = 2
  /// Titles to exclude from tables of contents, ignoring case.
  var tocExcludes: [String] = []
  /// The maximum width of a snippet's lines, in UTF-16 units; nil for no limit.
  var maxWidth: Int?
  /// Whether a generated document begins with a header; only when sources are transformed.
  var writeHeader = true
  /// The header's text; nil for the default header.
  var header: String?
  var validateContent = false
  /// Whether a missing snippet or include is a warning, and a message is written in its place.
  var treatMissingAsWarning = false

  /// Creates the default options of a compatibility mode.
  ///
  /// - Parameter convention: Nil for in-place documents, or for source transforms in `mdsnippets` mode.
  init(_ compatibility: Compatibility = .litmus, convention: DocumentConvention? = nil) {
    self.compatibility = compatibility
    self.convention =
      convention ?? (compatibility == .litmus ? .inPlaceOverwrite : .sourceTransform)
  }
}

/// The compatibility mode, which selects the rules of a run.
enum Compatibility: String, Hashable, Sendable, CaseIterable {
  /// The format without its defects: fences are respected, and errors are findings.
  case litmus
  /// The format as MarkdownSnippets reads and writes it, byte for byte.
  case mdsnippets
}

/// The relation between the document that is read and the one that is written.
enum DocumentConvention: String, Hashable, Sendable, CaseIterable {
  /// `x.source.md` is read, and `x.md` is written.
  case sourceTransform = "SourceTransform"
  /// The document is updated in place.
  case inPlaceOverwrite = "InPlaceOverwrite"
}
