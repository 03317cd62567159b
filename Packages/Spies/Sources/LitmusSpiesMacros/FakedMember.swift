#if Macros
internal import SwiftSyntax

/// A member that a fake implements or overrides.
struct FakedMember {
  enum Kind: Equatable {
    /// The mark of an initializer that may fail is `?` or `!`; it is empty for others.
    case function, initializer(mark: String), property, subscripted
  }

  let kind: Kind
  /// The name of the member in `when` and `calls`, without backticks.
  let memberName: String
  /// The name in the implementation, which differs for operators.
  let name: String
  /// The name under which calls are recorded, as in `load(_:)`.
  let recordedName: String
  /// The names of the recorded arguments of another member that has the same calls; `nil` for none.
  private(set) var twinNames: [String]?
  let isOfType: Bool
  let isOperator: Bool
  let parameters: [FakedParameter]
  /// The generic parameters, with the opaque ones.
  let generics: [(name: String, text: String)]
  /// The `where` clause, with a space before it; empty for none.
  let requirements: String
  let effects: Effects
  /// The type that the member returns, without implicit unwrapping.
  let result: String
  /// The names in the type that the member returns.
  let resultNames: Set<String>
  /// The type of a property, or the result, as the declaration writes it; empty for none.
  let declaredResult: String
  /// Whether the member returns nothing that the process could go on with.
  let isNever: Bool
  /// Whether the result is `sending`.
  let isSending: Bool
  /// The type of a new value in the closures that answer the setter.
  private let assignedType: String
  let hasSetter: Bool
  /// Whether the member may change a structure that conforms to the protocol.
  let isMutating: Bool
  /// The documentation, a line each.
  let documentation: [String]
  /// The attributes and modifiers of the implementation, each followed by a space.
  let prefix: String
  /// The access level of the implementation, followed by a space; empty for the default one.
  let access: String
  /// The `@available` attributes, each followed by a space.
  let availability: String
  /// The attribute of the global actor that the member belongs to, followed by a space; empty for none.
  let globalActor: String
  /// Whether an attribute may be a global actor whose name does not tell.
  let hasUnknownAttribute: Bool
  /// Whether the declaration itself names the global actor.
  let hasOwnActor: Bool
  /// The source location, as the arguments of a call.
  let callSite: String
  /// Whether the types mention `Self` or an associated type, so that an existential cannot be called.
  let mentionsSelf: Bool
  /// Whether only code on the main actor can use the types, if that is the default isolation.
  let mayNeedIsolation: Bool

