import LitmusDocsFormat

/// A document and its API tables.
struct APIDocument {
  private let document: CheckedDocument
  private let lines: TextLines
  private(set) var blocks: [APIBlock] = []
  /// What is wrong with blocks that cannot be used.
  private(set) var problems: [Finding]

  init(_ document: CheckedDocument) {
    self.document = document
    lines = TextLines(document.bytes)
    let found = DirectiveBlock.all("api", end: "endApi", in: document, lines, kind: .usage)
    problems = found.findings
    for block in found.blocks {
      do {
        blocks.append(try APIBlock(block))
      } catch {
        let line = block.lines.lowerBound + 1
        problems.append(
          Finding(.usage, file: document.path, line: line, message: error.message))
      }
    }
  }

  /// Compares each table with a module's symbols, and writes what an update makes of the document.
  func compare(
    _ outcome: inout CheckOutcome,
    with symbols: (String) -> Result<[APISymbol], SymbolGraphExtractor.Failure>?
  ) {
    var edits = DocumentEdits()
    for block in blocks {
      let line = block.lines.lowerBound + 1
      switch symbols(block.module) {
      case .success(let symbols):
        let first = block.lines.lowerBound
        let table = APITable(symbols: symbols).lines(of: block.kinds)
        let standing = block.lines.dropFirst().dropLast().map(lines.string)
        guard standing != table else { continue }
        edits.replace(
          block.lines,
          with: [lines.string(first)] + table + [lines.string(block.lines.upperBound)])
        outcome.differences.append(finding(table, standing, line, block.module))
      case .failure(let failure):
        outcome.problems.append(
          Finding(.usage, file: document.path, line: line, message: failure.message))
      case nil:
        break
      }
    }
    if let updated = edits.applied(to: document, lines) { outcome.updated.append(updated) }
  }

  private func finding(
    _ table: [String], _ standing: [String], _ line: Int, _ module: String
  ) -> Finding {
    let index = zip(table, standing).enumerated().first { $1.0 != $1.1 }?.offset
    let offset = index ?? min(table.count, standing.count)
    var message = "the table of '\(module)' is not what the module declares: update it"
    if standing.indices.contains(offset) { message += "\n- \(standing[offset])" }
    if table.indices.contains(offset) { message += "\n+ \(table[offset])" }
    return Finding(.stale, file: document.path, line: line + 1 + offset, message: message)
  }
}
