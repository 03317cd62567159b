/// A replacement of a range of bytes in a text.
struct TextEdit: Hashable {
  var range: Range<Int>
  var text: [UInt8]

  static func insert(_ text: [UInt8], at offset: Int) -> TextEdit {
    TextEdit(range: offset..<offset, text: text)
  }

  static func remove(_ range: Range<Int>) -> TextEdit {
    TextEdit(range: range, text: [])
  }
}

extension [UInt8] {
  /// Returns the text after edits that do not overlap; those at the same position keep their order.
  func applying(_ edits: [TextEdit]) -> [UInt8] {
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    var result: [UInt8] = []
    var position = 0
    for (_, edit) in ordered {
      result += self[position..<edit.range.lowerBound]
      result += edit.text
      position = edit.range.upperBound
    }
    return result + self[position...]
  }
}