  /// Reads the members of a declaration.
  ///
  /// - Throws: A problem at a member that cannot be faked.
  static func all(
    of declaration: DeclSyntax, in type: FakedType, namingSelf selfName: String?
  ) throws(FakeProblem) -> [FakedMember] {
    let scope = TypeScope(of: type, selfName: selfName)
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let function): return [try FakedMember(function, of: type, scope)]
    case .initializerDecl(let initializer): return [try FakedMember(initializer, of: type, scope)]
    case .subscriptDecl(let declaration): return [try FakedMember(declaration, of: type, scope)]
    case .variableDecl(let variable):
      var members: [FakedMember] = []
      // In `var width, height: Int`, one type is that of both.
      var next: TypeSyntax?
      for binding in variable.bindings.reversed() {
        next = binding.typeAnnotation?.type ?? (binding.initializer == nil ? next : nil)
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
          let valueType = next, !type.isClass || valueType.canBeOverridden
        else { continue }
        members.append(
          try FakedMember(name, valueType, binding.accessorBlock, of: variable, type, scope))
      }
      return members.reversed()
    case .associatedTypeDecl(let associated):
      try type.check(associated)
      return []
    default: return []
    }
  }

  private init(
    _ function: FunctionDeclSyntax, of type: FakedType, _ scope: TypeScope
  ) throws(FakeProblem) {
    if let modifier = function.modifiers.first(.distributed) {
      throw FakeProblem(.distributedFunction, at: modifier)
    }
    try self.init(
      .function, function.name, function, of: type, scope, function.signature.parameterClause,
      Effects(function.signature.effectSpecifiers, text: scope.text(of:)),
      returning: function.signature.returnClause?.type)
  }

  private init(
    _ initializer: InitializerDeclSyntax, of type: FakedType, _ scope: TypeScope
  ) throws(FakeProblem) {
    try self.init(
      .initializer(mark: initializer.optionalMark?.text ?? ""), initializer.initKeyword,
      initializer, of: type, scope, initializer.signature.parameterClause,
      Effects(initializer.signature.effectSpecifiers, text: scope.text(of:)), returning: nil)
  }

  private init(
    _ declaration: SubscriptDeclSyntax, of type: FakedType, _ scope: TypeScope
  ) throws(FakeProblem) {
    let accessors = Accessors(declaration.accessorBlock)
    try self.init(
      .subscripted, declaration.subscriptKeyword, declaration, of: type, scope,
      declaration.parameterClause,
      Effects(accessors.getter?.effectSpecifiers, text: scope.text(of:)),
      returning: declaration.returnClause.type, accessors)
  }

  private init(
    _ name: TokenSyntax, _ type: TypeSyntax, _ accessorBlock: AccessorBlockSyntax?,
    of variable: VariableDeclSyntax, _ owner: FakedType, _ scope: TypeScope
  ) throws(FakeProblem) {
    let accessors = Accessors(accessorBlock, isStored: owner.isClass)
    try self.init(
      .property, name, variable, of: owner, scope, nil,
      Effects(accessors.getter?.effectSpecifiers, text: scope.text(of:)), returning: type,
      accessors)
  }

  private init(
    _ kind: Kind, _ token: TokenSyntax,
    _ declaration: some DeclSyntaxProtocol & WithAttributesSyntax & WithModifiersSyntax,
    of type: FakedType, _ outer: TypeScope, _ clause: FunctionParameterClauseSyntax?,
    _ effects: Effects, returning returned: TypeSyntax?, _ accessors: Accessors = Accessors(nil)
  ) throws(FakeProblem) {
    let generic = declaration.asProtocol((any WithGenericParametersSyntax).self)
    let generics = generic?.genericParameterClause
    let scope = outer.adding(generics, generic?.genericWhereClause)
    self.kind = kind
    if generics != nil { try PackCheck.check(declaration, clause) }
    let plainName = token.plainName
    isOperator = kind == .function && !token.isWord
    memberName =
      switch kind {
      case .initializer: "initializer"
      default: isOperator ? wordsOfOperator(plainName) : plainName
      }
    name = isOperator ? plainName + " " : plainName.asIdentifier
    isOfType = declaration.modifiers.areOfType
    let labelsAreNames = kind != .subscripted && !isOperator
    let syntax = Array(clause?.parameters ?? [])
    let names = Set(syntax.compactMap { ($0.secondName ?? $0.firstName).nameUnlessWildcard })
    let opaque = OpaqueTypes()
    var parameters: [FakedParameter] = []
    for (position, parameter) in syntax.enumerated() {
      parameters.append(
        try FakedParameter(
          parameter, at: position, labelsAreNames: labelsAreNames, among: names, in: scope,
          opaque: opaque))
    }
    self.parameters = parameters
    self.generics =
      (generics?.parameters ?? []).map {
        ($0.name.text, scope.text(of: $0.with(\.trailingComma, nil)))
      } + opaque.parameters.map { ($0.name, "\($0.name): \($0.constraint)") }
    requirements = generic?.genericWhereClause.map { " \(scope.text(of: $0))" } ?? ""
    self.effects = effects
    let labels = parameters.map { "\($0.label ?? "_")\($0.isPack ? "..." : ""):" }.joined()
    let recordedBase = isOperator ? memberName : plainName
    recordedName = clause == nil ? plainName : "\(recordedBase)(\(labels))"
    let result = returned.map { ResultType($0, in: scope) }
    if case .initializer(let mark) = kind {
      self.result = mark.isEmpty ? "()" : "()?"
      declaredResult = mark
    } else {
      self.result = result?.text ?? "()"
      declaredResult = returned.map { scope.text(of: $0) } ?? ""
    }
    resultNames = result?.names ?? []
    isNever = (returned?.isNever ?? false) && !scope.copyable.contains("Never")
    isSending = result?.isSending ?? false
    assignedType = result?.assignedText ?? self.result
    // An override cannot see a setter that is private to the class.
    hasSetter =
      accessors.hasSetter
      && !declaration.modifiers.contains { $0.name.text == "private" && $0.detail != nil }
    isMutating =
      accessors.getter?.modifier?.name.tokenKind == .keyword(.mutating)
      || declaration.modifiers.first(.mutating) != nil
    documentation = declaration.leadingTrivia.documentation
    let traits = declaration.traits(in: type, scope)
    prefix = traits.prefix
    access = type.access(of: declaration.modifiers)
    availability = traits.availability
    globalActor = if case .initializer = kind { "" } else { traits.globalActor }
    hasUnknownAttribute = declaration.attributes.elements.contains(where: \.isUnknown)
    hasOwnActor = !declaration.attributes.globalActor.isEmpty
    callSite = type.locations.arguments(of: token)
    mentionsSelf =
      if case .initializer = kind { true } else { scope.isMentioned(in: declaration) }
    mayNeedIsolation = !type.isNonisolated && scope.needsIsolatedConformance(in: declaration)
  }
}

