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
    if sources.hasUnknownSnippets { return .keep }
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
      let place = "the snippet '\(snippet.key)' (\(snippet.file):\(snippet.startLine))"
      if let error = snippet.error {
        report("\(place) \(error)", at: line, in: cursor.file)
        return .failed
      }
      if isLitmus, isInPlace, let word = markerThatEndsBlock(snippet.text, cursor) {
        report(
          "\(place) holds '\(word)', which would end its block: write it in another way",
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
    case .notAsked: return .keep
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
    case .notAsked: return .keep
    case .unavailable: return absent("Could not fetch or parse web-snippet '\(url)#\(key)'")
    }
    let extracted = SnippetExtractor(options: options).extract(bytes, path: url.pathOfAddress)
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
