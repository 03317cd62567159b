/// The comments of a document that silence findings, as in `<!-- litmus: ignore link, REASON -->`.
struct DocumentSilences: Sendable {
  /// What a comment silences.
  enum Scope: String, Sendable, CaseIterable {
    /// The links on the comment's line, or, if it is alone there, in the block below it.
    case link
    /// The fence below it, with its hidden lines.
    case fence
    /// The section that contains it.
    case section

    func silences(_ kind: Finding.Kind) -> Bool {
      switch self {
      case .link: kind == .link
      case .fence: kind == .compile || kind == .output
      case .section: kind == .link || kind == .compile || kind == .output
      }
    }
  }

  private struct Silence {
    var scope: Scope
    /// The line of the comment, and the lines that it silences, from 1.
    var line: Int
    var lines: Range<Int>
  }

  let path: String
  private var silences: [Silence] = []
  /// Findings about comments that cannot be understood.
  private(set) var problems: [Finding] = []

  private static let word: StaticString = "litmus:"

  /// Returns nil for a document without such a comment.
  init?(_ document: CheckedDocument) {
    path = document.path
    let bytes = document.bytes
    guard bytes.firstIndex(of: Self.word, from: 0, before: bytes.count) != nil else { return nil }
    let lines = TextLines(of: bytes, at: path)
    for comment in document.markdown.comments where comment.hasColon && comment.name == "litmus" {
      let line = comment.lines.lowerBound + 1
      do throws(Problem) {
        let scope = try Self.scope(of: comment.sentence)
        let covered = Self.lines(of: scope, at: comment, in: lines, document.markdown)
        silences.append(Silence(scope: scope, line: line, lines: covered))
      } catch {
        problems.append(Finding(.link, file: path, line: line, message: error.message))
      }
    }
    if silences.isEmpty && problems.isEmpty { return nil }
  }

  private static func scope(of text: String) throws(Problem) -> Scope {
    let usage = "write '<!-- litmus: ignore link, REASON -->', or fence or section instead of link"
    guard let match = text.wholeMatch(of: /ignore\s+(\w+)\s*(?:,\s*(.*))?/),
      let scope = Scope(rawValue: String(match.1))
    else { throw Problem("'litmus: \(text)' is unknown: \(usage)") }
    guard let reason = match.2, !reason.isEmpty else {
      throw Problem(
        "'litmus: \(text)' needs a reason: write '<!-- litmus: ignore \(scope), REASON -->'")
    }
    return scope
  }

  private static func lines(
    of scope: Scope, at comment: MarkdownComment, in lines: TextLines, _ markdown: DocumentLinks
  ) -> Range<Int> {
    let index = comment.lines.upperBound
    let line = index + 1
    switch scope {
    case .link:
      guard comment.isAlone else { return (comment.lines.lowerBound + 1)..<(line + 1) }
      let isBlank = { (line: Int) in lines[line].allSatisfy { $0 == 0x20 || $0 == 0x09 } }
      let start = (line..<max(line, lines.count)).first { !isBlank($0) } ?? lines.count
      let end = (start..<lines.count).first(where: isBlank) ?? lines.count
      return (start + 1)..<(end + 1)
    case .fence:
      guard let fence = markdown.fences.first(where: { $0.openingLine > index }) else {
        return line..<line
      }
      return line..<(fence.lines.upperBound + 2)
    case .section:
      let headings = markdown.headings
      let own = headings.last { $0.line <= line }
      let next = headings.first { $0.line > line && (own == nil || $0.level <= own?.level ?? 0) }
      return (own?.line ?? 1)..<(next?.line ?? lines.count + 1)
    }
  }

  /// Returns the findings that no comment silences, and findings about comments that silence nothing.
  ///
  /// - Parameter isChecked: Returns whether findings of a kind have been searched for on all of some lines.
  func apply(
    to findings: [Finding], isChecked: (Finding.Kind, Range<Int>) -> Bool
  ) -> [Finding] {
    var used: Set<Int> = []
    let audible = findings.filter { finding in
      guard finding.file == path, let line = finding.line else { return true }
      let index = silences.firstIndex {
        $0.scope.silences(finding.kind) && $0.lines.contains(line)
      }
      if let index { used.insert(index) }
      return index == nil
    }
    let unused = silences.indices.filter { index in
      let silence = silences[index]
      let kinds = Finding.Kind.allCases.filter(silence.scope.silences)
      return !used.contains(index) && kinds.allSatisfy { isChecked($0, silence.lines) }
    }
    return audible + problems
      + unused.map {
        let silence = silences[$0]
        return Finding(
          silence.scope == .fence ? .compile : .link, file: path, line: silence.line,
          message: "'litmus: ignore \(silence.scope)' silences nothing: remove it")
      }
  }
}
