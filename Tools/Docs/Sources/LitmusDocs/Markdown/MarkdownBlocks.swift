import LitmusToolSupport

/// Splits a document into blocks, line by line, by the rules of CommonMark as GitHub extends them:
/// with tables and footnotes.
struct BlockParser {
  private enum Container {
    case quote
    /// A list item; its lines are indented by a number of columns.
    case item(width: Int, blocks: Int)
    case footnote
  }

  private enum Leaf {
    case paragraph
    case fence(FenceMarker)
    case indentedCode
    case html(HTMLBlockStart)
    case table(columns: Int)
  }

  /// The maximum nesting depth of lists, which is also that of GitHub.
  private static let deepestList = 100

  /// The blocks that have ended, in their order.
  private(set) var blocks: [MarkdownBlock] = []
  /// The fenced code blocks that have ended.
  private(set) var fences: [MarkdownFence] = []
  /// The labels of the footnotes, as in `^note`.
  private(set) var footnotes: [[UInt8]] = []
  /// Whether the line that was read last belongs to no fenced code block, and to no comment of several lines.
  private(set) var isLastLineText = true

  /// Counts the bytes that parsers read, for tests of how often a document is parsed; nil counts nothing.
  @TaskLocal static var bytesRead: Guarded<Int>?

  private let counter = Self.bytesRead
  private let keepsBlocks: Bool
  private var containers: [Container] = []
  private var leaf: Leaf?
  /// The text of the open paragraph or HTML, or the info string of the open fence.
  private var block = MarkdownBlock(kind: .paragraph)
  private var openFence: MarkdownFence?
  private var number = -1

  /// - Parameter keepsBlocks: Whether to collect the blocks; otherwise, only the state after a line is known.
  init(keepsBlocks: Bool = true) {
    self.keepsBlocks = keepsBlocks
  }

  /// Whether a fenced code block is open.
  var isInFence: Bool { if case .fence = leaf { true } else { false } }

  /// Whether a paragraph is open.
  var isInParagraph: Bool { if case .paragraph = leaf { true } else { false } }

  /// Whether a list item is open.
  var isInItem: Bool { containers.contains { if case .item = $0 { true } else { false } } }

  /// Skips a line that is not Markdown.
  mutating func skipLine() { number += 1 }

  /// Reads the next line.
  mutating func read(_ line: Range<Int>, of view: ByteView) {
    counter?.withLock { $0 += line.count }
    number += 1
    isLastLineText = true
    var cursor = LineCursor(line, of: view)
    let matched = matchContainers(&cursor)
    if matched == containers.count, continueLeaf(&cursor) { return }
    openBlocks(&cursor, matched: matched, lineStart: line.lowerBound)
  }

  /// Ends the document.
  mutating func finish() {
    if case .fence = leaf { openFence?.reachesEnd = true }
    closeLeaf()
    containers = []
  }

  // MARK: Open blocks

  /// Reads the marks of the open containers, and returns how many of them the line continues.
  private func matchContainers(_ cursor: inout LineCursor) -> Int {
    for (index, container) in containers.enumerated() {
      cursor.findText()
      switch container {
      case .quote:
        guard cursor.indent < 4, cursor.first == .greaterThan else { return index }
        cursor.skipQuoteMark()
      case .item(let width, let blocks):
        if cursor.indent >= width {
          cursor.skip(columns: width)
        } else if cursor.isBlank, blocks > 0 {
          cursor.moveToText()
        } else {
          return index
        }
      case .footnote:
        // As in cmark-gfm, only an empty line continues it, and in a quote none is.
        if cursor.indent >= 4 {
          cursor.skip(columns: 4)
        } else if !cursor.isLineEmpty {
          return index
        }
      }
    }
    return containers.count
  }

