#if Macros
internal import SwiftSyntax

/// The arguments of `@SpryableVar`.
struct VarOptions {
  private let keywords: Set<String>
  /// The getter's effects.
  let effects: Effects
  /// The metatype of an opaque type's underlying type, as in `[Int].self`.
  let result: String?

  /// Reads the attribute.
  ///
  /// - Throws: An error if its arguments contradict each other, or cannot be read.
  init(_ attribute: AttributeSyntax) throws(SpyMacroProblem) {
    var keywords: Set<String> = []
    var effects = Effects()
    var setter: LabeledExprSyntax?
    var result: String?
    for argument in attribute.labeledArguments {
      if argument.label?.text == "as" {
        result = argument.expression.trimmedText
        continue
      }
      guard let keyword = argument.expression.keyword else {
        throw SpyMacroProblem(.unknownKeyword(attribute.name), at: argument.expression)
      }
      switch keyword.name {
      case "get": break
      case "set": setter = argument
      case "async": effects.isAsync = true
      case "throws": effects.thrown = keyword.argument.map(\.removingSelf) ?? Effects.anyError
      default: throw SpyMacroProblem(.unknownKeyword(attribute.name), at: argument.expression)
      }
      keywords.insert(keyword.name)
    }
    if let setter, effects.isAsync || effects.thrown != nil {
      throw SpyMacroProblem(
        .setterWithEffects, at: setter.expression, fixIts: [.removing(setter, from: attribute)])
    }
    self.keywords = keywords
    self.effects = effects
    self.result = result
  }

  /// Whether there is a setter: one with its own case, or that of an attribute without keywords.
  var hasSetter: Bool { keywords.contains("set") || keywords.isEmpty }

  /// Whether the setter can be stubbed, and the getter and the setter have their own cases.
  var hasOwnCases: Bool { keywords.contains("set") }

  /// The accessors in the names of the property's cases; `nil` for the property's name alone.
  var cases: [RecordedFunction.Accessor?] { hasOwnCases ? [.get, .set] : [nil] }
}
#endif
