/// A symbol that a table of an API lists.
struct APISymbol: Hashable {
  /// The groups of the table, in their order.
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
  /// The name as it is written in code: `wait(for:)`, `@Spied`, `#expect(_:)`.
  var name: String
  /// The first sentence of its documentation; empty without any.
  var abstract: String

  /// Nil for what is not part of the API: members of other symbols, and what is underscored.
  ///
  /// - Parameter isExtension: Whether the graph is of what a module adds to another one; members
  ///   of that module's types are listed.
  init?(_ symbol: SymbolGraph.Symbol, isExtension: Bool) {
    let path = symbol.pathComponents
    guard path.count == (isExtension ? 2 : 1), symbol.spi != true,
      !path.contains(where: { $0.hasPrefix("_") }),
      let kind = Kind(symbolGraph: symbol.kind.identifier)
    else { return nil }
    self.kind = kind
    let declaration = symbol.declarationFragments?.map(\.spelling).joined() ?? ""
    let sigil = kind == .macro ? declaration.contains("@freestanding") ? "#" : "@" : ""
    let title = Self.withoutCallSite(path.joined(separator: "."))
    // Without parameters, a macro is written without parentheses.
    name = sigil + (kind == .macro && title.hasSuffix("()") ? String(title.dropLast(2)) : title)
    abstract = DocAbstract.text(of: symbol.docComment?.lines.map(\.text) ?? [])
  }

  /// Parameters that the compiler fills in, and nobody writes.
  private static let callSite = ["fileID:", "filePath:", "file:", "line:", "column:", "isolation:"]

  /// A function's name without the parameters that say where it is called from, as in
  /// `fail(_:fileID:line:)`, where there are others too.
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
