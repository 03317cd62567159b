#if Macros
internal import SwiftDiagnostics
public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// A macro that writes the accessors of a fake's property.
public struct SpryableVarMacro: AccessorMacro {
  /// Leaves the expansion's layout as generated, which is faster than formatting it.
  public static var formatMode: FormatMode { .disabled }

  /// Writes the accessors.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    do throws(SpyMacroProblem) {
      let options = try SpryOptions(node)
      try checkPlace(of: node, in: context)
      let property = try Property(DeclSyntax(declaration), attribute: node, options: options)
      let callSite = context.callSite(of: property.identifier)
      return PropertyAccessors(property: property, options: options, callSite: callSite).all
    } catch {
      context.diagnose(error.diagnostic)
      // This getter prevents further diagnostics about a property without accessors.
      let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first
      return binding?.accessorBlock == nil ? ["  get { fatalError() }".asAccessor] : []
    }
  }
}

extension String {
  /// The text as an accessor.
  fileprivate var asAccessor: AccessorDeclSyntax { AccessorDeclSyntax(accessorSpecifier: asToken) }
}

/// The accessors of a property.
private struct PropertyAccessors {
  let property: Property
  let options: SpryOptions
  let callSite: String

  var all: [AccessorDeclSyntax] {
    (options.hasSetter ? [getter, setter] : [getter]).map(\.asAccessor)
  }

  private var getter: String {
    """
      get\(options.effects.specifiers) {
        return \(call(.get).answered(options.effects, as: options.result))
      }
    """
  }

  private var setter: String {
    var call = call(.set)
    call.arguments = ["$0.append(newValue)"]
    return """
        set {
          \(call.received()).\(options.hasOwnCases ? "finishIfStubbed" : "finish")()
        }
      """
  }

  private func call(_ accessor: RecordedFunction.Accessor) -> GeneratedCall {
    let function = RecordedFunction(
      property: property.name, accessor: options.hasOwnCases ? accessor : nil,
      isOfType: property.isOfType)
    var call = GeneratedCall(
      of: function, receiver: property.isOfType ? "Self." : "self.", at: callSite)
    call.signature = "\(property.name) { \(accessor) }"
    return call
  }
}

/// A property whose accessors a macro writes.
struct Property {
  let identifier: TokenSyntax
  let isOfType: Bool

  var name: String { identifier.plainName }

  /// Reads a property.
  ///
  /// - Throws: An error if it cannot have generated accessors, or has no type.
  init(
    _ declaration: DeclSyntax, attribute: AttributeSyntax, options: SpryOptions
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
      throw SpyMacroProblem(
        .initialValue, at: value,
        fixIts: [
          .removing(\.initializer, of: binding, "Remove the initial value")
        ])
    }
    if let block = binding.accessorBlock {
      throw SpyMacroProblem(
        .accessorsExist, at: block,
        fixIts: [
          .removing(\.accessorBlock, of: binding, "Remove the accessors"),
          .removing(attribute),
        ])
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
