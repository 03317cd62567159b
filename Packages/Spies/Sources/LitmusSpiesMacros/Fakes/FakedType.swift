#if Macros
internal import SwiftParser
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// A protocol, or a class, that `@Fake` is attached to.
struct FakedType {
  /// The name, in backticks if the source has them.
  let name: String
  /// The access level of the generated declarations, followed by a space; empty for the default one.
  let access: String
  /// The access level that generated types have to name: none if that of an extension applies to them.
  let typeAccess: String
  /// The protocols that have fakes too.
  private(set) var parents: [String] = []
  /// The well-known protocols that the protocol inherits from.
  private(set) var known: Set<String> = []
  /// The generic parameters of the fake, with their constraints.
  private(set) var generics: [String] = []
  /// The names of the associated types and type aliases.
  private(set) var typeNames: [String] = []
  /// The names of the type aliases.
  private(set) var typeAliases: ConditionalMembers<String>?
  /// The constraints of the generic parameters.
  private(set) var requirements: [String] = []
  /// The associated types that are the same as another type.
  private(set) var aliases: [(name: String, type: String)] = []
  let availability: String
  let globalActor: String
  /// Whether the type has the modifier `nonisolated`, which its extensions do not inherit.
  let isNonisolated: Bool
  /// Whether the implementations are written into the fake: an extension would not find the types of the
  /// type that the protocol is nested in.
  let isNested: Bool
  /// Whether the fake is a subclass that overrides the members of a class.
  var isClass = false
  /// The types within a class, which its members may name, with their access levels.
  private(set) var nestedTypes: [(name: String, access: String)] = []
  /// Whether a class is `@unchecked Sendable`, which a subclass must repeat.
  private(set) var isUncheckedSendable = false
  let options: FakeOptions
  /// The members, without those of well-known protocols.
  let members: [MemberBlockItemSyntax]
  /// The requirements of well-known protocols that the protocol does not repeat.
  private(set) var addedMembers: [MemberBlockItemSyntax] = []
  let locations: MemberLocations

  init(
    _ declaration: ProtocolDeclSyntax, options: FakeOptions,
    in context: some MacroExpansionContext
  ) {
    self.options = options
    name = declaration.name.text
    // A type in an extension has the extension's access level by default.
    let outer = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.modifiers ?? []
    let modifier = declaration.modifiers.accessLevel ?? outer.accessLevel
    access =
      switch modifier {
      case "private": "fileprivate "
      case "internal", nil: ""
      case let text?: "\(text) "
      }
    typeAccess = declaration.modifiers.accessLevel == nil ? "" : access
    availability = declaration.attributes.availability
    globalActor = declaration.attributes.globalActor
    isNonisolated = declaration.modifiers.first(.nonisolated) != nil
    isNested = !context.lexicalContext.isEmpty
    members = Array(declaration.memberBlock.members)
    locations = MemberLocations(of: declaration, in: context)
    let inherited =
      (declaration.inheritanceClause?.inheritedTypes.flatMap { $0.type.protocols } ?? [])
      + declaration.genericWhereClause.protocolsOfSelf
    // A base class may have type arguments, as in `Screen<Int>.self`.
    let base = options.base?.removingSelf.prefix { $0 != "<" }
    for parent in inherited where parent[...] != base {
      let short = parent.split(separator: ".").last.map(String.init) ?? parent
      if KnownProtocol.named(short) != nil { known.insert(short) } else { parents.append(parent) }
    }
    readTypes(of: declaration)
    for type in declaration.inheritanceClause?.inheritedTypes.map(\.type) ?? [] {
      addAlias(of: type)
    }
    addTypesOfIterator()
    addRequirements()
    let types = known.sorted().flatMap { KnownProtocol.named($0)?.types ?? [] }
    typeNames += types.filter { !typeNames.contains($0) }
  }

  /// Reads a class.
  ///
  /// - Throws: An error if the class cannot have a subclass that overrides its members.
  init(
    _ declaration: ClassDeclSyntax, options: FakeOptions, in context: some MacroExpansionContext
  ) throws(SpyMacroProblem) {
    if let modifier = declaration.modifiers.first(.final) {
      throw SpyMacroProblem(.fakeOfFinal, at: modifier)
    }
    if let generics = declaration.genericParameterClause {
      throw SpyMacroProblem(.fakeOfGenericClass, at: generics)
    }
    self.options = options
    name = declaration.name.text
    access =
      switch declaration.modifiers.accessLevel {
      case "open": "public "
      case "private": "fileprivate "
      case "internal", nil: ""
      case let text?: "\(text) "
      }
    typeAccess = access
    availability = declaration.attributes.availability
    globalActor = declaration.attributes.globalActor
    isNonisolated = declaration.modifiers.first(.nonisolated) != nil
    isNested = true
    isClass = true
    members = declaration.memberBlock.members.filter { $0.decl.isOverridable }
    nestedTypes = declaration.memberBlock.members.compactMap { $0.decl.nestedType }
    isUncheckedSendable =
      declaration.inheritanceClause?.inheritedTypes.contains {
        $0.type.trimmedText.hasText("@unchecked") && $0.type.protocols.contains("Sendable")
      } ?? false
    locations = MemberLocations(of: declaration, in: context)
  }

