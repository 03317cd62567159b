extension [UInt8] {
  /// Whether the text begins with a byte order mark.
  var hasByteOrderMark: Bool { starts(with: [0xEF, 0xBB, 0xBF]) }

  /// The text without a byte order mark, with all lines ending in `\n`.
  var normalized: [UInt8] {
    let text = hasByteOrderMark ? Array(dropFirst(3)) : self
    guard text.firstIndex(of: "\r", from: 0, before: text.count) != nil else { return text }
    var lines: [UInt8] = []
    lines.reserveCapacity(text.count)
    text.withUnsafeBufferPointer { buffer in
      let view = ByteView(buffer)
      var start = 0
      while let end = view.first(.carriageReturn, in: start..<view.count) {
        lines.append(contentsOf: view[start..<end])
        lines.append(.lineFeed)
        start = end + (view.matches("\r\n", at: end, before: view.count) ? 2 : 1)
      }
      lines.append(contentsOf: view[start..<view.count])
    }
    return lines
  }

  /// Returns the bytes with each `\n` replaced by another line ending.
  func endingLines(with newLine: String) -> [UInt8] {
    guard newLine != "\n" else { return self }
    let ending = Array(newLine.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(count + count / 16)
    withUnsafeBufferPointer { buffer in
      let view = ByteView(buffer)
      var start = 0
      while let end = view.first(.lineFeed, in: start..<view.count) {
        result.append(contentsOf: view[start..<end])
        result.append(contentsOf: ending)
        start = end + 1
      }
      result.append(contentsOf: view[start..<view.count])
    }
    return result
  }

  mutating func append(_ text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { append(contentsOf: $0) }
    if isDone == nil { append(contentsOf: text.utf8) }
  }
}
