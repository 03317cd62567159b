#if Macros
internal import SwiftSyntax

/// The generated fake.
///
/// For `protocol Store: Reads { … }`:
///
/// ```swift
/// enum StoreFakeParents {
///   protocol _Inherited: Reads, GeneratedFake { typealias _Members0 = _ReadsFakeMembers }
/// }
/// @_FakeMembers(…) protocol StoreFakeMembers: FakeMembers, StoreFakeParents._Inherited._Members0
/// where _Fake: Store {}
///
/// final class FakeStore: Reads, Store, InitializableFake, @unchecked Sendable {
///   let spyRecord: SpyRecord
///   init(file: StaticString = #filePath, line: UInt = #line) { … }
///   struct _Members<_Use, _Level>: StoreFakeMembers { … }
///   var when: _Members<FakeStubbing, FakeInstance> { … }
///   var calls: _Members<FakeVerifying, FakeInstance> { … }
/// }
/// ```
struct FakeTemplate {
  private let type: FakedType
  /// The members, in which `Self` is the fake.
  private let members: FakeMembersTemplate

  /// Whether the fake is written into a file, where no macro writes extensions.
  private let isInFile: Bool

  /// Reads the members of a protocol or a class.
  ///
  /// - Throws: A problem at a member that cannot be faked.
  init(_ type: FakedType, inFile isInFile: Bool = false) throws(FakeProblem) {
    self.type = type
    self.isInFile = isInFile
    let selfName = type.isNested ? type.fakeName : "_Fake"
    members = FakeMembersTemplate(
      type: type, members: try type.members(namingSelf: selfName))
  }

  /// The lines of the fake, in the `#if` of its flag.
  var lines: [String] {
    (parents + (type.isNested ? [] : membersProtocol) + fake).under(type.options.flag)
  }

  // MARK: The protocol of the members

  private var membersProtocol: [String] {
    let own = FakeMembersTemplate.Level.allCases.map { ($0, members.lines($0)) }
      .filter { !$0.1.isEmpty }
    let head =
      "\(type.availability)\(type.typeAccess)nonisolated protocol \(type.membersName): "
      + (["LitmusFakes.FakeMembers"] + inheritedMembers).joined(separator: ", ")
      + " where _Fake: \(type.name) {"
    let declared = Set(type.typeAliases?.all.map(\.name.text) ?? [])
    var names: Set<String> = []
    let aliases =
      type.mentionedTypeNames.filter { !declared.contains($0) && names.insert($0).inserted }
      .map { "typealias \($0) = _Fake.\($0)" }
      + (type.typeAliases?.lines { alias in
        let arguments = alias.genericParameterClause?.parameters.map(\.name.text) ?? []
        let list = arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>"
        let requirements = alias.genericWhereClause.map { " \($0.text)" } ?? ""
        return [
          "\(alias.attributes.availability)typealias \(alias.name.text)"
            + "\(alias.genericParameterClause?.text ?? "") = _Fake.\(alias.name.text)\(list)\(requirements)"
        ]
      } ?? [])
    let declaration = [head] + aliases.indented + ["}"]
    if isInFile {
      return declaration
        + own.flatMap { level, lines in
          let prefix = "\(type.availability)extension \(type.membersName)"
          let constraint = level.requirement.map { " where \($0)" } ?? ""
          return ["\(prefix)\(constraint) {"] + lines.indented + ["}"]
        }
    }
    let literals = own.map { level, lines in
      "\(level): \(lines.joinedByLines.asRawLiteral)"
    }
    return ["@LitmusFakes._FakeMembers(\(literals.joined(separator: ", ")))"]
      + declaration
  }

  /// What the macro cannot see of the inherited protocols: the members of their fakes, and associated types.
  ///
  /// The compiler looks for a name in the protocol `_Inherited` first, and so in the extensions of the inherited ones.
  /// Otherwise it finds the name around the protocol; where that is a mistake, its use is a diagnostic that says what
  /// to write.
  private var parents: [String] {
    guard !type.parents.isEmpty else { return [] }
    var around: [String: [String]] = [:]
    var within: [String] = []
    func lookUp(_ name: String, as alias: String, or fallback: String, _ availability: String?) {
      around[name] =
        (availability.map { ["@available(*, \($0))"] } ?? [])
        + ["\(type.access)typealias \(name) = \(fallback)"]
      within.append("typealias \(alias) = \(name)")
    }
    for (position, parent) in type.parents.enumerated() {
      let advice =
        "'\(parent.text)' needs '@Fake', outside of other types; for a class, write "
        + "'@Fake(subclassing: \(parent.text).self)'; for an alias, write its protocols"
      lookUp(
        parent.membersAlias, as: "_Members\(position)", or: "LitmusFakes.FakeMembers",
        "deprecated, message: \(advice.asLiteral)")
    }
    for name in type.namesWithInheritedConstraints {
      lookUp(name.asConstraintAlias, as: name.asFoundConstraint, or: "Swift.Copyable", nil)
    }
    within = within.flatMap { type.locations.moving($0, to: type.parents[0]) }
    for (name, _, literal) in type.options.associatedTypes {
      let advice = "no inherited protocol declares an associated type '\(name)': remove it"
      lookUp(
        name, as: name.prefixed("_").suffixed("Type"), or: "Swift.Never",
        "unavailable, message: \(advice.asLiteral)")
      within += type.locations.moving(within.removeLast(), to: literal)
    }
    let names = type.parents.map(\.nameWithoutArguments) + ["LitmusFakes.GeneratedFake"]
    return ["\(type.availability)\(type.typeAccess)enum \(type.parentsName) {"]
      + (around.sorted { $0.key < $1.key }.flatMap(\.value)
      + ["\(type.access)nonisolated protocol _Inherited: \(names.joined(separator: ", ")) {"]
      + within.indented + ["}"]).indented + ["}"]
  }