// MARK: - Texts

extension FakedMember {
  var isGeneric: Bool { !generics.isEmpty }

  /// The generic parameter clause; empty for none.
  var genericClause: String {
    isGeneric ? "<\(generics.map(\.text).joined(separator: ", "))>" : ""
  }

  var isAsync: Bool { effects.isAsync }

  var isProperty: Bool { kind == .property }

  var isInitializer: Bool { if case .initializer = kind { true } else { false } }

  /// The type of closures that answer the getter or the function.
  var closure: String { closure(parameters.map(\.closureType), effects, result) }

  /// The type of closures that answer the setter.
  var setterClosure: String {
    closure(parameters.map(\.closureType) + [assignedType], Effects(), "()")
  }

  private func closure(_ types: [String], _ effects: Effects, _ result: String) -> String {
    let isolation =
      parameters.contains(where: \.isIsolated)
      ? "" : globalActor.isEmpty && effects.isAsync ? "nonisolated(nonsending) " : globalActor
    // The compiler (6.3.1) crashes on a closure with a typed error that is passed as a generic type.
    let isThrowing = effects.isRethrowing || effects.thrown != nil
    let specifiers = (effects.isAsync ? " async" : "") + (isThrowing ? " throws" : "")
    return "\(isolation)(\(types.joined(separator: ", ")))\(specifiers) -> \(result)"
  }

  /// The names of the recorded arguments, as elements of a tuple.
  private var elementNames: [String] {
    let ownNames = parameters.compactMap(\.ownName)
    var names: Set<String> = []
    return parameters.enumerated().map { position, parameter in
      let wanted = parameter.ownName ?? parameter.label
      let name =
        wanted.flatMap { names.contains($0) ? nil : $0 }
        ?? "argument\(position)".unused(among: names.union(ownNames))
      names.insert(name)
      return name
    }
  }

  /// The type of the recorded arguments.
  ///
  /// Swift has no tuples of one: the tuple of a single argument has `()` after it. A pack has any number of arguments.
  var arguments: String {
    if parameters.contains(where: \.isPack) { return "[Any?]" }
    let elements = zip(twinNames ?? elementNames, parameters).map { name, parameter in
      "\(name.asArgumentLabel): \(parameter.recordedType)"
    }
    return "(\(elements.joined(separator: ", "))\(elements.count == 1 ? ", ()" : ""))"
  }

  /// Returns the member with the calls of another one, which differ in the names of arguments at most.
  func sharing(_ other: FakedMember) -> FakedMember {
    var member = self
    member.twinNames = other.elementNames
    return member
  }

  /// Returns whether stubs cannot tell the calls of another member from those of this one.
  func isCalled(like other: FakedMember) -> Bool {
    memberName == other.memberName && isOfType == other.isOfType
      && conditionTypes == other.conditionTypes
      && closure == other.closure && hasSetter == other.hasSetter
      && genericClause + requirements == other.genericClause + other.requirements
  }
}

extension String {
  /// The type that the text names, for its metatype: alone, a protocol without `any` would stand for all types that
  /// conform to it, and an expression cannot have the type of a closure with named parameters.
  var asTypeArgument: String { "LitmusFakes._FakeType<\(self)>" }
}

// MARK: - Parts of a declaration

/// The accessors that a requirement names.
private struct Accessors {
  var getter: AccessorDeclSyntax?
  var hasSetter = false

  /// Reads the accessors.
  ///
  /// - Parameters:
  ///   - block: The accessors.
  ///   - isStored: Whether a property without accessors, or with observers, is a stored one.
  init(_ block: AccessorBlockSyntax?, isStored: Bool = false) {
    if isStored, block == nil { hasSetter = true }
    guard case .accessors(let accessors) = block?.accessors else { return }
    for accessor in accessors {
      switch accessor.accessorSpecifier.tokenKind {
      case .keyword(.set), .keyword(._modify): hasSetter = true
      case .keyword(.willSet), .keyword(.didSet): hasSetter = isStored
      default: getter = accessor
      }
    }
  }
}