  /// Adds the line to the open leaf, and returns whether it belongs there.
  private mutating func continueLeaf(_ cursor: inout LineCursor) -> Bool {
    guard let leaf else { return false }
    cursor.findText()
    switch leaf {
    case .fence(let opening):
      isLastLineText = false
      if cursor.indent < 4, cursor.first == opening.character,
        let marker = FenceMarker(text: cursor.view, cursor.text..<cursor.end),
        marker.closes(opening)
      {
        openFence?.isClosed = true
        closeLeaf()
      } else {
        cursor.skip(columns: min(cursor.indent, opening.indent))
        openFence?.contents.append(cursor.offset..<cursor.end)
      }
      return true
    case .html(let start):
      if start.endsAtBlank {
        guard !cursor.isBlank else {
          closeLeaf()
          return false
        }
        addLine(cursor.offset..<cursor.end, of: cursor.view)
        return true
      }
      if start == .comment { isLastLineText = false }
      addLine(cursor.offset..<cursor.end, of: cursor.view)
      if start.ends(in: cursor.offset..<cursor.end, of: cursor.view) { closeLeaf() }
      return true
    case .indentedCode:
      if cursor.indent >= 4 || cursor.isBlank { return true }
      closeLeaf()
      return false
    case .paragraph, .table:
      if cursor.isBlank { closeLeaf() }
      return false
    }
  }

  /// - Parameter indent: The spaces before the text.
  private mutating func addLine(_ text: Range<Int>, of view: ByteView, indentedBy indent: Int = 0) {
    block.append(view[text], from: text.lowerBound, line: number, indentedBy: indent)
  }

  private mutating func closeLeaf() {
    defer { leaf = nil }
    switch leaf {
    case .paragraph:
      block.takeDefinitions()
      // Definitions are not a part of an item: after them, it is empty again.
      if block.text.isEmpty { countBlocks(-1) }
      keepBlock()
    case .html:
      keepBlock()
    case .fence:
      if let openFence, keepsBlocks { fences.append(openFence) }
      openFence = nil
    case .indentedCode, .table, nil:
      break
    }
  }

  private mutating func keepBlock() {
    if keepsBlocks, !block.text.isEmpty || !block.definitions.isEmpty { blocks.append(block) }
  }

  private mutating func begin(_ kind: MarkdownBlock.Kind, lineStart: Int) {
    if keepsBlocks {
      block = MarkdownBlock(kind: kind)
    } else {
      block.reset(kind)
    }
    block.line = number
    block.lineStart = lineStart
    block.isNested = !containers.isEmpty
  }

  // MARK: New blocks

  private mutating func openBlocks(_ cursor: inout LineCursor, matched: Int, lineStart: Int) {
    var isMatched = matched == containers.count
    var mayBeLazy = isInParagraph
    // Closes the blocks that the line does not continue, and continues in the last container.
    func close(_ parser: inout BlockParser) {
      if !isMatched || parser.leaf != nil { parser.closeLeaf() }
      if !isMatched { parser.containers.removeLast(parser.containers.count - matched) }
      isMatched = true
      parser.countBlocks(1)
    }
    while true {
      cursor.findText()
      guard let first = cursor.first else { break }
      let isInParagraph = isMatched && self.isInParagraph
      if cursor.indent >= 4 {
        if mayBeLazy { break }
        close(&self)
        leaf = .indentedCode
        return
      }
      let text = cursor.text..<cursor.end
      if first == .greaterThan {
        close(&self)
        cursor.skipQuoteMark()
        containers.append(.quote)
      } else if let title = cursor.heading {
        close(&self)
        begin(.heading(level: title.level), lineStart: lineStart)
        block.isIndented = cursor.text > lineStart
        addLine(title.text, of: cursor.view)
        keepHeading()
        return
      } else if let marker = FenceMarker(text: cursor.view, text), marker.canOpen {
        close(&self)
        var marker = marker
        marker.indent = cursor.indent
        openFence = MarkdownFence(marker: marker, openingLine: number)
        leaf = .fence(marker)
        isLastLineText = false
        return
      } else if first == .lessThan,
        let start = HTMLBlockStart(cursor.view, text, inParagraph: isInParagraph)
      {
        close(&self)
        begin(.html, lineStart: lineStart)
        addLine(cursor.offset..<cursor.end, of: cursor.view)
        leaf = .html(start)
        if !start.endsAtBlank {
          if start.ends(in: text, of: cursor.view) {
            closeLeaf()
          } else if start == .comment {
            isLastLineText = false
          }
        }
        return
      } else if isInParagraph, let level = cursor.underline, underline(level) {
        return
      } else if cursor.isBreak {
        close(&self)
        return
      } else if let end = cursor.endOfFootnoteMark, !isFull {
        close(&self)
        let mark = Array(cursor.view[cursor.text..<end])
        if keepsBlocks, let label = LinkLabel(mark, at: 0, before: mark.count) {
          footnotes.append(Array(mark[label.text]))
        }
        cursor.move(to: end)
        cursor.findText()
        cursor.moveToText()
        containers.append(.footnote)
      } else if let mark = cursor.itemMark(inParagraph: isInParagraph), !isFull {
        close(&self)
        let width = cursor.skip(mark)
        containers.append(.item(width: width, blocks: 0))
      } else {
        break
      }
      mayBeLazy = false
    }
    addText(&cursor, matched: isMatched ? containers.count : matched, lineStart: lineStart)
  }

