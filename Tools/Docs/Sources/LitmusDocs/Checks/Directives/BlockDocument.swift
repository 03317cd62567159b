/// A block of a document whose content an update writes, such as `<!-- output: COMMAND -->`.
protocol FillableBlock {
  /// The first word of its directive.
  static var begin: StaticString { get }
  /// The word of its end comment.
  static var end: StaticString { get }
  /// The kind of the findings about blocks that cannot be filled.
  static var problemKind: Finding.Kind { get }
  /// The kind of the findings about content that is not up to date.
  static var differenceKind: Finding.Kind { get }

  init(_ directive: Directive, in lines: TextLines) throws(Problem)

  var directive: Directive { get }
  /// The fence with the content; nil if the content is what is between the two comments.
  var fence: MarkdownFence? { get }
  /// The lines of the content, from 0.
  var contentLines: Range<Int> { get }
  /// How the content differs from a new one.
  var differenceMessage: String { get }

  /// Returns the first difference of the existing content and a new one; nil if there is none.
  func firstDifference(between content: [String], and new: [String]) -> Elision.Difference?

  /// Returns what an update writes instead of `replacedLines`.
  func replacement(with content: [String], in lines: TextLines) -> [String]
}

extension FillableBlock {
  var fence: MarkdownFence? { nil }

  var contentLines: Range<Int> { (directive.lines.lowerBound + 1)..<directive.lines.upperBound }

  /// The lines that an update replaces, from 0.
  var replacedLines: ClosedRange<Int> {
    fence?.lines ?? (directive.lines.lowerBound + 1)...directive.lines.upperBound
  }

  /// Returns the existing content, without its indentation.
  func content(in lines: TextLines) -> [String] {
    let indent = indent(in: lines)
    return fence?.codeLines(in: lines)
      ?? contentLines.map { String(lines.string($0).trimmingPrefix(indent)) }
  }

  /// Returns the white space and the marks of quotes before the directive, which new content gets too.
  func indent(in lines: TextLines) -> String {
    String(lines.string(directive.lines.lowerBound).prefix { $0.isWhitespace || $0 == ">" })
  }

  func firstDifference(between content: [String], and new: [String]) -> Elision.Difference? {
    guard content != new else { return nil }
    let line =
      zip(content, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(content.count, new.count)
    return Elision.Difference(writtenLine: line, textLine: line)
  }

  func replacement(with content: [String], in lines: TextLines) -> [String] {
    content.map { indent(in: lines) + $0 } + [lines.string(directive.lines.upperBound)]
  }
}

/// A document and its blocks of one kind.
struct BlockDocument<Block: FillableBlock> {
  let document: CheckedDocument
  private let lines: TextLines
  private(set) var blocks: [Block] = []
  /// Problems with blocks that cannot be used.
  private(set) var problems: [Finding] = []

  /// Returns whether a document may have such a block; most have none, and need no parsing.
  static func mayBe(in bytes: [UInt8]) -> Bool {
    var start = 0
    while let comment = bytes.firstIndex(of: "<!--", from: start, before: bytes.count) {
      start = comment + 4
      let word = start + bytes[start...].prefix(while: \.isWhiteSpace).count
      if bytes.has(Block.begin, at: word, before: bytes.count)
        || bytes.has(Block.end, at: word, before: bytes.count)
      {
        return true
      }
    }
    return false
  }

  /// Returns nil for a document that has no such block.
  init?(_ document: CheckedDocument) {
    guard Self.mayBe(in: document.bytes) else { return nil }
    self.document = document
    lines = TextLines(document.bytes)
    let (begin, end) = (Block.begin.description, Block.end.description)
    var open: MarkdownComment?
    for comment in document.markdown.comments where comment.beginsLine {
      if comment.word == begin {
        reportUnclosed(open)
        open = comment
      } else if comment.word == end {
        addBlock(from: open, to: comment)
        open = nil
      }
    }
    reportUnclosed(open)
  }

  private mutating func addBlock(from open: MarkdownComment?, to end: MarkdownComment) {
    do throws(Problem) {
      guard let open else {
        throw Problem(
          "'\(Block.end)' without '\(Block.begin)': "
            + "add '<!-- \(Block.begin): … -->' above or remove it")
      }
      let directive = try Directive(open, to: end, among: document.markdown.fences)
      blocks.append(try Block(directive, in: lines))
    } catch {
      problems.append(finding(error, at: (open ?? end).lines.lowerBound))
    }
  }

  private mutating func reportUnclosed(_ open: MarkdownComment?) {
    guard let open else { return }
    let problem = Problem("'\(Block.begin)' is not closed: add '<!-- \(Block.end) -->' below it")
    problems.append(finding(problem, at: open.lines.lowerBound))
  }

  /// Compares each block with its new content, and creates the updated document; adds the problems, too.
  ///
  /// - Parameter content: Returns the new content of a block, at an index of `blocks`.
  func compare(
    _ outcome: inout CheckOutcome, with content: (Block, Int) throws(Problem) -> [String]
  ) {
    outcome.problems += problems
    var edits: [(lines: ClosedRange<Int>, text: [String])] = []
    for (index, block) in blocks.enumerated() {
      do {
        let new = try content(block, index)
        let old = block.content(in: lines)
        guard let difference = block.firstDifference(between: old, and: new) else { continue }
        edits.append((block.replacedLines, block.replacement(with: new, in: lines)))
        var message = block.differenceMessage
        if old.indices.contains(difference.writtenLine) {
          message += "\n- \(old[difference.writtenLine])"
        }
        if new.indices.contains(difference.textLine) {
          message += "\n+ \(new[difference.textLine])"
        }
        outcome.differences.append(
          Finding(
            Block.differenceKind, file: document.path,
            line: block.contentLines.lowerBound + difference.writtenLine + 1, message: message,
            fix: .update))
      } catch {
        outcome.problems.append(finding(error, at: block.directive.lines.lowerBound))
      }
    }
    let updated = applying(edits)
    if updated != document.bytes {
      outcome.updated.append(CheckedDocument(path: document.path, bytes: updated))
    }
  }

  private func finding(_ problem: Problem, at line: Int) -> Finding {
    Finding(Block.problemKind, file: document.path, line: line + 1, message: problem.message)
  }

  /// Returns the document with whole lines replaced, in their order; none of them is the first.
  private func applying(_ edits: [(lines: ClosedRange<Int>, text: [String])]) -> [UInt8] {
    var bytes: [UInt8] = []
    var copied = 0
    for edit in edits {
      let first = lines.ranges[edit.lines.lowerBound]
      bytes += lines.bytes[copied..<first.lowerBound]
      bytes += edit.text.joined(separator: lineEnding(behind: edit.lines.lowerBound - 1)).utf8
      copied = lines.ranges[edit.lines.upperBound].upperBound
    }
    return bytes + lines.bytes[copied...]
  }

  private func lineEnding(behind line: Int) -> String {
    let rest = lines.bytes[lines.ranges[line].upperBound...]
    guard rest.first == .carriageReturn else { return "\n" }
    return rest.dropFirst().first == .lineFeed ? "\r\n" : "\r"
  }
}
