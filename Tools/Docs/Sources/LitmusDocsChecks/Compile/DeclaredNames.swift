import SwiftSyntax

/// Returns the names that an item declares, in a form that is equal for conflicting declarations.
///
/// Overloads by type count as equal: that costs a compiler run, but is never wrong.
func declaredNames(of item: CodeBlockItemSyntax) -> [String] {
  guard case .decl(let declaration) = item.item else { return [] }
  return names(of: declaration)
}

private func names(of declaration: DeclSyntax) -> [String] {
  if let conditional = declaration.as(IfConfigDeclSyntax.self) {
    return conditional.clauses.flatMap { clause -> [String] in
      guard case .statements(let items) = clause.elements else { return [] }
      return items.flatMap(declaredNames)
    }
  }
  if let attributed = declaration.asProtocol((any WithModifiersSyntax).self),
    attributed.modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) })
  {
    return mainNames(of: declaration)
  }
  if let extended = declaration.as(ExtensionDeclSyntax.self) { return names(of: extended) }
  return ownNames(of: declaration) + mainNames(of: declaration)
}

/// Returns the name that a declaration introduces.
private func ownNames(of declaration: DeclSyntax) -> [String] {
  if let function = declaration.as(FunctionDeclSyntax.self) {
    let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    return ["\(function.name.text)(\(labels.joined()))"]
  }
  if let variable = declaration.as(VariableDeclSyntax.self) {
    return variable.bindings.map(\.pattern.trimmedDescription)
  }
  if declaration.is(OperatorDeclSyntax.self) { return [declaration.trimmedDescription] }
  if let named = declaration.asProtocol((any NamedDeclSyntax).self) { return [named.name.text] }
  return []
}

/// Returns the conformances and members that an extension adds.
private func names(of extended: ExtensionDeclSyntax) -> [String] {
  let type = extended.extendedType.trimmedDescription
  let condition = extended.genericWhereClause?.trimmedDescription ?? ""
  let conformances = extended.inheritanceClause?.inheritedTypes.map {
    "\(type): \($0.type.trimmedDescription)"
  }
  let members = extended.memberBlock.members.flatMap { member in
    ownNames(of: member.decl).map { "\(type).\($0)\(condition)" }
  }
  return (conformances ?? []) + members
}

/// Returns `@main` for a type with that attribute: a module can have only one.
private func mainNames(of declaration: DeclSyntax) -> [String] {
  guard let attributed = declaration.asProtocol((any WithAttributesSyntax).self) else { return [] }
  let isMain = attributed.attributes.contains { $0.trimmedDescription == "@main" }
  return isMain ? ["@main"] : []
}
