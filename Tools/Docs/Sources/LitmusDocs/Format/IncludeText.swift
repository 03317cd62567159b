/// The lines that replace an include marker in a document.
struct IncludeText {
  /// The text that is written and not processed again.
  private(set) var first: [UInt8] = []
  /// The text that is processed too, and may contain markers.
  private(set) var rest: [UInt8] = []
  /// The line of the include at which the rest begins, from 1.
  private(set) var firstLineOfRest = 2

  init(_ include: IncludeFile, key: String, isLitmus: Bool) {
    include.bytes.normalized.withUnsafeBufferPointer { buffer in
      let view = ByteView(buffer)
      let name = key + (include.path.map { ". path: \($0)" } ?? "")
      guard !view.all.isEmpty else {
        first.append("<!-- emptyInclude: \(name) -->\n")
        return
      }
      let end = view[view.count - 1] == UInt8(ascii: "\n") ? view.count - 1 : view.count
      let firstLine = 0..<min(view.lineEnd(from: 0), end)
      let lastLine = view.lineStart(of: end)..<end
      let firstAlone = view.standsAlone(firstLine, isLitmus: isLitmus)
      if firstAlone {
        first.append("<!-- include: \(name) -->\n")
        firstLineOfRest = 1
      } else {
        first.append(contentsOf: view[firstLine])
        first.append(
          firstLine == lastLine
            ? "<!-- singleLineInclude: \(name) -->\n" : "<!-- include: \(name) -->\n")
        if firstLine == lastLine { return }
      }
      let start = firstAlone ? 0 : firstLine.upperBound + 1
      rest.append(contentsOf: view[start..<end])
      let lastAlone = firstLine == lastLine || view.standsAlone(lastLine, isLitmus: isLitmus)
      if lastAlone { rest.append(.lineFeed) }
      rest.append(IncludeMarker.end.description)
      rest.append(.lineFeed)
    }
  }
}

extension ByteView {
  /// Returns whether a comment appended to a line would change its meaning.
  fileprivate func standsAlone(_ line: Range<Int>, isLitmus: Bool) -> Bool {
    if matchesIgnoringCase("snippet:", at: line.lowerBound, before: line.upperBound)
      || matches(SnippetBlock.end, at: line.lowerBound, before: line.upperBound)
      || matches("```", at: line.upperBound - 3, before: line.upperBound)
    {
      return true
    }
    let bar = UInt8(ascii: "|")
    if !line.isEmpty, bytes[line.lowerBound] == bar || bytes[line.upperBound - 1] == bar {
      return true
    }
    guard isLitmus else { return false }
    return matches("include: ", at: line.lowerBound, before: line.upperBound)
      || FenceMarker(Array(self[line])[...]) != nil
      || isInCode(line.upperBound, on: line) || isItemMark(behindQuotes(line))
      || find("<!--", in: line) != nil || find("-->", in: line) != nil
      || DocumentMarker(line, of: self, allowsBlocks: true, isLitmus: true) != nil
  }
}
