internal import SwiftParser
internal import SwiftSyntax

/// A protocol of a file, and the types that it is nested in, from the outside in.
struct FoundProtocol {
  let declaration: ProtocolDeclSyntax
  let types: [DeclSyntax]

  var name: String { declaration.name.text }

  /// The names by which options select the protocol: its own, and that with the types that it is nested in.
  var names: Set<String> { [name, prefix + name] }

  /// The type that the protocol is nested in, with a period after it; empty for none.
  var prefix: String { types.map { "\($0.typeName)." }.joined() }

  /// Finds the protocols that other files can see.
  static func all(in tree: SourceFileSyntax) -> ConditionalMembers<FoundProtocol> {
    all(in: tree.statements.map { Syntax($0.item) }, nestedIn: [])
  }

  private static func all(
    in nodes: [Syntax], nestedIn types: [DeclSyntax]
  ) -> ConditionalMembers<FoundProtocol> {
    ConditionalMembers(of: nodes) { node in
      guard let group = node.asProtocol((any DeclGroupSyntax).self),
        let type = node.as(DeclSyntax.self), group.modifiers.first(.private, .fileprivate) == nil
      else { return [] }
      if let declaration = node.as(ProtocolDeclSyntax.self) {
        return [.member(FoundProtocol(declaration: declaration, types: types))]
      }
      let members = group.memberBlock.members.map { Syntax($0.decl) }
      return all(in: members, nestedIn: types + [type]).items
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
