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
    isOperator = !function.name.tokenKind.isWord
    fixity = function.modifiers.first(.postfix)?.name.text
    isOfType = function.modifiers.areOfType
    let labelsAreNames = !isOperator
    parameters = function.signature.parameterClause.parameters.map {
      Parameter($0, labelsAreNames: labelsAreNames)
    }
    generics = function.genericParameterClause
    requirements = function.genericWhereClause
    effects = Effects(function.signature.effectSpecifiers)
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
      "\(baseName)\(generics?.textInOneLine ?? "")(\(parameters))",
      // A subscript's effects are its getter's alone.
      effects.isAsync && kind != .subscripted ? "async" : nil,
      result.map { "-> \($0.textInOneLine)" },
      requirements?.textInOneLine,
    ]
    .compactMap(\.self).joined(separator: " ")
  }
}

extension TypeSyntax {
  var isVoid: Bool { ["Void", "()", "Swift.Void"].contains(trimmedText) }

  /// The `some` that makes the type opaque.
  var opaqueSpecifier: TokenSyntax? {
    guard trimmedText.hasText("some") else { return nil }
    return tokens(viewMode: .sourceAccurate).first { $0.tokenKind == .keyword(.some) }
  }
}

extension TokenKind {
  /// Whether a function of this name is not an operator; some operators have their own token kinds.
  fileprivate var isWord: Bool {
    switch self {
    case .identifier, .keyword: true
    default: false
    }
  }
}
#endif
