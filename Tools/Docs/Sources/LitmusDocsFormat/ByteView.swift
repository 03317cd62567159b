#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A text in memory: bytes of UTF-8 whose lines end at `\n`.
///
/// The functions take offsets, so that a text of any size is searched without a copy.
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

  /// The first place of a byte in a range.
  func first(_ byte: UInt8, in range: Range<Int>) -> Int? {
    guard !range.isEmpty, let base = bytes.baseAddress else { return nil }
    guard let found = memchr(base + range.lowerBound, Int32(byte), range.count) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Where the line that begins at an offset ends: at its `\n`, or at the end of the text.
  func lineEnd(from start: Int) -> Int { first(UInt8(ascii: "\n"), in: start..<count) ?? count }

  /// Whether a word stands at an offset, all of it before an end.
  func matches(_ word: StaticString, at offset: Int, before end: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard offset >= 0, offset + length <= end, let base = bytes.baseAddress else { return false }
    return memcmp(base + offset, word.utf8Start, length) == 0
  }

  /// Whether a word, given in lower case, stands at an offset in any case.
  func matchesIgnoringCase(_ word: StaticString, at offset: Int, before end: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard offset >= 0, offset + length <= end else { return false }
    for index in 0..<length where asciiLowercase(bytes[offset + index]) != word.utf8Start[index] {
      return false
    }
    return true
  }

  /// The first place of a word in a range.
  ///
  /// - Parameter anchor: Which of the word's bytes is the rarest; the search goes from one to the next.
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

/// The places of a word in a text, in order; each is searched for once, however often it is asked for.
struct WordFinder {
  private let word: StaticString
  private let anchor: Int
  private var next = -1

  init(_ word: StaticString, anchor: Int) {
    self.word = word
    self.anchor = anchor
  }

  /// The first place at or behind an offset; the text's count if there is none.
  ///
  /// - Parameter offset: Never less than in the call before.
  mutating func place(from offset: Int, in view: ByteView) -> Int {
    if next < offset {
      next = view.find(word, anchor: anchor, in: min(offset, view.count)..<view.count) ?? view.count
    }
    return next
  }
}