  private var isFull: Bool { containers.count >= Self.deepestList }

  private mutating func countBlocks(_ change: Int) {
    guard case .item(let width, let blocks) = containers.last else { return }
    containers[containers.count - 1] = .item(width: width, blocks: blocks + change)
  }

  /// Adds a line that begins no block to the open paragraph, the open table or a new paragraph.
  private mutating func addText(_ cursor: inout LineCursor, matched: Int, lineStart: Int) {
    let text = cursor.text..<cursor.end
    if matched < containers.count {
      // A line of a paragraph may lack the marks of the containers.
      if isInParagraph, !cursor.isBlank {
        return addLine(
          cursor.rest, of: cursor.view, indentedBy: cursor.columnsOfTab)
      }
      closeLeaf()
      containers.removeLast(containers.count - matched)
    }
    guard !cursor.isBlank else { return }
    switch leaf {
    case .paragraph:
      if cursor.indent < 4, openTable(text, of: cursor.view) { return }
      addLine(text, of: cursor.view)
    case .table(let columns):
      addRow(Array(cursor.view[text]), from: text.lowerBound, columns: columns, line: number)
    default:
      countBlocks(1)
      begin(.paragraph, lineStart: lineStart)
      leaf = .paragraph
      addLine(text, of: cursor.view)
    }
  }

  // MARK: Headings

  /// Turns the open paragraph into a heading, unless it consists of definitions.
  private mutating func underline(_ level: Int) -> Bool {
    block.takeDefinitions()
    guard !block.text.isEmpty else { return false }
    block.kind = .heading(level: level)
    leaf = nil
    keepHeading()
    return true
  }

  private mutating func keepHeading() {
    block.trimEnd()
    if keepsBlocks { blocks.append(block) }
  }

  // MARK: Tables

  /// Turns the last line of the open paragraph into the head of a table, if the line below it says so.
  private mutating func openTable(_ line: Range<Int>, of view: ByteView) -> Bool {
    guard let columns = TableRow.columns(ofDelimiters: view, line),
      let head = block.lastLine, TableRow(head.text).cells.count == columns
    else { return false }
    block.removeLastLine()
    // As in cmark-gfm, the lines before a table are text, even if they look like definitions.
    keepBlock()
    leaf = .table(columns: columns)
    addRow(head.text, from: head.offset, columns: columns, line: head.line)
    return true
  }

