extension DocumentRun {
  /// Writes the block for `snippet: KEY`.
  mutating func expandSnippet(_ marker: DocumentMarker, at cursor: inout DocumentCursor) {
    let key = cursor.view.string(marker.text)
    guard isUsable(key, of: "snippet", at: cursor.place) else { return }
    let answer = lookUp(at: cursor) { try $0.find(key, $1) }
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
        "'web-snippet: \(text)' is not complete: write 'web-snippet: URL#KEY'", at: cursor.place)
      return
    }
    guard isUsable(text, of: "web-snippet", at: cursor.place) else { return }
    let url = String(address[..<hash])
    let key = String(address[address.index(after: hash)...])
    let answer = lookUp(at: cursor) {
      try $0.findWebSnippet(key, url: url, page: words.dropFirst().first, $1)
    }
    let name = "<!-- web-snippet: \(words.prefix(2).joined(separator: " ")) -->"
    replace(marker, name, key: address, answer, at: &cursor)
  }

  // MARK: Writing

  /// Replaces a marker, and the block that it begins, with a new block.
  ///
  /// - Parameter name: The comment that begins the block.
  private mutating func replace(
    _ marker: DocumentMarker, _ name: String, key: String, _ answer: Lookup<[Snippet]>?,
    at cursor: inout DocumentCursor
  ) {
    let line = cursor.line
    let place = cursor.place
    if marker.hasTextBehind { reportLostText("-->", at: place) }
    cursor.writeBefore(to: &output)
    if marker.isBlock, !move(&cursor, toEndOf: .snippet, name) { return }
    let indent = line.lowerBound..<cursor.view.behindQuotes(line).lowerBound
    let block = SnippetBlock(options: options, indent: cursor.view[indent])
    switch answer {
    case nil: return
    case .notFetched: return useExistingBlock(of: marker, name, at: place, &cursor)
    case .missing(let text): block.appendMissing(name, text, to: &output)
    case .found(let snippets): block.append(snippets, name, key: key, to: &output)
    }
    skip(marker, at: &cursor)
  }

  /// Keeps the existing block of a marker whose text was not fetched.
  private mutating func useExistingBlock(
    of marker: DocumentMarker, _ name: String, at place: DocumentCursor.Place,
    _ cursor: inout DocumentCursor
  ) {
    if marker.isBlock {
      if !isLitmus { _ = cursor.advance() }
      return
    }
    guard let block = existingBlock(name, end: SnippetBlock.end) else {
      return report("'\(name)' has not been fetched", at: place, fix: .fetch)
    }
    output.append(contentsOf: block)
    cursor.skipLine()
  }

  // MARK: Looking up

  /// Looks up a key: among the snippets, on the web, then among the files.
  private mutating func find(_ key: String, _ cursor: DocumentCursor) throws -> Lookup<[Snippet]> {
    let known = sources.snippets(for: key)
    if !known.isEmpty {
      result.usedSnippets[key] = known.map(\.file)
      if isLitmus, known.count > 1, !known.contains(where: \.isMarked) {
        let places = known.map { "\($0.file):\($0.startLine)" }.joined(separator: ", ")
        throw Problem(
          "'\(key)' names \(known.count) snippets, \(places): give one of them another key")
      }
      return try usable(known, cursor)
    }
    let text = "Could not find snippet '\(key)'"
    if key.isWebAddress {
      return try content(of: key, orShow: text, at: cursor).then { bytes in
        var snippet = wholeFileSnippet(
          bytes, key: key, path: nil, filePath: key.pathOfAddress, options: options)
        snippet.file = key
        return try usable([snippet], cursor)
      }
    }
    let files = try sources.wholeFiles(
      matching: key, document: document, includedFrom: cursor.chain.isEmpty ? nil : cursor.file)
    if files.count > 1, isLitmus {
      let paths = files.map { $0.path ?? $0.file }.joined(separator: ", ")
      throw Problem(
        "'\(key)' names \(files.count) files: write more of the path of one of \(paths)")
    }
    if !files.isEmpty {
      result.usedSnippets[key] = files.map(\.file)
      return try usable(files, cursor)
    }
    if sources.hasUnknownSnippets { return .notFetched }
    let fix =
      sources.nearestKey(to: key).map { "did you mean '\($0)'?" }
      ?? "write 'begin-snippet: \(key)' in a source, or name a file"
    return try absent("there is no snippet '\(key)': \(fix)", showing: text, at: cursor)
  }

  /// Looks up a snippet in a file on the web.
  ///
  /// - Parameter page: The address of a page that shows the file.
  private mutating func findWebSnippet(
    _ key: String, url: String, page: String?, _ cursor: DocumentCursor
  ) throws -> Lookup<[Snippet]> {
    let text = "Could not fetch or parse web-snippet '\(url)#\(key)'"
    return try content(of: url, orShow: text, at: cursor).then { bytes in
      let extracted = SnippetExtraction.snippets(of: bytes, path: url.pathOfAddress, options)
      guard var snippet = extracted.snippets.first(where: { $0.key == key }) else {
        return try absent(
          "there is no snippet '\(key)' in \(url)",
          showing: "Could not find snippet '\(key)' in '\(url)'", at: cursor)
      }
      snippet.file = url
      snippet.path = nil
      snippet.webAddress = "\(url)#\(key)"
      snippet.webPage = page
      return try usable([snippet], cursor)
    }
  }

  /// Returns the snippets, unless there is a problem with one of them.
  private func usable(
    _ snippets: [Snippet], _ cursor: DocumentCursor
  ) throws(Problem) -> Lookup<[Snippet]> {
    for snippet in snippets {
      if let error = snippet.error { throw Problem("\(snippet.shownName) \(error)") }
      if isLitmus, isInPlace, let word = markerThatEndsBlock(snippet.text, cursor) {
        throw Problem(
          "\(snippet.shownName) holds '\(word)', which would end its block: write it in another way"
        )
      }
    }
    return .found(snippets)
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
}

extension Snippet {
  /// The snippet and where it begins, for a message.
  var shownName: String { "the snippet '\(key)' (\(file):\(startLine))" }
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
    let lines = TextLines(existing)
    let all = 0..<lines.count
    guard let first = all.first(where: { lines.string($0).hasText(marker) }) else { return nil }
    // A block of one line has no end marker.
    let last =
      marker.hasPrefix("<!-- singleLineInclude: ")
      ? first : all[(first + 1)...].first { lines.string($0).hasText(end.description) }
    return last.map { (first...$0).flatMap { lines[$0] + [.lineFeed] } }
  }
}
