#if Macros
internal import SwiftParser
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// A protocol, or a class, that `@Fake` is attached to.
struct FakedType {
  /// The name, in backticks if the source has them.
  let name: String
  /// The access level of generated members, followed by a space; empty for the default one.
  let access: String
  /// The access level that generated types have to name: none if that of an extension applies to them.
  let typeAccess: String
  let availability: String
  /// The attribute of the global actor, followed by a space; empty for none.
  let globalActor: String
  /// Whether the type has the modifier `nonisolated`, which its extensions do not inherit.
  let isNonisolated: Bool
  /// Whether everything is written into the fake: an extension would not find the types of the type that the
  /// protocol is nested in.
  let isNested: Bool
  /// Whether the fake is a subclass that overrides the members of a class.
  let isClass: Bool
  /// Whether a class is `@unchecked Sendable`, which a subclass must repeat.
  private(set) var isUncheckedSendable = false
  let options: FakeOptions
  /// The inherited protocols that need fakes too.
  private(set) var parents: [TypeSyntax] = []
  /// The names of the well-known protocols that the protocol inherits from.
  private(set) var known: Set<String> = []
  /// The generic parameters of the fake, with their constraints.
  private(set) var generics: [String] = []
  /// The constraints of the generic parameters.
  private(set) var requirements: [String] = []
  /// The associated types that inherited protocols may constrain.
  private(set) var namesWithInheritedConstraints: [String] = []
  /// The constraints that the fakes of inheriting protocols find by the names of associated types.
  private(set) var ownConstraints: [(name: String, constraint: String)] = []
  /// The names of the associated types and type aliases.
  private(set) var typeNames: [String] = []
  /// The associated types and what they are: another type, or the generic parameter of the same name.
  private(set) var aliases: [(name: String, type: String)] = []
  /// The type aliases that the protocol declares, with their generic parameters.
  private(set) var typeAliases: ConditionalMembers<TypeAliasDeclSyntax>?
  /// The requirements, also those of well-known protocols that the protocol does not repeat.
  private(set) var members: [MemberBlockItemSyntax]
  /// The names that are private to a class, which its subclass cannot use.
  private(set) var hiddenNames: Set<String> = []
  /// The initializers of a class that its subclass inherits.
  private(set) var initializers: [InitializerDeclSyntax] = []
  /// Whether a class has an initializer without parameters that it does not declare.
  private(set) var hasImplicitInitializer = false
  let locations: MemberLocations

  /// Reads a protocol.
  ///
  /// - Throws: A problem of a protocol that cannot be faked.
  init(
    _ declaration: ProtocolDeclSyntax, options: FakeOptions,
    in context: some MacroExpansionContext
  ) throws(FakeProblem) {
    self.init(declaration, isClass: false, options: options, in: context)
    let base = options.base.flatMap { base in
      base.tokens(viewMode: .sourceAccurate).prefix { $0.tokenKind != .leftAngle }.last?.text
    }
    let inherited = declaration.inheritanceClause?.inheritedTypes.map(\.type) ?? []
    // A class is named first in an inheritance clause, but after the protocols in `where Self: Screen`.
    for parent in declaration.genericWhereClause.protocolsOfSelf + inherited.flatMap(\.protocols) {
      guard let name = parent.nominalName?.text, name != base else { continue }
      if let missing = KnownProtocol.named(name)?.repeated, !declares(missing) {
        throw FakeProblem(.requirementOfSwift(missing, of: parent.text), at: parent)
      }
      if KnownProtocol.named(name) != nil { known.insert(name) } else { parents.append(parent) }
    }
    try readTypes(of: declaration)
    for type in inherited.flatMap(\.protocols) { addAlias(of: type) }
    addTypesOfIterator()
    addRequirements()
    for type in known.sorted().flatMap({ KnownProtocol.named($0)?.types ?? [] })
    where !typeNames.contains(type) {
      typeNames.append(type)
    }
  }

