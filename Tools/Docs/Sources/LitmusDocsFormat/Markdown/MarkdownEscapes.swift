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
        text += Array(String(entity.scalar).utf8)
        position = entity.end
      } else {
        text.append(byte)
        position += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the character of an entity such as `&amp;` or `&#35;`.
  static func entity(_ bytes: ArraySlice<UInt8>) -> (scalar: Unicode.Scalar, end: Int)? {
    let name = bytes.dropFirst().prefix(10).prefix { $0 != .semicolon }
    guard name.endIndex < bytes.endIndex, bytes[name.endIndex] == .semicolon else { return nil }
    guard let scalar = scalar(String(decoding: name, as: UTF8.self)) else { return nil }
    return (scalar, name.endIndex + 1)
  }

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    if name.hasPrefix("#x") || name.hasPrefix("#X") {
      return UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    }
    if name.hasPrefix("#") {
      return UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
    }
    return named[name]
  }

  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–",
    "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "rarr": "→", "larr": "←",
    "times": "×", "middot": "·", "bull": "•", "check": "✓", "sect": "§",
  ]
}