  private mutating func addRow(_ row: [UInt8], from offset: Int, columns: Int, line: Int) {
    guard keepsBlocks, row.contains(.leftBracket) || row.contains(.lessThan) else { return }
    // What follows the last column is not shown; a comment there is one about the row.
    let cells = TableRow(row).cells
    let comments = cells.dropFirst(columns).filter { $0.starts(with: "<!--".utf8) }
    for cell in cells.prefix(columns) + comments {
      var block = MarkdownBlock(kind: .paragraph)
      for part in TableRow.withoutEscapes(cell) {
        block.append(part: part, from: offset + part.startIndex, line: line)
      }
      blocks.append(block)
    }
  }
}

/// A block of a document that has text.
struct MarkdownBlock {
  enum Kind: Equatable {
    case paragraph
    /// A heading; an underlined one may have several lines.
    case heading(level: Int)
    /// HTML, in which Markdown is not interpreted.
    case html
  }

  var kind: Kind
  /// The text without the marks of containers, with `\n` between lines.
  private(set) var text: [UInt8] = []
  /// The lines of the text, or parts of a line: the offset in the text, the offset in the document,
  /// and the line from 0.
  private var lines: [(start: Int, offset: Int, line: Int)] = []
  /// The definitions at the beginning of a paragraph, which are not part of its text.
  private(set) var definitions: [Definition] = []
  /// The document's line that the block begins on, from 0.
  var line = 0
  /// The offset of that line.
  var lineStart = 0
  /// Whether it is in a quote, a list item or a footnote.
  var isNested = false
  /// Whether white space precedes the heading on its line.
  var isIndented = false

  /// A definition such as `[label]: address`.
  struct Definition {
    var label: [UInt8]
    var address: [UInt8]
    /// Where the address is in the document.
    var range: Range<Int>?
    /// The line, from 0.
    var line: Int
  }

  init(kind: Kind) {
    self.kind = kind
  }

  mutating func reset(_ kind: Kind) {
    self.kind = kind
    text.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
    definitions.removeAll()
    isIndented = false
  }

  mutating func append(
    _ line: UnsafeBufferPointer<UInt8>, from offset: Int, line number: Int,
    indentedBy indent: Int = 0
  ) {
    if !lines.isEmpty { text.append(.lineFeed) }
    lines.append((text.count, offset - indent, number))
    text.append(contentsOf: repeatElement(.space, count: indent))
    text.append(contentsOf: line)
  }

  /// Adds a part of a line, which continues the text.
  mutating func append(part: ArraySlice<UInt8>, from offset: Int, line number: Int) {
    lines.append((text.count, offset, number))
    text += part
  }

  /// Returns the document's line with an offset of the text, from 0.
  func line(at offset: Int) -> Int {
    lines.isEmpty ? line : lines[lineIndex(at: offset)].line
  }

  /// Returns where a range of the text is in the document; nil if it is on several lines.
  func documentRange(of range: Range<Int>) -> Range<Int>? {
    guard !lines.isEmpty else { return nil }
    let first = lines[lineIndex(at: range.lowerBound)]
    let last = lines[lineIndex(at: max(range.lowerBound, range.upperBound - 1))]
    guard first.line == last.line else { return nil }
    return first.offset + range.lowerBound - first.start..<last.offset + range.upperBound
      - last.start
  }

  private func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = lines.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lines[middle].start <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The last line of the text, with its offset and number in the document.
  var lastLine: (text: [UInt8], offset: Int, line: Int)? {
    lines.last.map { (Array(text[$0.start...]), $0.offset, $0.line) }
  }

  mutating func removeLastLine() {
    guard let last = lines.popLast() else { return }
    text.removeSubrange(max(0, last.start - 1)...)
  }

  /// Removes the definitions that the text begins with, and remembers them.
  mutating func takeDefinitions() {
    var start = 0
    while start < text.count, text[start] == .leftBracket,
      let label = LinkLabel(text, at: start, before: text.count), label.end < text.count,
      text[label.end] == .colon, !text[label.text].allSatisfy(\.isWhiteSpace),
      let link = LinkDestination.definition(text, at: label.end + 1, before: text.count)
    {
      definitions.append(
        Definition(
          label: Array(text[label.text]), address: Array(text[link.address]),
          range: documentRange(of: link.address), line: line(at: start)))
      start = min(link.end + 1, text.count)
    }
    guard start > 0 else { return }
    text.removeSubrange(..<start)
    let first = lines.lastIndex { $0.start <= start } ?? 0
    lines = lines[first...].map { (max(0, $0.start - start), $0.offset, $0.line) }
  }

