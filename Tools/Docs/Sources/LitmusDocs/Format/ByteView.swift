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

  func string(_ range: Range<Int>) -> String {
    String(decoding: self[range], as: UTF8.self)
  }

  /// Returns the first position of a byte in a range.
  func first(_ byte: UInt8, in range: Range<Int>) -> Int? {
    guard !range.isEmpty, let base = bytes.baseAddress else { return nil }
    guard let found = memchr(base + range.lowerBound, Int32(byte), range.count) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Returns the end of the line that begins at an offset: its `\n`, or the end of the text.
  func lineEnd(from start: Int) -> Int {
    first(UInt8(ascii: "\n"), in: start..<count) ?? count
  }

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

/// Finds the offsets of a word in a text in order; each is searched for only once.
struct WordFinder {
  private let word: StaticString
  private let anchor: Int
  private var found = -1

  init(_ word: StaticString, anchor: Int) {
    self.word = word
    self.anchor = anchor
  }

  /// Returns the first offset at or after another one; the text's count if there is none.
  ///
  /// - Parameter offset: Must not be less than in the previous call.
  mutating func next(from offset: Int, in view: ByteView) -> Int {
    if found < offset {
      found =
        view.find(word, anchor: anchor, in: min(offset, view.count)..<view.count) ?? view.count
    }
    return found
  }
}

extension ByteView {
  /// Returns a range without leading white space.
  func trimmedStart(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound {
      let scalar = firstScalar(in: start..<range.upperBound)
      guard isUnicodeWhite(scalar.value) else { break }
      start += scalar.length
    }
    return start..<range.upperBound
  }

  /// Returns a range without trailing white space.
  func trimmedEnd(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound {
      let scalar = lastScalar(in: range.lowerBound..<end)
      guard isUnicodeWhite(scalar.value) else { break }
      end -= scalar.length
    }
    return range.lowerBound..<end
  }

  /// Returns a range without white space at either end.
  func trimmed(_ range: Range<Int>) -> Range<Int> { trimmedEnd(trimmedStart(range)) }

  /// Returns the first Unicode scalar of a nonempty range; invalid bytes have the value 0.
  func firstScalar(in range: Range<Int>) -> (value: UInt32, length: Int) {
    let lead = bytes[range.lowerBound]
    guard lead >= 0x80 else { return (UInt32(lead), 1) }
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0xC2, length <= range.count else { return (0, 1) }
    var value = UInt32(lead) & (0xFF >> UInt32(length + 1))
    for index in 1..<length {
      let byte = bytes[range.lowerBound + index]
      guard byte & 0xC0 == 0x80 else { return (0, 1) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return (value, length)
  }

  /// Returns the last Unicode scalar of a nonempty range; invalid bytes have the value 0.
  func lastScalar(in range: Range<Int>) -> (value: UInt32, length: Int) {
    var start = range.upperBound - 1
    while start > range.lowerBound, range.upperBound - start < 4, bytes[start] & 0xC0 == 0x80 {
      start -= 1
    }
    let scalar = firstScalar(in: start..<range.upperBound)
    return scalar.length == range.upperBound - start ? scalar : (0, 1)
  }
}

/// Returns whether a scalar is white space according to Unicode.
func isUnicodeWhite(_ value: UInt32) -> Bool {
  if value < 0x80 { return value == 0x20 || (0x09...0x0D).contains(value) }
  return Unicode.Scalar(value)?.properties.isWhitespace ?? false
}

/// Returns whether a scalar is a letter or a decimal digit of the Basic Multilingual Plane, as used in keys.
func isLetterOrDigit(_ value: UInt32) -> Bool {
  if value < 0x80 {
    let byte = asciiLowercase(UInt8(value))
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
  guard value <= 0xFFFF, let scalar = Unicode.Scalar(value) else { return false }
  switch scalar.properties.generalCategory {
  case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    .decimalNumber:
    return true
  default:
    return false
  }
}

extension ByteView {
  /// Returns the first byte that is not part of well-formed UTF-8; nil if all are.
  func firstInvalidByte() -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    // Decoding replaces what is not well-formed.
    var decoded = String(decoding: bytes, as: UTF8.self)
    return decoded.withUTF8 { decoded in
      if let other = decoded.baseAddress, decoded.count == count, memcmp(base, other, count) == 0 {
        return nil
      }
      return zip(bytes, decoded).enumerated().first { $1.0 != $1.1 }?.offset
        ?? min(count, decoded.count)
    }
  }
}

extension String {
  /// Returns whether some text occurs, byte for byte, regardless of the characters around it; an
  /// empty one never does.
  func hasText(_ text: String) -> Bool {
    // Most texts lack the first byte, and a search for a range takes much longer than one for a byte.
    guard let first = text.utf8.first, utf8.contains(first) else { return false }
    return utf8.firstRange(of: text.utf8) != nil
  }
}
