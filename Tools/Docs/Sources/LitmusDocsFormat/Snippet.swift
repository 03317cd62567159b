/// A part of a source that documents show.
package struct Snippet: Hashable, Sendable {
  /// How a snippet is marked in its source.
  package enum Kind: Hashable, Sendable {
    /// `begin-snippet: KEY` and `end-snippet`.
    case marker
    /// `#region KEY` and `#endregion`.
    case region
    /// `// snippet.KEY` and `// snippet.end`, or a whole file in a `Snippets` folder.
    case swiftSnippet
    /// A whole file.
    case file
    /// Some lines of a file without markers, or a declaration.
    case part
    /// A part of a downloaded file, or all of it.
    case web
  }

  package var key: String
  package var kind: Kind
  /// The file's path in findings: relative to the root without a leading `/`, or absolute.
  package var file: String
  /// The path for the link, relative to the root with a leading `/`; nil for no link.
  package var path: String?
  /// The address, with the key, of a snippet in a file whose snippets are all known; nil for any other.
  package var webAddress: String?
  /// The end of the anchor, if it is not the key.
  package var anchor: String?
  /// The line of the begin marker, from 1.
  package var startLine: Int
  /// The line of the end marker, from 1.
  package var endLine: Int
  /// The code, dedented and trimmed, with `\n` as line ending.
  package var text: [UInt8]
  /// The first word of the fence line.
  package var language: String
  /// What follows the language on the fence line.
  package var attributes: String?
  /// The reason why the snippet is unusable; a document that uses it reports this as a finding.
  package var error: String?

  package init(
    key: String, kind: Kind, file: String, path: String?, startLine: Int, endLine: Int,
    text: [UInt8], language: String, attributes: String? = nil, error: String? = nil
  ) {
    self.key = key
    self.kind = kind
    self.file = file
    self.path = path
    self.startLine = startLine
    self.endLine = endLine
    self.text = text
    self.language = language
    self.attributes = attributes
    self.error = error
  }
}
