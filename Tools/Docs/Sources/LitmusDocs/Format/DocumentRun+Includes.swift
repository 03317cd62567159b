extension DocumentRun {
  /// Replaces a marker line, and the block that it begins, with the lines of an include.
  mutating func expand(_ marker: IncludeMarker, at cursor: inout DocumentCursor) {
    let place = cursor.place
    let key = cursor.view.string(marker.key)
    if isLitmus, marker.kind == .block, end(of: .include, at: marker.start, &cursor) == nil,
      !isOwnInclude(key)
    {
      report(
        "'include: \(key)' is left for another tool: no include has this key, and there is no "
          + "'<!-- endInclude -->'", at: place, isWarning: true)
      return
    }
    result.hasMarkers = true
    guard isUsable(key, of: "include", at: place) else { return }
    if marker.hasTextBehind { reportLostText("-->", at: place) }
    let textBefore = cursor.view.behindQuotes(cursor.line.lowerBound..<marker.start)
    if cursor.view.isItemMark(textBefore) { reportLostText("<!-- include:", at: place) }
    includes += 1
    guard includes <= Self.mostIncludes else {
      if includes == Self.mostIncludes + 1 {
        report(
          "the document has more than \(Self.mostIncludes) includes: do not let includes multiply",
          at: place)
      }
      return
    }
    let answer = lookUp(at: cursor) { try $0.findInclude(key, $1) }
    let prefix = prefix(of: cursor)
    cursor.writeBefore(to: &output)
    if marker.kind == .block,
      !move(&cursor, toEndOf: .include, "<!-- include: \(key) -->", at: marker.start)
    {
      return
    }
    switch answer {
    case nil: return
    case .notFetched:
      if marker.kind != .bare { return }
      guard let block = existingInclude(key) else {
        return report("'include: \(key)' has not been fetched", at: place, fix: .fetch)
      }
      output.append(contentsOf: block)
    case .missing(let text):
      output.append(contentsOf: prefix)
      output.append("** \(text) ** <!-- singleLineInclude: \(key) -->\n")
    case .found(let include):
      write(include, key: key, prefix: prefix, at: place, chain: cursor.chain)
    }
    cursor.skipLine()
  }

  /// Returns whether a key is that of an include file or a snippet, which only this tool knows.
  private func isOwnInclude(_ key: String) -> Bool {
    if !sources.snippets(for: key).isEmpty { return true }
    return (try? sources.include(named: key)) != .some(nil)
  }

  private func existingInclude(_ key: String) -> [UInt8]? {
    existingBlock("<!-- include: \(key) -->", end: IncludeMarker.end)
      ?? existingBlock("<!-- singleLineInclude: \(key) -->", end: IncludeMarker.end)
  }

  private mutating func write(
    _ include: IncludeFile, key: String, prefix: [UInt8], at place: DocumentCursor.Place,
    chain: [DocumentCursor.Link]
  ) {
    let start = output.count
    let before = blocksBeforeInclude
    // The identity of a snippet is not that of its file.
    if include.identity == nil { result.parts[include.file] = result.parts[include.file] ?? [] }
    let text = IncludeText(include, key: key, isLitmus: isLitmus)
    output.append(contentsOf: text.first)
    if let before {
      blocks = prefix.isEmpty ? before : TextBlocks()
      _ = blocks.contains(text.first.dropLast())
    }
    text.rest.withUnsafeBufferPointer { buffer in
      var inner = DocumentCursor(
        ByteView(buffer), file: include.file,
        chain: chain + [(key: key, identity: include.identity ?? include.file)],
        firstLine: text.firstLineOfRest)
      read(&inner)
    }
    // What begins with a mark or with white space may be a first line that has it from the include itself.
    let isOwn =
      include.bytes.first == .greaterThan
      || !prefix.contains(.greaterThan) && include.bytes.first?.isWhiteSpace == true
    if !isOwn { prefixOutput(from: start, with: prefix) }
    if isLitmus, blocks.isInFence {
      report(
        "the include '\(key)' (\(include.file)) leaves a fence open, which would continue "
          + "after it: close it", at: place)
      blocks = TextBlocks()
      return
    }
    if !prefix.isEmpty, var outer = before {
      let lines = TextLines(Array(output[start...]))
      for index in 0..<lines.count { _ = outer.contains(lines[index]) }
      blocks = outer
    }
    guard isLitmus, isInPlace, chain.isEmpty, !text.rest.isEmpty else { return }
    let isBalanced = output[start...].withUnsafeBufferPointer {
      BlockEnds.areIncludesBalanced(in: ByteView($0), after: before ?? TextBlocks())
    }
    if !isBalanced {
      report(
        "the include '\(key)' (\(include.file)) has a marker of an include without its "
          + "partner: write it as inline code", at: place)
    }
  }

  /// Puts a prefix before the lines of the output from an offset on.
  private mutating func prefixOutput(from start: Int, with prefix: [UInt8]) {
    guard !prefix.isEmpty else { return }
    for index in contents.tables.indices where contents.tables[index].offset >= start {
      let before = Array(output[start..<contents.tables[index].offset])
      contents.tables[index].offset = start + before.prefixingLines(with: prefix).count
      contents.tables[index].prefix = prefix + contents.tables[index].prefix
    }
    let text = Array(output[start...])
    output.replaceSubrange(start..., with: text.prefixingLines(with: prefix))
  }

  // MARK: Looking up

  /// Looks up an include: among the include files, the snippets, on the web, then among all files.
  private mutating func findInclude(
    _ key: String, _ cursor: DocumentCursor
  ) throws -> Lookup<IncludeFile> {
    if let file = try sources.include(named: key) { return try checked(file, key, cursor) }
    let snippets = sources.snippets(for: key)
    if !snippets.isEmpty {
      result.usedSnippets[key] = snippets.map(\.file)
      return try checked(include(of: snippets), key, cursor)
    }
    let text = "Could not find include '\(key)'"
    if key.isWebAddress {
      return try content(of: key, orShow: text, at: cursor).then { bytes in
        try checked(IncludeFile(file: key, path: nil, bytes: bytes), key, cursor)
      }
    }
    let file = try sources.includedFile(
      key, document: document, includedFrom: cursor.chain.isEmpty ? nil : cursor.file)
    if let file { return try checked(file, key, cursor) }
    return try absent(
      "there is no include '\(key)': write \(key).include.md, or name a file or a snippet",
      showing: text, at: cursor)
  }

  /// Returns the include of the only snippet of a key.
  private func include(of snippets: [Snippet]) throws(Problem) -> IncludeFile {
    let snippet = snippets[0]
    if snippets.count > 1 {
      throw Problem(
        "\(snippet.shownName) is defined \(snippets.count) times: "
          + "an include needs one that is defined once")
    }
    if let error = snippet.error { throw Problem("\(snippet.shownName) \(error)") }
    // A snippet has one line at least, even if it is empty.
    let lines = snippet.text + [UInt8(ascii: "\n")]
    var include = IncludeFile(file: snippet.file, path: snippet.path, bytes: lines)
    include.identity = "\(snippet.file):\(snippet.startLine)"
    return include
  }

  /// Returns the include, if it is valid UTF-8 and does not include itself.
  private func checked(
    _ include: IncludeFile, _ key: String, _ cursor: DocumentCursor
  ) throws(Problem) -> Lookup<IncludeFile> {
    if include.bytes.mistakeInEncoding != nil {
      throw Problem(
        "the include '\(key)' is not valid UTF-8: save \(include.file) as UTF-8")
    }
    let chain = [(key: document, identity: document)] + cursor.chain
    let identity = include.identity ?? include.file
    if let first = chain.firstIndex(where: { $0.identity == identity }) {
      let keys = chain[first...].map(\.key) + [first == 0 ? document : key]
      throw Problem(
        "the includes go in a circle, \(keys.joined(separator: " → ")): take one of them out")
    }
    if cursor.chain.count >= Self.deepestInclude {
      throw Problem(
        "includes stand in includes more than \(Self.deepestInclude) deep: take some of them out")
    }
    return .found(include)
  }
}
