import LitmusDocsFormat

/// The lines of a document that are text, and its fences.
///
/// The lines of a fence are code; those of a multiline comment are neither text nor code.
struct DocumentOutline {
  struct Fence {
    var marker: FenceMarker
    /// The lines from the opening to the closing fence, from 0.
    var lines: ClosedRange<Int>
    var isClosed: Bool
  }

  private(set) var textLines: [Int] = []
  private(set) var fences: [Fence] = []

  init(_ lines: TextLines) {
    var index = 0
    while index < lines.count {
      if let marker = FenceMarker(lines[index]), marker.canOpen {
        let closing = (index + 1..<lines.count).first {
          FenceMarker(lines[$0])?.closes(marker) ?? false
        }
        let last = closing ?? lines.count - 1
        fences.append(Fence(marker: marker, lines: index...last, isClosed: closing != nil))
        index = last + 1
      } else {
        textLines.append(index)
        index = Self.endOfComment(lines, from: index) + 1
      }
    }
  }

  /// Returns the last line of the comment that is open at the end of a line, or the line itself.
  private static func endOfComment(_ lines: TextLines, from index: Int) -> Int {
    let bytes = lines.bytes
    var range = lines.ranges[index]
    while let start = bytes.firstIndex(of: "<!--", from: range.lowerBound, before: range.upperBound)
    {
      guard let end = bytes.firstIndex(of: "-->", from: start + 2, before: range.upperBound) else {
        let close = (index + 1..<lines.count).first {
          let line = lines.ranges[$0]
          return bytes.firstIndex(of: "-->", from: line.lowerBound, before: line.upperBound) != nil
        }
        return close ?? lines.count - 1
      }
      range = end + 3..<range.upperBound
    }
    return index
  }
}
