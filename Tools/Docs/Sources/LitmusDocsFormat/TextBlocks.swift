/// The fences and comments of a document, whose lines are text whatever they say.
struct TextBlocks {
  private var fence: FenceMarker?
  private var comment: Comment?

  /// A comment whose end has not come yet.
  private enum Comment {
    case block
    /// It began behind text, and goes no further than the paragraph.
    case inline
  }

  /// Whether a line belongs to a fence or to a comment of several lines; lines come in order.
  ///
  /// - Parameters:
  ///   - first: The line's first byte that is no white space.
  ///   - commentPlace: The first `<!--` on the line.
  mutating func contains(
    _ line: Range<Int>, first: UInt8?, commentPlace: Int?, of view: ByteView
  ) -> Bool {
    if let open = fence {
      if first == open.character, let marker = FenceMarker(Array(view[line])[...]),
        marker.closes(open)
      {
        fence = nil
      }
      return true
    }
    if let open = comment {
      if view.find("-->", in: line) != nil || (open == .inline && first == nil) { comment = nil }
      return true
    }
    switch first {
    case UInt8(ascii: "`"), UInt8(ascii: "~"):
      guard let marker = FenceMarker(Array(view[line])[...]), marker.canOpen else { return false }
      fence = marker
      return true
    default:
      guard let commentPlace else { return false }
      let isBlock = view.trimmedStart(line).lowerBound == commentPlace
      if isBlock || !view.isInCode(commentPlace, on: line) {
        let rest = (commentPlace + 4)..<line.upperBound
        if view.find("-->", in: rest) == nil { comment = isBlock ? .block : .inline }
      }
      return isBlock && comment != nil
    }
  }
}
