/// A part of a document that a run does not check, although it checks others of its kind: a link to another
/// site without `--external`, a fence of a package that is not built, or all of a document that cannot be filled in.
struct Omission: Hashable, Sendable {
  /// Nil for all kinds of problems but that of snippets.
  private var kind: Finding.Kind?
  private var file: String
  /// The line, from 1; nil for all lines.
  private var line: Int?
  /// What each finding about it has in its message; nil if that is unknown.
  private var words: String?

  /// Returns the links of a document to other sites.
  static func links(of document: DocumentLinks) -> [Omission] {
    document.links.filter { $0.kind == .external }.map { link in
      Omission(kind: .link, file: document.path, line: link.line, words: "'\(link.target)'")
    }
  }

  private init(kind: Finding.Kind?, file: String, line: Int?, words: String?) {
    (self.kind, self.file, self.line, self.words) = (kind, file, line, words)
  }

  init(ofDocument file: String) {
    self.init(kind: nil, file: file, line: nil, words: nil)
  }

  /// Returns nil for a fence that was checked.
  init?(_ fence: FenceReport) {
    if fence.isChecked { return nil }
    self.init(kind: .compile, file: fence.file, line: fence.line, words: nil)
  }

  func isOf(_ kind: Finding.Kind, in file: String, _ lines: Range<Int>) -> Bool {
    kind == self.kind && file == self.file && line.map(lines.contains) ?? true
  }

  /// Returns whether a known problem may be one of this part.
  func mayHave(_ entry: Baseline.Entry) -> Bool {
    entry.file == file && words.map(entry.message.hasText) ?? true
      && kind.map { $0.name == entry.kind } ?? (entry.kind != Finding.Kind.snippet.name)
  }
}
