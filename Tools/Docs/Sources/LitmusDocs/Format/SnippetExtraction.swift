/// The extraction of snippets from one source, line by line.
struct SnippetExtraction {
  /// Returns the snippets of a source, ordered by their ends, and findings about its markers.
  ///
  /// - Parameters:
  ///   - bytes: The file's content, with or without a byte order mark, with any line endings.
  ///   - path: The path relative to the root without a leading `/`; an absolute path is a file
  ///     outside the root, whose snippets have no link.
  static func snippets(
    of bytes: [UInt8], path: String, _ options: FormatOptions
  ) -> (snippets: [Snippet], findings: [Finding]) {
    var extraction = SnippetExtraction(options: options, path: path)
    guard extraction.mayHaveSnippets(bytes) else { return ([], []) }
    bytes.normalized.withUnsafeBufferPointer { extraction.read(ByteView($0)) }
    return (extraction.snippets, extraction.findings)
  }

  /// Returns whether a file contains any word that begins a snippet, which quickly excludes most files.
  private func mayHaveSnippets(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      let view = ByteView(buffer)
      return view.find("-snippet: ", anchor: 0, in: view.all) != nil
        || view.find("#region ", anchor: 0, in: view.all) != nil
        || (markers.readsSwift
          && (view.find("snippet.", anchor: 3, in: view.all) != nil || path.keyOfSnippetFile != nil))
    }
  }

  /// A snippet whose end has not been reached.
  private struct Open {
    /// How it is marked: the marker that ends it; empty for a whole file.
    enum Kind: String {
      case marker = "end-snippet"
      case region = "#endregion"
      case slice = "// snippet.end"
      case file = ""
    }

    var kind: Kind
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
  private var markers: SourceMarkerReader
  private var open: [Open] = []
  /// Whether slices and the whole file are without the current line.
  private var isHidden = false
  private var isInOpeningComment = true

  private var isLitmus: Bool { options.compatibility == .litmus }

  private init(options: FormatOptions, path: String) {
    self.options = options
    self.path = path
    language = fileExtension(of: path)
    markers = SourceMarkerReader(of: path, options.compatibility)
    if markers.readsSwift, let key = path.keyOfSnippetFile {
      begin(.file, SnippetHead(key: key), at: 1)
    }
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
    case .slice(let name):
      // A slice ends where the next one begins; this line is not part of it.
      _ = end(.slice, at: number - 1)
      begin(.slice, SnippetHead(key: view.string(name)), at: number)
    case .endSlice: _ = end(.slice, at: number)
    case .hide: isHidden = true
    case .show: isHidden = false
    case nil:
      append(line, of: view, number: number)
    }
  }

  private mutating func begin(_ kind: Open.Kind, _ head: SnippetHead, at line: Int) {
    open.append(Open(kind: kind, head: head, startLine: line, text: SnippetText(options)))
  }

  /// Ends the snippet that an end marker closes; returns false if there is none.
  private mutating func end(_ kind: Open.Kind, at line: Int) -> Bool {
    let index = isLitmus ? open.lastIndex { $0.kind == kind } : open.indices.last
    guard let index, open[index].kind == kind else { return false }
    if open[index].plainRegions > 0 {
      open[index].plainRegions -= 1
      return false
    }
    add(open.remove(at: index), endLine: line)
    return true
  }

  private mutating func append(_ line: Range<Int>, of view: ByteView, number: Int) {
    for index in open.indices {
      switch open[index].kind {
      case .marker, .region: break
      case .slice: if isHidden { continue }
      case .file:
        if isHidden || isInOpeningComment && view.isOpeningComment(line) { continue }
        isInOpeningComment = false
      }
      open[index].text.append(line, of: view, number: number)
    }
  }

  private mutating func add(_ ended: Open, endLine: Int) {
    let head = ended.head
    if let wide = ended.text.tooWide, let maxWidth = options.maxWidth {
      findings.append(
        Finding(
          .snippet, file: path, line: wide.line,
          message: "a line of the snippet '\(head.key)' is \(wide.width) wide, "
            + "and MaxWidth is \(maxWidth): shorten it"))
    }
    let bytes = ended.text.trimmed()
    var snippet = Snippet(
      key: head.key, file: path, path: linkPath, startLine: ended.startLine, endLine: endLine,
      text: bytes, language: head.language ?? language, error: bytes.mistakeInEncoding)
    snippet.attributes = head.attributes
    snippet.isMarked = ended.kind == .marker
    snippets.append(snippet)
  }

  private mutating func finish(lines: Int) {
    // MarkdownSnippets drops the snippets around one that is not closed.
    for item in isLitmus ? open[...] : open.suffix(1) {
      if item.kind == .file { add(item, endLine: max(1, lines)) } else { addUnclosed(item) }
    }
  }

  private mutating func addUnclosed(_ item: Open) {
    let error = "is not closed: add '\(item.kind.rawValue)' after it"
    snippets.append(
      Snippet(
        key: item.head.key, file: path, path: linkPath, startLine: item.startLine,
        endLine: item.startLine, text: [], language: language, error: error))
    // A region may be one that only editors fold.
    if isLitmus, item.kind != .region {
      findings.append(
        Finding(
          .snippet, file: path, line: item.startLine,
          message: "the snippet '\(item.head.key)' \(error)"))
    }
  }

  /// The path for links to the file; nil for one outside the root, whose path is absolute.
  private var linkPath: String? { path.hasPrefix("/") ? nil : "/" + path }
}

extension ByteView {
  /// Returns whether a line at the start of a file says what the file shows, or is blank.
  fileprivate func isOpeningComment(_ line: Range<Int>) -> Bool {
    let text = trimmedStart(line)
    return text.isEmpty || matches("//!", at: text.lowerBound, before: text.upperBound)
      || matches("///", at: text.lowerBound, before: text.upperBound)
  }
}