  private mutating func readTypes(of declaration: ProtocolDeclSyntax) {
    var constraints = requirements(of: declaration.genericWhereClause)
    let own = constraints
    var parameters: [(name: String, constraint: String?)] = []
    for item in declaration.memberBlock.members {
      if let type = item.decl.as(AssociatedTypeDeclSyntax.self) {
        let inherited = type.inheritanceClause?.inheritedTypes
          .map(\.type.textInOneLine).joined(separator: " & ")
        parameters.append((type.name.text, inherited))
        constraints += requirements(of: type.genericWhereClause)
      }
    }
    let typeAliases = ConditionalMembers(of: members) { declaration in
      declaration.as(TypeAliasDeclSyntax.self).map { [$0.name.text] } ?? []
    }
    self.typeAliases = typeAliases
    typeNames += typeAliases.all
    let others =
      (declaration.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text) ?? [])
      + options.associatedTypes
    for text in others {
      // An option may have a constraint, as in `Pages: AsyncSequence`.
      let parts = text.split(separator: ":", maxSplits: 1).map { String($0).inOneLine }
      guard let name = parts.first, !parameters.contains(where: { $0.name == name }) else {
        continue
      }
      parameters.append((name, parts.count > 1 ? parts[1] : nil))
    }
    // The others that the protocol's own clause names are associated types of inherited protocols.
    let inherited = own.filter { $0.same == nil || $0.same?.name != $0.root }.compactMap(\.root)
    for name in inherited where name != "Self" && !parameters.contains(where: { $0.name == name }) {
      let isAlias = own.contains { $0.same?.name == name }
      if !isAlias { parameters.append((name, nil)) }
    }
    // An associated type that is the same as another type is no parameter.
    for constraint in constraints {
      guard let same = constraint.same else { continue }
      let isParameter = parameters.contains { $0.name == same.name }
      guard isParameter || !same.name.contains("."), same.name != "Self" else { continue }
      aliases.append((same.name, same.type))
      parameters.removeAll { $0.name == same.name }
    }
    let types = Dictionary(aliases.map { ($0.name, $0.type) }) { first, _ in first }
    generics = parameters.map { parameter in
      // A type alias of the fake is not visible in its generic parameters.
      let constraint = parameter.constraint?.replacingWords { types[$0] }
      let all = [constraint, isOfIdentifiable(parameter.name) ? "Hashable" : nil]
        .compactMap(\.self).joined(separator: " & ")
      return all.isEmpty ? parameter.name : "\(parameter.name): \(all)"
    }
    typeNames += parameters.map(\.name) + aliases.map(\.name)
    let names = Set(parameters.map(\.name))
    requirements = constraints.filter { constraint in
      if let same = constraint.same, aliases.contains(where: { $0.name == same.name }) {
        return false
      }
      return constraint.root.map { names.contains($0) } ?? false
    }
    .map { $0.text.replacingWords { types[$0] } }
  }

  /// Returns whether a name is that of the associated type of `Identifiable`, whose constraint a fake must
  /// repeat.
  private func isOfIdentifiable(_ name: String) -> Bool {
    name == "ID" && known.contains("Identifiable")
  }

  /// Adds the associated type that an inherited type names as an argument, as in `Identifiable<Int>`.
  private mutating func addAlias(of inherited: TypeSyntax) {
    guard let type = inherited.as(IdentifierTypeSyntax.self),
      let argument = type.genericArgumentClause?.arguments.first,
      let name = ["Identifiable": "ID", "RawRepresentable": "RawValue"][type.name.text]
    else { return }
    aliases.append((name, argument.argument.textInOneLine))
    typeNames.append(name)
  }

  /// Adds the types of an iterator, which the compiler does not infer from a function in an extension.
  private mutating func addTypesOfIterator() {
    guard !known.isDisjoint(with: ["IteratorProtocol", "AsyncIteratorProtocol"]) else { return }
    let next = members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .first { $0.name.text == "next" }
    guard let next else { return }
    let result = next.signature.returnClause?.type.as(OptionalTypeSyntax.self)
    addAlias("Element", of: result?.wrappedType.textInOneLine)
    if known.contains("AsyncIteratorProtocol") {
      addAlias("Failure", of: Effects(next.signature.effectSpecifiers).thrown ?? "Swift.Never")
    }
  }

  private mutating func addAlias(_ name: String, of type: String?) {
    guard let type, !typeNames.contains(name) else { return }
    aliases.append((name, type))
    typeNames.append(name)
  }

  /// Adds the requirements of well-known protocols that the protocol does not repeat.
  private mutating func addRequirements() {
    // Few protocols inherit from one with requirements.
    lazy var declared = Set(members.flatMap(\.decl.declaredNames))
    var added: Set<String> = []
    for name in known.sorted() {
      for text in KnownProtocol.named(name)?.requirements ?? [] {
        if text.contains(": ID "), !typeNames.contains("ID") { continue }
        // The requirements of Swift's protocols are not isolated, even if this protocol is.
        let parsed = Parser.parse(source: "protocol P { nonisolated \(text) }").statements.first?
          .item
        for item in parsed?.as(ProtocolDeclSyntax.self)?.memberBlock.members ?? []
        where declared.isDisjoint(with: item.decl.declaredNames) && added.insert(text).inserted {
          addedMembers.append(item)
        }
      }
      if name == "RawRepresentable", !typeNames.contains("RawValue") {
        generics.append("RawValue")
        typeNames.append("RawValue")
      }
    }
  }

  /// Returns the first inherited protocol with a requirement that the protocol must repeat, and its name.
  func missingRequirement(
    in declaration: ProtocolDeclSyntax
  ) -> (type: InheritedTypeSyntax, requirement: String)? {
    lazy var declared = Set(
      members.flatMap(\.decl.declaredNames).flatMap { [$0, String($0.prefix { $0 != "(" })] })
    for type in declaration.inheritanceClause?.inheritedTypes ?? [] {
      for name in type.type.protocols {
        let short = name.split(separator: ".").last.map(String.init) ?? name
        guard let needed = KnownProtocol.named(short)?.repeated, !declared.contains(needed)
        else { continue }
        return (type, needed)
      }
    }
    return nil
  }

  /// A requirement of a `where` clause, without `Self`.
  private struct Constraint {
    let text: String
    /// The first name, as in `Element` of `Element.ID: Hashable`.
    let root: String?
    var same: (name: String, type: String)?
  }

  private func requirements(of clause: GenericWhereClauseSyntax?) -> [Constraint] {
    clause?.requirements.map { requirement in
      let text = requirement.with(\.trailingComma, nil).textInOneLine
        .replacing("Self.", with: "")
      let root = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      var constraint = Constraint(text: text, root: String(root))
      if let range = text.firstRange(of: " == ") {
        constraint.same = (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
      }
      return constraint
    } ?? []
  }

  /// Whether the fake has the isolation of its protocol or its base class.
  ///
  /// Members in an extension have that of the protocol, and the fake then has none itself: it could not conform to
  /// `Hashable` and others otherwise, whose requirements are not isolated.
  var isIsolated: Bool { (isNested || options.base != nil) && !isNonisolated }

  /// Whether the fake implements an actor's protocol.
  var isActor: Bool { !known.isDisjoint(with: ["Actor", "AnyActor"]) }

  /// Returns whether a declaration mentions `Self`, or a type that only a conforming type knows.
  func isMentioned(in node: some SyntaxProtocol) -> Bool {
    let names = Set(typeNames)
    if names.isEmpty, !node.description.hasText("Self") { return false }
    return node.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .keyword(.Self) || names.contains($0.text)
    }
  }

  var fakeName: String { name.hasPrefix("`") ? "`Fake\(name.dropFirst())" : "Fake\(name)" }
  var membersName: String { name.membersName }
}

