#if Macros
internal import SwiftSyntax

/// The arguments of `@SpryableFunc` or `@SpryableVar`.
struct SpryOptions {
  private var keywords: Set<String> = []
  /// The effects of a property's getter.
  private(set) var effects = Effects()
  /// The metatype of an opaque type's underlying type, as in `[Int].self`.
  private(set) var result: String?

  /// Reads the attribute.
  ///
  /// - Throws: An error if its arguments contradict each other, or cannot be read.
  init(_ attribute: AttributeSyntax) throws(SpyMacroProblem) {
    let isOfProperty = attribute.name == "SpryableVar"
    let known = isOfProperty ? ["get", "set", "async", "throws"] : ["asArgument", "asRealClosure"]
    var setter: LabeledExprSyntax?
    for argument in attribute.labeledArguments {
      if argument.label?.text == "as" {
        result = argument.expression.trimmedText
        continue
      }
      guard let keyword = argument.expression.keyword, known.contains(keyword.name) else {
        throw SpyMacroProblem(.unknownKeyword(attribute.name), at: argument.expression)
      }
      if !isOfProperty, let other = keywords.first, other != keyword.name {
        throw SpyMacroProblem(
          .conflictingKeywords(other, keyword.name), at: argument.expression,
          fixIts: [.removing(argument, from: attribute)])
      }
      switch keyword.name {
      case "set": setter = argument
      case "async": effects.isAsync = true
      case "throws": effects.thrown = keyword.argument.map(\.removingSelf) ?? Effects.anyError
      default: break
      }
      keywords.insert(keyword.name)
    }
    if let setter, effects != Effects() {
      throw SpyMacroProblem(
        .setterWithEffects, at: setter.expression, fixIts: [.removing(setter, from: attribute)])
    }
  }

  /// Whether `Argument.closure` is recorded instead of closures.
  var hidesClosures: Bool { keywords.contains("asArgument") }

  /// Whether there is a setter: one with its own case, or that of an attribute without keywords.
  var hasSetter: Bool { hasOwnCases || keywords.isEmpty }

  /// Whether the setter can be stubbed, and the getter and the setter have their own cases.
  var hasOwnCases: Bool { keywords.contains("set") }

  /// The accessors in the names of the property's cases; `nil` for the property's name alone.
  var cases: [RecordedFunction.Accessor?] { hasOwnCases ? [.get, .set] : [nil] }
}

extension ExprSyntax {
  /// The keyword in an attribute's argument, as in `.throws(LoadError.self)`.
  fileprivate var keyword: (name: String, argument: String?)? {
    let call = self.as(FunctionCallExprSyntax.self)
    guard let member = (call?.calledExpression ?? self).as(MemberAccessExprSyntax.self),
      call == nil || call?.arguments.count == 1
    else { return nil }
    return (member.declName.baseName.plainName, call?.arguments.first?.expression.trimmedText)
  }
}

extension String {
  /// The type in a metatype expression: the text without `.self`.
  var removingSelf: String { hasSuffix(".self") ? String(dropLast(5)) : self }
}
#endif
