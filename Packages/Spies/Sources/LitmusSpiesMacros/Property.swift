#if Macros
internal import SwiftSyntax

/// A property whose accessors a macro writes.
struct Property {
  let identifier: TokenSyntax
  let isOfType: Bool

  var name: String { identifier.plainName }

  /// Reads a property.
  ///
  /// - Throws: An error if it cannot have generated accessors, or has no type.
  init(
    _ declaration: DeclSyntax, attribute: AttributeSyntax, options: VarOptions
  ) throws(SpyMacroProblem) {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { throw SpyMacroProblem(.notAVariable, at: attribute, fixIts: [.removing(attribute)]) }
    let specifier = variable.bindingSpecifier
    if specifier.tokenKind == .keyword(.let) {
      throw SpyMacroProblem(.constant, at: specifier, fixIts: [.replacing(specifier, by: .var)])
    }
    if let value = binding.initializer {
      throw SpyMacroProblem(.initialValue, at: value, fixIts: [.removingValue(of: binding)])
    }
    if let block = binding.accessorBlock {
      throw SpyMacroProblem(
        .accessorsExist, at: block, fixIts: [.removingAccessors(of: binding), .removing(attribute)])
    }
    guard let type = binding.typeAnnotation?.type else {
      throw SpyMacroProblem(.missingType, at: pattern, fixIts: [.addingType(to: binding)])
    }
    if options.result == nil, let opaque = type.opaqueSpecifier {
      throw SpyMacroProblem(
        .opaqueResult(attribute.name), at: opaque,
        fixIts: [.replacing(opaque, by: .any), .addingConcreteType(to: attribute)])
    }
    identifier = pattern.identifier
    isOfType = variable.modifiers.areOfType
  }
}
#endif
