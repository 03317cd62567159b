/// The fences and comments of a document, whose lines are text whatever they say.
struct TextBlocks {
  private var fence: FenceMarker?
  private var isInComment = false

  /// Whether a line belongs to a fence or to a comment of several lines; lines come in order.
  ///
  /// - Parameter first: The line's first byte that is no white space.
  mutating func contains(_ line: Range<Int>, first: UInt8?, of view: ByteView) -> Bool {
    if let open = fence {
      if first == open.character, let marker = FenceMarker(Array(view[line])[...]),
        marker.closes(open)
      {
        fence = nil
      }
      return true
    }
    if isInComment {
      if view.find("-->", in: line) != nil { isInComment = false }
      return true
    }
    switch first {
    case UInt8(ascii: "`"), UInt8(ascii: "~"):
      guard let marker = FenceMarker(Array(view[line])[...]), marker.canOpen else { return false }
      fence = marker
      return true
    case UInt8(ascii: "<"):
      let text = view.trimmedStart(line)
      guard view.matches("<!--", at: text.lowerBound, before: text.upperBound),
        view.find("-->", in: text) == nil
      else { return false }
      isInComment = true
      return true
    default:
      return false
    }
  }
}
