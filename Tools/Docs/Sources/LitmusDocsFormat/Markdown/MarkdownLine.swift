/// A line of Markdown, with the markers of its quotes and list items separated from its text.
struct MarkdownLine {
  /// The number of quotes around the line.
  private(set) var quoteDepth = 0
  /// Whether a list item begins on the line.
  private(set) var beginsItem = false
  /// The columns of white space before the text, counted from the last marker.
  private(set) var indent = 0
  /// The range from the beginning of the text to the end of the line.
  private(set) var text: Range<Int>

  var isBlank: Bool { text.isEmpty }

  init(_ bytes: [UInt8], _ line: Range<Int>) {
    let end = line.upperBound
    var position = line.lowerBound
    while true {
      indent = 0
      while position < end, bytes[position] == .space || bytes[position] == .tab {
        indent = bytes[position] == .tab ? (indent / 4 + 1) * 4 : indent + 1
        position += 1
      }
      if position < end, bytes[position] == .greaterThan {
        quoteDepth += 1
        position += 1
      } else if let next = Self.endOfItemMark(bytes, at: position, before: end) {
        beginsItem = true
        position = next
      } else {
        break
      }
    }
    text = position..<end
  }

  /// Returns where the text after `-`, `*`, `+`, `1.` or `1)` begins.
  private static func endOfItemMark(_ bytes: [UInt8], at start: Int, before end: Int) -> Int? {
    guard start < end else { return nil }
    var position = start
    switch bytes[start] {
    case .hyphen, UInt8(ascii: "*"), UInt8(ascii: "+"):
      position += 1
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      while position < end, position - start < 10, bytes[position].isDigit { position += 1 }
      guard position < end, position - start < 10,
        bytes[position] == UInt8(ascii: ".") || bytes[position] == .rightParenthesis
      else { return nil }
      position += 1
    default:
      return nil
    }
    return position == end || bytes[position].isWhiteSpace ? position : nil
  }
}

extension MarkdownLine {
  /// Returns the text of a heading such as `## Title ##`, or nil if the line is not a heading.
  func heading(_ bytes: [UInt8]) -> Range<Int>? {
    guard let first = text.first, bytes[first] == .numberSign else { return nil }
    var start = first
    while start < text.upperBound, bytes[start] == .numberSign { start += 1 }
    guard start - first <= 6, start == text.upperBound || bytes[start].isWhiteSpace else {
      return nil
    }
    var end = Self.trimmedEnd(bytes, start..<text.upperBound)
    var mark = end
    while mark > start, bytes[mark - 1] == .numberSign { mark -= 1 }
    if mark == start || bytes[mark - 1].isWhiteSpace {
      end = Self.trimmedEnd(bytes, start..<mark)
    }
    while start < end, bytes[start].isWhiteSpace { start += 1 }
    return start..<end
  }

  /// Returns whether the line consists of a single repeated character: `=`, `-`, `*` or `_`.
  func isRule(_ bytes: [UInt8], of character: UInt8, atLeast count: Int) -> Bool {
    let end = Self.trimmedEnd(bytes, text)
    guard end - text.lowerBound >= count else { return false }
    return bytes[text.lowerBound..<end].allSatisfy { $0 == character }
  }

  private static func trimmedEnd(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1].isWhiteSpace { end -= 1 }
    return end
  }
}
