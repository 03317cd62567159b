#if Macros
internal import SwiftSyntax

/// The arguments of `@SpryableFunc`.
struct FuncOptions {
  /// Whether `Argument.closure` is recorded instead of closures.
  var hidesClosures = false
  /// The metatype of an opaque result's underlying type, as in `[Int].self`.
  var result: String?

  /// Reads the attribute.
  ///
  /// - Throws: An error if its arguments contradict each other, or cannot be read.
  init(_ attribute: AttributeSyntax) throws(SpyMacroProblem) {
    var closures: String?
    for argument in attribute.labeledArguments {
      if argument.label?.text == "as" {
        result = argument.expression.trimmedText
        continue
      }
      guard let keyword = argument.expression.keyword,
        ["asArgument", "asRealClosure"].contains(keyword.name)
      else { throw SpyMacroProblem(.unknownKeyword(attribute.name), at: argument.expression) }
      if let closures, closures != keyword.name {
        throw SpyMacroProblem(
          .conflictingKeywords(closures, keyword.name), at: argument.expression,
          fixIts: [.removing(argument, from: attribute)])
      }
      closures = keyword.name
    }
    hidesClosures = closures == "asArgument"
  }
}

extension ExprSyntax {
  /// The keyword in an attribute's argument, as in `.throws(LoadError.self)`.
  var keyword: (name: String, argument: String?)? {
    if let member = self.as(MemberAccessExprSyntax.self) {
      return (member.declName.baseName.plainName, nil)
    }
    if let call = self.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let argument = call.arguments.first, call.arguments.count == 1
    {
      return (member.declName.baseName.plainName, argument.expression.trimmedText)
    }
    return nil
  }
}

extension String {
  /// The type in a metatype expression: the text without `.self`.
  var removingSelf: String { hasSuffix(".self") ? String(dropLast(5)) : self }
}
#endif