extension String {
  /// The name of the structure of the members of a protocol with this name.
  var membersName: String {
    hasSuffix("`") ? "\(dropLast())FakeMembers`" : "\(self)FakeMembers"
  }
}

extension DeclModifierListSyntax {
  /// The access level; `nil` for none.
  fileprivate var accessLevel: String? {
    first(.open, .public, .package, .internal, .fileprivate, .private)?.name.text
  }
}

extension AttributeListSyntax {
  /// The global actor of a faked type, followed by a space; empty for none.
  fileprivate var globalActor: String {
    elements.first(where: \.isGlobalActor).map { "\($0.trimmedText) " } ?? ""
  }
}

extension DeclSyntax {
  /// The type that the declaration declares, and its access level, followed by a space.
  ///
  /// It is `nil` for a private type, which only private members can name.
  fileprivate var nestedType: (name: String, access: String)? {
    guard isProtocol((any DeclGroupSyntax).self) || self.is(TypeAliasDeclSyntax.self),
      let name = asProtocol((any NamedDeclSyntax).self)?.name.text,
      let level = asProtocol((any WithModifiersSyntax).self).map(\.modifiers.accessLevel)
    else { return nil }
    switch level {
    case "private", "fileprivate": return nil
    case "internal", nil: return (name, "")
    case "open": return (name, "public ")
    case let level?: return (name, "\(level) ")
    }
  }

