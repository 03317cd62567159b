/// A text without a byte order mark, with all lines ending in `\n`, and a record of what was changed.
struct NormalizedText {
  /// The kinds of line endings.
  struct LineEnds: OptionSet {
    let rawValue: Int
    static let lf = LineEnds(rawValue: 1)
    static let crlf = LineEnds(rawValue: 2)
    static let cr = LineEnds(rawValue: 4)
  }

  private(set) var bytes: [UInt8]
  private(set) var hadByteOrderMark = false
  /// The line endings of the original text; `lf` is omitted if it had no other.
  private(set) var lineEnds: LineEnds = []

  init(_ original: [UInt8]) {
    bytes = original
    if original.starts(with: [0xEF, 0xBB, 0xBF]) {
      hadByteOrderMark = true
      bytes.removeFirst(3)
    }
    let hasReturns = bytes.withUnsafeBufferPointer {
      ByteView($0).first(UInt8(ascii: "\r"), in: 0..<$0.count) != nil
    }
    if hasReturns { replaceReturns() }
  }

  private mutating func replaceReturns() {
    let original = bytes
    bytes.removeAll(keepingCapacity: true)
    original.withUnsafeBufferPointer { buffer in
      let view = ByteView(buffer)
      var start = 0
      while let end = view.first(UInt8(ascii: "\r"), in: start..<view.count) {
        append(view, start..<end)
        bytes.append(UInt8(ascii: "\n"))
        let isPair = view.matches("\n", at: end + 1, before: view.count)
        lineEnds.insert(isPair ? .crlf : .cr)
        start = end + (isPair ? 2 : 1)
      }
      append(view, start..<view.count)
    }
  }

  private mutating func append(_ view: ByteView, _ range: Range<Int>) {
    if view.first(UInt8(ascii: "\n"), in: range) != nil { lineEnds.insert(.lf) }
    bytes.append(contentsOf: view[range])
  }
}

extension [UInt8] {
  /// Returns the bytes with each `\n` replaced by another line ending.
  func endingLines(with newLine: String) -> [UInt8] {
    guard newLine != "\n" else { return self }
    let ending = Array(newLine.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(count + count / 16)
    withUnsafeBufferPointer { buffer in
      let view = ByteView(buffer)
      var start = 0
      while let end = view.first(UInt8(ascii: "\n"), in: start..<view.count) {
        result.append(contentsOf: view[start..<end])
        result.append(contentsOf: ending)
        start = end + 1
      }
      result.append(contentsOf: view[start..<view.count])
    }
    return result
  }

  mutating func append(_ text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { append(contentsOf: $0) }
    if isDone == nil { append(contentsOf: text.utf8) }
  }
}
