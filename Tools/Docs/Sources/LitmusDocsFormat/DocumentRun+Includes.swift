extension DocumentRun {
  /// Replaces a marker line, and the block that it begins, with the lines of an include.
  mutating func expand(_ marker: IncludeMarker, at cursor: inout DocumentCursor) {
    let number = cursor.number
    let key = cursor.view.string(marker.key)
    if isLitmus, marker.kind == .block, endOfInclude(marker, &cursor) == nil, !isOwnInclude(key) {
      report(
        "'include: \(key)' is left for another tool: no include has this key, and there is no "
          + "'<!-- endInclude -->'",
        at: number, in: cursor.file, isWarning: true)
      return
    }
    hasMarkers = true
    guard !key.isEmpty else {
      report("'include:' has no key: write 'include: KEY'", at: number, in: cursor.file)
      return
    }
    if reportKey(key, of: "include", at: cursor) { return }
    if marker.hasTextBehind, isLitmus { reportLostText("-->", at: number, in: cursor.file) }
    let answer = findInclude(key, number, cursor)
    cursor.writeBefore(to: &output)
    if marker.kind == .block {
      guard let end = endOfInclude(marker, &cursor) else {
        reportUnclosed(
          "<!-- include: \(key) -->", end: IncludeMarker.end, at: number, in: cursor.file)
        return
      }
      cursor.move(to: end)
      let behind = (end + 19)..<cursor.line.upperBound
      if isLitmus, !cursor.view.trimmedStart(behind).isEmpty {
        reportLostText(IncludeMarker.end, at: cursor.number, in: cursor.file)
      }
    }
    switch answer {
    case .failed: return
    case .notFetched:
      if marker.kind != .bare { return }
      guard let block = existingInclude(key) else {
        report(
          "'include: \(key)' has not been fetched", at: number, in: cursor.file, fix: .fetch)
        return
      }
      output.append(contentsOf: block)
    case .missing:
      output.append("** Could not find include '\(key)' ** <!-- singleLineInclude: \(key) -->\n")
    case .include(let include):
      write(include, key: key, line: number, at: cursor)
    }
    cursor.skipLine()
  }

  /// Returns whether a key is that of an include file or a snippet, which only this tool knows.
  private func isOwnInclude(_ key: String) -> Bool {
    if !sources.snippets(for: key).isEmpty { return true }
    return (try? sources.include(named: key)) != .some(nil)
  }

  private func endOfInclude(_ marker: IncludeMarker, _ cursor: inout DocumentCursor) -> Int? {
    guard isLitmus else { return cursor.offset(of: .endInclude, from: cursor.next) }
    guard let end = cursor.endOfInclude(at: marker.start), end >= cursor.next else { return nil }
    return end
  }

  private func existingInclude(_ key: String) -> [UInt8]? {
    existingBlock("<!-- include: \(key) -->", end: IncludeMarker.end)
      ?? existingBlock("<!-- singleLineInclude: \(key) -->", end: IncludeMarker.end)
  }

  private mutating func write(
    _ include: ResolvedInclude, key: String, line: Int, at cursor: DocumentCursor
  ) {
    let start = output.count
    let text = IncludeText(include.file, key: key, isLitmus: isLitmus)
    output.append(contentsOf: text.first)
    if let before = blocksBeforeInclude {
      blocks = before
      _ = blocks.contains(text.first.dropLast())
    }
    let link = DocumentCursor.Link(key: key, identity: include.identity)
    text.rest.withUnsafeBufferPointer { buffer in
      var inner = DocumentCursor(
        ByteView(buffer), file: include.file.file, chain: cursor.chain + [link],
        firstLine: text.firstLineOfRest)
      read(&inner)
    }
    if isLitmus, blocks.isInFence {
      report(
        "the include '\(key)' (\(include.file.file)) leaves a fence open, which would continue "
          + "after it: close it", at: line, in: cursor.file)
      blocks = TextBlocks()
    }
    guard isLitmus, isInPlace, cursor.chain.isEmpty, !text.rest.isEmpty else { return }
    let isBalanced = output[start...].withUnsafeBufferPointer {
      IncludeBlocks(from: 0, in: ByteView($0)).isBalanced
    }
    if !isBalanced {
      report(
        "the include '\(key)' (\(include.file.file)) has a marker of an include without its "
          + "partner: write it as inline code", at: line, in: cursor.file)
    }
  }
}

