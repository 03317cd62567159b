internal import SwiftParser
internal import SwiftSyntax

/// The protocols of a file, in the order of the file.
indirect enum FoundProtocol {
  /// A protocol, and the types that it is nested in, from the outside in.
  case declaration(ProtocolDeclSyntax, nestedIn: [DeclSyntax])
  /// The clauses of an `#if`, each with the line that begins it.
  case conditional([(line: String, protocols: [FoundProtocol])])

  /// Finds the protocols among statements.
  static func all(in items: CodeBlockItemListSyntax) -> [FoundProtocol] {
    items.flatMap { all(in: Syntax($0.item), nestedIn: []) }
  }

  private static func all(in node: Syntax, nestedIn types: [DeclSyntax]) -> [FoundProtocol] {
    if let declaration = node.as(ProtocolDeclSyntax.self) {
      return [.declaration(declaration, nestedIn: types)]
    }
    if let conditional = node.as(IfConfigDeclSyntax.self) {
      let clauses = conditional.clauses.map { clause in
        let condition = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
        return (
          line: clause.poundKeyword.text + condition,
          protocols: children(of: clause.elements).flatMap { all(in: $0, nestedIn: types) }
        )
      }
      return clauses.allSatisfy(\.protocols.isEmpty) ? [] : [.conditional(clauses)]
    }
    guard let group = node.asProtocol((any DeclGroupSyntax).self),
      let type = node.as(DeclSyntax.self)
    else { return [] }
    return group.memberBlock.members.flatMap { all(in: Syntax($0.decl), nestedIn: types + [type]) }
  }

  private static func children(of elements: IfConfigClauseSyntax.Elements?) -> [Syntax] {
    switch elements {
    case .statements(let items): items.map { Syntax($0.item) }
    case .decls(let items): items.map { Syntax($0.decl) }
    default: []
    }
  }
}

extension DeclSyntax {
  /// The name of a type, or of the type that an extension extends.
  var typeName: String {
    if let type = self.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
    return asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
  }
}
