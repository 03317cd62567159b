/// A text as bytes, with the ranges of its lines.
///
/// A line ends at `\n`, `\r\n` or a lone `\r`; the line ending and a byte order mark are not part of
/// its range, and a trailing line ending begins no further line. Offsets are in UTF-8 bytes.
struct TextLines: Sendable {
  let bytes: [UInt8]
  let ranges: [Range<Int>]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var ranges: [Range<Int>] = []
    ranges.reserveCapacity(bytes.count / 32)
    bytes.withUnsafeBufferPointer { buffer in
      var start = bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0
      var index = start
      while index < buffer.count {
        let byte = buffer[index]
        if byte == UInt8(ascii: "\n") {
          ranges.append(start..<index)
          start = index + 1
        } else if byte == UInt8(ascii: "\r") {
          ranges.append(start..<index)
          if index + 1 < buffer.count, buffer[index + 1] == UInt8(ascii: "\n") { index += 1 }
          start = index + 1
        }
        index += 1
      }
      if start < buffer.count { ranges.append(start..<buffer.count) }
    }
    self.ranges = ranges
  }

  /// - Parameter ranges: The lines, or parts of them.
  init(bytes: [UInt8], ranges: [Range<Int>]) {
    self.bytes = bytes
    self.ranges = ranges
  }

  init(_ text: String) {
    self.init(Array(text.utf8))
  }

  var count: Int { ranges.count }

  /// The bytes of a line, without its line ending.
  ///
  /// - Parameter index: The line, from 0.
  subscript(index: Int) -> ArraySlice<UInt8> { bytes[ranges[index]] }

  /// Returns a line as a string.
  func string(_ index: Int) -> String { String(decoding: self[index], as: UTF8.self) }
}