  /// Reads a class.
  ///
  /// - Throws: A problem of a class that cannot have a subclass that overrides its members.
  init(
    _ declaration: ClassDeclSyntax, options: FakeOptions, in context: some MacroExpansionContext
  ) throws(FakeProblem) {
    if let modifier = declaration.modifiers.first(.final) {
      throw FakeProblem(.finalClass, at: modifier)
    }
    if let generics = declaration.genericParameterClause {
      throw FakeProblem(.genericClass, at: generics)
    }
    let inherited = declaration.inheritanceClause?.inheritedTypes.flatMap(\.type.protocols) ?? []
    let operators = Set(
      inherited.flatMap { $0.nominalName.flatMap { operatorsOfProtocols[$0.text] } ?? [] })
    for member in declaration.memberBlock.members {
      if let name = member.decl.as(FunctionDeclSyntax.self)?.name, operators.contains(name.text) {
        throw FakeProblem(.operatorOfClass(name.text), at: name)
      }
    }
    self.init(declaration, isClass: true, options: options, in: context)
    isUncheckedSendable =
      declaration.inheritanceClause?.inheritedTypes.contains { inherited in
        inherited.type.mentions(["unchecked"])
          && inherited.type.protocols.contains { $0.nominalName?.text == "Sendable" }
      } ?? false
    hiddenNames = Set(
      declaration.memberBlock.members.filter { $0.decl.modifiers?.accessLevel == "private" }
        .flatMap { item -> [String] in
          let type = item.decl.asProtocol((any NamedDeclSyntax).self)?.name.text
          return (type.map { [$0] } ?? []) + item.decl.declaredNames
        })
    let declared = declaration.memberBlock.members.compactMap {
      $0.decl.as(InitializerDeclSyntax.self)
    }
    if let first = declared.first, declared.allSatisfy({ $0.modifiers.accessLevel == "private" }),
      !declaration.memberBlock.members.contains(where: \.decl.isOfTypeOrConditional)
    {
      throw FakeProblem(.privateInitializers, at: first)
    }
    initializers = declared.filter {
      !["private", "fileprivate"].contains($0.modifiers.accessLevel)
        && !$0.attributes.trimmedDescription.contains("unavailable")
    }
    for initializer in initializers where initializer.modifiers.first(.convenience) == nil {
      if let generics = initializer.genericParameterClause, generics.mentions(["each"]) {
        throw FakeProblem(.packOfInitializer, at: generics)
      }
    }
    // Its superclass may have no initializer without parameters, and one in `#if` may not be there.
    hasImplicitInitializer =
      declared.isEmpty
      && declaration.memberBlock.members.allSatisfy {
        !$0.decl.is(IfConfigDeclSyntax.self) || !$0.decl.trimmedDescription.contains("init")
      }
      && inherited.allSatisfy {
        $0.nominalName.map { KnownProtocol.named($0.text) != nil } ?? false
      }
  }

  private init(
    _ declaration: some DeclGroupSyntax & NamedDeclSyntax, isClass: Bool, options: FakeOptions,
    in context: some MacroExpansionContext
  ) {
    self.options = options
    self.isClass = isClass
    name = declaration.name.text
    access = Self.memberAccess(declaration.accessLevel(in: context))
    typeAccess = Self.typeAccess(declaration.modifiers.accessLevel)
    availability = declaration.attributes.availability
    globalActor = declaration.attributes.globalActor
    isNonisolated = declaration.modifiers.first(.nonisolated) != nil
    isNested = isClass || !context.lexicalContext.isEmpty
    members = Array(declaration.memberBlock.members)
    locations = MemberLocations(
      of: declaration, and: options.associatedTypes.map(\.literal), in: context)
  }
}

extension FakedType {
  private static func typeAccess(_ level: String?) -> String {
    switch level {
    case "open": "public "
    case "private": "fileprivate "
    case "internal", nil: ""
    case let level?: "\(level) "
    }
  }

  private static func memberAccess(_ level: String?) -> String {
    level == "private" || level == "fileprivate" ? "" : typeAccess(level)
  }

  /// Returns the access level of the implementation of a member: that of the fake, or of a class's member, if it is lower.
  func access(of modifiers: DeclModifierListSyntax) -> String {
    let own = Self.memberAccess(modifiers.accessLevel)
    // A member of a protocol has its access level.
    return isClass && (own.isEmpty || access == "public ") ? own : access
  }

  var fakeName: String { name.prefixed("Fake") }

