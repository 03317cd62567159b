/// An HTML tag, with the attributes that are relevant to links.
struct HTMLTag {
  /// The values of `href` and `src`.
  private(set) var targets: [Range<Int>] = []
  /// The values of `id`, and of `name` if it defines an anchor.
  private(set) var identifiers: [Range<Int>] = []
  /// The first byte after the tag.
  private(set) var end: Int

  /// - Parameter start: The position of the `<`; the result is nil if it does not begin a tag.
  init?(_ bytes: [UInt8], at start: Int, before end: Int) {
    var position = start + 1
    if position < end, bytes[position] == .slash { position += 1 }
    guard position < end, bytes[position].isLetter else { return nil }
    let name = position
    while position < end, Self.isNameByte(bytes[position]) { position += 1 }
    let isLink = position - name == 1 && bytes[name] | 0x20 == UInt8(ascii: "a")
    self.end = position
    while true {
      let gap = position
      while position < end, bytes[position].isWhiteSpace { position += 1 }
      guard position < end else { return nil }
      if bytes[position] == .greaterThan { break }
      if bytes.has("/>", at: position, before: end) {
        position += 1
        break
      }
      guard position > gap,
        let next = attribute(bytes, at: position, before: end, isLink: isLink)
      else { return nil }
      position = next
    }
    self.end = position + 1
  }

  /// Parses `name`, `name=value` or `name="value"`, and returns the first byte after it.
  private mutating func attribute(
    _ bytes: [UInt8], at start: Int, before end: Int, isLink: Bool
  ) -> Int? {
    var position = start
    while position < end, Self.isNameByte(bytes[position]) { position += 1 }
    let name = start..<position
    guard !name.isEmpty else { return nil }
    var equals = position
    while equals < end, bytes[equals].isWhiteSpace { equals += 1 }
    guard equals < end, bytes[equals] == .equals else { return position }
    position = equals + 1
    while position < end, bytes[position].isWhiteSpace { position += 1 }
    guard position < end, let value = Self.value(bytes, at: position, before: end) else {
      return nil
    }
    switch String(decoding: bytes[name], as: UTF8.self).lowercased() {
    case "href", "src": targets.append(value.text)
    case "id": identifiers.append(value.text)
    case "name" where isLink: identifiers.append(value.text)
    default: break
    }
    return value.end
  }

  private static func value(
    _ bytes: [UInt8], at start: Int, before end: Int
  ) -> (text: Range<Int>, end: Int)? {
    let quote = bytes[start]
    if quote == .doubleQuote || quote == .singleQuote {
      guard let close = bytes[(start + 1)..<end].firstIndex(of: quote) else { return nil }
      return (start + 1..<close, close + 1)
    }
    var position = start
    while position < end, !bytes[position].isWhiteSpace, bytes[position] != .greaterThan {
      guard bytes[position] != .lessThan, bytes[position] != .backtick,
        bytes[position] != .doubleQuote, bytes[position] != .singleQuote
      else { return nil }
      position += 1
    }
    return position > start ? (start..<position, position) : nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == .hyphen || byte == .underscore || byte == .colon
      || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "@")
  }
}
