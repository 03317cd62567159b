internal import Foundation

/// The parts of a symbol graph that declare protocols, as `swift package dump-symbol-graph` writes it.
struct SymbolGraph: Decodable {
  struct Module: Decodable {
    var name: String
  }

  struct Symbol: Decodable {
    struct Kind: Decodable {
      var identifier: String
    }
    struct Identifier: Decodable {
      var precise: String
    }
    struct Fragment: Decodable {
      var spelling: String
    }

    var kind: Kind
    var identifier: Identifier
    var declarationFragments: [Fragment]?

    var declaration: String { (declarationFragments ?? []).map(\.spelling).joined() }
  }

  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
  }

  var module: Module
  var symbols: [Symbol]
  var relationships: [Relationship]

  /// The protocols as Swift source, in the order of their declarations, which does not depend on the machine.
  var source: String {
    let symbolsByName = Dictionary(
      symbols.map { ($0.identifier.precise, $0) }, uniquingKeysWith: { first, _ in first })
    let requirements = Dictionary(
      grouping: relationships.filter {
        $0.kind == "requirementOf" || $0.kind == "optionalRequirementOf"
      }, by: \.target)
    let protocols = symbols.filter { $0.kind.identifier == "swift.protocol" }
      .sorted { $0.declaration < $1.declaration }
    let texts = protocols.map { symbol in
      let members = requirements[symbol.identifier.precise, default: []]
        .compactMap { symbolsByName[$0.source]?.declaration }.sorted()
      return "\(symbol.declaration) {\n"
        + members.map { "  \($0)\n" }.joined() + "}\n"
    }
    return "import \(module.name)\n" + texts.joined()
  }
}