  /// The name of the protocol of the members of `when` and `calls`.
  var membersName: String { name.suffixed("FakeMembers") }

  /// The name of the type with what that protocol inherits.
  var parentsName: String { name.suffixed("FakeParents") }

  /// Whether the fake has the isolation of its protocol or its base class.
  ///
  /// Members in an extension have that of the protocol, and the fake then has none itself: it could not conform to
  /// `Hashable` and others otherwise, whose requirements are not isolated.
  var isIsolated: Bool { (isNested || options.base != nil) && !isNonisolated }

  /// Whether the fake implements an actor's protocol.
  var isActor: Bool { !known.isDisjoint(with: ["Actor", "AnyActor"]) }

  /// The names that the fakes of inheriting protocols look for.
  var namesForInheriting: [String] {
    ([(name.asMembersAlias, membersName)]
      + ownConstraints.map { ($0.name.asConstraintAlias, $0.constraint) })
      .map { "\(access)typealias \($0) = \($1)" }
  }

  /// The names of the types that the members of `when` and `calls` may mention.
  var mentionedTypeNames: [String] {
    typeNames.filter { name in
      !options.associatedTypes.contains { $0.name == name }
        || members.contains { $0.mentions([name]) }
    }
  }

  /// The names of the types that only a conforming type knows: the associated types, and the aliases that mention one.
  var dependentNames: Set<String> {
    let aliases = typeAliases?.all ?? []
    var names = Set(typeNames).subtracting(aliases.map(\.name.text))
    while let alias = aliases.first(where: { alias in
      !names.contains(alias.name.text) && alias.mentions(names.union(["Self"]))
    }) {
      names.insert(alias.name.text)
    }
    return names
  }

  /// The class that the fake inherits from; `nil` for none.
  var superclass: String? {
    options.base?.text ?? (isObject ? "NSObject" : isClass ? name : nil)
  }

  /// Whether the fake inherits from `NSObject`.
  var isObject: Bool { known.contains("NSObjectProtocol") && options.base == nil }

  /// Whether the fake can wrap a real object: calls of another actor would have to wait.
  var canWrap: Bool { !isActor && !isClass }

  /// The members, in their `#if` blocks.
  ///
  /// - Parameter selfName: The type that generated code names in place of `Self`; `nil` for `Self` itself.
  /// - Throws: A problem at a member that cannot be faked.
  func members(namingSelf selfName: String?) throws(FakeProblem) -> ConditionalMembers<FakedMember>
  {
    try ConditionalMembers(of: members) { declaration throws(FakeProblem) in
      isClass && !declaration.isOverridable
        ? [] : try FakedMember.all(of: declaration, in: self, namingSelf: selfName)
    }
    .sharing
  }

  /// Checks an associated type.
  ///
  /// - Throws: A problem of one that is in an `#if`, or that mentions the protocol itself.
  func check(_ type: AssociatedTypeDeclSyntax) throws(FakeProblem) {
    let constraints =
      (type.inheritanceClause?.inheritedTypes.map { Syntax($0.type) } ?? [])
      + (type.genericWhereClause?.requirements.map { Syntax($0.requirement) } ?? [])
    if let constraint = constraints.first(where: \.mentionsWholeSelf) {
      throw FakeProblem(.selfConstraint(constraint.text), at: constraint)
    }
    if !typeNames.contains(type.name.text) {
      throw FakeProblem(.conditionalType(type.name.text), at: type.name)
    }
  }

  private func declares(_ requirement: String) -> Bool {
    members.contains { item in
      item.decl.declaredNames.contains { $0 == requirement || $0.baseName == requirement }
    }
  }
}

// MARK: - Associated types

