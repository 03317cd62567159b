extension DocumentRun {
  /// Marks the place of a table of contents, and leaves out the one that stands there.
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
    cursor.skipLine()
  }

  /// Remembers the current line, which begins with `#`.
  mutating func noteHeading(_ cursor: inout DocumentCursor) {
    let start = output.count + cursor.line.lowerBound - cursor.written
    if isHeading(cursor.view[cursor.line]) {
      contents.headings.append(start..<(start + cursor.line.count))
    }
  }

  /// Remembers the line that comes next, if it is a heading.
  mutating func noteHeading(_ line: [UInt8]) {
    if isLitmus, line.withUnsafeBufferPointer({ isHeading($0) }) {
      contents.headings.append(output.count..<(output.count + line.count - 1))
    }
  }

  private func isHeading(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    if !isLitmus { return line.first == UInt8(ascii: "#") && !contents.places.isEmpty }
    let indent = line.prefix(4).prefix { $0 == UInt8(ascii: " ") }.count
    return indent < 4 && indent < line.count && line[indent] == UInt8(ascii: "#")
  }
}
