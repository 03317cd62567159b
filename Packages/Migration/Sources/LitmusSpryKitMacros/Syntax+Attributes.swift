#if Macros
internal import SwiftSyntax

extension AttributeListSyntax {
  func has(_ name: String) -> Bool { elements.contains { $0.name == name } }

  func first(named name: String) -> AttributeSyntax? { elements.first { $0.name == name } }
}

extension AttributeSyntax {
  /// The arguments, as written in the source.
  var labeledArguments: [LabeledExprSyntax] {
    guard case .argumentList(let arguments) = arguments else { return [] }
    return Array(arguments)
  }
}

extension DeclModifierListSyntax {
  /// Whether a case for the declaration can be used outside of it.
  var areVisible: Bool { first(.private, .fileprivate) == nil }
}
#endif
