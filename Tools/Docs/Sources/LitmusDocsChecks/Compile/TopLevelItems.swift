import SwiftSyntax

/// The part of the generated file that a piece of a fence goes to.
enum FencePlace: Hashable, Sendable {
  case imports
  case file
  case body
}

/// The items of a parsed fence, each with its place in the generated file.
struct TopLevelItems {
  private(set) var placed: [(item: CodeBlockItemSyntax, place: FencePlace)]

  /// Whether there are statements, which need a function around them.
  var hasStatements: Bool { placed.contains { $0.place == .body } }

  /// The names that the items at file level declare.
  var names: Set<String> {
    placed.reduce(into: []) { names, placed in
      guard placed.place == .file else { return }
      names.formUnion(declaredNames(of: placed.item))
    }
  }

  init(_ tree: SourceFileSyntax) {
    placed = tree.statements.map { ($0, Self.place(of: $0.item)) }
    keepFunctionsThatCapture()
  }

  /// Moves into the function those functions and computed variables that use its local names.
  private mutating func keepFunctionsThatCapture() {
    guard hasStatements else { return }
    var locals = Set<String>()
    for case (let item, .body) in placed { locals.formUnion(localNames(of: item)) }
    var isChanged = true
    while isChanged {
      isChanged = false
      for index in placed.indices where placed[index].place == .file {
        guard Self.mayCapture(placed[index].item), mentions(placed[index].item, locals) else {
          continue
        }
        placed[index].place = .body
        locals.formUnion(localNames(of: placed[index].item))
        isChanged = true
      }
    }
  }

  private static func mayCapture(_ item: CodeBlockItemSyntax) -> Bool {
    if let function = item.item.as(FunctionDeclSyntax.self) { return function.attributes.isEmpty }
    return item.item.is(VariableDeclSyntax.self)
  }

  private static func place(of item: CodeBlockItemSyntax.Item) -> FencePlace {
    guard case .decl(let declaration) = item else { return .body }
    if declaration.is(ImportDeclSyntax.self) { return .imports }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return isComputed(variable) ? .file : .body
    }
    if declaration.is(MacroExpansionDeclSyntax.self) { return .body }
    if let conditional = declaration.as(IfConfigDeclSyntax.self) { return place(of: conditional) }
    return .file
  }

  /// Returns the place for `#if`: in the function if one of its items belongs there.
  private static func place(of conditional: IfConfigDeclSyntax) -> FencePlace {
    let places = conditional.clauses.flatMap { clause -> [FencePlace] in
      guard case .statements(let items) = clause.elements else { return [] }
      return items.map { place(of: $0.item) }
    }
    if places.contains(.body) { return .body }
    return !places.isEmpty && places.allSatisfy { $0 == .imports } ? .imports : .file
  }

  private static func isComputed(_ variable: VariableDeclSyntax) -> Bool {
    variable.bindings.allSatisfy { $0.initializer == nil && $0.accessorBlock != nil }
  }
}

/// Returns the names of variables and functions that an item of a function's body declares.
private func localNames(of item: CodeBlockItemSyntax) -> Set<String> {
  if let function = item.item.as(FunctionDeclSyntax.self) { return [function.name.text] }
  guard let variable = item.item.as(VariableDeclSyntax.self) else { return [] }
  return Set(
    variable.bindings.flatMap { binding in
      binding.pattern.tokens(viewMode: .sourceAccurate).compactMap { token in
        if case .identifier(let name) = token.tokenKind { name } else { nil }
      }
    })
}

private func mentions(_ item: CodeBlockItemSyntax, _ names: Set<String>) -> Bool {
  item.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
}

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
