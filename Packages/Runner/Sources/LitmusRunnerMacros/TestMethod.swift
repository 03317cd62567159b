#if Macros
internal import SwiftDiagnostics
internal import SwiftSyntax

/// A method that is run as a test.
struct TestMethod {
  /// The parameter of a parameterized test, with its arguments.
  struct Parameter {
    /// The argument's label; `nil` for `_`.
    var label: String?
    var arguments: String
  }

  let syntax: FunctionDeclSyntax
  let isolation: Isolation
  /// Whether the method itself is marked `@MainActor`.
  let isOnMainActorItself: Bool
  let parameter: Parameter?

  /// The name as reports show it.
  var name: String { syntax.plainName }

  var isAsync: Bool { syntax.signature.effectSpecifiers?.asyncSpecifier != nil }
  var isThrowing: Bool { syntax.signature.effectSpecifiers?.throwsClause != nil }

  /// The method's own tags, as written.
  var tags: [String] { syntax.attributes.first(named: "TestTags")?.argumentTexts ?? [] }

  /// The method's own time limit, as written.
  var timeLimit: String? {
    syntax.attributes.first(named: "TestTimeLimit")?.argumentTexts.first
  }

  /// Parses a method whose name marks it as a test.
  ///
  /// - Throws: A warning if it cannot be run as one.
  init(_ method: FunctionDeclSyntax, in suite: Suite) throws(TestSuiteMacroProblem) {
    try Self.check(method)
    syntax = method
    let own = Isolation(attributes: method.attributes, modifiers: method.modifiers)
    isolation = own ?? suite.isolation
    isOnMainActorItself = own == .mainActor
    parameter = try Self.parameter(of: method)
  }

  private static func check(_ method: FunctionDeclSyntax) throws(TestSuiteMacroProblem) {
    let name = method.plainName
    let keywords: [TokenKind] = [.keyword(.static), .keyword(.class)]
    if let modifier = method.modifiers.first(where: { keywords.contains($0.name.tokenKind) }) {
      throw TestSuiteMacroProblem(
        .staticTest(name, keyword: modifier.name.text), at: modifier,
        fixIts: [.removing(modifier, of: method)])
    }
    let opaque = method.signature.parameterClause.parameters.first { $0.type.isOpaque }
    if let generics = method.genericParameterClause.map(Syntax.init) ?? opaque.map(Syntax.init) {
      throw TestSuiteMacroProblem(.genericTest(name), at: generics)
    }
    if let result = method.signature.returnClause, !result.type.isVoid {
      throw TestSuiteMacroProblem(
        .returningTest(name), at: result, fixIts: [.removingResult(of: method)])
    }
  }

  private static func parameter(of method: FunctionDeclSyntax) throws(TestSuiteMacroProblem)
    -> Parameter?
  {
    let name = method.plainName
    let clause = method.signature.parameterClause
    // A syntax collection's own `filter` would detach the parameters from the tree.
    let required = Array(clause.parameters).filter { $0.defaultValue == nil && $0.ellipsis == nil }
    guard let attribute = method.attributes.first(named: "TestArguments") else {
      guard let first = required.first else { return nil }
      let adding = required.count == 1 ? [FixIt.addingArguments(to: method)] : []
      throw TestSuiteMacroProblem(
        .parameterWithoutArguments(name), at: first,
        fixIts: [.removingParameters(of: method)] + adding)
    }
    guard let first = clause.parameters.first else {
      throw TestSuiteMacroProblem(
        .argumentsWithoutParameter(name), at: attribute,
        fixIts: [.removing(attribute)])
    }
    let others = required.filter { $0.id != first.id }
    if let other = others.first {
      throw TestSuiteMacroProblem(.severalParameters(name), at: other)
    }
    return Parameter(
      label: first.firstName.tokenKind == .wildcard ? nil : first.firstName.text,
      arguments: attribute.argumentTexts.first ?? "[]")
  }
}

extension FunctionDeclSyntax {
  /// The name without backticks.
  var plainName: String { name.identifier?.name ?? name.text }

  /// Whether the method is a test by its name, and the suite's list can call it.
  var isTest: Bool {
    plainName.hasPrefix("test") && !modifiers.arePrivate && !isUnavailable
  }
}

extension TypeSyntax {
  fileprivate var isOpaque: Bool {
    self.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.some)
  }

  fileprivate var isVoid: Bool {
    ["Void", "()", "Swift.Void"].contains(trimmedDescription)
  }
}
#endif
