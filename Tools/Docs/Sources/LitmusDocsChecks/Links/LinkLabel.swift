/// The label of a reference, as in `[text][label]` and `[label]: address`.
struct LinkLabel {
  /// The label without its brackets.
  var text: Range<Int>
  /// The first byte behind the closing bracket.
  var end: Int

  /// CommonMark's limit, which also keeps the search for a closing bracket short.
  private static let longest = 999

  /// - Parameter start: Where the opening bracket stands.
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

  /// A label as it is compared: without case, and with one space for any white space.
  static func normalized(_ bytes: ArraySlice<UInt8>) -> String {
    bytes.split(whereSeparator: \.isWhiteSpace)
      .map { String(decoding: $0, as: UTF8.self).lowercased() }
      .joined(separator: " ")
  }
}