/// The type of a result.
private struct ResultType {
  /// The type without `sending` and implicit unwrapping.
  let text: String
  /// The type of a parameter for such a value, which escapes if it is written as a function type.
  let assignedText: String
  let isSending: Bool
  let names: Set<String>

  init(_ type: TypeSyntax, in scope: TypeScope) {
    var type = scope.withoutBorrowing(type)
    names = Set(type.tokens(viewMode: .sourceAccurate).map(\.text))
    let isClosure =
      type.insideParentheses?.is(FunctionTypeSyntax.self) ?? false
      || type.isFunctionWithAttributes
    if let attributed = type.as(AttributedTypeSyntax.self),
      attributed.specifiers.contains(where: { $0.trimmedText == "sending" })
    {
      isSending = true
      type =
        attributed.attributes.isEmpty
        ? attributed.baseType : TypeSyntax(attributed.with(\.specifiers, []))
    } else {
      isSending = false
    }
    text = type.isVoid ? "()" : scope.text(of: type.withoutImplicitUnwrapping)
    // The compiler parses `nonisolated(nonsending)` only before the attributes.
    if isClosure, let attributed = type.as(AttributedTypeSyntax.self),
      !attributed.specifiers.isEmpty
    {
      assignedText =
        "\(attributed.specifiers.text) @escaping "
        + scope.text(of: attributed.with(\.specifiers, []))
    } else {
      assignedText = isClosure ? "@escaping \(text)" : text
    }
  }
}

extension TypeSyntax {
  fileprivate var isFunctionWithAttributes: Bool {
    self.is(FunctionTypeSyntax.self)
      || self.as(AttributedTypeSyntax.self)?.baseType.isFunctionWithAttributes ?? false
  }
}

extension WithAttributesSyntax where Self: WithModifiersSyntax {
  /// Returns what an implementation has in common with its requirement.
  fileprivate func traits(
    in type: FakedType, _ scope: TypeScope
  ) -> (prefix: String, availability: String, globalActor: String) {
    var actor = attributes.globalActor
    var prefix = attributes.text(
      where: {
        type.isClass ? $0.isOfOverrides : attributesOfImplementations.contains($0.name)
      }, of: scope.text(of:))
    prefix += actor
    if actor.isEmpty, modifiers.first(.nonisolated) == nil { actor = type.globalActor }
    if type.isClass { prefix += "override " }
    for modifier in modifiers where !modifier.isAccessLevel && !modifier.isOfRequirements {
      // An override is computed, and so safe.
      let isUnsafe = modifier.detail?.detail.text == "unsafe"
      prefix += "\(isUnsafe ? modifier.name.text : modifier.trimmedText) "
    }
    return (prefix, attributes.availability, actor)
  }
}

/// The attributes that an implementation shares with its requirement, besides global actors.
private let attributesOfImplementations: Set = [
  "Sendable", "available", "concurrent", "discardableResult", "preconcurrency",
  "warn_unqualified_access",
]

extension AttributeSyntax {
  /// Whether the attribute may be a global actor, or a result builder.
  fileprivate var isUnknown: Bool {
    mayBeActor && !name.hasSuffix("Actor") && !attributesOfImplementations.contains(name)
  }

  /// Whether the attribute may be a global actor.
  var mayBeActor: Bool { arguments == nil && name.first?.isUppercase == true }

  /// Whether an override has the attribute too: it has no property wrapper and no macro of the overridden member.
  fileprivate var isOfOverrides: Bool { name.first?.isUppercase == false && name != "objc" }
}

extension DeclModifierSyntax {
  /// Whether an implementation, or an override, does not have the modifier.
  fileprivate var isOfRequirements: Bool {
    [
      "mutating", "nonmutating", "consuming", "borrowing", "override", "optional", "__consuming",
      "required", "lazy", "convenience",
    ].contains(name.text)
  }
}

extension Trivia {
  /// The lines of documentation comments.
  fileprivate var documentation: [String] {
    flatMap { piece -> [String] in
      switch piece {
      case .docLineComment(let text): [text]
      case .docBlockComment(let text):
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      default: []
      }
    }
  }
}
#endif