  mutating func trimEnd() {
    while let last = text.last, last.isWhiteSpace { text.removeLast() }
  }
}

/// A position in a line, with its column: a tab advances to the next multiple of four.
private struct LineCursor {
  let view: ByteView
  let isLineEmpty: Bool
  let end: Int
  private(set) var offset: Int
  private var column = 0
  /// Whether the offset is that of a tab of which some columns have been skipped.
  private var isWithinTab = false
  /// The first byte that is not white space, and the columns before it; set by `findText`.
  private(set) var text: Int
  private(set) var indent = 0

  init(_ line: Range<Int>, of view: ByteView) {
    self.view = view
    isLineEmpty = line.isEmpty
    offset = line.lowerBound
    text = line.lowerBound
    end = line.upperBound
  }

  var isBlank: Bool { text == end }
  var first: UInt8? { text < end ? view[text] : nil }

  /// The columns that are left of a tab of which some have been skipped.
  var columnsOfTab: Int { isWithinTab ? 4 - column % 4 : 0 }
  /// What follows the offset, without such a tab.
  var rest: Range<Int> { (isWithinTab ? offset + 1 : offset)..<end }

  mutating func findText() {
    var column = column
    text = offset
    while text < end {
      if view[text] == .space {
        column += 1
      } else if view[text] == .tab {
        column += 4 - column % 4
      } else {
        break
      }
      text += 1
    }
    indent = column - self.column
  }

  mutating func moveToText() {
    column += indent
    offset = text
    isWithinTab = false
  }

  /// Moves to an offset after the text's first byte; no tab may be between them.
  mutating func move(to offset: Int) {
    column += indent + offset - text
    self.offset = offset
    isWithinTab = false
  }

  /// Skips columns of white space, and possibly a part of a tab.
  mutating func skip(columns: Int) {
    let target = column + columns
    while column < target, offset < end {
      let width = view[offset] == .tab ? 4 - column % 4 : 1
      if column + width > target {
        column = target
        isWithinTab = true
        return
      }
      column += width
      offset += 1
      isWithinTab = false
    }
  }

  mutating func skipQuoteMark() {
    move(to: text + 1)
    if offset < end, view[offset] == .space || view[offset] == .tab { skip(columns: 1) }
  }

  // MARK: Marks

  /// The level and the text of a heading such as `## Title ##`.
  var heading: (level: Int, text: Range<Int>)? {
    guard first == .numberSign else { return nil }
    let level = view.run(of: .numberSign, in: text..<end)
    var start = text + level
    guard level <= 6, start == end || view[start] == .space || view[start] == .tab else {
      return nil
    }
    while start < end, view[start] == .space || view[start] == .tab { start += 1 }
    var close = trimmedEnd(start..<end)
    var mark = close
    while mark > start, view[mark - 1] == .numberSign { mark -= 1 }
    if mark == start || view[mark - 1] == .space || view[mark - 1] == .tab {
      close = trimmedEnd(start..<mark)
    }
    return (level, start..<close)
  }

  /// The level of the heading that the line underlines: 1 for `=`, 2 for `-`.
  var underline: Int? {
    guard let first, first == .equals || first == .hyphen else { return nil }
    let rest = text + view.run(of: first, in: text..<end)
    return trimmedEnd(rest..<end) == rest ? (first == .equals ? 1 : 2) : nil
  }

  /// Whether the line is a thematic break, such as `* * *`.
  var isBreak: Bool {
    guard let first, first == .hyphen || first == .underscore || first == .asterisk else {
      return false
    }
    let marks = view[text..<end].filter { $0 != .space && $0 != .tab }
    return marks.count >= 3 && marks.allSatisfy { $0 == first }
  }

