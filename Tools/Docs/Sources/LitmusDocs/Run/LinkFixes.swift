import LitmusToolSupport

/// Corrects links where they are written: in documents, in the files that documents are written from,
/// and in includes.
struct LinkFixes {
  private let tree: FileTree
  /// What the documents show, and in which files it is written.
  private var parts: [(file: String, shown: DocumentLinks)] = []
  private var texts: [String: [UInt8]] = [:]

  /// - Parameters:
  ///   - tutorials: The links of the tutorials in catalogs.
  ///   - areAll: Whether no other document may show the same includes.
  init(
    _ documents: [CheckedDocument], _ tutorials: [DocumentLinks], areAll: Bool, in tree: FileTree
  ) {
    self.tree = tree
    let files = Set(tree.files.filter { areAll || $0.uses.contains(.document) }.map(\.path))
    let shown = concurrentMap(documents, \.markdown)
    for (document, shown) in zip(documents, shown) {
      for (file, replaced) in document.parts where files.contains(file) {
        add(file, shown, replaced)
      }
    }
    for tutorial in tutorials { add(tutorial.path, tutorial, []) }
  }

  /// - Parameters:
  ///   - shown: The document that shows the text of a file; links to anchors in it lead there.
  ///   - replaced: The lines that come from elsewhere, from 1.
  private mutating func add(
    _ file: String, _ shown: DocumentLinks, _ replaced: [ClosedRange<Int>]
  ) {
    guard let bytes = texts[file] ?? (try? tree.bytes(of: file)) else { return }
    texts[file] = bytes
    let document = CheckedDocument(path: shown.path, bytes: bytes)
    let tables = BlockDocument<APIBlock>(document)?.blocks ?? []
    let replaced =
      replaced
      + tables.map(\.directive.lines).map { ($0.lowerBound + 1)...($0.upperBound + 1) }
    var part = shown
    part.links = document.markdown.links.filter { link in
      !replaced.contains { $0.contains(link.line) }
    }
    parts.append((file, part))
  }

  /// Writes the corrections of all files or of none, and returns the corrected links.
  func apply(
    _ linked: LinkedFiles
  ) throws(ReplacementFailure) -> (fixed: [BrokenLink], problems: [Finding]) {
    let check = LinkCheck(linked, suggestions: .max)
    let links = corrections(check.brokenLinks(in: parts.map(\.shown)))
    let byFile = Dictionary(grouping: links, by: \.finding.file)
    var changed: [AtomicReplacement.NewFile] = []
    for file in tree.files {
      guard let links = byFile[file.path], var bytes = texts[file.path] else { continue }
      // From the end, so that the ranges before keep their places.
      for correction in links.compactMap(\.correction).sorted(by: {
        $0.range.lowerBound > $1.range.lowerBound
      }) {
        bytes.replaceSubrange(correction.range, with: correction.new.utf8)
      }
      changed.append((tree.absolutePath(of: file.path), file.path, bytes, file.stamp))
    }
    return (links, try AtomicReplacement().replace(changed).map(Finding.init))
  }

  /// Returns the corrections that are right in each document that shows the text, in their order.
  ///
  /// - Parameter broken: The broken links of each part.
  private func corrections(_ broken: [[BrokenLink]]) -> [BrokenLink] {
    let shows = Dictionary(grouping: parts, by: \.file).mapValues(\.count)
    var found: [String: [BrokenLink.Correction: [BrokenLink]]] = [:]
    for (file, links) in zip(parts.map(\.file), broken) {
      let silences = DocumentSilences(CheckedDocument(path: file, bytes: texts[file] ?? []))
      for var link in links {
        guard let correction = link.correction else { continue }
        link.finding.file = file
        let audible = silences?.apply(to: [link.finding]) { _, _ in false } ?? [link.finding]
        guard audible.contains(link.finding) else { continue }
        found[file, default: [:]][correction, default: []].append(link)
      }
    }
    let corrected = found.flatMap { file, links in
      links.values.filter { $0.count == shows[file] }.map { $0[0] }
    }
    return corrected.sorted { first, second in
      let lines = (first.finding.line ?? 0, second.finding.line ?? 0)
      let ranges = (first.correction?.range.lowerBound, second.correction?.range.lowerBound)
      return (first.finding.file, lines.0, first.finding.message, ranges.0 ?? 0)
        < (second.finding.file, lines.1, second.finding.message, ranges.1 ?? 0)
    }
  }
}
