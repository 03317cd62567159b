/// Matches each `<!-- include: -->` with its `<!-- endInclude -->`, considering nested includes.
struct IncludeBlocks {
  private var ends: [Int: Int] = [:]
  /// Whether each marker has a matching one.
  private(set) var isBalanced = true

  /// Matches the markers from an offset on.
  init(from offset: Int, in view: ByteView) {
    var open: [Int] = []
    var begins = WordFinder(IncludeMarker.begin, anchor: 0)
    var endings = WordFinder(IncludeMarker.end, anchor: 0)
    var commentEnds = WordFinder("-->", anchor: 0)
    var lineEnds = WordFinder("\n", anchor: 0)
    var code = CodeFinder()
    var from = offset
    while from < view.count {
      let begin = begins.place(from: from, in: view)
      let end = endings.place(from: from, in: view)
      let place = min(begin, end)
      guard place < view.count else { break }
      from = place + 1
      guard !code.contains(place, in: view) else { continue }
      if begin < end {
        let commentEnd = commentEnds.place(from: begin, in: view)
        let isWhole = commentEnd < lineEnds.place(from: begin, in: view)
        if isWhole { open.append(begin) }
      } else if let begin = open.popLast() {
        ends[begin] = end
      } else {
        isBalanced = false
      }
    }
    if !open.isEmpty { isBalanced = false }
  }

  /// Returns the position of the end marker of the block at a position; nil if there is none.
  func end(of place: Int) -> Int? { ends[place] }
}

/// Determines which positions of a text are within inline code; they must be queried in order.
private struct CodeFinder {
  private var position = 0
  private var isInCode = false

  mutating func contains(_ place: Int, in view: ByteView) -> Bool {
    while position < place {
      let byte = view[position]
      if byte == UInt8(ascii: "\n") { isInCode = false }
      if byte == UInt8(ascii: "`") {
        isInCode.toggle()
        position += view.run(of: byte, in: position..<place)
      } else {
        position += 1
      }
    }
    return isInCode
  }
}

extension ByteView {
  /// Returns the start of the line that contains an offset.
  func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }
}