  /// The end of a mark such as `[^label]:`.
  var endOfFootnoteMark: Int? {
    guard view.matches("[^", at: text, before: end) else { return nil }
    let label = view.bytes[(text + 2)..<end].prefix { $0 != .rightBracket && !$0.isWhiteSpace }
    guard !label.isEmpty, view.matches("]:", at: label.endIndex, before: end) else { return nil }
    return label.endIndex + 2
  }

  /// The end of a list item's mark: `-`, `*`, `+`, `1.` or `1)`.
  ///
  /// - Parameter inParagraph: Whether the item would interrupt a paragraph: then it must have text,
  ///   and a number must be 1.
  func itemMark(inParagraph: Bool) -> Int? {
    guard let first else { return nil }
    var mark = text
    if first == .hyphen || first == .asterisk || first == UInt8(ascii: "+") {
      mark += 1
    } else if first.isDigit {
      while mark < end, mark - text < 10, view[mark].isDigit { mark += 1 }
      guard mark - text < 10, mark < end,
        view[mark] == UInt8(ascii: ".") || view[mark] == .rightParenthesis
      else { return nil }
      if inParagraph {
        let value = view[text..<mark].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        if value != 1 { return nil }
      }
      mark += 1
    } else {
      return nil
    }
    guard mark == end || view[mark] == .space || view[mark] == .tab else { return nil }
    return inParagraph && trimmedEnd(mark..<end) == mark ? nil : mark
  }

  /// Skips a list item's mark and the white space after it, and returns the width of its indentation.
  mutating func skip(_ mark: Int) -> Int {
    let before = indent
    let length = mark - text
    move(to: mark)
    findText()
    if indent >= 5 || indent < 1 || isBlank {
      if indent > 0 { skip(columns: 1) }
      return before + length + 1
    }
    let width = before + length + indent
    moveToText()
    return width
  }

  private func trimmedEnd(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, view[end - 1] == .space || view[end - 1] == .tab { end -= 1 }
    return end
  }
}

/// A row of a table.
private struct TableRow {
  /// The cells, as parts of the row without the white space around them.
  private(set) var cells: [ArraySlice<UInt8>] = []

  /// Splits a row at its `|`, except at `\|`.
  init(_ row: [UInt8]) {
    var rest = row[...]
    while let last = rest.last, last.isWhiteSpace { rest.removeLast() }
    if rest.first == .verticalBar { rest.removeFirst() }
    var start = rest.startIndex
    for index in rest.indices where rest[index] == .verticalBar {
      if index > rest.startIndex, rest[index - 1] == .backslash { continue }
      cells.append(Self.trimmed(rest[start..<index]))
      start = index + 1
    }
    if start < rest.endIndex { cells.append(Self.trimmed(rest[start...])) }
  }

  /// Returns the parts of a cell that are left without the backslashes before `|`.
  static func withoutEscapes(_ cell: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = cell.startIndex
    for index in cell.indices.dropFirst()
    where cell[index] == .verticalBar && cell[index - 1] == .backslash {
      parts.append(cell[start..<(index - 1)])
      start = index
    }
    return parts + [cell[start...]]
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    while let last = text.last, last.isWhiteSpace { text.removeLast() }
    while let first = text.first, first.isWhiteSpace { text.removeFirst() }
    return text
  }

  /// Returns the number of columns in a line such as `| --- | :-: |`, or nil for any other line.
  static func columns(ofDelimiters view: ByteView, _ line: Range<Int>) -> Int? {
    // Most lines are ruled out by their first byte.
    guard let first = line.first,
      view[first] == .verticalBar || view[first] == .hyphen || view[first] == .colon
    else { return nil }
    let isPossible = view[line].allSatisfy {
      $0 == .verticalBar || $0 == .hyphen || $0 == .colon || $0.isWhiteSpace
    }
    guard isPossible else { return nil }
    let cells = TableRow(Array(view[line])).cells
    let areDelimiters = cells.allSatisfy { cell in
      var cell = cell
      if cell.first == .colon { cell.removeFirst() }
      if cell.last == .colon { cell.removeLast() }
      return !cell.isEmpty && cell.allSatisfy { $0 == .hyphen }
    }
    return areDelimiters && !cells.isEmpty ? cells.count : nil
  }
}

