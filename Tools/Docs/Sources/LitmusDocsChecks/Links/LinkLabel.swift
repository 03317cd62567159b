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
    var position = start + 1
    while position < limit {
      switch bytes[position] {
      case .rightBracket:
        text = start + 1..<position
        self.end = position + 1
        return
      case .leftBracket:
        return nil
      case .backslash:
        position += 2
      default:
        position += 1
      }
    }
    return nil
  }

  /// Returns a label normalized for comparison: in lowercase, with a single space for any white space.
  static func normalized(_ bytes: ArraySlice<UInt8>) -> String {
    bytes.split(whereSeparator: \.isWhiteSpace)
      .map { String(decoding: $0, as: UTF8.self).lowercased() }
      .joined(separator: " ")
  }
}
