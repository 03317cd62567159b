/// Decodes Markdown's backslash escapes and HTML entities.
enum MarkdownEscapes {
  /// - Parameter backslashes: Whether a backslash escapes punctuation, which it does not in HTML.
  static func decode(_ bytes: ArraySlice<UInt8>, backslashes: Bool = true) -> String {
    guard bytes.contains(where: { $0 == .ampersand || $0 == .backslash && backslashes }) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var text: [UInt8] = []
    var position = bytes.startIndex
    while position < bytes.endIndex {
      let byte = bytes[position]
      if byte == .backslash, backslashes, position + 1 < bytes.endIndex,
        bytes[position + 1].isPunctuation
      {
        text.append(bytes[position + 1])
        position += 2
      } else if byte == .ampersand, let entity = entity(bytes[position...]) {
        text += entity.text.utf8
        position = entity.end
      } else {
        text.append(byte)
        position += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the text of an entity such as `&amp;`, `&#35;` or `&#x23;`.
  static func entity(_ bytes: ArraySlice<UInt8>) -> (text: String, end: Int)? {
    let name = bytes.dropFirst().prefix(longestEntity).prefix {
      $0.isLetter || $0.isDigit || $0 == .numberSign
    }
    guard name.endIndex < bytes.endIndex, bytes[name.endIndex] == .semicolon,
      let text = text(ofEntity: String(decoding: name, as: UTF8.self))
    else { return nil }
    return (text, name.endIndex + 1)
  }

  /// The length of the longest name.
  private static let longestEntity = 31

  private static func text(ofEntity name: String) -> String? {
    guard name.hasPrefix("#") else { return HTMLEntities.text(of: name) }
    let isHexadecimal = name.dropFirst().first.map { $0 == "x" || $0 == "X" } ?? false
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard digits.count <= 8, let code = UInt32(digits, radix: isHexadecimal ? 16 : 10) else {
      return nil
    }
    let scalar = code == 0 ? nil : Unicode.Scalar(code)
    return String(scalar ?? "\u{FFFD}")
  }
}
