import LitmusDocsFormat

/// An API table in Markdown.
struct APITable {
  var symbols: [APISymbol]

  func isEmpty(of kinds: Set<APISymbol.Kind>) -> Bool {
    !symbols.contains { kinds.contains($0.kind) }
  }

  /// Returns the lines of the table: a row for each name, ordered by kind and name.
  func lines(of kinds: Set<APISymbol.Kind>) -> [String] {
    var rows: [APISymbol] = []
    let listed = symbols.filter { kinds.contains($0.kind) }
    for symbol in listed.sorted(by: { ($0.kind, $0.name) < ($1.kind, $1.name) }) {
      // Overloads share a row, with the first abstract that is not empty.
      if let last = rows.last, (last.kind, last.name) == (symbol.kind, symbol.name) {
        if last.abstract.isEmpty { rows[rows.count - 1].abstract = symbol.abstract }
      } else {
        rows.append(symbol)
      }
    }
    let cells = rows.map { row in
      let abstract = row.abstract.isEmpty ? "" : " \(Self.escaped(row.abstract))"
      return "| \(Self.code(row.name)) |\(abstract) |"
    }
    return ["| symbol | what it does |", "| --- | --- |"] + cells
  }

  private static func code(_ name: String) -> String { "`\(escaped(name))`" }

  /// Escapes vertical bars, which end a cell even in code.
  private static func escaped(_ text: String) -> String {
    text.replacing("|", with: "\\|")
  }
}
