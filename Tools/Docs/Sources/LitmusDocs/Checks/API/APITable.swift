internal import LitmusToolSupport

/// Returns the lines of an API table in Markdown: a row for each name, ordered by kind and name.
func apiTable(of symbols: [APISymbol]) -> [String] {
  var rows: [APISymbol] = []
  for symbol in symbols.sorted(by: { ($0.kind, $0.name) < ($1.kind, $1.name) }) {
    // Overloads share a row, with the first abstract that is not empty.
    if let last = rows.last, (last.kind, last.name) == (symbol.kind, symbol.name) {
      if last.abstract.isEmpty { rows[rows.count - 1].abstract = symbol.abstract }
    } else {
      rows.append(symbol)
    }
  }
  // Vertical bars end a cell even in code.
  let escaped = { (text: String) in text.replacing("|", with: "\\|") }
  let cells = rows.map { row in
    "| `\(escaped(row.name))` |\(row.abstract.isEmpty ? "" : " ")\(escaped(row.abstract)) |"
  }
  return ["| symbol | what it does |", "| --- | --- |"] + cells
}

/// A symbol that an API table lists.
struct APISymbol: Hashable {
  /// The groups of the table, in table order.
  enum Kind: String, CaseIterable, Comparable {
    case type
    case macro
    case function
    case property

    static func < (first: Kind, second: Kind) -> Bool {
      allCases.firstIndex(of: first)! < allCases.firstIndex(of: second)!
    }

    fileprivate init?(symbolGraph identifier: String) {
      switch identifier.split(separator: ".").dropFirst().joined(separator: ".") {
      case "struct", "class", "enum", "protocol", "actor", "typealias": self = .type
      case "macro": self = .macro
      case "func", "func.op", "method", "type.method", "init", "subscript", "type.subscript":
        self = .function
      case "var", "property", "type.property", "enum.case": self = .property
      default: return nil
      }
    }
  }

  var kind: Kind
  /// The name as written in code: `wait(for:)`, `@Spied`, `#expect(_:)`.
  var name: String
  /// The first sentence of its documentation; empty if there is none.
  var abstract: String

  /// Returns nil if the symbol is not part of the API: members of other symbols, and underscored symbols.
  ///
  /// - Parameter isExtension: Whether the graph contains the extensions of another module; members
  ///   of that module's types are listed.
  init?(_ symbol: SymbolGraph.Symbol, isExtension: Bool) {
    let path = symbol.pathComponents
    guard path.count == (isExtension ? 2 : 1), symbol.spi != true,
      !path.contains(where: { $0.hasPrefix("_") }),
      let kind = Kind(symbolGraph: symbol.kind.identifier)
    else { return nil }
    self.kind = kind
    let sigil = kind == .macro ? symbol.declaration.contains("@freestanding") ? "#" : "@" : ""
    let title = Self.withoutCallSite(path.joined(separator: "."))
    // A macro without parameters is written without parentheses.
    name = sigil + (kind == .macro && title.hasSuffix("()") ? String(title.dropLast(2)) : title)
    abstract = DocAbstract.text(of: symbol.docComment?.lines.map(\.text) ?? [])
  }

  /// Parameters with default values from the compiler, which callers do not write.
  private static let callSite = [
    "file:", "sourceLocation:", "fileID:", "filePath:", "line:", "column:", "isolation:",
  ]

  /// Returns a function's name without its call-site and isolation parameters, as in
  /// `fail(_:fileID:line:)`.
  private static func withoutCallSite(_ title: String) -> String {
    guard let open = title.firstIndex(of: "("), title.hasSuffix(")") else { return title }
    let labels = title[title.index(after: open)...].dropLast()
    guard labels.contains("fileID:") || labels.contains("file:") || labels.contains("isolation:")
    else { return title }
    let parts = labels.split(separator: ":").map { $0 + ":" }
    let written = parts.filter { !callSite.contains(String($0)) }
    return title[...open] + written.joined() + ")"
  }
}

/// Extracts the first sentence of a documentation comment.
enum DocAbstract {
  static func text(of lines: [String]) -> String {
    let paragraph = lines.drop(while: isBlank).prefix { !isBlank($0) }
    let words = paragraph.flatMap { $0.split(whereSeparator: \.isWhitespace) }
    var sentence: [Substring] = []
    var isInCode = false
    for (index, word) in words.enumerated() {
      sentence.append(word)
      if word.filter({ $0 == "`" }).count % 2 == 1 { isInCode.toggle() }
      let next = words.dropFirst(index + 1).first
      if !isInCode, endsSentence(word, before: next) { break }
    }
    // Double backticks are DocC symbol links, which have no meaning outside of DocC.
    return sentence.joined(separator: " ").replacing("``", with: "`")
  }

  /// Returns whether a word ends a sentence; abbreviations such as "e.g." are followed by lowercase.
  private static func endsSentence(_ word: Substring, before next: Substring?) -> Bool {
    let mark = word.last { !"`*_)\"”".contains($0) }
    guard let mark, ".!?".contains(mark) else { return false }
    return next?.first.map { !$0.isLowercase } ?? true
  }

  private static func isBlank(_ line: String) -> Bool { line.allSatisfy(\.isWhitespace) }
}
