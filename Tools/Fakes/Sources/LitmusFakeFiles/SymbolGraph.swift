internal import LitmusToolSupport

extension SymbolGraph {
  /// The protocols as Swift source, in the order of their declarations, which does not depend on the machine.
  var source: String {
    let symbolsByName = Dictionary(
      symbols.map { ($0.identifier.precise, $0) }, uniquingKeysWith: { first, _ in first })
    let requirements = Dictionary(
      grouping: relationships.filter {
        $0.kind == "requirementOf" || $0.kind == "optionalRequirementOf"
          || symbolsByName[$0.source]?.isOwnAlias ?? false
      }, by: \.target)
    let protocols = symbols.filter { $0.kind.identifier == "swift.protocol" }
      .sorted { $0.declaration < $1.declaration }
    let texts = protocols.map { symbol in
      let members = requirements[symbol.identifier.precise, default: []]
        .compactMap { symbolsByName[$0.source]?.declaration }.sorted()
      return symbol.within(
        "\(symbol.declaration) {\n" + members.map { "  \($0)\n" }.joined() + "}\n")
    }
    // The declarations may name these types without the type that they are nested in.
    let types = symbols.filter(\.isNestedType).map { symbol in
      symbol.within("enum \(symbol.pathComponents.last ?? "") {}\n")
    }
    return "import \(module.name)\n" + texts.joined() + types.sorted().joined()
  }
}

extension SymbolGraph.Symbol {
  fileprivate var isNestedType: Bool {
    pathComponents.count > 1
      && ["class", "enum", "struct", "typealias"].contains { kind.identifier == "swift.\($0)" }
  }

  /// Returns a declaration in the types that the symbol is nested in.
  fileprivate func within(_ declaration: String) -> String {
    pathComponents.dropLast().reversed().reduce(declaration) { "enum \($1) {\n\($0)}\n" }
  }

  /// Whether it is an alias that a type declares itself, not in an extension.
  fileprivate var isOwnAlias: Bool { kind.identifier == "swift.typealias" && swiftExtension == nil }
}
