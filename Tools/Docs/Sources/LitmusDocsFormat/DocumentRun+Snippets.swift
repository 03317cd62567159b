extension DocumentRun {
  /// The result of looking up a key.
  enum SnippetLookup {
    case snippets([Snippet])
    /// It was not fetched: the existing block stays.
    case notFetched
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
    replace(marker, "<!-- snippet: \(key) -->", key: key, answer, at: &cursor)
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
    let name = "<!-- web-snippet: \(words.prefix(2).joined(separator: " ")) -->"
    let web = SnippetBlock.WebAddress(marker: address, view: words.count > 1 ? words[1] : nil)
    replace(marker, name, key: address, web: web, answer, at: &cursor)
  }

  // MARK: Writing

  /// Replaces a marker, and the block that it begins, with a new block.
  ///
  /// - Parameters:
  ///   - name: The comment that begins the block.
  ///   - web: The origin of a web snippet; nil for any other.
  private mutating func replace(
    _ marker: DocumentMarker, _ name: String, key: String, web: SnippetBlock.WebAddress? = nil,
    _ answer: SnippetLookup, at cursor: inout DocumentCursor
  ) {
    let line = cursor.line
    let number = cursor.number
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
    let indent = line.lowerBound..<cursor.view.trimmedStart(line).lowerBound
    let block = SnippetBlock(options: options, indent: cursor.view[indent])
    switch answer {
    case .failed: return
    case .notFetched: return useExistingBlock(of: marker, name, line: number, at: &cursor)
    case .missing(let text): block.appendMissing(name, text, to: &output)
    case .snippets(let snippets): block.append(snippets, key: key, web: web, to: &output)
    }
    skip(marker, at: &cursor)
  }

  /// Keeps the existing block of a marker whose text was not fetched.
  private mutating func useExistingBlock(
    of marker: DocumentMarker, _ name: String, line: Int, at cursor: inout DocumentCursor
  ) {
    if marker.isBlock {
      if !isLitmus { _ = cursor.advance() }
      return
    }
    if let block = existingBlock(name, end: SnippetBlock.end) {
      output.append(contentsOf: block)
      cursor.skipLine()
      return
    }
    report(
      "'\(name)' has not been fetched", at: line, in: cursor.file, fix: .fetch)
  }

  /// Returns the end of the current block; in `litmus` mode, nil if another marker comes before it.
  private func endOfSnippet(_ cursor: inout DocumentCursor) -> Int? {
    let view = cursor.view
    guard let end = cursor.offset(of: .endSnippet, from: cursor.next) else { return nil }
    guard isLitmus else { return end }
    var blocks = self.blocks
    var start = cursor.next
    while start < end {
      let line = start..<view.lineEnd(from: start)
      start = line.upperBound + 1
      let first = view.firstVisible(in: line)
      let isText = blocks.contains(line, startOfComment: nil, of: view)
      if isText || first != UInt8(ascii: "<") { continue }
      let marker = DocumentMarker(line, of: view, allowsBlocks: true, isLitmus: true)
      if marker != nil { return nil }
    }
    return end
  }
}

extension DocumentRun {
  /// Looks up a key: among the snippets, on the web, then among the files.
  mutating func find(_ key: String, _ line: Int, _ cursor: DocumentCursor) -> SnippetLookup {
    let known = sources.snippets(for: key)
    if !known.isEmpty {
      usedKeys.insert(key)
      return usable(known, line, cursor)
    }
    if key.isWebAddress { return findWebFile(key, line, cursor) }
    do {
      let files = try sources.wholeFiles(
        matching: key, document: document,
        includedFrom: cursor.chain.isEmpty ? nil : cursor.file)
      if files.count > 1, isLitmus {
        let paths = files.map { $0.path ?? $0.file }.joined(separator: ", ")
        report(
          "'\(key)' names \(files.count) files: write more of the path of one of \(paths)",
          at: line, in: cursor.file)
        return .failed
      }
      return files.isEmpty ? missing(key, line, cursor) : usable(files, line, cursor)
    } catch {
      report("\(error)", at: line, in: cursor.file)
      return .failed
    }
  }

  private mutating func missing(_ key: String, _ line: Int, _ cursor: DocumentCursor)
    -> SnippetLookup
  {
    if sources.hasUnknownSnippets { return .notFetched }
    let fix =
      sources.nearestKey(to: key).map { "did you mean '\($0)'?" }
      ?? "write 'begin-snippet: \(key)' in a source, or name a file"
    report(
      "there is no snippet '\(key)': \(fix)", at: line, in: cursor.file,
      isWarning: options.treatMissingAsWarning)
    return absent("Could not find snippet '\(key)'")
  }

  /// Returns the answer for a snippet whose absence has been reported.
  ///
  /// - Parameter text: The message that a document shows if its absence is a warning.
  private func absent(_ text: String) -> SnippetLookup {
    options.treatMissingAsWarning ? .missing(text) : .failed
  }

