/// A line of a source that begins or ends a snippet, or hides lines of it.
enum SourceMarker {
  /// `begin-snippet: `, with the range of the text after it.
  case begin(Range<Int>)
  case end
  /// `#region KEY`, with the range of the key.
  case region(Range<Int>)
  /// `#region` with a title that is not a key.
  case plainRegion
  case endRegion
  /// `// snippet.NAME`, with the range of the name.
  case slice(Range<Int>)
  case endSlice
  case hide
  case show

  /// Parses a comment as specified by SE-0356; nil for any other line.
  init?(swift line: Range<Int>, of view: ByteView) {
    guard view.firstVisible(in: line) == UInt8(ascii: "/") else { return nil }
    let text = view.trimmed(line)
    guard view.matches("//", at: text.lowerBound, before: text.upperBound) else { return nil }
    let comment = view.trimmedStart((text.lowerBound + 2)..<text.upperBound)
    guard view.matches("snippet.", at: comment.lowerBound, before: comment.upperBound) else {
      return nil
    }
    let name = (comment.lowerBound + 8)..<comment.upperBound
    guard SnippetHead.isKey(name, of: view), !view.string(name).contains(where: \.isWhitespace)
    else { return nil }
    switch view.string(name) {
    case "end": self = .endSlice
    case "hide": self = .hide
    case "show": self = .show
    default: self = .slice(name)
    }
  }

  init?(region line: Range<Int>, of view: ByteView) {
    guard let first = view.firstVisible(in: line), first == UInt8(ascii: "#") || first >= 0x80
    else { return nil }
    let text = view.trimmed(line)
    if view.matches("#endregion", at: text.lowerBound, before: text.upperBound) {
      self = .endRegion
      return
    }
    guard view.matches("#region ", at: text.lowerBound, before: text.upperBound) else { return nil }
    let key = view.trimmed((text.lowerBound + 8)..<text.upperBound)
    let isWord =
      SnippetHead.isKey(key, of: view) && !view.string(key).contains(where: \.isWhitespace)
    self = isWord ? .region(key) : .plainRegion
  }
}

/// Detects the marker lines of one source, whose lines must be passed in order.
struct SourceMarkerReader {
  /// Whether the markers of SE-0356 are read.
  let readsSwift: Bool

  /// The maximum number of UTF-16 units before a marker, mainly comment signs.
  private static let widestPrefix = 10

  /// The maximum number of bytes of that prefix.
  private static let bytesOfPrefix = 3 * widestPrefix

  private var finder = WordFinder("-snippet", anchor: 0)

  /// Creates the reader of a file: in Swift sources of a package's standard folders, Litmus reads the markers of
  /// SE-0356, too.
  init(of path: String, _ compatibility: Compatibility) {
    readsSwift =
      compatibility == .litmus && path.hasSuffix(".swift")
      && path.isIn(oneOf: ["Snippets", "Sources", "Tests"])
  }

  /// Returns the marker on a line; nil for any other line.
  mutating func marker(on line: Range<Int>, of view: ByteView) -> SourceMarker? {
    if readsSwift, let marker = SourceMarker(swift: line, of: view) { return marker }
    let offset = finder.next(from: line.lowerBound, in: view)
    if offset < line.upperBound, let marker = Self.word(on: line, from: offset, of: view) {
      return marker
    }
    return SourceMarker(region: line, of: view)
  }

  private static func word(
    on line: Range<Int>, from first: Int, of view: ByteView
  ) -> SourceMarker? {
    let text = view.trimmed(line)
    var isEnd = false
    var next: Int? = first
    let window = text.lowerBound + bytesOfPrefix + 5
    while let offset = next, offset <= window {
      if isNearStart(offset - 5, of: text, view),
        view.matches("begin-snippet: ", at: offset - 5, before: text.upperBound)
      {
        return .begin((offset + 10)..<text.upperBound)
      }
      if isNearStart(offset - 3, of: text, view),
        view.matches("end-snippet", at: offset - 3, before: text.upperBound)
      {
        isEnd = true
      }
      next = view.find("-snippet", in: (offset + 1)..<min(line.upperBound, window + 8))
    }
    return isEnd ? .end : nil
  }

  private static func isNearStart(_ offset: Int, of text: Range<Int>, _ view: ByteView) -> Bool {
    guard offset >= text.lowerBound else { return false }
    return offset - text.lowerBound <= widestPrefix
      || view.utf16Count(of: text.lowerBound..<offset) <= widestPrefix
  }
}

extension String {
  /// Returns whether a path has one of some folders.
  fileprivate func isIn(oneOf folders: [String]) -> Bool {
    utf8.split(separator: UInt8(ascii: "/")).dropLast().contains { folder in
      folders.contains { folder.elementsEqual($0.utf8) }
    }
  }

  /// The key of a file that is a snippet as a whole: its base name, in a `Snippets` folder.
  var keyOfSnippetFile: String? {
    guard hasSuffix(".swift"), isIn(oneOf: ["Snippets"]) else { return nil }
    return utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0.dropLast(6))) }
  }
}

extension ByteView {
  /// Returns the first byte of a range that is neither a space nor a tab.
  func firstVisible(in range: Range<Int>) -> UInt8? {
    bytes[range].first { $0 != .space && $0 != .tab }
  }
}

/// The content of a begin marker: the key, and the text for the fence line.
struct SnippetHead: Hashable {
  var key: String
  var language: String?
  var attributes: String?
}

extension SnippetHead {
  /// Parses the text after `begin-snippet: `.
  init(parsing range: Range<Int>, of view: ByteView) throws(Problem) {
    let text = view.trimmed(Self.withoutCommentEnd(range, of: view))
    guard !text.isEmpty else {
      throw Problem("'begin-snippet:' has no key: write 'begin-snippet: KEY'")
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
      throw Problem(
        "'\(view.string(keyRange))' is not a key: "
          + "it must begin and end with a letter or a digit")
    }
    key = view.string(keyRange)
  }

  private mutating func readArguments(_ text: String) throws(Problem) {
    guard text.hasPrefix("lang=") else {
      if !text.isEmpty { attributes = text }
      return
    }
    let name = text.dropFirst(5).prefix { $0 != " " }
    let isName = name.unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("0"..."9").contains($0)
    }
    guard !name.isEmpty, isName else {
      throw Problem(
        "'\(name)' is not a language: write lowercase letters and digits after 'lang='")
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
