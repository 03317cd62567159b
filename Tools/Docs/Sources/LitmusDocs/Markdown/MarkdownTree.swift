/// The blocks of a Markdown document, as GitHub renders it.
struct MarkdownTree {
  let blocks: [MarkdownBlock]
  let fences: [MarkdownFence]
  private(set) var definitions = LinkDefinitions()

  init(_ lines: TextLines) {
    var parser = BlockParser()
    lines.bytes.withUnsafeBufferPointer { buffer in
      let view = ByteView(buffer)
      let start = Self.endOfFrontMatter(lines, view)
      for _ in 0..<start { parser.skipLine() }
      for index in start..<lines.count { parser.read(lines.ranges[index], of: view) }
    }
    parser.finish()
    blocks = parser.blocks
    fences = parser.fences
    definitions.footnotes = Set(parser.footnotes.map { LinkLabel.normalized($0[...]) })
    for block in blocks { for definition in block.definitions { definitions.add(definition) } }
  }

  /// Returns the line after the front matter between `---` and `---` that some documents begin with.
  private static func endOfFrontMatter(_ lines: TextLines, _ view: ByteView) -> Int {
    let isRule = { (line: Int) in view[lines.ranges[line]].elementsEqual("---".utf8) }
    guard lines.count > 1, isRule(0) else { return 0 }
    return (1..<lines.count).first(where: isRule).map { $0 + 1 } ?? 0
  }
}

/// A heading of a document.
struct MarkdownHeading: Hashable, Sendable {
  let level: Int
  /// The text as it is rendered.
  let text: String
  /// The Markdown of the text, for a link to the heading.
  let linkText: String
  /// The line, from 1.
  let line: Int
  /// The offset of the line in the document.
  let offset: Int
  /// Whether it is at the beginning of its line, outside of quotes and lists.
  let isAtMargin: Bool

  init(level: Int, block: MarkdownBlock, _ inlines: InlineParser) {
    self.level = level
    text = inlines.plainText
    linkText = inlines.linkText
    line = block.line(at: 0) + 1
    offset = block.lineStart
    isAtMargin = !block.isNested && !block.isIndented
  }

  /// A heading that is written in HTML.
  init(level: Int, html text: String, line: Int) {
    self.level = level
    self.text = text
    linkText = text
    self.line = line
    offset = 0
    isAtMargin = false
  }
}
