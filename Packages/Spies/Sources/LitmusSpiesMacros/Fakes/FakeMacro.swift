#if Macros
internal import SwiftDiagnostics
public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// A macro that writes the fake of a protocol.
public struct FakeMacro {
  /// Leaves the expansion's layout as generated, which is faster than formatting it.
  public static var formatMode: FormatMode { .disabled }

  private static func fake(
    _ declaration: some DeclSyntaxProtocol, _ attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) throws(SpyMacroProblem) -> Fake {
    if let type = declaration.as(ClassDeclSyntax.self) {
      let faked = try FakedProtocol(type, options: try FakeOptions(attribute), in: context)
      return Fake(faked, regions: try FakeRegion.regions(of: faked))
    }
    guard let type = declaration.as(ProtocolDeclSyntax.self) else {
      throw SpyMacroProblem(.fakeOfOther, at: attribute, fixIts: [.removing(attribute)])
    }
    if !context.lexicalContext.isEmpty, let modifier = type.modifiers.first(.private) {
      throw SpyMacroProblem(
        .privateFake, at: modifier, fixIts: [.replacing(modifier.name, by: .fileprivate)])
    }
    let faked = FakedProtocol(type, options: try FakeOptions(attribute), in: context)
    if let (inherited, requirement) = faked.missingRequirement(in: type) {
      throw SpyMacroProblem(
        .fakeOfRequirement(inherited.type.trimmedText, requirement), at: inherited.type)
    }
    return Fake(faked, regions: try FakeRegion.regions(of: faked))
  }

  /// One fake: the protocol and its members.
  private struct Fake {
    let type: FakedProtocol
    let regions: [FakeRegion]

    init(_ type: FakedProtocol, regions: [FakeRegion]) {
      self.type = type
      self.regions = regions.named
    }

    func implementation(_ lines: (FakedMember) -> [String]) -> [String] {
      implementation(of: regions, lines)
    }

