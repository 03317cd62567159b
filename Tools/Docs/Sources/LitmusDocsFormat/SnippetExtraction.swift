/// The extraction of snippets from one source, line by line.
package struct SnippetExtraction {
  /// Returns the snippets of a source, ordered by their ends, and findings about its markers.
  ///
  /// - Parameters:
  ///   - bytes: The file's content, with or without a byte order mark, with any line endings.
  ///   - path: The path relative to the root without a leading `/`; an absolute path is a file
  ///     outside the root, whose snippets have no link.
  package static func snippets(
    of bytes: [UInt8], path: String, _ options: FormatOptions
  ) -> (snippets: [Snippet], findings: [Finding]) {
    let readsSwift =
      options.compatibility == .litmus && SwiftSnippetMarker.areRead(in: path)
    guard mayHaveSnippets(bytes, path: path, readsSwift: readsSwift) else { return ([], []) }
    return NormalizedText(bytes).bytes.withUnsafeBufferPointer { buffer in
      var extraction = SnippetExtraction(options: options, path: path, readsSwift: readsSwift)
      extraction.read(ByteView(buffer))
      return (extraction.snippets, extraction.findings)
    }
  }

  /// Returns whether a file contains any word that begins a snippet, which quickly excludes most files.
  private static func mayHaveSnippets(_ bytes: [UInt8], path: String, readsSwift: Bool) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      let view = ByteView(buffer)
      return view.find("-snippet: ", anchor: 0, in: view.all) != nil
        || view.find("#region ", anchor: 0, in: view.all) != nil
        || (readsSwift
          && (view.find("snippet.", anchor: 3, in: view.all) != nil
            || SwiftSnippetMarker.keyOfFile(path) != nil))
    }
  }

  /// A snippet whose end has not been reached.
  private struct Open {
    var kind: Snippet.Kind
    var head: SnippetHead
    var startLine: Int
    var text: SnippetText
    /// The number of nested, still open regions that are not snippets.
    var plainRegions = 0
  }

  private let options: FormatOptions
  private let path: String
  private let language: String
  private var snippets: [Snippet] = []
  private var findings: [Finding] = []
  private var markers = SourceMarkerReader()
  private var open: [Open] = []
  private var swift: SwiftSnippetReader?

  private var isLitmus: Bool { options.compatibility == .litmus }

  private init(options: FormatOptions, path: String, readsSwift: Bool) {
    self.options = options
    self.path = path
    language = fileExtension(of: path)
    swift = readsSwift ? SwiftSnippetReader(path: path, options) : nil
  }

  private mutating func read(_ view: ByteView) {
    var start = 0
    var number = 0
    while start < view.count {
      let end = view.lineEnd(from: start)
      number += 1
      read(start..<end, of: view, number: number)
      start = end + 1
    }
    finish(lines: number)
  }

  private mutating func read(_ line: Range<Int>, of view: ByteView, number: Int) {
    if swift != nil, let marker = SwiftSnippetMarker(line, of: view) {
      if let ended = swift?.read(marker, of: view, number: number) {
        add(ended.draft, endLine: ended.endLine)
      }
      return
    }
    switch markers.marker(on: line, of: view) {
    case .begin(let text):
      do throws(Problem) {
        begin(.marker, try SnippetHead(parsing: text, of: view), at: number)
      } catch {
        findings.append(Finding(.snippet, file: path, line: number, message: error.message))
      }
    case .region(let key):
      begin(.region, SnippetHead(key: view.string(key)), at: number)
    case .plainRegion:
      // Its end must not be mistaken for the end of an enclosing region.
      if isLitmus, let around = open.lastIndex(where: { $0.kind == .region }) {
        open[around].plainRegions += 1
      }
      append(line, of: view, number: number)
    case .end:
      if !end(.marker, at: number), !isLitmus { append(line, of: view, number: number) }
    case .endRegion:
      if !end(.region, at: number) { append(line, of: view, number: number) }
    case nil:
      append(line, of: view, number: number)
    }
  }

  private mutating func begin(_ kind: Snippet.Kind, _ head: SnippetHead, at line: Int) {
    let text = SnippetText(options)
    open.append(Open(kind: kind, head: head, startLine: line, text: text))
  }

  /// Ends the snippet that an end marker closes; returns false if there is none.
  private mutating func end(_ kind: Snippet.Kind, at line: Int) -> Bool {
    let index = isLitmus ? open.lastIndex { $0.kind == kind } : open.indices.last
    guard let index, open[index].kind == kind else { return false }
    if open[index].plainRegions > 0 {
      open[index].plainRegions -= 1
      return false
    }
    let ended = open.remove(at: index)
    add(ended.head, ended.kind, from: ended.startLine, to: line, text: ended.text)
    return true
  }

  private mutating func append(_ line: Range<Int>, of view: ByteView, number: Int) {
    for index in open.indices {
      open[index].text.append(line, of: view, number: number)
    }
    swift?.append(line, of: view, number: number)
  }

  private mutating func add(_ draft: SwiftSnippetReader.Draft, endLine: Int) {
    add(draft.head, .swiftSnippet, from: draft.startLine, to: endLine, text: draft.text)
  }

  private mutating func add(
    _ head: SnippetHead, _ kind: Snippet.Kind, from start: Int, to end: Int, text: SnippetText
  ) {
    if let wide = text.tooWide, let maxWidth = options.maxWidth {
      findings.append(
        Finding(
          .snippet, file: path, line: wide.line,
          message: "a line of the snippet '\(head.key)' is \(wide.width) wide, "
            + "and MaxWidth is \(maxWidth): shorten it"))
    }
    let bytes = text.trimmed()
    snippets.append(
      Snippet(
        key: head.key, kind: kind, file: path, path: linkPath(of: path), startLine: start,
        endLine: end, text: bytes, language: head.language ?? language,
        attributes: head.attributes, error: bytes.mistakeInEncoding))
  }

  private mutating func finish(lines: Int) {
    if let slice = swift?.slice {
      addUnclosed(slice.head.key, .swiftSnippet, at: slice.startLine, end: "// snippet.end")
    }
    if let whole = swift?.whole { add(whole, endLine: max(1, lines)) }
    // MarkdownSnippets drops the snippets around one that is not closed.
    for item in isLitmus ? open[...] : open.suffix(1) {
      let end = item.kind == .marker ? "end-snippet" : "#endregion"
      addUnclosed(item.head.key, item.kind, at: item.startLine, end: end)
    }
  }

  private mutating func addUnclosed(
    _ key: String, _ kind: Snippet.Kind, at line: Int, end: String
  ) {
    let error = "is not closed: add '\(end)' after it"
    snippets.append(
      Snippet(
        key: key, kind: kind, file: path, path: linkPath(of: path), startLine: line,
        endLine: line, text: [], language: language, error: error))
    if isLitmus {
      findings.append(
        Finding(.snippet, file: path, line: line, message: "the snippet '\(key)' \(error)"))
    }
  }
}

/// Returns the path for links to a file; nil for one outside the root, whose path is absolute.
private func linkPath(of path: String) -> String? { path.hasPrefix("/") ? nil : "/" + path }
