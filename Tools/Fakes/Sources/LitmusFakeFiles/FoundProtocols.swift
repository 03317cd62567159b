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
    if let group = node.asProtocol((any DeclGroupSyntax).self), group.modifiers.arePrivate {
      return []
    }
    if let declaration = node.as(ProtocolDeclSyntax.self) {
      return [.declaration(declaration, nestedIn: types)]
    }
    if let conditional = node.as(IfConfigDeclSyntax.self) {
      let clauses = conditional.clauses.map { clause in
        (
          line: clause.line,
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

extension IfConfigClauseSyntax {
  /// The line that begins the branch, as in `#elseif os(Linux)`.
  var line: String {
    poundKeyword.text + (condition.map { " \($0.trimmedDescription)" } ?? "")
  }
}

extension DeclModifierListSyntax {
  /// Whether other files cannot see the declaration.
  fileprivate var arePrivate: Bool {
    contains { ["private", "fileprivate"].contains($0.name.text) }
  }
}

extension DeclSyntax {
  /// The name of a type, or of the type that an extension extends.
  var typeName: String {
    if let type = self.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
    return asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
  }
}
