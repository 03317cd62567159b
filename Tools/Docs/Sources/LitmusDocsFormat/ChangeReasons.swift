/// Says why a document differs from what it should be.
enum ChangeReasons {
  /// What a document shows for its markers.
  private struct Blocks {
    var texts: [String: ArraySlice<UInt8>] = [:]
    var order: [String] = []

    init(_ bytes: [UInt8]) {
      bytes.withUnsafeBufferPointer { buffer in
        let view = ByteView(buffer)
        var from = 0
        while let place = view.find("<!-- ", in: from..<view.count) {
          let line = place..<view.lineEnd(from: place)
          from = place + 5
          guard let (name, end) = Self.block(line, view) else { continue }
          let tail = line.lowerBound..<view.count
          guard let last = view.find(end, in: tail) else { continue }
          let stop = last + end.utf8CodeUnitCount
          if texts[name] == nil {
            order.append(name)
            let start = view.lineStart(of: place)
            texts[name] = bytes[start..<stop]
          }
          from = stop
        }
      }
    }

    private static func block(
      _ line: Range<Int>, _ view: ByteView
    ) -> (name: String, end: StaticString)? {
      if let marker = DocumentMarker(line, of: view, allowsBlocks: true, isLitmus: true) {
        if marker.kind == .contents { return ("the contents", Contents.end) }
        return ("the snippet '\(view.string(marker.text))'", SnippetBlock.end)
      }
      for word in [IncludeMarker.begin, "<!-- singleLineInclude: " as StaticString]
      where view.matches(word, at: line.lowerBound, before: line.upperBound) {
        let text = (line.lowerBound + word.utf8CodeUnitCount)..<line.upperBound
        let stop = view.find(". path:", in: text) ?? view.find(" -->", in: text)
        let key = view.string(text.lowerBound..<(stop ?? text.upperBound))
        return ("the include '\(key)'", word.utf8CodeUnitCount == 14 ? IncludeMarker.end : "-->")
      }
      return nil
    }
  }

  /// Why the output differs from the text that stands there.
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
    let (old, new) = (Blocks(text.bytes), Blocks(lineFeeds))
    for name in new.order where old.texts[name] != new.texts[name] {
      reasons.append(old.texts[name] == nil ? "\(name) is new" : "\(name) changed")
    }
    return reasons.isEmpty ? ["the text changed"] : reasons
  }
}
