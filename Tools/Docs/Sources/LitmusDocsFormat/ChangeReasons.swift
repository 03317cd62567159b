/// Determines why a document differs from its new content.
enum ChangeReasons {
  /// The blocks of a document by their markers.
  private struct Blocks {
    private(set) var texts: [String: ArraySlice<UInt8>] = [:]
    private(set) var order: [String] = []
    /// The end markers of blocks; each is searched for only once through the document.
    private var ends = [
      WordFinder(SnippetBlock.end, anchor: 0), WordFinder(Contents.end, anchor: 0),
      WordFinder(IncludeMarker.end, anchor: 0),
    ]

    private enum End: Int {
      case snippet, contents, include
      /// The block is one line.
      case line
    }

    init(_ bytes: [UInt8]) {
      bytes.withUnsafeBufferPointer { buffer in
        let view = ByteView(buffer)
        var from = 0
        var lineEnds = WordFinder("\n", anchor: 0)
        while let start = view.find("<!-- ", in: from..<view.count) {
          let line = start..<lineEnds.next(from: start, in: view)
          from = start + 5
          guard let (name, end) = Self.block(line, view) else { continue }
          let stop: Int
          if end == .line {
            stop = line.upperBound
          } else {
            stop = ends[end.rawValue].next(from: from, in: view)
            if stop == view.count { continue }
          }
          if texts[name] == nil {
            order.append(name)
            texts[name] = bytes[view.lineStart(of: start)..<stop]
          }
          from = max(from, stop)
        }
      }
    }

    private static func block(_ line: Range<Int>, _ view: ByteView) -> (name: String, end: End)? {
      if let marker = DocumentMarker(line, of: view, allowsBlocks: true, isLitmus: true) {
        if marker.kind == .contents { return ("the contents", .contents) }
        return ("the snippet '\(view.string(marker.text))'", .snippet)
      }
      let words: [(StaticString, End)] = [
        (IncludeMarker.begin, .include), ("<!-- singleLineInclude: ", .line),
      ]
      for (word, end) in words
      where view.matches(word, at: line.lowerBound, before: line.upperBound) {
        let text = (line.lowerBound + word.utf8CodeUnitCount)..<line.upperBound
        let comment = text.lowerBound..<(view.find(" -->", in: text) ?? text.upperBound)
        let key = comment.lowerBound..<(view.find(". path:", in: comment) ?? comment.upperBound)
        return ("the include '\(view.string(key))'", end)
      }
      return nil
    }
  }

  /// Returns the reasons why the output differs from the current text.
  static func reasons(
    output: [UInt8], before: [UInt8], newLine: String
  ) -> [String] {
    let text = NormalizedText(before)
    let lineFeeds = NormalizedText(output).bytes
    var reasons: [String] = []
    if text.hadByteOrderMark { reasons.append("the byte order mark is removed") }
    let wanted: NormalizedText.LineEnds = newLine == "\r\n" ? .crlf : .lf
    let ends = text.lineEnds.isEmpty && text.bytes.contains(0x0A) ? .lf : text.lineEnds
    if !ends.subtracting(wanted).isEmpty {
      reasons.append("the line ends become \(newLine == "\r\n" ? "CRLF" : "LF")")
    }
    if let last = text.bytes.last, last != 0x0A {
      reasons.append("a line end is added to the last line")
    }
    let old = Blocks(text.bytes)
    let new = Blocks(lineFeeds)
    for name in new.order where old.texts[name] != new.texts[name] {
      reasons.append(old.texts[name] == nil ? "\(name) is new" : "\(name) changed")
    }
    return reasons.isEmpty ? ["the text changed"] : reasons
  }
}
