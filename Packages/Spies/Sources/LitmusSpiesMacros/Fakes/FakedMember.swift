#if Macros
internal import SwiftSyntax

/// A member that a fake implements or overrides.
struct FakedMember {
  enum Kind {
    case function, initializer(isFailable: Bool), property, subscripted
  }

  let kind: Kind
  /// The name of the member's property of `when` and `calls`.
  let memberName: String
  /// The name under which calls are recorded.
  var recordedName: String
  let isOfType: Bool
  let isOperator: Bool
  let parameters: [FakedParameter]
  /// The generic parameters, with the opaque ones; empty for none.
  let generics: [String]
  /// The `where` clause, with a space before it.
  let requirements: String
  let effects: Effects
  let isRethrowing: Bool
  /// The type that the member returns, without implicit unwrapping.
  let result: String
  /// The type of a property, or the result, as the declaration writes it.
  let declaredResult: String
  /// Whether the value of the property or subscript is written as a function type.
  private let isClosure: Bool
  let hasSetter: Bool
  /// Whether the member may change a structure that conforms to the protocol.
  let isMutating: Bool
  /// The attributes and modifiers of the implementation, each followed by a space.
  let prefix: String
  /// The `@available` attributes, each followed by a space.
  let availability: String
  /// The attribute of the global actor that the member belongs to, followed by a space.
  let globalActor: String
  /// The source location, as the arguments of a call.
  let callSite: String
  /// The case names for `stub(_:)`.
  let functions: [RecordedFunction]
  /// Whether the types mention `Self` or an associated type, so that an existential cannot be called.
  let mentionsSelf: Bool

  init(_ function: FunctionDeclSyntax, of type: FakedType) {
    let member = Member(function)
    let returned = function.signature.returnClause?.type
    let result = returned?.withoutBorrowing(of: type.copyableNames(with: member))
    self.init(
      member, .function,
      named: member.isOperator ? wordsOfOperator(member.baseName) : member.baseName,
      result: result?.asResult ?? "Void", declaredResult: returned?.textInOneLine ?? "",
      at: function.name, in: function, of: type)
  }

  init(_ initializer: InitializerDeclSyntax, of type: FakedType) {
    let mark = initializer.optionalMark
    self.init(
      Member(initializer), .initializer(isFailable: mark != nil), named: "initializer",
      result: mark == nil ? "Void" : "Void?", declaredResult: mark?.text ?? "",
      at: initializer.initKeyword, in: initializer, of: type)
  }

  init(_ declaration: SubscriptDeclSyntax, of type: FakedType) {
    let accessors = Accessors(declaration.accessorBlock)
    let member = Member(declaration, effects: accessors.effects)
    let returned = declaration.returnClause.type
    let result = returned.withoutBorrowing(of: type.copyableNames(with: member))
    self.init(
      member, .subscripted, named: "subscript", accessors, result: result.asResult,
      declaredResult: returned.textInOneLine, isClosure: returned.isFunction,
      at: declaration.subscriptKeyword, in: declaration, of: type)
  }

  private init(
    _ member: Member, _ kind: Kind, named memberName: String,
    _ accessors: Accessors = Accessors(nil),
    result: String, declaredResult: String, isClosure: Bool = false, at location: TokenSyntax,
    in declaration: some WithAttributesSyntax & WithModifiersSyntax, of type: FakedType
  ) {
    var opaque = OpaqueTypes()
    let (isFunction, isInitializer) =
      switch kind {
      case .function: (true, false)
      case .initializer: (false, true)
      case .property, .subscripted: (false, false)
      }
    (self.kind, self.memberName, recordedName) = (kind, memberName, member.functionName)
    (isOfType, isOperator) = (member.isOfType, member.isOperator)
    let own = member.generics?.parameters.map { $0.with(\.trailingComma, nil).textInOneLine } ?? []
    let requirements = member.requirements.map { " \($0.textInOneLine)" } ?? ""
    let copyable = type.copyableNames(with: member)
    let names = Set(member.parameters.compactMap(\.name))
    parameters = member.parameters.enumerated().map {
      var parameter = FakedParameter($1, at: $0, among: names, copyable: copyable, opaque: &opaque)
      if parameter.isBorrowing, copyable.contains(parameter.valueType) { parameter.copy() }
      return parameter
    }
    generics = own + opaque.parameters
    self.requirements = requirements
    effects = member.effects
    isRethrowing = isFunction && member.effects.isRethrowing
    (self.result, self.declaredResult, self.isClosure) = (result, declaredResult, isClosure)
    hasSetter = accessors.hasSetter
    isMutating = accessors.isMutating || declaration.modifiers.first(.mutating) != nil
    let reader = AttributeReader(declaration.attributes, declaration.modifiers, of: type)
    (prefix, availability) = (reader.prefix, reader.availability)
    globalActor = isInitializer ? "" : reader.globalActor
    callSite = type.locations.arguments(of: location)
    if case .subscripted = kind {
      let recorded: [RecordedFunction.Accessor] = hasSetter ? [.get, .set] : [.get]
      functions = recorded.map { RecordedFunction(subscripted: member, accessor: $0) }
    } else {
      functions = [RecordedFunction(member)]
    }
    mentionsSelf = isInitializer || type.isMentioned(in: declaration)
  }

