/// A fenced code block of a Markdown document.
package struct MarkdownFence: Hashable, Sendable {
  /// The text after the opening backticks or tildes, trimmed.
  package var info: String
  /// The white space before the opening fence.
  package var indent: String
  /// The line of the opening fence, from 0.
  package var openingLine: Int
  /// The lines between the fences, from 0.
  package var contentLines: Range<Int>
  /// Whether there is a closing fence; without one, the block runs to the end of the quote around it,
  /// or of the document.
  package var isClosed: Bool
  /// Whether the block runs to the end of the document.
  var reachesEnd: Bool
  /// The number of quotes around it.
  private var quoteDepth: Int

  /// The first word of the info string, in lowercase: `swift` for ` ```Swift compile-fail`.
  package var language: String {
    String(info.prefix { !$0.isWhitespace && $0 != "{" && $0 != "," }).lowercased()
  }

  /// Returns the fences of a document.
  ///
  /// It follows the rules of CommonMark, but allows any indentation, as in nested lists. A fence
  /// may open after the markers of list items and quotes.
  package static func all(in lines: TextLines) -> [MarkdownFence] {
    var fences: [MarkdownFence] = []
    var open: (marker: FenceMarker, line: Int)?
    for index in 0..<lines.count {
      // The end of a quote also ends a fence in it.
      if let opened = open, opened.marker.quoteDepth > 0,
        Self.quoteDepth(of: lines[index]) < opened.marker.quoteDepth
      {
        fences.append(
          MarkdownFence(opened.marker, lines, from: opened.line, to: index, isClosed: false))
        open = nil
      }
      guard let marker = FenceMarker(lines[index]) else { continue }
      guard let opened = open else {
        if marker.canOpen { open = (marker, index) }
        continue
      }
      if marker.closes(opened.marker) {
        fences.append(MarkdownFence(opened.marker, lines, from: opened.line, to: index))
        open = nil
      }
    }
    if let opened = open {
      fences.append(MarkdownFence(opened.marker, lines, from: opened.line, to: nil))
    }
    return fences
  }

  private init(
    _ marker: FenceMarker, _ lines: TextLines, from opening: Int, to closing: Int?,
    isClosed: Bool = true
  ) {
    info = String(decoding: marker.info, as: UTF8.self)
    indent = String(decoding: lines[opening].prefix(marker.indent), as: UTF8.self)
    openingLine = opening
    contentLines = (opening + 1)..<(closing ?? lines.count)
    self.isClosed = isClosed && closing != nil
    reachesEnd = closing == nil
    quoteDepth = marker.quoteDepth
  }

  /// Returns the code, with each line dedented by up to the indentation of the fence.
  package func code(in lines: TextLines) -> String {
    var own = indent.utf8[...]
    if let mark = own.lastIndex(of: UInt8(ascii: ">")) {
      own = own[own.index(after: mark)...].dropFirst()
    }
    let width = own.count
    return contentLines.map { index in
      let line = Self.withoutQuotes(lines[index], atMost: quoteDepth)
      let white = line.prefix(width).prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      return String(decoding: line.dropFirst(white.count), as: UTF8.self)
    }.joined(separator: "\n")
  }

  /// Returns a line without quote markers and the space after each.
  private static func withoutQuotes(_ line: ArraySlice<UInt8>, atMost depth: Int) -> ArraySlice<
    UInt8
  > {
    var line = line
    for _ in 0..<depth {
      let text = line.drop { $0 == UInt8(ascii: " ") }
      guard text.first == UInt8(ascii: ">") else { break }
      line = text.dropFirst()
      if line.first == UInt8(ascii: " ") { line = line.dropFirst() }
    }
    return line
  }

  private static func quoteDepth(of line: ArraySlice<UInt8>) -> Int {
    let isMark: (UInt8) -> Bool = { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: " ") }
    return line.prefix(while: isMark).count { $0 == UInt8(ascii: ">") }
  }
}

/// A line that may open or close a fenced code block.
package struct FenceMarker: Sendable {
  package var indent: Int
  package var character: UInt8
  package var length: Int
  package var info: ArraySlice<UInt8>
  /// Whether it comes after the marker of a list item, where it can only open a block.
  package var beginsItem: Bool
  /// The number of quotes around it.
  package var quoteDepth: Int

  /// Returns nil if the line does not begin with three backticks or tildes.
  package init?(_ line: ArraySlice<UInt8>) {
    var rest = line
    beginsItem = Self.dropContainers(from: &rest)
    guard let first = rest.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else {
      return nil
    }
    let behind = rest.drop { $0 == first }
    guard rest.count - behind.count >= 3 else { return nil }
    indent = line.count - rest.count
    quoteDepth = line.prefix(indent).count { $0 == UInt8(ascii: ">") }
    character = first
    length = rest.count - behind.count
    let isWhite: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    info = behind.drop(while: isWhite)
    while let last = info.last, isWhite(last) { info.removeLast() }
  }

  /// Whether it can open a block: an info string after backticks must not contain a backtick.
  package var canOpen: Bool { character == UInt8(ascii: "~") || !info.contains(character) }

  /// Returns whether it closes the block that the other marker opened.
  package func closes(_ opening: FenceMarker) -> Bool {
    character == opening.character && length >= opening.length && info.isEmpty && !beginsItem
  }

  /// Drops white space and the markers of quotes and list items.
  ///
  /// - Returns: Whether there was a list item's marker.
  private static func dropContainers(from line: inout ArraySlice<UInt8>) -> Bool {
    var beginsItem = false
    while true {
      line = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard let first = line.first else { return beginsItem }
      switch first {
      case UInt8(ascii: ">"):
        line = line.dropFirst()
      case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digits = line.prefix(10).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        var rest = line.dropFirst(digits.count)
        let isBullet = digits.isEmpty
        guard let mark = rest.popFirst(),
          isBullet || mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")"), digits.count < 10,
          let next = rest.first, next == UInt8(ascii: " ") || next == UInt8(ascii: "\t")
        else { return beginsItem }
        line = rest
        beginsItem = true
      default:
        return beginsItem
      }
    }
  }
}
