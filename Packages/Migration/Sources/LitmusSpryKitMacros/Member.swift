#if Macros
internal import SwiftSyntax

/// The parsed declaration of a function, an initializer or a subscript.
struct Member {
  enum Kind {
    case function, initializer, subscripted
  }

  let kind: Kind
  /// The name without arguments and backticks, as in `fetchUser`, `init` and `+`.
  let baseName: String
  let isOperator: Bool
  /// `postfix` for a postfix operator, because there may be a prefix operator of the same name.
  let fixity: String?
  /// Whether the member belongs to the type, not to its instances.
  let isOfType: Bool
  let parameters: [Parameter]
  let generics: GenericParameterClauseSyntax?
  let requirements: GenericWhereClauseSyntax?
  let effects: Effects
  /// The result's type; `nil` for `Void`.
  let result: TypeSyntax?

  init(_ function: FunctionDeclSyntax) {
    var effects = Effects(function.signature.effectSpecifiers)
    // The generated body calls none of the closures whose errors the function would throw.
    effects.isRethrowing = false
    self.init(
      .function, function.name.plainName, function, function.signature.parameterClause,
      labelsAreNames: function.name.isWord, effects, function.signature.returnClause)
  }

  init(_ initializer: InitializerDeclSyntax) {
    self.init(
      .initializer, "init", initializer, initializer.signature.parameterClause,
      labelsAreNames: true, Effects(initializer.signature.effectSpecifiers), nil)
  }

  /// Reads a subscript; its effects are those of its getter.
  init(_ declaration: SubscriptDeclSyntax, effects: Effects = Effects()) {
    self.init(
      .subscripted, "subscript", declaration, declaration.parameterClause, labelsAreNames: false,
      effects, declaration.returnClause)
  }

  private init(
    _ kind: Kind, _ baseName: String,
    _ declaration: some WithGenericParametersSyntax & WithModifiersSyntax,
    _ clause: FunctionParameterClauseSyntax, labelsAreNames: Bool, _ effects: Effects,
    _ result: ReturnClauseSyntax?
  ) {
    self.kind = kind
    self.baseName = baseName
    isOperator = kind == .function && !labelsAreNames
    fixity = declaration.modifiers.first(.postfix)?.name.text
    isOfType = declaration.modifiers.areOfType
    parameters = clause.parameters.map { Parameter($0, labelsAreNames: labelsAreNames) }
    generics = declaration.genericParameterClause
    requirements = declaration.genericWhereClause
    self.effects = effects
    self.result = result.flatMap { $0.type.isVoid ? nil : $0.type }
  }

  /// The receiver on which the member's body calls functions of its own type.
  var receiver: String {
    if isOfType { return "Self." }
    // Swift finds a function without `self.` even where a parameter is named `self`.
    return parameters.contains { $0.name == "self" } ? "" : "self."
  }

  /// The value of `#function`, as in `fetchUser(id:)`.
  var functionName: String {
    "\(baseName)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }

  /// The declaration's signature, which distinguishes overloads, as in `fetchUser(id: String) -> User`.
  var signature: String {
    let parameters = parameters.map(\.signature).joined(separator: ", ")
    return [
      fixity,
      "\(baseName)\(generics?.text ?? "")(\(parameters))",
      // A subscript's effects are its getter's alone.
      effects.isAsync && kind != .subscripted ? "async" : nil,
      result.map { "-> \($0.text)" },
      requirements?.text,
    ]
    .compactMap(\.self).joined(separator: " ")
  }
}
#endif