extension FakedType {
  private mutating func readTypes(of declaration: ProtocolDeclSyntax) throws(FakeProblem) {
    let own = Constraint.all(of: declaration.genericWhereClause)
    let associated = members.compactMap { $0.decl.as(AssociatedTypeDeclSyntax.self) }
    let constraints = own + associated.flatMap { Constraint.all(of: $0.genericWhereClause) }
    // An associated type that is the same as another type is no parameter.
    for constraint in constraints {
      guard let name = constraint.sameName, let type = constraint.right else { continue }
      aliases.append((name, SelfRemover().rewrite(type).text(renaming: ["Self": fakeName])))
    }
    // A type alias of the fake is not visible in its generic parameters.
    var types = Dictionary(aliases.map { ($0.name, $0.type) }) { first, _ in first }
    for alias in members.compactMap({ $0.decl.as(TypeAliasDeclSyntax.self) })
    where alias.genericParameterClause == nil {
      types[alias.name.text] = SelfRemover().rewrite(alias.initializer.value).text(renaming: types)
    }
    var parameters: [(name: String, constraint: String?)] = []
    for type in associated {
      let inherited = type.inheritanceClause?.inheritedTypes.map(\.type) ?? []
      let constraint = inherited.map { $0.text(renaming: types) }.joined(separator: " & ")
      parameters.append((type.name.text, inherited.isEmpty ? nil : constraint))
    }
    let typeAliases = ConditionalMembers(of: members) { declaration in
      declaration.as(TypeAliasDeclSyntax.self).map { [$0] } ?? []
    }
    self.typeAliases = typeAliases
    typeNames += typeAliases.all.map(\.name.text)
    func isKnown(_ name: String) -> Bool { parameters.contains { $0.name == name } }
    for type in declaration.primaryAssociatedTypeClause?.primaryAssociatedTypes ?? []
    where !isKnown(type.name.text) {
      parameters.append((type.name.text, nil))
    }
    for type in options.associatedTypes where !isKnown(type.name) {
      if parents.isEmpty {
        throw FakeProblem(.unknownAssociatedType(type.name, of: name), at: type.literal)
      }
      parameters.append((type.name, type.constraint))
    }
    // The others that the protocol's own clause names are associated types of inherited protocols.
    for constraint in own where constraint.sameName == nil || constraint.sameName != constraint.root
    {
      guard let name = constraint.root, !isKnown(name),
        !own.contains(where: { $0.sameName == name })
      else { continue }
      parameters.append((name, nil))
    }
    parameters.removeAll { types[$0.name] != nil }
    typeNames += parameters.map(\.name) + aliases.map(\.name)
    // Otherwise the compiler infers them from the members, whose overloads it does not always tell apart.
    aliases += parameters.map { ($0.name, $0.name) }
    let names = Set(parameters.map(\.name) + ["Self", "~"])
    for type in associated where type.inheritanceClause.map({ !$0.mentions(names) }) ?? false {
      ownConstraints += parameters.filter { $0.name == type.name.text }
        .compactMap { parameter in parameter.constraint.map { (parameter.name, $0) } }
    }
    if !parents.isEmpty {
      namesWithInheritedConstraints = parameters.filter { $0.constraint == nil }.map(\.name)
      for index in parameters.indices where parameters[index].constraint == nil {
        let name = parameters[index].name.asFoundConstraint
        parameters[index].constraint = "\(parentsName)._Inherited.\(name)"
      }
    }
    generics = parameters.map { parameter in
      // `Identifiable` requires what a fake must repeat.
      let isID = parameter.name == "ID" && known.contains("Identifiable")
      let all = [parameter.constraint, isID ? "Hashable" : nil]
        .compactMap(\.self).joined(separator: " & ")
      return all.isEmpty ? parameter.name : "\(parameter.name): \(all)"
    }
    let constrained = Set(parameters.map(\.name) + typeAliases.all.map(\.name.text))
    requirements = constraints.filter { constraint in
      constraint.sameName == nil && constraint.root.map(constrained.contains) ?? false
    }
    .map { $0.text(renaming: types) }
  }

  /// Adds the associated type that an inherited type names as an argument, as in `Identifiable<Int>`.
  private mutating func addAlias(of inherited: TypeSyntax) {
    guard let type = inherited.as(IdentifierTypeSyntax.self),
      let argument = type.genericArgumentClause?.arguments.first,
      let name = ["Identifiable": "ID", "RawRepresentable": "RawValue"][type.name.text]
    else { return }
    aliases.append((name, argument.argument.text))
    typeNames.append(name)
  }

