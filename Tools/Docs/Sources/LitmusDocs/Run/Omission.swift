/// A part of a document that a run does not check, although it checks others of its kind: a link to another
/// site without `--external`, a fence of a package that is not built, or all of a document that cannot be filled in.
struct Omission: Hashable, Sendable {
  var file: String
  /// Nil for all kinds of problems but that of snippets.
  var kind: Finding.Kind?
  /// The line, from 1; nil for all lines.
  var line: Int?
  /// What each finding about it has in its message; nil if that is unknown.
  var words: String?

  /// Returns the links of a document to other sites.
  static func links(of document: DocumentLinks) -> [Omission] {
    document.links.filter { $0.kind == .external }.map { link in
      Omission(file: document.path, kind: .link, line: link.line, words: "'\(link.target)'")
    }
  }

  /// Returns the fence; nil if it was checked.
  static func fence(_ fence: FenceReport) -> Omission? {
    fence.isChecked ? nil : Omission(file: fence.file, kind: .compile, line: fence.line)
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