  init?(
    _ binding: PatternBindingSyntax, of variable: VariableDeclSyntax, in type: FakedType
  ) {
    guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let annotation = binding.typeAnnotation
    else { return nil }
    let accessors = Accessors(binding.accessorBlock, isStored: type.isClass)
    kind = .property
    memberName = identifier.plainName
    recordedName = identifier.plainName
    isOfType = variable.modifiers.areOfType
    (isOperator, isRethrowing) = (false, false)
    (parameters, generics, requirements) = ([], [], "")
    effects = accessors.effects
    result =
      annotation.type.withoutBorrowing(of: Set(type.typeNames)).withoutImplicitUnwrapping
    declaredResult = annotation.type.textInOneLine
    isClosure = annotation.type.isFunction
    (hasSetter, isMutating) = (accessors.hasSetter, accessors.isMutating)
    let reader = AttributeReader(variable.attributes, variable.modifiers, of: type)
    (prefix, availability, globalActor) = (reader.prefix, reader.availability, reader.globalActor)
    callSite = type.locations.arguments(of: identifier)
    let isOfType = isOfType
    let accessorKinds: [RecordedFunction.Accessor?] = hasSetter ? [nil, .set] : [nil]
    functions = accessorKinds.map {
      RecordedFunction(property: identifier.plainName, accessor: $0, isOfType: isOfType)
    }
    mentionsSelf = type.isMentioned(in: binding)
  }
}

extension FakedType {
  /// The names of the associated types, and of a member's generic types, whose values can be copied.
  fileprivate func copyableNames(with member: Member) -> Set<String> {
    let requirements = member.requirements?.description ?? ""
    let generics = member.generics?.parameters.map(\.trimmedText) ?? []
    return Set(
      typeNames
        + generics.filter { !$0.hasText("~") && !requirements.hasText("~") }
        .map { String($0.prefix { $0 != ":" && $0 != "," }) })
  }
}

// MARK: - Texts

extension FakedMember {
  var isGeneric: Bool { !generics.isEmpty }

  /// The generic parameter clause; empty for none.
  var genericClause: String { isGeneric ? "<\(generics.joined(separator: ", "))>" : "" }

  var isAsync: Bool { effects.isAsync }

  /// Whether the result is `sending`.
  var isSending: Bool { declaredResult.hasPrefix("sending ") }

  /// The type of the errors that the member itself throws.
  var failure: String { effects.thrown ?? "Swift.Never" }

  /// Whether the member throws errors of one type only.
  var hasTypedErrors: Bool { effects.thrown != nil && effects.thrown != Effects.anyError }

  /// The type of closures that answer the getter or the function.
  var closure: String { closure(parameters.map(\.closureType), effects, isRethrowing, result) }

  /// Returns whether stubs cannot tell the calls of another member from those of this one.
  func isCalled(like other: FakedMember) -> Bool {
    memberName == other.memberName && isOfType == other.isOfType
      && parameters.map(\.condition) == other.parameters.map(\.condition)
      && closure == other.closure && hasSetter == other.hasSetter
      && genericClause + requirements == other.genericClause + other.requirements
  }

  /// The type of closures that answer the setter.
  var setterClosure: String {
    closure(
      parameters.map(\.closureType)
        + [isClosure ? "@escaping \(result)" : result.asClosureParameter],
      Effects(), false, "Void")
  }

  private func closure(
    _ types: [String], _ effects: Effects, _ isRethrowing: Bool, _ result: String
  ) -> String {
    let isIsolated = parameters.contains(where: \.isIsolated)
    let isolation =
      isIsolated
      ? "" : globalActor.isEmpty && effects.isAsync ? "nonisolated(nonsending) " : globalActor
    // The compiler (6.3.1) crashes on a closure with a typed error that is passed as a generic type.
    let isThrowing = isRethrowing || effects.thrown != nil
    let specifiers = (effects.isAsync ? " async" : "") + (isThrowing ? " throws" : "")
    return "\(isolation)(\(types.joined(separator: ", ")))\(specifiers) -> \(result)"
  }

  /// The type of the elements of `calls`.
  ///
  /// Swift has no tuples of one: the tuple of a single argument has `()` after it.
  var arguments: String {
    if parameters.contains(where: \.isPack) { return "[Any?]" }
    let elements = elements().map { "\($0.label.asArgumentLabel): \($0.type)" }
    if elements.isEmpty { return "Void" }
    return "(\(elements.joined(separator: ", "))\(elements.count == 1 ? ", ()" : ""))"
  }

  /// The closure that makes an element of `calls`.
  var makingArguments: String {
    if parameters.contains(where: \.isPack) { return "{ $0.all }" }
    let elements = elements().map { "\($0.label.asCallLabel): \($0.value)" }
    if elements.isEmpty { return "{ _ in }" }
    let keyword = parameters.allSatisfy { $0.isBorrowed || !$0.isRecorded } ? "" : "try "
    return "{ \(keyword)(\(elements.joined(separator: ", "))\(elements.count == 1 ? ", ()" : "")) }"
  }

