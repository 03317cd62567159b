#if Macros
internal import SwiftDiagnostics
public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// The macro `@Fake`, which writes the fake of a protocol or a class.
public struct FakeMacro {
  /// Leaves the expansion's layout as generated, which is faster than formatting it.
  public static var formatMode: FormatMode { .disabled }

  private static func fake(
    _ declaration: some DeclSyntaxProtocol, _ attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) throws(SpyMacroProblem) -> Fake {
    if let type = declaration.as(ClassDeclSyntax.self) {
      let faked = try FakedType(type, options: try FakeOptions(attribute), in: context)
      return try Fake(faked)
    }
    guard let type = declaration.as(ProtocolDeclSyntax.self) else {
      throw SpyMacroProblem(.fakeOfOther, at: attribute, fixIts: [.removing(attribute)])
    }
    if context.lexicalContext.contains(where: { !$0.isProtocol((any DeclGroupSyntax).self) }) {
      throw SpyMacroProblem(.localFake, at: attribute)
    }
    if !context.lexicalContext.isEmpty, let modifier = type.modifiers.first(.private) {
      throw SpyMacroProblem(
        .privateFake, at: modifier, fixIts: [.replacing(modifier.name, by: .fileprivate)])
    }
    let faked = FakedType(type, options: try FakeOptions(attribute), in: context)
    if let (inherited, requirement) = faked.missingRequirement(in: type) {
      throw SpyMacroProblem(
        .fakeOfRequirement(inherited.type.trimmedText, requirement), at: inherited.type)
    }
    return try Fake(faked)
  }

  /// A fake: the protocol or the class, and its members.
  private struct Fake {
    let type: FakedType
    let members: ConditionalMembers<FakedMember>

    /// Reads the members of a protocol or a class.
    ///
    /// - Throws: An error at a member that cannot be faked.
    init(_ type: FakedType) throws(SpyMacroProblem) {
      self.type = type
      let list = type.members + type.addedMembers
      members = try ConditionalMembers(of: list) { declaration throws(SpyMacroProblem) in
        try FakedMember.members(of: declaration, in: type)
      }
      .named
      for parameter in members.all.flatMap(\.parameters) {
        guard let closure = parameter.unknownAutoclosure else { continue }
        let alias = closure.as(AttributedTypeSyntax.self)?.baseType ?? closure
        throw SpyMacroProblem(.fakeOfAutoclosure(alias.trimmedText), at: alias)
      }
    }
  }
}

