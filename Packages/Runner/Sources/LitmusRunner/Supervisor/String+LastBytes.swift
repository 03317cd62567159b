#if LITMUS_RUNNER
internal import Foundation

extension String {
  /// Splits the text into its last bytes, of complete Unicode scalars, and all before them.
  ///
  /// - Parameter count: How many bytes the tail has at most.
  func cut(beforeLast count: Int) -> (head: String, tail: String) {
    guard utf8.count > count else { return ("", self) }
    var start = utf8.index(endIndex, offsetBy: -count)
    // A byte within a scalar.
    while start < endIndex, utf8[start] & 0xc0 == 0x80 { start = utf8.index(after: start) }
    return (String(self[..<start]), String(self[start...]))
  }
}

extension StringProtocol {
  /// Returns the range of the last occurrence of some bytes.
  ///
  /// Foundation compares characters instead, which takes seconds for a few megabytes.
  func lastRange(ofBytes text: String) -> Range<Index>? {
    let pattern = Array(text.utf8)
    let found: Int?? = utf8.withContiguousStorageIfAvailable { bytes in
      guard let base = bytes.baseAddress, !pattern.isEmpty, bytes.count >= pattern.count
      else { return nil }
      return (0...bytes.count - pattern.count).reversed().first { offset in
        bytes[offset] == pattern[0] && memcmp(base + offset, pattern, pattern.count) == 0
      }
    }
    guard let offset = found ?? nil else { return nil }
    let start = utf8.index(startIndex, offsetBy: offset)
    return start..<utf8.index(start, offsetBy: pattern.count)
  }
}
#endif
