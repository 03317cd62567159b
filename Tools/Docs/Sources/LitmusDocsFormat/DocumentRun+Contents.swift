extension DocumentRun {
  /// Records the position of a table of contents, and skips the existing one.
  mutating func placeContents(_ marker: DocumentMarker, at cursor: inout DocumentCursor) {
    let line = cursor.line
    cursor.writeBefore(to: &output)
    if marker.isBlock {
      guard let end = cursor.place(of: .endToc, from: cursor.next) else {
        reportUnclosed("<!-- toc -->", end: Contents.end, at: cursor.number, in: cursor.file)
        return
      }
      cursor.move(to: end)
      let behind = (end + 15)..<cursor.line.upperBound
      if isLitmus, !cursor.view.trimmedStart(behind).isEmpty {
        reportLostText(Contents.end, at: cursor.number, in: cursor.file)
      }
    }
    contents.places.append(
      Contents.Place(
        offset: output.count, headingsBefore: contents.headings.count,
        marker: Array(cursor.view[line])))
    if marker.isBlock {
      cursor.skipLastLineOfBlock(isLitmus: isLitmus)
    } else {
      cursor.skipLine()
    }
  }

  /// Records the current line, which begins with `#`, if it is a heading.
  mutating func noteHeading(at cursor: DocumentCursor) {
    if isHeading(cursor.view[cursor.line]) { note(cursor.line, at: cursor, isUnderlined: false) }
  }

  /// Records the line before the current one as a heading, if the current one underlines it.
  ///
  /// No table lists such a heading, but its anchor affects later ones.
  mutating func noteUnderlinedHeading(at cursor: DocumentCursor) {
    let (view, title) = (cursor.view, cursor.previous)
    guard isLitmus, cursor.written <= title.lowerBound, let first = view.firstVisible(in: title)
    else { return }
    let line = view.trimmed(cursor.line)
    let isRule = view.run(of: view[line.lowerBound], in: line) == line.count
    let isParagraph = !"#>|<`~-*+=".utf8.contains(first)
    if isRule && isParagraph { note(title, at: cursor, isUnderlined: true) }
  }

  private mutating func note(_ line: Range<Int>, at cursor: DocumentCursor, isUnderlined: Bool) {
    let start = output.count + line.lowerBound - cursor.written
    contents.headings.append(
      Contents.HeadingPlace(range: start..<(start + line.count), isUnderlined: isUnderlined))
  }

  /// Records the line that is about to be written, if it is a heading.
  mutating func noteHeading(_ line: [UInt8]) {
    if isLitmus, line.withUnsafeBufferPointer({ isHeading($0) }) {
      let range = output.count..<(output.count + line.count - 1)
      contents.headings.append(Contents.HeadingPlace(range: range, isUnderlined: false))
    }
  }

  private func isHeading(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    if !isLitmus { return line.first == UInt8(ascii: "#") && !contents.places.isEmpty }
    let indent = line.prefix(4).prefix { $0 == UInt8(ascii: " ") }.count
    return indent < 4 && indent < line.count && line[indent] == UInt8(ascii: "#")
  }
}