  /// Returns the snippets, unless there is a problem with one of them.
  private mutating func usable(
    _ snippets: [Snippet], _ line: Int, _ cursor: DocumentCursor
  ) -> SnippetLookup {
    for snippet in snippets {
      let name = "the snippet '\(snippet.key)' (\(snippet.file):\(snippet.startLine))"
      if let error = snippet.error {
        report("\(name) \(error)", at: line, in: cursor.file)
        return .failed
      }
      if isLitmus, isInPlace, let word = markerThatEndsBlock(snippet.text, cursor) {
        report(
          "\(name) holds '\(word)', which would end its block: write it in another way",
          at: line, in: cursor.file)
        return .failed
      }
    }
    return .snippets(snippets)
  }

  private func markerThatEndsBlock(_ text: [UInt8], _ cursor: DocumentCursor) -> StaticString? {
    text.withUnsafeBufferPointer { buffer in
      let view = ByteView(buffer)
      if view.find(SnippetBlock.end, in: view.all) != nil { return SnippetBlock.end }
      guard !cursor.chain.isEmpty else { return nil }
      let words = [IncludeMarker.begin, IncludeMarker.end]
      return words.first { view.find($0, in: view.all) != nil }
    }
  }

  // MARK: The web

  private mutating func findWebFile(
    _ url: String, _ line: Int, _ cursor: DocumentCursor
  ) -> SnippetLookup {
    let bytes: [UInt8]
    switch content(of: url, line, cursor) {
    case .content(let content): bytes = content
    case .notAsked: return .notFetched
    case .unavailable: return absent("Could not find snippet '\(url)'")
    }
    var snippet = wholeFileSnippet(
      bytes, key: url, path: nil, filePath: url.pathOfAddress, options: options)
    snippet.kind = .web
    snippet.file = url
    return usable([snippet], line, cursor)
  }

  /// Looks up a snippet in a file on the web.
  mutating func findWebSnippet(
    _ key: String, url: String, _ line: Int, _ cursor: DocumentCursor
  ) -> SnippetLookup {
    let bytes: [UInt8]
    switch content(of: url, line, cursor) {
    case .content(let content): bytes = content
    case .notAsked: return .notFetched
    case .unavailable: return absent("Could not fetch or parse web-snippet '\(url)#\(key)'")
    }
    let extracted = SnippetExtraction.snippets(of: bytes, path: url.pathOfAddress, options)
    let snippets = extracted.snippets.filter { $0.key == key }.map { snippet in
      var web = snippet
      web.kind = .web
      web.file = url
      web.path = nil
      return web
    }
    guard !snippets.isEmpty else {
      report(
        "there is no snippet '\(key)' in \(url)", at: line, in: cursor.file,
        isWarning: options.treatMissingAsWarning)
      return absent("Could not find snippet '\(key)' in '\(url)'")
    }
    return usable(Array(snippets.prefix(1)), line, cursor)
  }

  /// Fetches an address, and reports a failure.
  mutating func content(of url: String, _ line: Int, _ cursor: DocumentCursor) -> WebContent {
    let content = sources.web(url)
    if case .unavailable(let reason) = content {
      report(
        "'\(url)' cannot be read: \(reason)", at: line, in: cursor.file,
        isWarning: options.treatMissingAsWarning)
    }
    return content
  }
}

extension String {
  /// Whether the text is a web address, not a path.
  var isWebAddress: Bool { hasPrefix("http://") || hasPrefix("https://") }

  /// The address without its query and fragment.
  var pathOfAddress: String { String(prefix { $0 != "?" && $0 != "#" }) }
}

extension DocumentRun {
  /// Returns the existing lines of the target for a marker, up to the line with an end marker.
  func existingBlock(_ marker: String, end: StaticString) -> [UInt8]? {
    guard !isInPlace, let existing else { return nil }
    let text = NormalizedText(existing).bytes
    return text.withUnsafeBufferPointer { buffer in
      let view = ByteView(buffer)
      guard let offset = view.find(Array(marker.utf8), in: view.all) else { return nil }
      let start = view.lineStart(of: offset)
      let lineEnd = view.lineEnd(from: offset)
      var last = lineEnd
      // A block of one line has no end marker.
      if !marker.hasPrefix("<!-- singleLineInclude: ") {
        guard let end = view.find(end, in: lineEnd..<view.count) else { return nil }
        last = view.lineEnd(from: end)
      }
      return Array(view[start..<last]) + [UInt8(ascii: "\n")]
    }
  }
}

extension ByteView {
  /// Returns the first position of some bytes in a range.
  fileprivate func find(_ word: [UInt8], in range: Range<Int>) -> Int? {
    var from = range.lowerBound
    while let start = first(word[0], in: from..<range.upperBound) {
      if start + word.count <= range.upperBound,
        self[start..<(start + word.count)].elementsEqual(word)
      {
        return start
      }
      from = start + 1
    }
    return nil
  }
}
