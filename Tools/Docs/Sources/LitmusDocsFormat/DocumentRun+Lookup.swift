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
    return options.treatMissingAsWarning ? .missing : .failed
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
    guard let content = content(of: url, line, cursor) else { return .failed }
    guard let bytes = content.bytes else { return .keep }
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
    guard let content = content(of: url, line, cursor) else { return .failed }
    guard let bytes = content.bytes else { return .keep }
    let extracted = SnippetExtractor(options: options).extract(bytes, path: url.pathOfAddress)
    let snippets = extracted.snippets.filter { $0.key == key }.map { snippet in
      var web = snippet
      web.kind = .web
      web.file = url
      web.path = nil
      return web
    }
    guard !snippets.isEmpty else {
      report("there is no snippet '\(key)' in \(url)", at: line, in: cursor.file)
      return .failed
    }
    return usable(Array(snippets.prefix(1)), line, cursor)
  }

  /// Fetches an address: the bytes are nil if fetching was not requested; reports a failure and returns nil.
  mutating func content(
    of url: String, _ line: Int, _ cursor: DocumentCursor
  ) -> (bytes: [UInt8]?, Void)? {
    switch sources.web(url) {
    case .content(let bytes): return (bytes, ())
    case .notAsked: return (nil, ())
    case .unavailable(let reason):
      report("'\(url)' cannot be read: \(reason)", at: line, in: cursor.file)
      return nil
    }
  }
}

extension String {
  /// Whether the text is a web address, not a path.
  var isWebAddress: Bool { hasPrefix("http://") || hasPrefix("https://") }

  /// The address without its query and fragment.
  var pathOfAddress: String { String(prefix { $0 != "?" && $0 != "#" }) }
}
