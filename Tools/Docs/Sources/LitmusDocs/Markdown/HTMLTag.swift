/// An HTML tag, with the attributes that are relevant to links.
struct HTMLTag {
  /// The name in lowercase.
  let name: String
  let isClosing: Bool
  /// The addresses in `href`, `src`, `srcset` and `poster`.
  private(set) var targets: [Range<Int>] = []
  /// The values of `id`, and of `name` if it defines an anchor.
  private(set) var identifiers: [Range<Int>] = []
  /// The first byte after the tag.
  private(set) var end: Int

  /// The level of the heading that it begins or ends; nil for other elements.
  var headingLevel: Int? {
    ["h1", "h2", "h3", "h4", "h5", "h6"].firstIndex(of: name).map { $0 + 1 }
  }

  /// - Parameters:
  ///   - start: The position of the `<`; the result is nil if it does not begin a tag.
  ///   - isStrict: Whether it must follow CommonMark's grammar; browsers accept more.
  init?(_ bytes: [UInt8], at start: Int, before end: Int, isStrict: Bool = false) {
    var position = start + 1
    isClosing = position < end && bytes[position] == .slash
    if isClosing { position += 1 }
    guard position < end, bytes[position].isLetter else { return nil }
    let first = position
    while position < end, Self.isNameByte(bytes[position], isStrict) { position += 1 }
    name = String(decoding: bytes[first..<position], as: UTF8.self).lowercased()
    self.end = position
    while true {
      let gap = position
      while position < end,
        bytes[position].isWhiteSpace || !isStrict && bytes[position] == .slash
      { position += 1 }
      guard position < end else { return nil }
      if bytes[position] == .greaterThan { break }
      if bytes.has("/>", at: position, before: end), !isClosing {
        position += 1
        break
      }
      guard position > gap || !isStrict, !isClosing || !isStrict,
        let next = attribute(bytes, at: position, before: end, isStrict)
      else { return nil }
      position = next
    }
    self.end = position + 1
  }

  /// Parses `name`, `name=value` or `name="value"`, and returns the first byte after it.
  private mutating func attribute(
    _ bytes: [UInt8], at start: Int, before end: Int, _ isStrict: Bool
  ) -> Int? {
    var position = start
    if isStrict, bytes[start].isDigit || bytes[start] == .hyphen || bytes[start] == .period {
      return nil
    }
    while position < end, Self.isAttributeByte(bytes[position], isStrict) { position += 1 }
    let name = start..<position
    guard !name.isEmpty else { return nil }
    var equals = position
    while equals < end, bytes[equals].isWhiteSpace { equals += 1 }
    guard equals < end, bytes[equals] == .equals else { return position }
    position = equals + 1
    while position < end, bytes[position].isWhiteSpace { position += 1 }
    guard position < end else { return nil }
    let isMissing = !isStrict && bytes[position] == .greaterThan
    guard
      let value = isMissing
        ? (position..<position, position) : Self.value(bytes, at: position, before: end, isStrict)
    else { return nil }
    switch String(decoding: bytes[name], as: UTF8.self).lowercased() {
    case "href", "src", "poster": targets.append(value.text)
    case "srcset": targets += Self.candidates(bytes, in: value.text)
    case "id": identifiers.append(value.text)
    case "name" where self.name == "a": identifiers.append(value.text)
    default: break
    }
    return value.end
  }

  /// Returns the addresses of a list such as `a.png 1x, b.png 2x`.
  private static func candidates(_ bytes: [UInt8], in list: Range<Int>) -> [Range<Int>] {
    var addresses: [Range<Int>] = []
    var rest = bytes[list]
    while true {
      rest = rest.drop { $0.isWhiteSpace || $0 == .comma }
      var address = rest.prefix { !$0.isWhiteSpace }
      guard !address.isEmpty else { return addresses }
      rest = bytes[address.endIndex..<list.upperBound]
      // A comma inside of an address belongs to it.
      if address.last == .comma {
        while address.last == .comma { address.removeLast() }
      } else {
        rest = rest.drop { $0 != .comma }
      }
      addresses.append(address.startIndex..<address.endIndex)
    }
  }

  private static func value(
    _ bytes: [UInt8], at start: Int, before end: Int, _ isStrict: Bool
  ) -> (text: Range<Int>, end: Int)? {
    let quote = bytes[start]
    if quote == .doubleQuote || quote == .singleQuote {
      guard let close = bytes[(start + 1)..<end].firstIndex(of: quote) else { return nil }
      return (start + 1..<close, close + 1)
    }
    var position = start
    while position < end, !bytes[position].isWhiteSpace, bytes[position] != .greaterThan {
      if isStrict, "<`=\"'".utf8.contains(bytes[position]) { return nil }
      position += 1
    }
    return position > start ? (start..<position, position) : nil
  }

  private static func isNameByte(_ byte: UInt8, _ isStrict: Bool) -> Bool {
    isStrict
      ? byte.isLetter || byte.isDigit || byte == .hyphen
      : !byte.isWhiteSpace && byte != .slash && byte != .greaterThan
  }

  private static func isAttributeByte(_ byte: UInt8, _ isStrict: Bool) -> Bool {
    isStrict
      ? byte.isLetter || byte.isDigit || byte == .hyphen || byte == .underscore || byte == .colon
        || byte == .period
      : !byte.isWhiteSpace && byte != .slash && byte != .greaterThan && byte != .equals
  }
}
