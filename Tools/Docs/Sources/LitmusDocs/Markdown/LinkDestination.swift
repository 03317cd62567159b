/// The destination of a link, in parentheses or after a label.
struct LinkDestination {
  /// The address, without enclosing `<` and `>`.
  var address: Range<Int>
  /// The first byte after the link.
  var end: Int

  /// The maximum nesting depth of parentheses in an address.
  private static let deepest = 32

  /// Parses `(address "title")`.
  ///
  /// - Parameter start: The position of the opening parenthesis.
  static func inline(_ bytes: [UInt8], at start: Int, before end: Int) -> LinkDestination? {
    let begin = skipWhiteSpace(bytes, from: start + 1, before: end)
    guard let found = address(bytes, at: begin, before: end) else { return nil }
    var position = skipWhiteSpace(bytes, from: found.end, before: end)
    if position > found.end, let behind = endOfTitle(bytes, at: position, before: end) {
      position = skipWhiteSpace(bytes, from: behind, before: end)
    }
    guard position < end, bytes[position] == .rightParenthesis else { return nil }
    return LinkDestination(address: found.address, end: position + 1)
  }

  /// Parses ` address "title"` after `[label]:`, up to the end of a line.
  static func definition(_ bytes: [UInt8], at start: Int, before end: Int) -> LinkDestination? {
    let begin = skipWhiteSpace(bytes, from: start, before: end)
    guard let found = address(bytes, at: begin, before: end, endsLine: true), found.end > begin
    else { return nil }
    let title = skipWhiteSpace(bytes, from: found.end, before: end)
    if title > found.end, let behind = endOfTitle(bytes, at: title, before: end),
      let next = endOfLine(bytes, from: behind, before: end)
    {
      return LinkDestination(address: found.address, end: next)
    }
    guard let next = endOfLine(bytes, from: found.end, before: end) else { return nil }
    return LinkDestination(address: found.address, end: next)
  }

  /// - Parameter endsLine: Whether the end is that of a line.
  private static func address(
    _ bytes: [UInt8], at start: Int, before end: Int, endsLine: Bool = false
  ) -> LinkDestination? {
    guard start < end, bytes[start] == .lessThan else {
      return bareAddress(bytes, at: start, before: end, endsLine)
    }
    guard
      let close = bytes.firstUnescaped(
        [.greaterThan, .lessThan, .lineFeed, .carriageReturn], in: (start + 1)..<end),
      bytes[close] == .greaterThan
    else { return nil }
    return LinkDestination(address: start + 1..<close, end: close + 1)
  }

  private static func bareAddress(
    _ bytes: [UInt8], at start: Int, before end: Int, _ endsLine: Bool
  ) -> LinkDestination? {
    var position = start
    var depth = 0
    scan: while position < end {
      switch bytes[position] {
      case .backslash where position + 1 < end && bytes[position + 1].isPunctuation:
        position += 1
      case .leftParenthesis:
        depth += 1
        guard depth <= deepest else { return nil }
      case .rightParenthesis:
        if depth == 0 { break scan }
        depth -= 1
      case 0...UInt8.space, 0x7F:
        break scan
      default:
        break
      }
      position += 1
    }
    // As in cmark-gfm, white space ends an address in which parentheses are open.
    return position < end || depth == 0 || endsLine
      ? LinkDestination(address: start..<position, end: position) : nil
  }

  private static func endOfTitle(_ bytes: [UInt8], at start: Int, before end: Int) -> Int? {
    guard start < end else { return nil }
    let closing: UInt8
    switch bytes[start] {
    case .doubleQuote, .singleQuote: closing = bytes[start]
    case .leftParenthesis: closing = .rightParenthesis
    default: return nil
    }
    let found = bytes.firstUnescaped([closing, bytes[start]], in: (start + 1)..<end)
    return found.flatMap { bytes[$0] == closing ? $0 + 1 : nil }
  }

  /// Returns the end of the line, if only white space precedes it.
  private static func endOfLine(_ bytes: [UInt8], from start: Int, before end: Int) -> Int? {
    let line = bytes[start..<end].prefix { $0 != .lineFeed && $0 != .carriageReturn }
    return line.allSatisfy(\.isWhiteSpace) ? line.endIndex : nil
  }

  private static func skipWhiteSpace(_ bytes: [UInt8], from start: Int, before end: Int) -> Int {
    bytes[start..<end].firstIndex { !$0.isWhiteSpace } ?? end
  }
}

/// The label of a reference, as in `[text][label]` and `[label]: address`.
struct LinkLabel {
  /// The label without its brackets.
  var text: Range<Int>
  /// The first byte after the closing bracket.
  var end: Int

  /// CommonMark's limit, which also bounds the search for a closing bracket.
  private static let longest = 999

  /// - Parameter start: The position of the opening bracket.
  init?(_ bytes: [UInt8], at start: Int, before end: Int) {
    guard start < end, bytes[start] == .leftBracket else { return nil }
    let limit = min(end, start + 2 + Self.longest)
    guard
      let close = bytes.firstUnescaped([.leftBracket, .rightBracket], in: (start + 1)..<limit),
      bytes[close] == .rightBracket
    else { return nil }
    text = start + 1..<close
    self.end = close + 1
  }

  /// Returns a label normalized for comparison: without case, as in `ß` and `SS`, and with a single
  /// space for any white space.
  static func normalized(_ bytes: ArraySlice<UInt8>) -> String {
    bytes.split(whereSeparator: \.isWhiteSpace)
      .map { String(decoding: $0, as: UTF8.self).lowercased().uppercased() }
      .joined(separator: " ")
  }
}

extension [UInt8] {
  /// Returns the first position of one of some bytes that no backslash precedes.
  fileprivate func firstUnescaped(_ bytes: [UInt8], in range: Range<Int>) -> Int? {
    var position = range.lowerBound
    while position < range.upperBound {
      if bytes.contains(self[position]) { return position }
      position += self[position] == .backslash ? 2 : 1
    }
    return nil
  }
}
