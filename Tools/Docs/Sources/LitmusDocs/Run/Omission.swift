internal import LitmusDocsFormat

/// A part of a document that a run does not check, although it checks others of its kind: a link to another
/// site without `--external`, or a fence of a package that is not built.
struct Omission: Hashable, Sendable {
  private var kind: Finding.Kind
  private var file: String
  /// The line, from 1.
  private var line: Int
  /// What each finding about it has in its message; nil if that is unknown.
  private var words: String?

  /// Returns the links of a document to other sites.
  static func links(of document: DocumentLinks) -> [Omission] {
    document.links.filter { $0.kind == .external }.map { link in
      Omission(kind: .link, file: document.path, line: link.line, words: "'\(link.target)'")
    }
  }

  private init(kind: Finding.Kind, file: String, line: Int, words: String?) {
    (self.kind, self.file, self.line, self.words) = (kind, file, line, words)
  }

  /// Returns nil for a fence that was checked.
  init?(_ fence: FenceReport) {
    if fence.isChecked { return nil }
    self.init(kind: .compile, file: fence.file, line: fence.line, words: nil)
  }

  func isOf(_ kind: Finding.Kind, in file: String, _ lines: Range<Int>) -> Bool {
    kind == self.kind && file == self.file && lines.contains(line)
  }

  /// Returns whether a known problem may be one of this part.
  func mayHave(_ entry: Baseline.Entry) -> Bool {
    entry.kind == kind.name && entry.file == file && words.map(entry.message.hasText) ?? true
  }
}
