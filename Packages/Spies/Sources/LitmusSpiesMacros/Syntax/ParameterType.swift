#if Macros
internal import SwiftSyntax

/// The parts of a parameter's type.
struct ParameterType {
  private(set) var specifiers: [String] = []
  private(set) var attributes: [AttributeSyntax] = []
  /// The type without specifiers and attributes.
  let base: TypeSyntax
  /// The function type, also within parentheses.
  let function: FunctionTypeSyntax?

  init(_ type: TypeSyntax) {
    var type = type
    while let attributed = type.as(AttributedTypeSyntax.self) {
      specifiers += attributed.specifiers.map(\.trimmedText)
      attributes += attributed.attributes.elements
      #if canImport(SwiftSyntax601)
      specifiers += attributed.lateSpecifiers.map(\.trimmedText)
      #endif
      type = attributed.baseType
    }
    base = type
    while let inner = type.insideParentheses ?? type.as(AttributedTypeSyntax.self)?.baseType {
      type = inner
    }
    function = type.as(FunctionTypeSyntax.self)
  }

  func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }
}
#endif
