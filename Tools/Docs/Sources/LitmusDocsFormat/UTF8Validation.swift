extension ByteView {
  /// Returns the first byte that is not part of well-formed UTF-8; nil if all are.
  func firstInvalidByte() -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    let raw = UnsafeRawPointer(base)
    var index = 0
    while index < count {
      if index + 8 <= count,
        raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        index += 8
      } else if bytes[index] < 0x80 {
        index += 1
      } else {
        guard let length = validLength(at: index) else { return index }
        index += length
      }
    }
    return nil
  }

  /// Returns the length of the well-formed sequence at an offset; nil if there is none.
  private func validLength(at index: Int) -> Int? {
    let lead = bytes[index]
    let length: Int
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return nil
    }
    guard index + length <= count else { return nil }
    let second: ClosedRange<UInt8> =
      switch lead {
      case 0xE0: 0xA0...0xBF
      case 0xED: 0x80...0x9F
      case 0xF0: 0x90...0xBF
      case 0xF4: 0x80...0x8F
      default: 0x80...0xBF
      }
    guard second.contains(bytes[index + 1]) else { return nil }
    for offset in 2..<4 where offset < length && bytes[index + offset] & 0xC0 != 0x80 {
      return nil
    }
    return length
  }
}