  /// Whether a subclass can override the member, and the macro knows its type.
  fileprivate var isOverridable: Bool {
    guard let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers,
      modifiers.first(.final, .static, .private, .fileprivate) == nil
    else { return false }
    if let function = self.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause?.type.canBeOverridden ?? true
    }
    if let declaration = self.as(SubscriptDeclSyntax.self) {
      return declaration.accessorBlock != nil && declaration.returnClause.type.canBeOverridden
    }
    guard let variable = self.as(VariableDeclSyntax.self),
      variable.bindings.first?.typeAnnotation?.type.canBeOverridden ?? true
    else { return false }
    return variable.bindingSpecifier.tokenKind == .keyword(.var)
      && variable.modifiers.first(.lazy, .weak, .unowned) == nil
      && variable.bindings.count == 1 && variable.bindings.first?.typeAnnotation != nil
  }
}

extension TypeSyntax {
  /// Whether the fake of a class can name the type of a result: it can name neither an opaque type nor `Self`.
  fileprivate var canBeOverridden: Bool {
    !tokens(viewMode: .sourceAccurate).contains {
      [.keyword(.some), .keyword(.Self)].contains($0.tokenKind)
    }
  }
}

extension DeclSyntax {
  /// The names of the members that the declaration declares, as in `load(id:)` and `count`.
  fileprivate var declaredNames: [String] {
    if let function = self.as(FunctionDeclSyntax.self) { return [Member(function).functionName] }
    if let initializer = self.as(InitializerDeclSyntax.self) {
      return [Member(initializer).functionName]
    }
    return self.as(VariableDeclSyntax.self)?.bindings.compactMap {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
    } ?? []
  }
}

extension GenericWhereClauseSyntax? {
  /// The protocols that the clause requires of `Self`.
  fileprivate var protocolsOfSelf: [String] {
    self?.requirements.flatMap { item -> [String] in
      guard case .conformanceRequirement(let requirement) = item.requirement,
        requirement.leftType.trimmedText == "Self"
      else { return [] }
      return requirement.rightType.protocols
    } ?? []
  }
}

extension TypeSyntax {
  /// The protocols of an inherited type or a composition, without attributes and arguments.
  fileprivate var protocols: [String] {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.protocols }
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { $0.type.protocols }
    }
    if self.is(SuppressedTypeSyntax.self) { return [] }
    if let type = self.as(IdentifierTypeSyntax.self) { return [type.name.text] }
    if let type = self.as(MemberTypeSyntax.self) {
      return ["\(type.baseType.trimmedText).\(type.name.text)"]
    }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.type.protocols ?? []
    }
    return [textInOneLine]
  }
}

extension String {
  func replacing(_ text: String, with other: String) -> String {
    hasText(text)
      ? split(separator: text, omittingEmptySubsequences: false).joined(separator: other) : self
  }
}

/// The arguments of `@Fake`.
struct FakeOptions {
  /// The flag under which the fake is compiled; `nil` for always.
  var flag: String? = "DEBUG"
  /// The metatype of the class that the fake inherits from.
  var base: String?
  /// The associated types that are declared by other protocols.
  var associatedTypes: [String] = []

  /// Reads the attribute.
  ///
  /// - Throws: An error if an argument is not written out.
  init(_ attribute: AttributeSyntax) throws(SpyMacroProblem) {
    var isAssociated = false
    for argument in attribute.labeledArguments {
      let text = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      switch argument.label?.text {
      case "if":
        if argument.expression.is(NilLiteralExprSyntax.self) {
          flag = nil
        } else if let text, !Parser.parse(source: "#if \(text)\n#endif").hasError {
          flag = text
        } else {
          throw SpyMacroProblem(.fakeFlag, at: argument.expression)
        }
      case "subclassing": base = argument.expression.trimmedText
      case "associatedTypes": isAssociated = true
      default: break
      }
      if isAssociated, argument.label?.text != "if", argument.label?.text != "subclassing" {
        if let text { associatedTypes.append(text) }
      }
    }
  }
}
#endif
