import SwiftSyntax

/// A declaration that is valid only in a type, but is outside of one.
struct BareMember {
  var position: AbsolutePosition
  var message: String
}

/// Returns the members in a fence that are not inside a type.
func bareMembers(of tree: SourceFileSyntax) -> [BareMember] {
  tree.statements.compactMap { item in
    guard case .decl(let declaration) = item.item, let head = memberHead(of: declaration) else {
      return nil
    }
    return BareMember(
      position: declaration.positionAfterSkippingLeadingTrivia,
      message: "'\(head)' is a member outside of its type; open the type above the fence, "
        + "<!-- setup: final class Example: Base { -->, or say <!-- skip: reason -->")
  }
}

/// Returns the keywords that make a declaration a member, up to its name; nil if it may be outside a type.
private func memberHead(of declaration: DeclSyntax) -> String? {
  if declaration.is(InitializerDeclSyntax.self) { return "init" }
  if declaration.is(DeinitializerDeclSyntax.self) { return "deinit" }
  if declaration.is(SubscriptDeclSyntax.self) { return "subscript" }
  if declaration.is(EnumCaseDeclSyntax.self) { return "case" }
  guard let modified = declaration.asProtocol((any WithModifiersSyntax).self),
    let modifier = modified.modifiers.first(where: { memberModifiers.contains($0.name.text) })
  else { return nil }
  if let function = declaration.as(FunctionDeclSyntax.self) {
    return "\(modifier.name.text) func \(function.name.text)"
  }
  guard let variable = declaration.as(VariableDeclSyntax.self) else { return nil }
  let names = variable.bindings.map(\.pattern.trimmedDescription).joined(separator: ", ")
  return "\(modifier.name.text) \(variable.bindingSpecifier.text) \(names)"
}

private let memberModifiers: Set<String> = [
  "override", "static", "class", "mutating", "nonmutating", "required", "convenience",
]
