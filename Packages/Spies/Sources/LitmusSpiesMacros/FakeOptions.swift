#if Macros
internal import SwiftParser
internal import SwiftSyntax

/// The arguments of `@Fake`.
struct FakeOptions {
  /// The compilation condition of the fake; `nil` for every build.
  private(set) var flag: String?
  /// The class that the fake inherits from, without `.self`.
  private(set) var base: ExprSyntax?
  /// The associated types that are declared by other protocols, with their constraints.
  private(set) var associatedTypes: [(name: String, constraint: String?, literal: ExprSyntax)] = []

  /// Reads the attribute.
  ///
  /// - Throws: A problem at an argument that is not written out.
  init(_ attribute: AttributeSyntax) throws(FakeProblem) {
    // Tests of release builds need the trait `Testing`, with which the plug-in is compiled too.
    #if !Testing
    flag = "DEBUG"
    #endif
    guard case .argumentList(let arguments) = attribute.arguments else { return }
    var label: String?
    for argument in arguments {
      label = argument.label?.text ?? label
      let expression = argument.expression
      let text = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      switch label {
      case "if": flag = try Self.flag(expression, text)
      case "subclassing":
        base = expression.as(MemberAccessExprSyntax.self)?.base ?? expression
      case "associatedTypes":
        if let text { associatedTypes.append(Self.associatedType(text, expression)) }
      default: break
      }
    }
  }

  private static func flag(
    _ expression: ExprSyntax, _ text: String?
  ) throws(FakeProblem) -> String? {
    if expression.is(NilLiteralExprSyntax.self) { return nil }
    guard let text, text.isCompilationCondition else {
      throw FakeProblem(.unknownFlag, at: expression)
    }
    return text
  }

  /// Reads an associated type, which may have a constraint, as in `Pages: AsyncSequence`.
  private static func associatedType(
    _ text: String, _ literal: ExprSyntax
  ) -> (name: String, constraint: String?, literal: ExprSyntax) {
    let parsed = Parser.parse(source: "func f<\(text)>()").statements.first?.item
    let parameter = parsed?.as(FunctionDeclSyntax.self)?.genericParameterClause?.parameters.first
    return (parameter?.name.text ?? text, parameter?.inheritedType?.text, literal)
  }
}

extension String {
  /// Whether the text can follow `#if`.
  var isCompilationCondition: Bool { !Parser.parse(source: "#if \(self)\n#endif").hasError }
}
#endif
