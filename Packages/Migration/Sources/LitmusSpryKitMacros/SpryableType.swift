#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// A type that `@Spryable` is attached to.
struct SpryableType {
  /// The access level of the declarations that are generated for the fake, followed by a space.
  let access: String
  let members: MemberBlockItemListSyntax
  /// The type's `@available` attributes, each followed by a space.
  let availability: String
  /// The `each` of a type parameter of the fake, if it has a pack: Swift allows no nested enumeration then.
  let pack: TokenSyntax?

  /// Reads a declaration.
  ///
  /// - Throws: An error if it cannot be a fake.
  init(
    _ declaration: some DeclGroupSyntax, attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) throws(SpyMacroProblem) {
    let kinds: [SyntaxKind] = [.classDecl, .actorDecl, .structDecl]
    guard kinds.contains(declaration.kind) else {
      let keyword = declaration.as(EnumDeclSyntax.self)?.enumKeyword
      throw SpyMacroProblem(
        .notAFake, at: attribute,
        fixIts: keyword.map { [.replacing($0, by: .struct)] } ?? [])
    }
    if !context.lexicalContext.isEmpty, !declaration.declaresConformance,
      let modifier = declaration.modifiers.first(.private)
    {
      // The generated extension is outside, where a private name is not visible.
      throw SpyMacroProblem(
        .privateFake, at: modifier, fixIts: [.replacing(modifier.name, by: .fileprivate)])
    }
    access =
      switch declaration.accessLevel(in: context) {
      case "public", "open": "public "
      case "package": "package "
      default: ""
      }
    members = declaration.memberBlock.members
    availability = declaration.attributes.availability
    let generics = declaration.asProtocol((any WithGenericParametersSyntax).self)?
      .genericParameterClause
    pack = generics?.tokens(viewMode: .sourceAccurate).first { $0.tokenKind == .keyword(.each) }
  }

  /// Returns whether the type itself declares a type or property with a name.
  func declares(_ name: String) -> Bool {
    members.contains { item in
      if item.decl.is(FunctionDeclSyntax.self) { return false }
      if let type = item.decl.asProtocol((any NamedDeclSyntax).self) {
        return type.name.plainName == name
      }
      let bindings = item.decl.as(VariableDeclSyntax.self)?.bindings ?? []
      return bindings.contains { binding in
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName == name
      }
    }
  }
}

extension DeclGroupSyntax {
  /// Whether the type itself declares the conformance to `Spryable`.
  var declaresConformance: Bool {
    inheritanceClause?.inheritedTypes.contains {
      $0.type.trimmedText.split(separator: " ").last?.hasSuffix("Spryable") ?? false
    } ?? false
  }
}
#endif
