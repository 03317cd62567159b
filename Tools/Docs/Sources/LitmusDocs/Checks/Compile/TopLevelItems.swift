import SwiftSyntax

/// The part of the generated file that a piece of a fence goes to.
enum FilePart: Hashable, Sendable {
  case imports
  case file
  case body
}

/// The items of a parsed fence, each with its part of the generated file.
struct TopLevelItems {
  private(set) var items: [(item: CodeBlockItemSyntax, part: FilePart)]

  /// Whether there are statements, which need a function around them.
  var hasStatements: Bool { items.contains { $0.part == .body } }

  /// The names that the items at file level declare.
  var names: Set<String> {
    Set(
      items.filter { $0.part == .file }.compactMap { $0.item.item.as(DeclSyntax.self) }
        .flatMap(declaredNames))
  }

  /// - Parameter sharesVariables: Whether stored variables that the file's declarations mention, or
  ///   that have attributes, are those of the file and not of the function.
  init(_ tree: SourceFileSyntax, sharesVariables: Bool = false) {
    items = tree.statements.map { ($0, Self.part(of: $0.item)) }
    if sharesVariables { moveSharedVariables() }
    moveFunctionsThatCapture()
  }

  private mutating func moveSharedVariables() {
    var isChanged = true
    while isChanged {
      isChanged = false
      for index in items.indices where items[index].part == .body {
        guard let variable = items[index].item.item.as(VariableDeclSyntax.self) else { continue }
        let names = localNames(of: items[index].item)
        guard
          !variable.attributes.isEmpty
            || items.contains(where: { $0.part == .file && mentions($0.item, names) })
        else { continue }
        items[index].part = .file
        isChanged = true
      }
    }
  }

  /// Moves into the function those functions and computed variables that use its local names.
  private mutating func moveFunctionsThatCapture() {
    guard hasStatements else { return }
    var locals = Set<String>()
    for case (let item, .body) in items { locals.formUnion(localNames(of: item)) }
    var isChanged = true
    while isChanged {
      isChanged = false
      for index in items.indices where items[index].part == .file {
        guard Self.mayCapture(items[index].item), mentions(items[index].item, locals) else {
          continue
        }
        items[index].part = .body
        locals.formUnion(localNames(of: items[index].item))
        isChanged = true
      }
    }
  }

  /// The attributes that a function in a function may have; `@Test` is none of them.
  private static let attributesOfLocals: Set = [
    "MainActor", "Sendable", "available", "concurrent", "discardableResult", "inline",
  ]

  private static func mayCapture(_ item: CodeBlockItemSyntax) -> Bool {
    if let function = item.item.as(FunctionDeclSyntax.self) {
      return function.attributes.allSatisfy { attribute in
        attribute.as(AttributeSyntax.self).map {
          attributesOfLocals.contains($0.attributeName.trimmedDescription)
        } ?? false
      }
    }
    return item.item.is(VariableDeclSyntax.self)
  }

  private static func part(of item: CodeBlockItemSyntax.Item) -> FilePart {
    guard case .decl(let declaration) = item else { return .body }
    if declaration.is(ImportDeclSyntax.self) { return .imports }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return isComputed(variable) || hasAccessLevel(variable) ? .file : .body
    }
    if declaration.is(MacroExpansionDeclSyntax.self) { return .body }
    if let conditional = declaration.as(IfConfigDeclSyntax.self) { return part(of: conditional) }
    return .file
  }

  /// Returns the part for `#if`: in the function if one of its items belongs there.
  private static func part(of conditional: IfConfigDeclSyntax) -> FilePart {
    let parts = conditional.clauses.flatMap { clause -> [FilePart] in
      guard case .statements(let items) = clause.elements else { return [] }
      return items.map { part(of: $0.item) }
    }
    if parts.contains(.body) { return .body }
    return !parts.isEmpty && parts.allSatisfy { $0 == .imports } ? .imports : .file
  }

  private static func isComputed(_ variable: VariableDeclSyntax) -> Bool {
    variable.bindings.allSatisfy { $0.initializer == nil && $0.accessorBlock != nil }
  }

  private static func hasAccessLevel(_ variable: VariableDeclSyntax) -> Bool {
    let levels: Set = ["open", "public", "package", "internal", "fileprivate", "private"]
    return variable.modifiers.contains { levels.contains($0.name.text) }
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

/// Returns whether an item may use one of some variables or functions.
private func mentions(_ item: CodeBlockItemSyntax, _ names: Set<String>) -> Bool {
  var names = names
  if let function = item.item.as(FunctionDeclSyntax.self) {
    for parameter in function.signature.parameterClause.parameters {
      names.remove((parameter.secondName ?? parameter.firstName).text)
    }
  }
  return item.tokens(viewMode: .sourceAccurate).contains {
    names.contains($0.text) && !$0.isLabelOrMember
  }
}

extension TokenSyntax {
  /// Whether the token is the name of a parameter, the label of an argument or the name of a member.
  fileprivate var isLabelOrMember: Bool {
    guard let parent else { return false }
    if parent.is(FunctionParameterSyntax.self) || parent.is(LabeledExprSyntax.self) { return true }
    guard parent.is(DeclReferenceExprSyntax.self), let outer = parent.parent else { return false }
    return outer.as(MemberAccessExprSyntax.self)?.declName.id == parent.id
      || outer.is(KeyPathPropertyComponentSyntax.self)
  }
}

/// Returns the names that a declaration adds, in a form that is equal for conflicting declarations.
///
/// Overloads by type count as equal: that costs a compiler run, but is never wrong.
private func declaredNames(of declaration: DeclSyntax) -> [String] {
  if let conditional = declaration.as(IfConfigDeclSyntax.self) {
    return conditional.declarations.flatMap(declaredNames)
  }
  if let attributed = declaration.asProtocol((any WithModifiersSyntax).self),
    attributed.modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) })
  {
    return mainNames(of: declaration)
  }
  if let extended = declaration.as(ExtensionDeclSyntax.self) { return names(of: extended) }
  return ownNames(of: declaration) + mainNames(of: declaration)
}

/// Returns the names that a declaration introduces, with the labels of functions.
private func ownNames(of declaration: DeclSyntax) -> [String] {
  declaration.introducedNames.map { $0.name + $0.labels }
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
