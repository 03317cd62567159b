import LitmusDocsFormat

/// A document and its output blocks.
struct OutputDocument {
  private let document: CheckedDocument
  private let lines: TextLines
  private(set) var blocks: [OutputBlock] = []
  /// Problems with blocks that cannot be used.
  private(set) var problems: [Finding]

  init(_ document: CheckedDocument) {
    self.document = document
    lines = TextLines(document.bytes)
    let found = DirectiveBlock.all(
      "output", end: "endOutput", in: document, lines, kind: .output)
    problems = found.findings
    for block in found.blocks {
      do {
        blocks.append(try OutputBlock(block, in: lines))
      } catch {
        problems.append(
          Finding(
            .output, file: document.path, line: block.lines.lowerBound + 1,
            message: error.message))
      }
    }
  }

  /// Compares each block with current output, and creates the updated document.
  ///
  /// - Parameter output: Returns the lines that a block, at an index of `blocks`, should show.
  func compare(
    _ outcome: inout CheckOutcome,
    with output: (OutputBlock, Int) throws(Directive.Problem) -> [String]
  ) {
    var edits = DocumentEdits()
    let comparison = OutputComparison()
    for (index, block) in blocks.enumerated() {
      do {
        let fresh = try output(block, index)
        let standing = block.standingText(in: lines)
        let difference =
          block.fence == nil
          ? Elision.Difference(writtenLine: 0, textLine: 0)
          : comparison.firstDifference(between: standing, and: fresh)
        guard let difference else { continue }
        edits.replace(block.replacedLines, with: block.lines(around: fresh, in: lines))
        outcome.differences.append(finding(difference, block, standing, fresh))
      } catch {
        outcome.problems.append(
          Finding(.output, file: document.path, line: block.line, message: error.message))
      }
    }
    if let updated = edits.applied(to: document, lines) { outcome.updated.append(updated) }
  }

  private func finding(
    _ difference: Elision.Difference, _ block: OutputBlock, _ standing: [String], _ fresh: [String]
  ) -> Finding {
    var message = "'\(block.command)' prints something else: run 'litmus-docs update'"
    if standing.indices.contains(difference.writtenLine) {
      message += "\n- \(standing[difference.writtenLine])"
    }
    if fresh.indices.contains(difference.textLine) {
      message += "\n+ \(fresh[difference.textLine])"
    }
    return Finding(
      .output, file: document.path,
      line: block.contentLines.lowerBound + difference.writtenLine + 1, message: message)
  }
}