/// The start of an HTML block, by the rules of CommonMark.
enum HTMLBlockStart: Equatable {
  /// `script`, `style`, `pre` or `textarea`, up to an end tag of one of them.
  case verbatim
  case comment
  /// `<?`.
  case instruction
  /// `<!X`.
  case declaration
  /// `<![CDATA[`.
  case data
  /// An element of a block, or any tag that is alone on its line, up to a blank line.
  case element

  var endsAtBlank: Bool { self == .element }

  /// - Parameters:
  ///   - text: The line from its `<` on.
  ///   - inParagraph: Whether the block would interrupt a paragraph, which a lone tag cannot.
  init?(_ view: ByteView, _ text: Range<Int>, inParagraph: Bool) {
    let start = text.lowerBound
    let end = text.upperBound
    if view.matches("<!--", at: start, before: end) {
      self = .comment
    } else if view.matches("<?", at: start, before: end) {
      self = .instruction
    } else if view.matches("<![CDATA[", at: start, before: end) {
      self = .data
    } else if view.matches("<!", at: start, before: end) {
      guard start + 2 < end, view[start + 2].isLetter else { return nil }
      self = .declaration
    } else {
      let isClosing = view.matches("</", at: start, before: end)
      let name = view.word(at: start + (isClosing ? 2 : 1), before: end)
      guard !name.isEmpty else { return nil }
      let next = name.upperBound < end ? view[name.upperBound] : .space
      let isEnded = next.isWhiteSpace || next == .greaterThan
      let word = name.count <= 10 ? view.string(name).lowercased() : ""
      if !isClosing, isEnded, Self.verbatimElements.contains(word) {
        self = .verbatim
      } else if isEnded || view.matches("/>", at: name.upperBound, before: end),
        Self.blockElements.contains(word)
      {
        self = .element
      } else if !inParagraph, !Self.verbatimElements.contains(word) || isClosing,
        let tag = HTMLTag(Array(view[text]), at: 0, before: text.count, isStrict: true),
        view.trimmedStart((start + tag.end)..<end).isEmpty
      {
        self = .element
      } else {
        return nil
      }
    }
  }

  /// Returns whether a line of the block is its last one.
  func ends(in line: Range<Int>, of view: ByteView) -> Bool {
    switch self {
    case .comment: view.find("-->", in: line) != nil
    case .instruction: view.find("?>", in: line) != nil
    case .declaration: view.find(">", in: line) != nil
    case .data: view.find("]]>", in: line) != nil
    case .verbatim:
      line.contains { view[$0] == .lessThan && Self.endsVerbatim(at: $0, line, view) }
    case .element: false
    }
  }

  private static func endsVerbatim(at start: Int, _ line: Range<Int>, _ view: ByteView) -> Bool {
    guard view.matches("</", at: start, before: line.upperBound) else { return false }
    let name = view.word(at: start + 2, before: line.upperBound)
    return name.count <= 8 && view.matches(">", at: name.upperBound, before: line.upperBound)
      && verbatimElements.contains(view.string(name).lowercased())
  }

  private static let verbatimElements: Set<String> = ["pre", "script", "style", "textarea"]

  private static let blockElements: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center",
    "col", "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5",
    "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu",
    "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "section", "summary",
    "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ]
}

extension ByteView {
  /// Returns the letters and digits at an offset.
  fileprivate func word(at start: Int, before end: Int) -> Range<Int> {
    var index = start
    while index < end, bytes[index].isLetter || (index > start && bytes[index].isDigit) {
      index += 1
    }
    return start..<max(start, index)
  }
}
