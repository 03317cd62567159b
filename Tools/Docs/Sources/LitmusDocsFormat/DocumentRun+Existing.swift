extension DocumentRun {
  /// Returns the existing lines of the target for a marker, up to the line with an end marker.
  func standingBlock(_ marker: String, end: StaticString) -> [UInt8]? {
    guard !isInPlace, let existing else { return nil }
    let text = NormalizedText(existing).bytes
    return text.withUnsafeBufferPointer { buffer in
      let view = ByteView(buffer)
      guard let place = view.find(Array(marker.utf8), in: view.all) else { return nil }
      let start = view.lineStart(of: place)
      let lineEnd = view.lineEnd(from: place)
      var last = lineEnd
      // A block of one line has no end marker.
      if !marker.hasPrefix("<!-- singleLineInclude: ") {
        guard let end = view.find(end, in: lineEnd..<view.count) else { return nil }
        last = view.lineEnd(from: end)
      }
      return Array(view[start..<last]) + [UInt8(ascii: "\n")]
    }
  }
}

extension ByteView {
  /// Returns the first position of some bytes in a range.
  fileprivate func find(_ word: [UInt8], in range: Range<Int>) -> Int? {
    var from = range.lowerBound
    while let place = first(word[0], in: from..<range.upperBound) {
      if place + word.count <= range.upperBound,
        self[place..<(place + word.count)].elementsEqual(word)
      {
        return place
      }
      from = place + 1
    }
    return nil
  }
}
