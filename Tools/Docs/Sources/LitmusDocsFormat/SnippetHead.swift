/// The content of a begin marker: the key, and the text for the fence line.
struct SnippetHead: Hashable {
  var key: String
  var language: String?
  var attributes: String?

  /// An error in a begin marker.
  struct Mistake: Error, Hashable {
    var message: String
  }

  init(key: String, language: String? = nil, attributes: String? = nil) {
    self.key = key
    self.language = language
    self.attributes = attributes
  }

  /// Parses the text after `begin-snippet: `.
  init(parsing range: Range<Int>, of view: ByteView) throws(Mistake) {
    let text = view.trimmed(Self.withoutCommentEnd(range, of: view))
    guard !text.isEmpty else {
      throw Mistake(message: "'begin-snippet:' has no key: write 'begin-snippet: KEY'")
    }
    key = ""
    var keyRange = text
    if view[text.upperBound - 1] == UInt8(ascii: ")"),
      let open = view.first(UInt8(ascii: "("), in: text)
    {
      keyRange = view.trimmed(text.lowerBound..<open)
      try readArguments(view.string(view.trimmed((open + 1)..<(text.upperBound - 1))))
    }
    guard Self.isKey(keyRange, of: view) else {
      throw Mistake(
        message: "'\(view.string(keyRange))' is not a key: "
          + "it must begin and end with a letter or a digit")
    }
    key = view.string(keyRange)
  }

  private mutating func readArguments(_ text: String) throws(Mistake) {
    guard text.hasPrefix("lang=") else {
      if !text.isEmpty { attributes = text }
      return
    }
    let name = text.dropFirst(5).prefix { $0 != " " }
    let isName = name.unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("0"..."9").contains($0)
    }
    guard !name.isEmpty, isName else {
      throw Mistake(
        message: "'\(name)' is not a language: write small letters and digits behind 'lang='")
    }
    language = String(name)
    let rest = text.dropFirst(5 + name.count).drop { $0 == " " }
    if !rest.isEmpty { attributes = String(rest) }
  }

  /// Returns the range before the end of a comment, such as `-->` or `*/`.
  private static func withoutCommentEnd(_ range: Range<Int>, of view: ByteView) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound {
      let scalar = view.lastScalar(in: range.lowerBound..<end)
      if isLetterOrDigit(scalar.value) || scalar.value == 0x20 || scalar.value == 0x29
        || scalar.value == 0x5D
      {
        break
      }
      end -= scalar.length
    }
    return range.lowerBound..<end
  }

  /// Returns whether a text begins and ends with a letter or a digit, as a key must.
  static func isKey(_ range: Range<Int>, of view: ByteView) -> Bool {
    !range.isEmpty && isLetterOrDigit(view.firstScalar(in: range).value)
      && isLetterOrDigit(view.lastScalar(in: range).value)
  }
}
