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
    kind = .function
    baseName = function.name.plainName
    isOperator = !function.name.isWord
    fixity = function.modifiers.first(.postfix)?.name.text
    isOfType = function.modifiers.areOfType
    let labelsAreNames = !isOperator
    parameters = function.signature.parameterClause.parameters.map {
      Parameter($0, labelsAreNames: labelsAreNames)
    }
    generics = function.genericParameterClause
    requirements = function.genericWhereClause
    var effects = Effects(function.signature.effectSpecifiers)
    // The generated body calls none of the closures whose errors the function would throw.
    effects.isRethrowing = false
    self.effects = effects
    result = function.signature.returnClause.flatMap { $0.type.isVoid ? nil : $0.type }
  }

  init(_ initializer: InitializerDeclSyntax) {
    kind = .initializer
    baseName = "init"
    isOperator = false
    isOfType = false
    fixity = nil
    parameters = initializer.signature.parameterClause.parameters.map {
      Parameter($0, labelsAreNames: true)
    }
    generics = initializer.genericParameterClause
    requirements = initializer.genericWhereClause
    effects = Effects(initializer.signature.effectSpecifiers)
    result = nil
  }

  /// Reads a subscript; its effects are those of its getter.
  init(_ declaration: SubscriptDeclSyntax, effects: Effects = Effects()) {
    kind = .subscripted
    baseName = "subscript"
    isOperator = false
    fixity = nil
    isOfType = declaration.modifiers.areOfType
    parameters = declaration.parameterClause.parameters.map {
      Parameter($0, labelsAreNames: false)
    }
    generics = declaration.genericParameterClause
    requirements = declaration.genericWhereClause
    self.effects = effects
    result = declaration.returnClause.type
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
