extension [UInt8] {
  /// Whether the text begins with a byte order mark.
  var hasByteOrderMark: Bool { starts(with: [0xEF, 0xBB, 0xBF]) }

  /// The text without a byte order mark, with all lines ending in `\n`.
  var normalized: [UInt8] {
    let text = hasByteOrderMark ? Array(dropFirst(3)) : self
    guard text.firstIndex(of: "\r", from: 0, before: text.count) != nil else { return text }
    var lines: [UInt8] = []
    lines.reserveCapacity(text.count)
    var last: UInt8 = 0
    for byte in text {
      if byte == .carriageReturn || byte == .lineFeed && last != .carriageReturn {
        lines.append(.lineFeed)
      } else if byte != .lineFeed {
        lines.append(byte)
      }
      last = byte
    }
    return lines
  }

  /// Returns the bytes with each `\n` replaced by another line ending.
  func endingLines(with newLine: String) -> [UInt8] {
    guard newLine != "\n" else { return self }
    let lines = split(separator: .lineFeed, omittingEmptySubsequences: false)
    return Array(lines.joined(separator: newLine.utf8))
  }

  mutating func append(_ text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { append(contentsOf: $0) }
    if isDone == nil { append(contentsOf: text.utf8) }
  }
}
