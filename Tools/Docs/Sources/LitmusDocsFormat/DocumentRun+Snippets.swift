extension DocumentRun {
  /// The result of looking up a key.
  enum SnippetLookup {
    case snippets([Snippet])
    /// The existing block is kept.
    case keep
    /// There is none, and the document shows a message instead.
    case missing(String)
    /// It cannot be used, and a finding reports why.
    case failed
  }

  /// Writes the block for `snippet: KEY`.
  mutating func expandSnippet(_ marker: DocumentMarker, at cursor: inout DocumentCursor) {
    let number = cursor.number
    let key = cursor.view.string(marker.text)
    guard !key.isEmpty else {
      report("'snippet:' has no key: write 'snippet: KEY'", at: number, in: cursor.file)
      return
    }
    if reportKey(key, of: "snippet", at: cursor) { return }
    let answer = find(key, number, cursor)
    let name = "<!-- snippet: \(key) -->"
    replace(marker, name, answer, at: &cursor) { run, block in
      switch answer {
      case .snippets(let snippets): block.append(snippets, key: key, to: &run.output)
      case .missing(let text): block.appendMissing(name, text, to: &run.output)
      case .keep, .failed: break
      }
    }
  }

  /// Writes the block for `web-snippet: URL#KEY VIEW`.
  mutating func expandWebSnippet(_ marker: DocumentMarker, at cursor: inout DocumentCursor) {
    let text = cursor.view.string(marker.text)
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let address = words.first, words.count <= 2 || !isLitmus,
      let hash = address.lastIndex(of: "#"), hash != address.startIndex || !isLitmus,
      address.index(after: hash) != address.endIndex
    else {
      // To MarkdownSnippets, such a line is text.
      guard isLitmus else { return }
      report(
        "'web-snippet: \(text)' is not complete: write 'web-snippet: URL#KEY'",
        at: cursor.number, in: cursor.file)
      return
    }
    if reportKey(text, of: "web-snippet", at: cursor) { return }
    let url = String(address[..<hash])
    let key = String(address[address.index(after: hash)...])
    let answer = findWebSnippet(key, url: url, cursor.number, cursor)
    let view = words.count > 1 ? words[1] : nil
    let name = "<!-- web-snippet: \(words.prefix(2).joined(separator: " ")) -->"
    replace(marker, name, answer, at: &cursor) { run, block in
      switch answer {
      case .snippets(let snippets):
        let web = SnippetBlock.WebAddress(marker: address, view: view)
        block.append(snippets, key: address, web: web, to: &run.output)
      case .missing(let text): block.appendMissing(name, text, to: &run.output)
      case .keep, .failed: break
      }
    }
  }

  // MARK: Writing

  /// Replaces a marker, and the block that it begins, with a new block.
  private mutating func replace(
    _ marker: DocumentMarker, _ name: String, _ answer: SnippetLookup,
    at cursor: inout DocumentCursor,
    write: (inout DocumentRun, SnippetBlock) -> Void
  ) {
    let (line, number) = (cursor.line, cursor.number)
    if marker.hasTextBehind, isLitmus { reportLostText("-->", at: number, in: cursor.file) }
    cursor.writeBefore(to: &output)
    if marker.isBlock {
      guard let end = endOfSnippet(&cursor) else {
        reportUnclosed(name, end: SnippetBlock.end, at: number, in: cursor.file)
        return
      }
      cursor.move(to: end)
      if isLitmus, cursor.view.trimmed(cursor.line).count != 19 {
        reportLostText(SnippetBlock.end, at: cursor.number, in: cursor.file)
      }
    }
    switch answer {
    case .failed: return
    case .keep: keep(marker, name, line: number, at: &cursor)
    case .missing, .snippets:
      let indent = line.lowerBound..<cursor.view.trimmedStart(line).lowerBound
      write(&self, SnippetBlock(options: options, indent: cursor.view[indent]))
      if marker.isBlock {
        cursor.skipLastLineOfBlock(isLitmus: isLitmus)
      } else {
        cursor.skipLine()
      }
    }
  }

  /// Keeps the existing block of a marker whose text was not fetched.
  private mutating func keep(
    _ marker: DocumentMarker, _ name: String, line: Int, at cursor: inout DocumentCursor
  ) {
    if marker.isBlock {
      if !isLitmus { _ = cursor.advance() }
      return
    }
    if let block = standingBlock(name, end: SnippetBlock.end) {
      output.append(contentsOf: block)
      cursor.skipLine()
      return
    }
    report(
      "'\(name)' has not been fetched: run 'litmus-docs update --fetch'", at: line,
      in: cursor.file)
  }

  /// Returns the end of the current block; in `litmus` mode, nil if another marker comes before it.
  private func endOfSnippet(_ cursor: inout DocumentCursor) -> Int? {
    let view = cursor.view
    guard let end = cursor.place(of: .endSnippet, from: cursor.next) else { return nil }
    guard isLitmus else { return end }
    var blocks = TextBlocks()
    var start = cursor.next
    while start < end {
      let line = start..<view.lineEnd(from: start)
      start = line.upperBound + 1
      let first = view.firstVisible(in: line)
      let isText = blocks.contains(line, first: first, commentPlace: nil, of: view)
      if isText || first != UInt8(ascii: "<") { continue }
      let marker = DocumentMarker(line, of: view, allowsBlocks: true, isLitmus: true)
      if marker != nil { return nil }
    }
    return end
  }
}