  /// The protocols of the members of inherited protocols' fakes.
  private var inheritedMembers: [String] {
    type.parents.indices.map { "\(type.parentsName)._Inherited._Members\($0)" }
  }

  // MARK: The fake

  private var fake: [String] {
    let hasBase = type.superclass != nil
    // An inherited type may be a class, which the fake must name itself.
    let inherited = type.parents.map(\.nameWithoutArguments)
    let sendable = inherited.isEmpty ? "Sendable" : "@unchecked Sendable"
    let conformances =
      [type.superclass].compactMap(\.self) + inherited + (type.isClass ? [] : [type.name])
      + ["nonisolated LitmusFakes.\(hasBase ? "GeneratedFake" : "InitializableFake")"]
      + (hasBase || type.isActor ? [] : [sendable])
      + (type.isUncheckedSendable ? ["@unchecked Sendable"] : [])
    let generics = type.generics.isEmpty ? "" : "<\(type.generics.joined(separator: ", "))>"
    let requirements =
      type.requirements.isEmpty ? "" : " where \(type.requirements.joined(separator: ", "))"
    let actor = type.isIsolated ? type.globalActor : ""
    let kind = type.isActor ? "actor" : "\(type.isIsolated ? "" : "nonisolated ")final class"
    let head =
      "\(type.availability)\(actor)\(type.typeAccess)\(kind) \(type.fakeName)\(generics): "
      + "\(conformances.joined(separator: ", "))\(requirements) {"
      + (type.parents.isEmpty
        ? ""
        : "  // name the associated types that inherited protocols declare: "
          + "'@Fake(associatedTypes: \"Element\")'")
    var lines = type.aliases.map { "\(type.access)typealias \($0.name) = \($0.type)" }
    lines +=
      hasBase
      ? ["\(type.access)nonisolated let spyRecord = LitmusFakes.SpyRecord()"] : initializers
    if type.isClass { lines += initializersCallingSuper }
    if isMember("when") {
      lines.append(
        "\(type.access)nonisolated static var _whenName: Swift.String { \"fakeWhen\" }")
    }
    if type.isNested {
      lines += nestedMembers("_Members", .instance)
      // Where there are no static members, they would only be in the way of the compiler's messages.
      if !type.parents.isEmpty || members.hasStatics {
        lines += nestedMembers("_StaticMembers", .static)
      }
    } else {
      let alias = "\(type.access)typealias _Fake = \(type.fakeName)"
      lines += memberProperties("_Members<_Use, _Level>: nonisolated \(type.membersName)", [alias])
      if !type.parents.isEmpty || members.hasStatics {
        lines += properties(of: "_Members", ofType: true)
      }
    }
    let place = type.parents.first
    return (place.map { type.locations.moving(head, to: $0) } ?? [head])
      + (lines + own(hasBase: hasBase)).indented + ["}"]
  }

  /// The properties `when` and `calls` of a nested fake, whose own members are in the structures that they return.
  private func nestedMembers(_ name: String, _ level: FakeMembersTemplate.Level) -> [String] {
    let own = members.lines(level) + members.lines(.any)
    let isOfType = level == .static
    guard !type.parents.isEmpty else {
      return memberProperties("\(name)<_Use>", own, ofType: isOfType)
    }
    let aliases = [
      ("_Fake", type.fakeName), ("_Level", "LitmusFakes.Fake\(isOfType ? "Static" : "Instance")"),
    ]
    let list = inheritedMembers.map { "nonisolated \($0)" }.joined(separator: ", ")
    return memberProperties(
      "\(name)<_Use>: \(list)", aliases.map { "\(type.access)typealias \($0) = \($1)" } + own,
      ofType: isOfType)
  }