    private func implementation(
      of regions: [FakeRegion], _ lines: (FakedMember) -> [String]
    ) -> [String] {
      regions.flatMap { region -> [String] in
        switch region {
        case .member(let member): return lines(member)
        case .conditional(let clauses):
          let inner = clauses.map { ($0.line, implementation(of: $0.regions, lines)) }
          guard inner.contains(where: { !$0.1.isEmpty }) else { return [] }
          return inner.flatMap { [$0] + $1 } + ["#endif"]
        }
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
      var lines = FakeMembersStructure(type: fake.type, regions: fake.regions).lines
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
    let generics = type.generics.isEmpty ? "" : "<\(type.generics.joined(separator: ", "))>"
    let requirements =
      type.requirements.isEmpty ? "" : " where \(type.requirements.joined(separator: ", "))"
    let kind = type.isActor ? "actor" : "final class"
    let head =
      "\(type.availability)\(type.globalActor)\(type.access)\(kind) \(type.fakeName)\(generics): "
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
    let names = Set(fake.regions.members.map(\.memberName))
    let hasStatics = !type.parents.isEmpty || fake.regions.members.contains { $0.isIn(true) }
    for (name, role) in [("when", "FakeStubbing"), ("calls", "FakeVerifying")] {
      let property = names.contains(name) ? "fake\(name.capitalizingFirst)" : name
      let members = "\(type.membersName)<\(type.fakeName), \(role)>"
      lines.append(
        "\(access)nonisolated var \(property): \(members) { \(members)(FakeSource(self)) }")
      // Where it has no members, it would only be in the way of the compiler's messages.
      guard hasStatics else { continue }
      lines.append(
        "\(access)nonisolated static var \(property): \(members)._Static "
          + "{ \(members)._Static(FakeSource(\(type.fakeName).self)) }")
    }
    let declared = Set(fake.regions.members.map(\.functions[0].name))
    for name in type.known.sorted() {
      for member in KnownProtocol.named(name)?.implementations ?? []
      where !declared.contains(member.name) {
        lines.append(
          member.text.split(separator: "#", omittingEmptySubsequences: false)
            .joined(separator: access)
            .split(separator: "@", omittingEmptySubsequences: false)
            .joined(separator: type.fakeName))
      }
    }
    lines = lines.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    for (name, ofType) in [("Function", false), ("ClassFunction", true)] {
      lines += functions(name, of: fake.regions.members.filter { $0.isOfType == ofType }, access)
    }
    let implementation = FakeImplementation(type: type)
    var members = type.isNested ? [] : fake.implementation(implementation.operators)
    if type.isNested {
      members += fake.implementation(implementation.lines(of:))
      if !hasBase { members += fake.implementation(implementation.initializer) }
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
        "\(access)static var \($0.asIdentifier): Self { Self(rawValue: \(rawValue.asLiteral)) }"
      }
    }
    return [
      "\(access)nonisolated struct \(name): StringRepresentable {",
      "  \(access)let rawValue: String",
      "  \(access)init(rawValue: String) { self.rawValue = rawValue }",
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
    return [
      ("GeneratedFake", fake.implementation(implementation.lines(of:))),
      ("InitializableFake", fake.implementation(implementation.initializer)),
    ]
    .compactMap { constraint, lines in
      guard !lines.isEmpty else { return nil }
      var lines = lines
      if let flag = fake.type.options.flag { lines = ["#if \(flag)"] + lines + ["#endif"] }
      return ExtensionDeclSyntax(
        extensionKeyword: "\(fake.type.availability)extension ".asToken,
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

/// A member of a faked protocol, or an `#if` with members in it.
enum FakeRegion {
  case member(FakedMember)
  case conditional([Clause])

  /// One branch of an `#if`.
  struct Clause {
    /// The line that begins it.
    var line: String
    var regions: [FakeRegion]
  }

  /// Reads the members of a protocol.
  ///
  /// - Throws: An error at a member that cannot be faked.
  static func regions(of type: FakedProtocol) throws(SpyMacroProblem) -> [FakeRegion] {
    try regions(of: type.members, in: type) + regions(of: type.addedMembers, in: type)
  }

  private static func regions(
    of list: [MemberBlockItemSyntax], in type: FakedProtocol
  ) throws(SpyMacroProblem) -> [FakeRegion] {
    var regions: [FakeRegion] = []
    for item in list {
      if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
        var clauses: [Clause] = []
        for clause in conditional.clauses {
          let condition = clause.condition.map { " \($0.trimmedText)" } ?? ""
          let members = clause.elements?.as(MemberBlockItemListSyntax.self) ?? []
          clauses.append(
            Clause(
              line: "\(clause.poundKeyword.text)\(condition)",
              regions: try Self.regions(of: Array(members), in: type)))
        }
        regions.append(.conditional(clauses))
      } else if let function = item.decl.as(FunctionDeclSyntax.self) {
        if let modifier = function.modifiers.first(.distributed) {
          throw SpyMacroProblem(.fakeOfDistributed, at: modifier)
        }
        regions.append(.member(FakedMember(function, of: type)))
      } else if let initializer = item.decl.as(InitializerDeclSyntax.self) {
        regions.append(.member(FakedMember(initializer, of: type)))
      } else if let declaration = item.decl.as(SubscriptDeclSyntax.self) {
        regions.append(.member(FakedMember(declaration, of: type)))
      } else if let variable = item.decl.as(VariableDeclSyntax.self) {
        for binding in variable.bindings {
          if let member = FakedMember(binding, of: variable, in: type) {
            regions.append(.member(member))
          }
        }
      }
    }
    return regions
  }
}

extension [FakeRegion] {
  /// The members, including those in `#if` blocks.
  var members: [FakedMember] {
    flatMap { region in
      switch region {
      case .member(let member): [member]
      case .conditional(let clauses): clauses.flatMap(\.regions.members)
      }
    }
  }

  /// The members with the names under which their calls are recorded: overloads have their types in them.
  var named: [FakeRegion] {
    var counts: [String: Int] = [:]
    var signatures: Set<String> = []
    for member in members where signatures.insert(member.key).inserted {
      counts[member.countedName, default: 0] += 1
    }
    return renamed { member in
      var member = member
      if counts[member.countedName, default: 0] > 1 {
        member.recordedName = member.functions[0].signature
        if let accessor = member.recordedName.firstRange(of: " { get }") {
          member.recordedName.removeSubrange(accessor)
        }
      }
      return member
    }
  }

  private func renamed(_ change: (FakedMember) -> FakedMember) -> [FakeRegion] {
    map { region in
      switch region {
      case .member(let member): .member(change(member))
      case .conditional(let clauses):
        .conditional(
          clauses.map { FakeRegion.Clause(line: $0.line, regions: $0.regions.renamed(change)) })
      }
    }
  }
}

extension FakedMember {
  fileprivate var key: String { "\(isOfType) \(functions[0].signature)" }
  fileprivate var countedName: String { "\(isOfType) \(recordedName)" }
}
#endif
