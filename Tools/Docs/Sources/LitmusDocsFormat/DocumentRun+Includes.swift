extension DocumentRun {
  /// Replaces a marker line, and the block that it begins, with the lines of an include.
  mutating func expand(_ marker: IncludeMarker, at cursor: inout DocumentCursor) {
    hasMarkers = true
    let number = cursor.number
    let key = cursor.view.string(marker.key)
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
    case .keep:
      if marker.kind != .bare { return }
      guard let block = standingInclude(key) else {
        report(
          "'include: \(key)' has not been fetched: run 'litmus-docs update --fetch'", at: number,
          in: cursor.file)
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

  private func endOfInclude(_ marker: IncludeMarker, _ cursor: inout DocumentCursor) -> Int? {
    guard isLitmus else { return cursor.place(of: .endInclude, from: cursor.next) }
    guard let end = cursor.endOfInclude(at: marker.place), end >= cursor.next else { return nil }
    return end
  }

  private func standingInclude(_ key: String) -> [UInt8]? {
    standingBlock("<!-- include: \(key) -->", end: IncludeMarker.end)
      ?? standingBlock("<!-- singleLineInclude: \(key) -->", end: IncludeMarker.end)
  }

  private mutating func write(
    _ include: ResolvedInclude, key: String, line: Int, at cursor: DocumentCursor
  ) {
    let start = output.count
    let text = IncludeText(include.file, key: key, isLitmus: isLitmus)
    noteHeading(text.first)
    output.append(contentsOf: text.first)
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