  private var initializers: [String] {
    let head = type.access + (type.isActor ? "" : "nonisolated ")
    let other = "\(head)\(type.isActor ? "" : "convenience ")init"
    let origin = "file: Swift.StaticString = #filePath, line: Swift.UInt = #line"
    let making = "self.init(_spyRecord: LitmusFakes.SpyRecord(file: file, line: line))"
    let lines = [
      "\(type.access)nonisolated let spyRecord: LitmusFakes.SpyRecord",
      "\(head)init(_spyRecord record: LitmusFakes.SpyRecord) { spyRecord = record }",
      "\(other)(\(origin)) { \(making) }",
    ]
    let wrapping =
      "\(other)(wrapping real: any \(type.name), \(origin)) { \(making); spyRecord.wrap(real) }"
    return type.canWrap ? lines + [wrapping] : lines
  }

  /// The initializers of a class with one more parameter.
  ///
  /// They are convenience initializers, because the fake inherits the class's own only without other designated ones.
  private var initializersCallingSuper: [String] {
    func initializer(_ head: String, _ parameters: [String], _ end: String, _ body: [String])
      -> [String]
    {
      let list = (["callingSuper callsSuper: Swift.Bool"] + parameters).joined(separator: ", ")
      return ["\(head)(\(list))\(end) {"] + body.indented
        + ["  spyRecord.callsSuper = callsSuper", "}"]
    }
    if type.hasImplicitInitializer {
      return initializer("\(type.access)convenience init", [], "", ["self.init()"])
    }
    return type.initializers.flatMap { declaration -> [String] in
      guard
        let member = try? FakedMember.all(
          of: DeclSyntax(declaration), in: type, namingSelf: type.fakeName
        ).first,
        // Swift cannot pass variadic arguments on, and not all packs to an initializer.
        !member.parameters.contains(where: { $0.isVariadic || $0.isPack })
      else { return [] }
      let actors = declaration.attributes.text(where: \.mayBeActor)
      let arguments = member.parameters.map(\.forwarded).joined(separator: ", ")
      let keywords = (member.effects.isRethrowing ? "try " : "") + member.effects.keywords
      return initializer(
        "\(member.availability)\(actors)\(member.access)convenience "
          + "init\(member.declaredResult)\(member.genericClause)",
        member.parameters.map { $0.declaration(isFunction: true) },
        "\(member.effects.specifiers)\(member.requirements)",
        member.parameters.compactMap(\.evaluation)
          + ["\(keywords)self.init(\(arguments))"])
    }
  }

  /// The properties `when` and `calls`, and the structure that they return.
  private func memberProperties(
    _ structure: String, _ members: [String], ofType: Bool = false
  ) -> [String] {
    let source = [
      "\(type.access)nonisolated let _source: LitmusFakes.FakeSource",
      "\(type.access)nonisolated init(_ source: LitmusFakes.FakeSource) { _source = source }",
    ]
    let name = String(structure.prefix { $0 != "<" })
    return ["\(type.access)struct \(structure) {"] + (source + members).indented + ["}"]
      + properties(of: name, ofType: ofType)
  }

  private func properties(of structure: String, ofType: Bool) -> [String] {
    let level = type.isNested ? "" : ", LitmusFakes.\(ofType ? "FakeStatic" : "FakeInstance")"
    return [("when", "FakeStubbing"), ("calls", "FakeVerifying")].map { name, use in
      let property = isMember(name) ? "fake\(name.capitalizingFirst)" : name
      return "\(type.access)nonisolated \(ofType ? "static " : "")var \(property): "
        + "\(structure)<LitmusFakes.\(use)\(level)> "
        + "{ .init(.init(\(ofType ? "\(type.fakeName).self" : "self"))) }"
    }
  }

  private func isMember(_ name: String) -> Bool {
    members.members.all.contains { $0.memberName == name }
  }

  /// The implementations that an extension of the protocol does not have.
  private func own(hasBase: Bool) -> [String] {
    let implementation = FakeImplementationTemplate(type: type)
    let members = members.members
    var lines: [String] = []
    if type.isNested {
      lines += members.lines(of: implementation.lines(of:))
      if !hasBase || type.isObject { lines += members.lines(of: implementation.initializer) }
      if !type.isObject { lines += implementation.knownMembers(besides: members.all) }
    } else if type.isObject || members.all.contains(where: \.isOperator),
      let named = try? type.members(namingSelf: type.fakeName)
    {
      lines += named.lines(of: implementation.operators)
      if type.isObject { lines += named.lines(of: implementation.initializer) }
    }
    if type.isNested || hasBase {
      lines += implementation.decoding(besides: members.all, isInClass: true)
    }
    return lines
  }
}

extension [String] {
  /// The lines in the `#if` of a flag.
  func under(_ flag: String?) -> [String] {
    flag.map { ["#if \($0)"] + self + ["#endif"] } ?? self
  }
}
#endif
