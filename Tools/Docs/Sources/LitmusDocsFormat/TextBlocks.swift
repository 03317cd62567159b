/// Tracks the fences and comments of a document, whose lines are plain text even if they look like markers.
struct TextBlocks {
  private var fence: FenceMarker?
  private var comment: Comment?

  /// A comment whose end has not been reached.
  private enum Comment {
    case block
    /// It began after text, and ends with the paragraph at the latest.
    case inline
  }

  /// Whether a fence is open.
  var isInFence: Bool { fence != nil }

  /// Returns whether a line belongs to a fence or a multiline comment; lines must be passed in order.
  ///
  /// - Parameters:
  ///   - first: The line's first byte that is not white space.
  ///   - startOfComment: The first `<!--` on the line.
  mutating func contains(
    _ line: Range<Int>, first: UInt8?, startOfComment: Int?, of view: ByteView
  ) -> Bool {
    if let open = fence {
      if first == open.character || first == UInt8(ascii: ">"),
        let marker = FenceMarker(Array(view[line])[...]), marker.closes(open)
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
    case .some(UInt8(ascii: "0")...UInt8(ascii: "9")), UInt8(ascii: "-"), UInt8(ascii: "*"),
      UInt8(ascii: "+"), UInt8(ascii: ">"):
      // A list item or a quote may begin with a fence.
      guard view.find("```", in: line) != nil || view.find("~~~", in: line) != nil,
        let marker = FenceMarker(Array(view[line])[...]), marker.canOpen
      else { fallthrough }
      fence = marker
      return true
    default:
      guard let startOfComment else { return false }
      let isBlock = view.trimmedStart(line).lowerBound == startOfComment
      if isBlock || !view.isInCode(startOfComment, on: line) {
        let rest = (startOfComment + 4)..<line.upperBound
        if view.find("-->", in: rest) == nil { comment = isBlock ? .block : .inline }
      }
      return isBlock && comment != nil
    }
  }
}
