/// Which `<!-- endInclude -->` ends which `<!-- include: -->`, where includes stand in includes.
struct IncludeBlocks {
  private var ends: [Int: Int] = [:]
  /// Whether each marker has its partner.
  private(set) var isBalanced = true

  /// Pairs the markers from an offset on.
  init(from offset: Int, in view: ByteView) {
    var open: [Int] = []
    var begins = WordFinder(IncludeMarker.begin, anchor: 0)
    var endings = WordFinder(IncludeMarker.end, anchor: 0)
    var from = offset
    while from < view.count {
      let begin = begins.place(from: from, in: view)
      let end = endings.place(from: from, in: view)
      let place = min(begin, end)
      guard place < view.count else { break }
      from = place + 1
      guard !view.isInCode(place, on: view.lineStart(of: place)..<place) else { continue }
      if begin < end {
        let isWhole = view.find("-->", in: begin..<view.lineEnd(from: begin)) != nil
        if isWhole { open.append(begin) }
      } else if let begin = open.popLast() {
        ends[begin] = end
      } else {
        isBalanced = false
      }
    }
    if !open.isEmpty { isBalanced = false }
  }

  /// Where the end marker of the block stands that begins at a place; nil if there is none.
  func end(of place: Int) -> Int? { ends[place] }
}

extension ByteView {
  /// Where the line begins that an offset is on.
  func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }
}