extension FakeMacro: PeerMacro {
  /// Writes the fake and the structure with the members of `when` and `calls`.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    do throws(SpyMacroProblem) {
      let fake = try fake(declaration, node, in: context)
      var lines = FakeMembersStructure(type: fake.type, members: fake.members).lines
      lines += self.lines(of: fake)
      if let flag = fake.type.options.flag { lines = ["#if \(flag)"] + lines + ["#endif"] }
      return [lines.joined(separator: "\n").asDeclaration]
    } catch {
      context.diagnose(error.diagnostic)
      return []
    }
  }

  private static func lines(of fake: Fake) -> [String] {
    let type = fake.type
    let access = type.access == "fileprivate " ? "" : type.access
    let base = type.options.base.map { ["\($0.removingSelf)"] } ?? []
    let isObject = type.known.contains("NSObjectProtocol") && base.isEmpty
    let superclass = isObject ? ["NSObject"] : base
    let hasBase = !superclass.isEmpty || type.isClass
    let fakeProtocol = hasBase ? "GeneratedFake" : "InitializableFake"
    let conformances =
      superclass + [type.name, "nonisolated \(fakeProtocol)"]
      + (hasBase || type.isActor ? [] : ["Sendable"])
      + (type.isUncheckedSendable ? ["@unchecked Sendable"] : [])
    let generics = type.generics.isEmpty ? "" : "<\(type.generics.joined(separator: ", "))>"
    let requirements =
      type.requirements.isEmpty ? "" : " where \(type.requirements.joined(separator: ", "))"
    let isolation = type.isIsolated ? type.globalActor : ""
    let kind = type.isActor ? "actor" : "\(type.isIsolated ? "" : "nonisolated ")final class"
    let head =
      "\(type.availability)\(isolation)\(type.typeAccess)\(kind) \(type.fakeName)\(generics): "
      + "\(conformances.joined(separator: ", "))\(requirements) {"
    var lines = type.aliases.map { "\(access)typealias \($0.name) = \($0.type)" }
    lines.append("\(access)nonisolated let spyRecord = SpyRecord()")
    if !hasBase {
      let nonisolated = type.isActor ? "" : "nonisolated "
      lines.append("\(access)\(nonisolated)init() {}")
      lines.append("\(access)\(nonisolated)init(_spyFake void: Void) {}")
      if type.canWrap {
        lines.append(
          "\(access)nonisolated init(wrapping real: any \(type.name)) "
            + "{ spyRecord.wrap(real) }")
      }
    }
    let names = Set(fake.members.all.map(\.memberName))
    let hasStatics = !type.parents.isEmpty || fake.members.all.contains { $0.isIn(true) }
    for (name, role) in [("when", "FakeStubbing"), ("calls", "FakeVerifying")] {
      let property = names.contains(name) ? "fake\(name.capitalizingFirst)" : name
      let members = "\(type.membersName)<\(type.fakeName), LitmusFakes.\(role)>"
      lines.append(
        "\(access)nonisolated var \(property): \(members) "
          + "{ \(members)(LitmusFakes.FakeSource(self)) }")
      // Where it has no members, it would only be in the way of the compiler's messages.
      guard hasStatics else { continue }
      lines.append(
        "\(access)nonisolated static var \(property): \(members)._Static "
          + "{ \(members)._Static(LitmusFakes.FakeSource(\(type.fakeName).self)) }")
    }
    for (name, ofType) in [("Function", false), ("ClassFunction", true)] {
      lines += functions(name, of: fake.members.all.filter { $0.isOfType == ofType }, access)
    }
    let implementation = FakeImplementation(type: type)
    var members = type.isNested ? [] : fake.members.lines(of: implementation.operators)
    if type.isNested {
      members += fake.members.lines(of: implementation.lines(of:))
      if !hasBase { members += fake.members.lines(of: implementation.initializer) }
      if !isObject { members += implementation.knownMembers(besides: fake.members.all) }
    }
    if type.isNested || hasBase {
      members += implementation.decoding(besides: fake.members.all, isInClass: true)
    }
    lines += members.map { line in
      line.hasText("Self") ? line.replacingWords { $0 == "Self" ? type.fakeName : nil } : line
    }
    return [head] + lines.map { $0.hasPrefix("#") ? $0 : $0.indented } + ["}"]
  }

  private static func functions(
    _ name: String, of members: [FakedMember], _ access: String
  ) -> [String] {
    let functions = members.flatMap { member in
      member.functions.enumerated().map { index, function in
        (function, index == 0 ? member.recordedName : "\(member.recordedName).set(_:)")
      }
    }
    guard !functions.isEmpty else { return [] }
    let names = CaseNames(for: functions.map(\.0))
    var seen: Set<String> = []
    let cases = functions.flatMap { function, rawValue -> [String] in
      let alias = names.alias(of: function).map { [$0] } ?? []
      return ([names.name(of: function)] + alias).filter { seen.insert($0).inserted }.map {
        "\(access)static var \($0.asIdentifier): Self { .init(rawValue: \(rawValue.asLiteral)) }"
      }
    }
    return [
      "\(access)nonisolated struct \(name): StringRepresentable {",
      "  \(access)let rawValue: Swift.String",
      "  \(access)init(rawValue: Swift.String) { self.rawValue = rawValue }",
    ] + cases.map(\.indented) + ["}"]
  }
}

extension FakeMacro: ExtensionMacro {
  /// Writes the implementations of the members, which the fakes of inheriting protocols use too.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // Problems are reported where the fake is written.
    guard let fake = try? self.fake(declaration, node, in: context), !fake.type.isNested else {
      return []
    }
    let implementation = FakeImplementation(type: fake.type)
    let isolation = fake.type.isNonisolated ? "nonisolated " : ""
    return [
      (
        "GeneratedFake",
        fake.members.lines(of: implementation.lines(of:))
          + implementation.knownMembers(besides: fake.members.all)
      ),
      (
        "InitializableFake",
        fake.members.lines(of: implementation.initializer)
          + implementation.decoding(besides: fake.members.all, isInClass: false)
      ),
    ]
    .compactMap { constraint, lines in
      guard !lines.isEmpty else { return nil }
      var lines = lines
      if let flag = fake.type.options.flag { lines = ["#if \(flag)"] + lines + ["#endif"] }
      return ExtensionDeclSyntax(
        extensionKeyword: "\(fake.type.availability)\(isolation)extension ".asToken,
        extendedType: IdentifierTypeSyntax(
          name: "\(type.trimmedText) where Self: \(constraint) ".asToken),
        memberBlock: MemberBlockSyntax(
          members: [
            MemberBlockItemSyntax(
              leadingTrivia: .newline, decl: lines.joined(separator: "\n").asDeclaration,
              trailingTrivia: .newline)
          ]))
    }
  }
}