extension DocumentRun {
  /// The content of an include, with an identifier that is equal for keys with the same content.
  struct ResolvedInclude {
    var file: IncludeFile
    var identity: String
  }

  /// The result of looking up an include's key.
  enum IncludeAnswer {
    case include(ResolvedInclude)
    /// The existing lines are kept.
    case notFetched
    case missing
    /// It cannot be used, and a finding reports why.
    case failed
  }

  /// Looks up an include: among the include files, the snippets, on the web, then among all files.
  mutating func findInclude(_ key: String, _ line: Int, _ cursor: DocumentCursor) -> IncludeAnswer {
    do {
      if let file = try sources.include(named: key) {
        return checked(ResolvedInclude(file: file, identity: file.file), key, line, cursor)
      }
      let snippets = sources.snippets(for: key)
      if !snippets.isEmpty { return include(snippets, key, line, cursor) }
      if key.isWebAddress {
        switch content(of: key, line, cursor) {
        case .content(let bytes):
          let file = IncludeFile(file: key, path: nil, bytes: bytes)
          return checked(ResolvedInclude(file: file, identity: key), key, line, cursor)
        case .notAsked: return .notFetched
        case .unavailable: return options.treatMissingAsWarning ? .missing : .failed
        }
      }
      let file = try sources.includedFile(
        key, document: document, includedFrom: cursor.chain.isEmpty ? nil : cursor.file)
      if let file {
        return checked(ResolvedInclude(file: file, identity: file.file), key, line, cursor)
      }
    } catch {
      report("\(error)", at: line, in: cursor.file)
      return .failed
    }
    report(
      "there is no include '\(key)': write \(key).include.md, or name a file or a snippet",
      at: line, in: cursor.file, isWarning: options.treatMissingAsWarning)
    return options.treatMissingAsWarning ? .missing : .failed
  }

  private mutating func include(
    _ snippets: [Snippet], _ key: String, _ line: Int, _ cursor: DocumentCursor
  ) -> IncludeAnswer {
    usedKeys.insert(key)
    let snippet = snippets[0]
    let name = "the snippet '\(key)' (\(snippet.file):\(snippet.startLine))"
    if snippets.count > 1 {
      report(
        "\(name) is defined \(snippets.count) times: an include needs one that is defined once",
        at: line, in: cursor.file)
      return .failed
    }
    if let error = snippet.error {
      report("\(name) \(error)", at: line, in: cursor.file)
      return .failed
    }
    // A snippet has one line at least, even if it is empty.
    let lines = snippet.text + [UInt8(ascii: "\n")]
    let file = IncludeFile(file: snippet.file, path: snippet.path, bytes: lines)
    let identity = "\(snippet.file):\(snippet.startLine)"
    return checked(ResolvedInclude(file: file, identity: identity), key, line, cursor)
  }

  /// Returns the include, if it is valid UTF-8 and does not include itself.
  private mutating func checked(
    _ include: ResolvedInclude, _ key: String, _ line: Int, _ cursor: DocumentCursor
  ) -> IncludeAnswer {
    if include.file.bytes.mistakeInEncoding != nil {
      report(
        "the include '\(key)' is not valid UTF-8: save \(include.file.file) as UTF-8", at: line,
        in: cursor.file)
      return .failed
    }
    let origin = DocumentCursor.Link(key: document, identity: document)
    let chain = [origin] + cursor.chain
    if let first = chain.firstIndex(where: { $0.identity == include.identity }) {
      let keys = chain[first...].map(\.key) + [first == 0 ? document : key]
      report(
        "the includes go in a circle, \(keys.joined(separator: " → ")): take one of them out",
        at: line, in: cursor.file)
      return .failed
    }
    if cursor.chain.count >= Self.deepestInclude {
      report(
        "includes stand in includes more than \(Self.deepestInclude) deep: take some of them out",
        at: line, in: cursor.file)
      return .failed
    }
    includes += 1
    if includes > Self.mostIncludes {
      if includes == Self.mostIncludes + 1 {
        report(
          "the document has more than \(Self.mostIncludes) includes: do not let includes multiply",
          at: line, in: cursor.file)
      }
      return .failed
    }
    return .include(include)
  }
}
