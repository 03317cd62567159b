/// A fenced code block of a Markdown document.
struct MarkdownFence: Hashable, Sendable {
  /// The opening backticks or tildes.
  let marker: FenceMarker
  /// The line of the opening fence, from 0.
  let openingLine: Int
  /// The lines between the fences, from 0.
  var contentLines: Range<Int> { openingLine + 1..<openingLine + 1 + contents.count }
  /// The lines from the opening fence to the closing one, if there is one, from 0.
  var lines: ClosedRange<Int> {
    openingLine...(contentLines.upperBound - (isClosed ? 0 : 1))
  }
  /// Whether there is a closing fence; without one, the block runs to the end of the quote or list
  /// item around it, or of the document.
  var isClosed = false
  /// Whether the block runs to the end of the document.
  var reachesEnd = false
  /// The code, line by line, as offsets in the document.
  var contents: [Range<Int>] = []

  /// The text after the opening backticks or tildes, trimmed.
  var info: String { String(decoding: marker.info, as: UTF8.self) }

  /// The first word of the info string, in lowercase: `swift` for ` ```Swift compile-fail`.
  var language: String {
    String(info.prefix { !$0.isWhitespace && $0 != "{" && $0 != "," }).lowercased()
  }

  /// Returns the fences of a document.
  static func all(in lines: TextLines) -> [MarkdownFence] { MarkdownTree(lines).fences }

  /// Returns what precedes the opening fence on its line: white space and the marks of quotes and list items.
  ///
  /// - Parameter lines: The lines as they are written, also in a catalog.
  func indent(in lines: TextLines) -> String {
    String(decoding: lines[openingLine].prefix { $0 != marker.character }, as: UTF8.self)
  }

  /// Returns the lines of the code, without the indentation of the fence and the marks of quotes.
  func codeLines(in lines: TextLines) -> [String] {
    contents.map { String(decoding: lines.bytes[$0], as: UTF8.self) }
  }
}

extension MarkdownFence {
  /// Returns a fence that no line of a text closes: longer than each run of its character.
  ///
  /// - Parameter length: The least length.
  static func around(
    _ text: some Collection<UInt8>, _ character: UInt8 = .backtick, atLeast length: Int = 3
  ) -> String {
    let longest = text.split { $0 != character }.map(\.count).max() ?? 0
    return String(
      repeating: Character(Unicode.Scalar(character)), count: max(length, longest + 1))
  }
}

/// A line that may open or close a fenced code block.
struct FenceMarker: Hashable, Sendable {
  /// The columns before it, or the bytes if it was found by `init(_:)`.
  var indent = 0
  let character: UInt8
  let length: Int
  let info: ArraySlice<UInt8>
  /// Whether it comes after the marker of a list item, where it can only open a block.
  private var beginsItem = false

  /// Parses a line's text, without the white space and the marks before it.
  ///
  /// - Returns: Nil if it does not begin with three backticks or tildes.
  init?(text view: ByteView, _ range: Range<Int>) {
    guard range.count >= 3, view[range.lowerBound] == .backtick || view[range.lowerBound] == .tilde
    else { return nil }
    self.init(text: Array(view[range])[...])
  }

  private init?(text: ArraySlice<UInt8>) {
    guard let first = text.first, first == .backtick || first == .tilde else { return nil }
    let behind = text.drop { $0 == first }
    guard text.count - behind.count >= 3 else { return nil }
    character = first
    length = text.count - behind.count
    var info = behind.drop { $0 == .space || $0 == .tab }
    while let last = info.last, last == .space || last == .tab { info.removeLast() }
    self.info = info
  }

  /// Parses a line that may begin with white space, and with the marks of quotes and list items.
  init?(_ line: ArraySlice<UInt8>) {
    var rest = line
    let beginsItem = Self.dropContainers(from: &rest)
    self.init(text: rest)
    self.beginsItem = beginsItem
    indent = line.count - rest.count
  }

  /// Whether it can open a block: an info string after backticks must not contain a backtick.
  var canOpen: Bool { character == .tilde || !info.contains(character) }

  /// Returns whether it closes the block that the other marker opened.
  func closes(_ opening: FenceMarker) -> Bool {
    character == opening.character && length >= opening.length && info.isEmpty && !beginsItem
  }

  /// Drops white space and the markers of quotes and list items.
  ///
  /// - Returns: Whether there was a list item's marker.
  private static func dropContainers(from line: inout ArraySlice<UInt8>) -> Bool {
    var beginsItem = false
    while true {
      line = line.drop { $0 == .space || $0 == .tab }
      switch line.first {
      case .greaterThan:
        line = line.dropFirst()
      case .hyphen, .asterisk, UInt8(ascii: "+"),
        .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
        let digits = line.prefix(10).prefix(while: \.isDigit)
        var rest = line.dropFirst(digits.count)
        guard let mark = rest.popFirst(),
          digits.isEmpty || mark == UInt8(ascii: ".") || mark == .rightParenthesis,
          digits.count < 10, let next = rest.first, next == .space || next == .tab
        else { return beginsItem }
        line = rest
        beginsItem = true
      default:
        return beginsItem
      }
    }
  }
}