extension FakedMember {
  /// Reads the members of a declaration.
  ///
  /// - Throws: An error at a member that cannot be faked.
  fileprivate static func members(
    of declaration: DeclSyntax, in type: FakedType
  ) throws(SpyMacroProblem) -> [FakedMember] {
    if let pack = declaration.packOfClosure {
      throw SpyMacroProblem(.fakeOfPackClosure(pack.trimmedText), at: pack)
    }
    if let pack = declaration.unsupportedPack {
      throw SpyMacroProblem(.fakeOfPack(pack.trimmedText), at: pack)
    }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      if let modifier = function.modifiers.first(.distributed) {
        throw SpyMacroProblem(.fakeOfDistributed, at: modifier)
      }
      return [FakedMember(function, of: type)]
    }
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      return [FakedMember(initializer, of: type)]
    }
    if let member = declaration.as(SubscriptDeclSyntax.self) {
      return [FakedMember(member, of: type)]
    }
    let constraint = declaration.as(AssociatedTypeDeclSyntax.self)?.genericWhereClause?
      .requirements.first { $0.mentionsWholeSelf }
    if let requirement = constraint?.requirement {
      throw SpyMacroProblem(.fakeOfSelfConstraint(requirement.trimmedText), at: requirement)
    }
    if let associated = declaration.as(AssociatedTypeDeclSyntax.self),
      !type.typeNames.contains(associated.name.text)
    {
      throw SpyMacroProblem(.fakeOfConditionalType(associated.name.text), at: associated.name)
    }
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return [] }
    return variable.bindings.compactMap { FakedMember($0, of: variable, in: type) }
  }
}

extension GenericRequirementSyntax {
  /// Whether the requirement mentions `Self`, other than in `Self.Element`.
  fileprivate var mentionsWholeSelf: Bool {
    tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .keyword(.Self)
        && $0.nextToken(viewMode: .sourceAccurate)?.tokenKind != .period
    }
  }
}

extension DeclSyntax {
  /// The parameter pack of a closure in the declaration; `nil` for none.
  fileprivate var packOfClosure: PackExpansionTypeSyntax? {
    functionTypes.lazy.flatMap { $0.parameters.map(\.type) }
      .compactMap { $0.as(PackExpansionTypeSyntax.self) }.first
  }

  /// The pack in the declaration that the compiler (6.3.1) cannot pass to a closure: it crashes.
  ///
  /// A parameter may be `repeat each Item`, but no pack of other types that contain each item, and no tuple of a pack.
  fileprivate var unsupportedPack: PackExpansionTypeSyntax? {
    guard trimmedText.hasText("repeat ") else { return nil }
    let clause =
      self.as(FunctionDeclSyntax.self)?.signature.parameterClause
      ?? self.as(InitializerDeclSyntax.self)?.signature.parameterClause
      ?? self.as(SubscriptDeclSyntax.self)?.parameterClause
    for parameter in clause?.parameters ?? [] {
      if let pack = parameter.type.as(PackExpansionTypeSyntax.self), !pack.isOfElements {
        return pack
      }
      if let pack = parameter.type.packsOfTuple.first { return pack }
    }
    return functionTypes.lazy.flatMap { $0.parameters.flatMap(\.type.packsOfTuple) }
      .first { !$0.isOfElements }
  }

  /// The function types in the declaration, if it has parameter packs.
  private var functionTypes: [FunctionTypeSyntax] {
    guard trimmedText.hasText("repeat ") else { return [] }
    final class Visitor: SyntaxVisitor {
      var types: [FunctionTypeSyntax] = []

      override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
        types.append(node)
        return .visitChildren
      }
    }
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(self)
    return visitor.types
  }
}

extension TypeSyntax {
  /// The packs that are elements of the type, which is a tuple's.
  fileprivate var packsOfTuple: [PackExpansionTypeSyntax] {
    self.as(TupleTypeSyntax.self)?.elements.compactMap { $0.type.as(PackExpansionTypeSyntax.self) }
      ?? []
  }
}

extension PackExpansionTypeSyntax {
  /// Whether the pack is one of its elements themselves, or of their metatypes.
  fileprivate var isOfElements: Bool {
    var type = repetitionPattern
    while let inner = type.as(MetatypeTypeSyntax.self)?.baseType ?? type.insideParentheses {
      type = inner
    }
    return type.is(PackElementTypeSyntax.self)
  }
}

extension ConditionalMembers<FakedMember> {
  /// The members with the names under which their calls are recorded: overloads have their types in them.
  fileprivate var named: ConditionalMembers {
    var counts: [String: Int] = [:]
    var signatures: Set<String> = []
    for member in all where signatures.insert(member.key).inserted {
      counts[member.countedName, default: 0] += 1
    }
    let overloads = unconditional
    return compactMap { member in
      guard counts[member.countedName, default: 0] > 1 else { return member }
      let first = overloads.first { $0.isCalled(like: member) } ?? member
      var member = member
      member.recordedName = first.functions[0].signature
      if let accessor = member.recordedName.firstRange(of: " { get }") {
        member.recordedName.removeSubrange(accessor)
      }
      return member
    }
  }
}

extension FakedMember {
  fileprivate var key: String { "\(isOfType) \(functions[0].signature)" }
  fileprivate var countedName: String { "\(isOfType) \(recordedName)" }
}
#endif