  /// Adds the types of an iterator, which the compiler does not infer from a function in an extension.
  private mutating func addTypesOfIterator() {
    guard !known.isDisjoint(with: ["IteratorProtocol", "AsyncIteratorProtocol"]) else { return }
    let next = members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .first { $0.name.text == "next" }
    guard let next else { return }
    let result = next.signature.returnClause?.type.as(OptionalTypeSyntax.self)
    addAlias("Element", of: result?.wrappedType.text)
    if known.contains("AsyncIteratorProtocol") {
      addAlias("Failure", of: Effects(next.signature.effectSpecifiers).failure)
    }
  }

  private mutating func addAlias(_ name: String, of type: String?) {
    guard let type, !typeNames.contains(name) else { return }
    aliases.append((name, type))
    typeNames.append(name)
  }

  /// Adds the requirements of well-known protocols that the protocol does not repeat.
  private mutating func addRequirements() {
    var declared: Set<String>?
    for name in known.sorted() {
      for text in KnownProtocol.named(name)?.requirements ?? [] {
        if name == "Identifiable", !typeNames.contains("ID") { continue }
        let all = declared ?? Set(members.flatMap(\.decl.declaredNames))
        // The requirements of Swift's protocols are not isolated, even if this protocol is.
        let parsed = Parser.parse(source: "protocol P { nonisolated \(text) }").statements.first?
          .item
        let added = (parsed?.as(ProtocolDeclSyntax.self)?.memberBlock.members ?? [])
          .filter { all.isDisjoint(with: $0.decl.declaredNames) }
        members += added
        declared = all.union(added.flatMap(\.decl.declaredNames))
      }
      if name == "RawRepresentable", !typeNames.contains("RawValue") {
        generics.append("RawValue")
        typeNames.append("RawValue")
      }
    }
  }
}

/// The operators that protocols of Swift require, by the names of the protocols.
private let operatorsOfProtocols = [
  "Equatable": ["=="], "Hashable": ["=="], "Comparable": ["==", "<", "<=", ">", ">="],
]

/// A requirement of a `where` clause.
private struct Constraint {
  private let syntax: GenericRequirementSyntax
  /// The first name after `Self`, as in `Element` of `Self.Element.ID: Hashable`; `nil` for `Self` itself.
  let root: String?
  /// The name of an associated type that is the same as another type.
  let sameName: String?
  /// The other type.
  let right: TypeSyntax?

  static func all(of clause: GenericWhereClauseSyntax?) -> [Constraint] {
    clause?.requirements.map { Constraint($0.with(\.trailingComma, nil)) } ?? []
  }

  private init(_ syntax: GenericRequirementSyntax) {
    self.syntax = syntax
    var left: TypeSyntax?
    switch syntax.requirement {
    case .conformanceRequirement(let requirement):
      left = requirement.leftType
      sameName = nil
      right = nil
    case .sameTypeRequirement(let requirement):
      left = Syntax(requirement.leftType).as(TypeSyntax.self)
      right = Syntax(requirement.rightType).as(TypeSyntax.self)
      let path = left.map(Self.path(of:)) ?? []
      sameName = path.count == 1 ? path[0] : nil
    default: (sameName, right) = (nil, nil)
    }
    root = left.flatMap { Self.path(of: $0).first }
  }

  /// Returns the names of a type and of the types that it is a member of, without `Self`.
  private static func path(of type: TypeSyntax) -> [String] {
    if let member = type.as(MemberTypeSyntax.self) {
      return path(of: member.baseType) + [member.name.text]
    }
    guard let name = type.as(IdentifierTypeSyntax.self)?.name, name.tokenKind != .keyword(.Self)
    else { return [] }
    return [name.text]
  }

  /// Returns the requirement without `Self`, with types in place of some names.
  func text(renaming types: [String: String]) -> String {
    SelfRemover().rewrite(syntax).text(renaming: types)
  }
}

/// Turns `Self.Element` into `Element`.
private final class SelfRemover: SyntaxRewriter {
  override func visit(_ node: MemberTypeSyntax) -> TypeSyntax {
    guard let base = node.baseType.as(IdentifierTypeSyntax.self),
      base.name.tokenKind == .keyword(.Self)
    else { return super.visit(node) }
    return TypeSyntax(
      IdentifierTypeSyntax(
        leadingTrivia: node.leadingTrivia, name: node.name,
        genericArgumentClause: node.genericArgumentClause))
  }
}

