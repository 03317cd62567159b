import LitmusDocsFormat

/// A document and its API tables.
struct APIDocument {
  private let document: CheckedDocument
  private let lines: TextLines
  private(set) var blocks: [APIBlock] = []
  /// Problems with blocks that cannot be used.
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

  /// Compares each table with its modules' symbols, and creates the updated document.
  func compare(
    _ outcome: inout CheckOutcome,
    with symbols: (String) throws(SymbolGraphExtractor.Failure) -> [APISymbol]
  ) {
    var edits = DocumentEdits()
    for block in blocks {
      do {
        let table = try table(for: block, of: symbols)
        let standing = block.lines.dropFirst().dropLast().map(lines.string)
        guard standing != table else { continue }
        let first = lines.string(block.lines.lowerBound)
        let last = lines.string(block.lines.upperBound)
        edits.replace(block.lines, with: [first] + table + [last])
        outcome.differences.append(finding(table, standing, block))
      } catch {
        let line = block.lines.lowerBound + 1
        outcome.problems.append(
          Finding(.usage, file: document.path, line: line, message: error.message))
      }
    }
    if let updated = edits.applied(to: document, lines) { outcome.updated.append(updated) }
  }

  private func table(
    for block: APIBlock, of symbols: (String) throws(SymbolGraphExtractor.Failure) -> [APISymbol]
  ) throws(SymbolGraphExtractor.Failure) -> [String] {
    var all: [APISymbol] = []
    for module in block.modules { all += try symbols(module) }
    let table = APITable(symbols: all)
    guard !table.isEmpty(of: block.kinds) else {
      throw SymbolGraphExtractor.Failure(
        message: "'\(block.modules.joined(separator: ", "))' declares nothing public to list: "
          + "name the modules that do, with commas between them")
    }
    return table.lines(of: block.kinds)
  }

  private func finding(_ table: [String], _ standing: [String], _ block: APIBlock) -> Finding {
    let index = zip(table, standing).enumerated().first { $1.0 != $1.1 }?.offset
    let offset = index ?? min(table.count, standing.count)
    let modules = block.modules.joined(separator: ", ")
    var message = "the table of '\(modules)' is not what is declared: run 'litmus-docs update'"
    if standing.indices.contains(offset) { message += "\n- \(standing[offset])" }
    if table.indices.contains(offset) { message += "\n+ \(table[offset])" }
    let line = block.lines.lowerBound + 2 + offset
    return Finding(.stale, file: document.path, line: line, message: message)
  }
}
