/// Determines why a document differs from its new content.
enum ChangeReasons {
  /// The blocks of a document by their markers.
  private struct Blocks {
    private(set) var texts: [String: [ArraySlice<UInt8>]] = [:]
    private(set) var order: [String] = []
    /// The end markers of blocks; each is searched for only once through the document.
    private var ends = BlockEnds.Kind.allCases.map { WordFinder($0.end, anchor: 0) }

    init(_ bytes: [UInt8]) {
      bytes.withUnsafeBufferPointer { buffer in
        let view = ByteView(buffer)
        var from = 0
        var lineEnds = WordFinder("\n", anchor: 0)
        while let start = view.find("<!-- ", in: from..<view.count) {
          let line = start..<lineEnds.next(from: start, in: view)
          from = start + 5
          guard let (name, kind) = Self.block(line, view) else { continue }
          var stop = line.upperBound
          if let kind {
            stop = ends[kind.rawValue].next(from: from, in: view)
            if stop == view.count { continue }
          }
          if texts[name] == nil { order.append(name) }
          texts[name, default: []].append(bytes[view.lineStart(of: start)..<stop])
          from = max(from, stop)
        }
      }
    }

    /// Returns the name and the kind of the block that begins on a line; the kind is nil if it is one line.
    private static func block(
      _ line: Range<Int>, _ view: ByteView
    ) -> (name: String, kind: BlockEnds.Kind?)? {
      if let marker = DocumentMarker(line, of: view, allowsBlocks: true, isLitmus: true) {
        if marker.kind == .contents { return ("the contents", .contents) }
        return ("the snippet '\(view.string(marker.text))'", .snippet)
      }
      guard let include = IncludeMarker(commentOn: line, of: view, isLitmus: true),
        include.start == line.lowerBound
      else { return nil }
      let kind = include.kind == .block ? BlockEnds.Kind.include : nil
      return ("the include '\(view.string(include.key))'", kind)
    }
  }

  /// Returns the reasons why the output differs from the current text.
  static func reasons(
    output: [UInt8], before: [UInt8], newLine: String
  ) -> [String] {
    let text = before.normalized
    var reasons: [String] = []
    if before.hasByteOrderMark { reasons.append("the byte order mark is removed") }
    if !before.dropFirst(before.hasByteOrderMark ? 3 : 0).elementsEqual(
      text.endingLines(with: newLine))
    {
      reasons.append("the line ends become \(newLine == "\r\n" ? "CRLF" : "LF")")
    }
    if let last = text.last, last != .lineFeed {
      reasons.append("a line end is added to the last line")
    }
    let old = Blocks(text)
    let new = Blocks(output.normalized)
    for name in new.order where old.texts[name] != new.texts[name] {
      reasons.append(old.texts[name] == nil ? "\(name) is new" : "\(name) changed")
    }
    return reasons.isEmpty ? ["the text changed"] : reasons
  }
}