extension SyntaxProtocol {
  /// Whether the node mentions `Self`, other than in `Self.Element`.
  fileprivate var mentionsWholeSelf: Bool {
    tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .keyword(.Self)
        && $0.nextToken(viewMode: .sourceAccurate)?.tokenKind != .period
    }
  }
}

extension GenericWhereClauseSyntax? {
  /// The protocols that the clause requires of `Self`.
  fileprivate var protocolsOfSelf: [TypeSyntax] {
    self?.requirements.flatMap { item -> [TypeSyntax] in
      guard case .conformanceRequirement(let requirement) = item.requirement,
        requirement.leftType.trimmedText == "Self"
      else { return [] }
      return requirement.rightType.protocols
    } ?? []
  }
}

// MARK: - Members

extension ConditionalMembers<FakedMember> {
  /// The members, of which a function with an array and a variadic one share their calls.
  fileprivate var sharing: ConditionalMembers {
    let overloads = unconditional
    return compactMap { member in
      overloads.first { $0.isCalled(like: member) }.map(member.sharing) ?? member
    }
  }
}

extension String {
  /// The name by which the fakes of inheriting protocols find the members of the protocol of this name.
  var asMembersAlias: String { prefixed("_").suffixed("FakeMembers") }

  /// The name by which the fakes of inheriting protocols find the constraint of the associated type of this name.
  var asConstraintAlias: String { prefixed("_").suffixed("FakeConstraint") }

  /// The name of the constraint that was found for the associated type of this name.
  var asFoundConstraint: String { prefixed("_").suffixed("Constraint") }

  /// The name of a member without its labels.
  fileprivate var baseName: String { String(prefix { $0 != "(" }) }
}

extension DeclSyntax {
  /// The names of the members that the declaration declares, as in `load(id:)` and `count`.
  var declaredNames: [String] {
    func name(_ base: String, _ clause: FunctionParameterClauseSyntax) -> String {
      "\(base)(\(clause.parameters.map { "\($0.firstName.plainName):" }.joined()))"
    }
    switch self.as(DeclSyntaxEnum.self) {
    case .functionDecl(let function):
      return [name(function.name.plainName, function.signature.parameterClause)]
    case .initializerDecl(let initializer):
      return [name("init", initializer.signature.parameterClause)]
    case .variableDecl(let variable):
      return variable.bindings.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
      }
    default: return []
    }
  }

  /// Whether a subclass can override the member, and the macro knows its type.
  fileprivate var isOverridable: Bool {
    // A record would keep the value of a weak property.
    guard let modifiers, modifiers.first(.final, .static, .weak, .unowned) == nil,
      !["private", "fileprivate"].contains(modifiers.accessLevel)
    else { return false }
    switch self.as(DeclSyntaxEnum.self) {
    case .functionDecl(let function):
      return function.signature.returnClause?.type.canBeOverridden ?? true
    case .subscriptDecl(let declaration):
      return declaration.accessorBlock != nil && declaration.returnClause.type.canBeOverridden
    case .variableDecl(let variable):
      return variable.bindingSpecifier.tokenKind == .keyword(.var)
    default: return false
    }
  }

  /// Whether the declaration may be a member that needs no instance, or another initializer.
  fileprivate var isOfTypeOrConditional: Bool {
    self.is(IfConfigDeclSyntax.self) || modifiers?.first(.class) != nil
  }

  fileprivate var modifiers: DeclModifierListSyntax? {
    asProtocol((any WithModifiersSyntax).self)?.modifiers
  }
}

extension TypeSyntax {
  /// The name of a protocol or a class, also in another module or type, without its arguments.
  var nameWithoutArguments: String {
    if let type = self.as(MemberTypeSyntax.self) {
      return "\(type.baseType.trimmedText).\(type.name.text)"
    }
    return self.as(IdentifierTypeSyntax.self)?.name.text ?? trimmedText
  }

  /// The name by which the members of the protocol are found.
  var membersAlias: String { (nominalName?.text ?? trimmedText).asMembersAlias }

  /// Whether the fake of a class can name the type of a result: it can name neither an opaque type nor `Self`.
  var canBeOverridden: Bool { !isOpaque && !(mayMention("Self") && mentions(["Self"])) }
}
#endif
