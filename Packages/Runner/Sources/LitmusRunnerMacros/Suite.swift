#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// A type, or an extension of one, that `@TestSuite` is attached to.
struct Suite {
  enum Kind {
    case structure, classType, actor, extended
  }

  let kind: Kind
  /// The type's name, as it is written in the source.
  let name: String
  /// The syntax node of the name.
  let nameSyntax: Syntax
  let isolation: Isolation
  let members: MemberBlockItemListSyntax
  /// The tags that each test of the suite has.
  let tags: [String]
  /// The time limit that each test of the suite has, as it is written.
  let timeLimit: String?

  /// Parses a declaration.
  ///
  /// - Throws: An error if it cannot be a suite.
  init(
    _ declaration: some DeclGroupSyntax,
    attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) throws(TestSuiteMacroProblem) {
    let declared = try Self.named(declaration, attribute)
    kind = declared.kind
    name = declared.name.trimmedDescription
    nameSyntax = declared.name
    if let generics = declared.generics {
      throw TestSuiteMacroProblem(.genericSuite(name), at: generics)
    }
    try Self.check(context.lexicalContext, around: declared.name)
    isolation =
      kind == .actor
      ? .otherActor
      : Isolation(attributes: declaration.attributes, modifiers: declaration.modifiers)
        ?? .unspecified
    members = declaration.memberBlock.members
    timeLimit = attribute.argumentText(labeled: "timeLimit")
    // The time limit is the last argument.
    tags = timeLimit == nil ? attribute.argumentTexts : attribute.argumentTexts.dropLast()
  }

  private typealias Declared = (kind: Kind, name: Syntax, generics: Syntax?)

  private static func named(
    _ declaration: some DeclGroupSyntax, _ attribute: AttributeSyntax
  ) throws(TestSuiteMacroProblem) -> Declared {
    if let type = declaration.as(StructDeclSyntax.self) {
      return (.structure, Syntax(type.name), type.genericParameterClause.map(Syntax.init))
    }
    if let type = declaration.as(ClassDeclSyntax.self) {
      return (.classType, Syntax(type.name), type.genericParameterClause.map(Syntax.init))
    }
    if let type = declaration.as(ActorDeclSyntax.self) {
      return (.actor, Syntax(type.name), type.genericParameterClause.map(Syntax.init))
    }
    if let type = declaration.as(ExtensionDeclSyntax.self) {
      let generics =
        type.genericWhereClause.map(Syntax.init)
        ?? type.extendedType.as(IdentifierTypeSyntax.self)?.genericArgumentClause.map(Syntax.init)
        ?? type.extendedType.as(MemberTypeSyntax.self)?.genericArgumentClause.map(Syntax.init)
      return (.extended, Syntax(type.extendedType), generics)
    }
    throw TestSuiteMacroProblem(.notASuite, at: attribute)
  }

  /// Checks that the runner can refer to a type that is nested in others.
  private static func check(_ context: [Syntax], around name: Syntax) throws(TestSuiteMacroProblem)
  {
    let name = (node: name, text: name.trimmedDescription)
    for outer in context {
      if let group = outer.asProtocol((any DeclGroupSyntax).self) {
        let isGeneric =
          outer.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
          || group.as(ExtensionDeclSyntax.self)?.genericWhereClause != nil
        if isGeneric { throw TestSuiteMacroProblem(.suiteInGenericType(name.text), at: name.node) }
      } else {
        throw TestSuiteMacroProblem(.localSuite(name.text), at: name.node)
      }
    }
  }
}

extension AttributeSyntax {
  /// The arguments as written, without their labels.
  var argumentTexts: [String] {
    guard case .argumentList(let arguments) = arguments else { return [] }
    return arguments.map(\.expression.trimmedDescription)
  }

  /// Returns the argument with a label, as written.
  func argumentText(labeled label: String) -> String? {
    guard case .argumentList(let arguments) = arguments else { return nil }
    return arguments.first { $0.label?.text == label }?.expression.trimmedDescription
  }
}
#endif
