/// Removes escape sequences, which set colors and move the cursor.
enum TerminalEscapes {
  private static let escape: UInt8 = 0x1B
  private static let bell: UInt8 = 0x07

  static func removed(from line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard line.contains(escape) else { return line }
    var rest = line
    var text: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == escape else {
        text.append(byte)
        continue
      }
      switch rest.popFirst() {
      case .leftBracket:
        // Parameters, then one letter or symbol.
        rest = rest.drop { $0 < 0x40 }.dropFirst()
      case .rightBracket:
        // A title or a link, terminated by a bell or by `ESC \`.
        rest = rest.drop { $0 != bell && $0 != escape }
        if rest.popFirst() == escape { rest = rest.dropFirst() }
      default:
        break
      }
    }
    return text[...]
  }
}
