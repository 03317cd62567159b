extension ByteView {
  /// Returns a range without leading white space.
  func trimmedStart(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound {
      let byte = bytes[start]
      if byte < 0x80 {
        guard isASCIIWhite(byte) else { break }
        start += 1
      } else {
        let scalar = firstScalar(in: start..<range.upperBound)
        guard isUnicodeWhite(scalar.value) else { break }
        start += scalar.length
      }
    }
    return start..<range.upperBound
  }

  /// Returns a range without trailing white space.
  func trimmedEnd(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound {
      let byte = bytes[end - 1]
      if byte < 0x80 {
        guard isASCIIWhite(byte) else { break }
        end -= 1
      } else {
        let scalar = lastScalar(in: range.lowerBound..<end)
        guard isUnicodeWhite(scalar.value) else { break }
        end -= scalar.length
      }
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

/// Returns whether an ASCII byte is white space.
func isASCIIWhite(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

/// Returns whether a scalar is white space according to Unicode.
func isUnicodeWhite(_ value: UInt32) -> Bool {
  switch value {
  case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
    0x3000:
    true
  default:
    false
  }
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
