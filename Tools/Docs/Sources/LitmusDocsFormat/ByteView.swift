#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A text in memory: UTF-8 bytes with lines that end at `\n`.
///
/// The functions use offsets, so that a text of any size is searched without copying.
struct ByteView {
  let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  var count: Int { bytes.count }

  var all: Range<Int> { 0..<bytes.count }

  subscript(index: Int) -> UInt8 { bytes[index] }

  /// The bytes of a range, for appending.
  subscript(range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[range])
  }

  func string(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }

  /// Returns the first position of a byte in a range.
  func first(_ byte: UInt8, in range: Range<Int>) -> Int? {
    guard !range.isEmpty, let base = bytes.baseAddress else { return nil }
    guard let found = memchr(base + range.lowerBound, Int32(byte), range.count) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Returns the end of the line that begins at an offset: its `\n`, or the end of the text.
  func lineEnd(from start: Int) -> Int { first(UInt8(ascii: "\n"), in: start..<count) ?? count }

  /// Returns whether a word is at an offset and ends before an end.
  func matches(_ word: StaticString, at offset: Int, before end: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard offset >= 0, offset + length <= end, let base = bytes.baseAddress else { return false }
    return memcmp(base + offset, word.utf8Start, length) == 0
  }

  /// Returns whether a word, given in lowercase, is at an offset, ignoring case.
  func matchesIgnoringCase(_ word: StaticString, at offset: Int, before end: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard offset >= 0, offset + length <= end else { return false }
    for index in 0..<length where asciiLowercase(bytes[offset + index]) != word.utf8Start[index] {
      return false
    }
    return true
  }

  /// Returns the first position of a word in a range.
  ///
  /// - Parameter anchor: The index of the word's rarest byte, which is searched for first.
  func find(_ word: StaticString, anchor: Int = 0, in range: Range<Int>) -> Int? {
    var from = range.lowerBound + anchor
    while from < range.upperBound {
      guard let found = first(word.utf8Start[anchor], in: from..<range.upperBound) else {
        return nil
      }
      if matches(word, at: found - anchor, before: range.upperBound) { return found - anchor }
      from = found + 1
    }
    return nil
  }
}

func asciiLowercase(_ byte: UInt8) -> UInt8 {
  byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
}

/// Finds the positions of a word in a text in order; each is searched for only once.
struct WordFinder {
  private let word: StaticString
  private let anchor: Int
  private var next = -1

  init(_ word: StaticString, anchor: Int) {
    self.word = word
    self.anchor = anchor
  }

  /// Returns the first position at or after an offset; the text's count if there is none.
  ///
  /// - Parameter offset: Must not be less than in the previous call.
  mutating func place(from offset: Int, in view: ByteView) -> Int {
    if next < offset {
      next = view.find(word, anchor: anchor, in: min(offset, view.count)..<view.count) ?? view.count
    }
    return next
  }
}