  /// Returns the recorded arguments, with their positions.
  ///
  /// - Parameter other: The label of an element that follows.
  private func elements(before other: String? = nil) -> [(
    label: String, type: String, value: String
  )] {
    let ownNames = parameters.compactMap(\.ownName)
    var labels = Set([other].compactMap(\.self))
    return parameters.enumerated().compactMap { position, parameter in
      guard parameter.isRecorded else { return nil }
      let wanted = parameter.ownName ?? parameter.label
      let name =
        wanted.flatMap { labels.contains($0) ? nil : $0 }
        ?? "argument\(position)".unused(among: labels.union(ownNames))
      labels.insert(name)
      return parameter.isBorrowed
        ? (name, "BorrowedArgument<\(parameter.valueType)>", "$0.borrowed(\(position))")
        : (name, parameter.valueType, "$0.argument(\(position))")
    }
  }

  /// The same elements with the value that a setter assigns.
  var setterArguments: String {
    let elements = elements(before: "newValue") + [("newValue", result, "")]
    if elements.count == 1 { return result }
    return "(\(elements.map { "\($0.label.asArgumentLabel): \($0.type)" }.joined(separator: ", ")))"
  }

  var makingSetterArguments: String {
    let elements =
      elements(before: "newValue") + [("newValue", result, "$0.argument(\(parameters.count))")]
    if elements.count == 1 { return "{ try \(elements[0].value) }" }
    let list = elements.map { "\($0.label.asCallLabel): \($0.value)" }.joined(separator: ", ")
    return "{ try (\(list)) }"
  }
}

/// The accessors that a requirement names.
private struct Accessors {
  var effects = Effects()
  var hasSetter = false
  /// Whether the getter is mutating.
  var isMutating = false

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
      default:
        effects = Effects(accessor.effectSpecifiers)
        isMutating = accessor.modifier?.name.tokenKind == .keyword(.mutating)
      }
    }
  }
}

/// The attributes and modifiers that an implementation has in common with its requirement.
private struct AttributeReader {
  var prefix = ""
  var availability = ""
  var globalActor = ""

  init(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, of type: FakedType
  ) {
    for attribute in attributes.elements
    where attribute.name != "objc" && !attribute.isResultBuilder
      && (!type.isClass || attribute.isOfOverrides)
    {
      prefix += "\(attribute.textInOneLine) "
      if attribute.name == "available" {
        availability += "\(attribute.textInOneLine) "
      }
      if attribute.isGlobalActor { globalActor = "\(attribute.trimmedText) " }
    }
    let isNonisolated = modifiers.first(.nonisolated) != nil
    if globalActor.isEmpty, !isNonisolated { globalActor = type.globalActor }
    let dropped: [TokenKind] = [
      .keyword(.mutating), .keyword(.nonmutating), .keyword(.consuming), .keyword(.borrowing),
      .keyword(.override), .keyword(.optional), .keyword(.__consuming), .keyword(.required),
    ]
    if type.isClass { prefix += "override " }
    for modifier in modifiers
    where !(type.isClass && modifier.isAccessLevel) && !dropped.contains(modifier.name.tokenKind) {
      prefix += "\(modifier.trimmedText) "
    }
  }
}

extension DeclModifierSyntax {
  /// Whether the modifier is an access level, which the generated code writes itself.
  fileprivate var isAccessLevel: Bool {
    ["open", "public", "package", "internal"].contains(name.text)
  }
}

extension AttributeSyntax {
  /// Whether the attribute seems to be a global actor: the others that a requirement or a faked type may have are
  /// known.
  var isGlobalActor: Bool {
    arguments == nil && name.first?.isUppercase == true && !isResultBuilder
      && (name.hasSuffix("Actor") || !isOfFramework)
  }

  /// Whether the attribute is one of a framework, or of another generator of fakes.
  private var isOfFramework: Bool {
    attributesOtherThanActors.contains(name) || name.hasPrefix("IB") || name.hasPrefix("NS")
  }

  /// Whether an override has the attribute too: it has no property wrapper and no macro of the overridden member.
  fileprivate var isOfOverrides: Bool { name.first?.isUppercase == false || isGlobalActor }

  /// Whether the attribute seems to be a result builder, which the `return` of an implementation would disable.
  fileprivate var isResultBuilder: Bool {
    name.first?.isUppercase == true && name.hasSuffix("Builder")
  }
}

/// The attributes without arguments, of frameworks and of other generators of fakes, that are not global actors.
private let attributesOtherThanActors: Set = [
  "AutoMockable", "Bindable", "Fake", "GKInspectable", "Mock", "Mockable", "Model", "Observable",
  "ObservationIgnored", "ObservationTracked", "Published", "Sendable", "Spryable", "Spyable",
  "State", "StateObject",
]
#endif
