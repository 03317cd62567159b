#if Macros
internal import SwiftSyntax

/// The generated fake.
///
/// For `protocol Store: Reads { … }`:
///
/// ```swift
/// typealias StoreFakeParents = ReadsFakeMembers
/// @_FakeMembers(…) protocol StoreFakeMembers: FakeMembers, StoreFakeParents where _Fake: Store {}
///
/// final class FakeStore: Store, InitializableFake, Sendable {
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
    (self.type, self.isInFile) = (type, isInFile)
    let selfName = type.isNested ? type.fakeName : "_Fake"
    members = FakeMembersTemplate(
      type: type, members: try type.members(namingSelf: selfName))
  }

  /// The lines of the fake, in the `#if` of its flag.
  var lines: [String] {
    ((type.isNested ? nestedMembers : membersProtocol) + fake).under(type.options.flag)
  }

  // MARK: The protocol of the members

  private var membersProtocol: [String] {
    let own = FakeMembersTemplate.Level.allCases.map { ($0, members.lines($0)) }
      .filter { !$0.1.isEmpty }
    let head =
      "\(type.availability)\(type.typeAccess)nonisolated protocol \(type.membersName): "
      + "LitmusFakes.FakeMembers\(type.parents.isEmpty ? "" : ", \(type.parentsName)") "
      + "where _Fake: \(type.name) {"
    let declared = Set(type.typeAliases?.all.map(\.name.text) ?? [])
    var names: Set<String> = []
    let aliases =
      type.typeNames.filter { !declared.contains($0) && names.insert($0).inserted }
      .map { "typealias \($0) = _Fake.\($0)" }
      + (type.typeAliases?.lines { alias in
        let arguments = alias.genericParameterClause?.parameters.map(\.name.text) ?? []
        let list = arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>"
        return [
          "typealias \(alias.name.text)\(alias.genericParameterClause?.text ?? "") "
            + "= _Fake.\(alias.name.text)\(list)"
        ]
      } ?? [])
    let declaration = [head] + aliases.indented + ["}"]
    if isInFile {
      return parents + declaration
        + own.flatMap { level, lines in
          let prefix = "\(type.availability)nonisolated extension \(type.membersName)"
          let constraint = level.requirement.map { " where \($0)" } ?? ""
          return ["\(prefix)\(constraint) {"] + lines.indented + ["}"]
        }
    }
    let literals = own.map { level, lines in
      "\(level): #\"\"\"\n\(lines.joinedByLines)\n\"\"\"#"
    }
    return parents + ["@LitmusFakes._FakeMembers(\(literals.joined(separator: ", ")))"]
      + declaration
  }

  /// The members of inherited protocols, whose fakes the macro cannot see.
  ///
  /// The compiler's message about a protocol without a fake is at the inheritance clause, and shows the comment.
  private var parents: [String] {
    guard !type.parents.isEmpty else { return [] }
    let names = type.parents.map { $0.named { $0.suffixed("FakeMembers") } }
    let protocols = type.parents.map(\.text).joined(separator: "', '")
    return located(
      "\(type.availability)\(type.typeAccess)typealias \(type.parentsName) = "
        + "\(names.joined(separator: " & "))  // '\(protocols)': each protocol needs '@Fake'; "
        + "for a class, write '@Fake(subclassing: \(type.parents[0].text).self)' here")
  }

  /// What a protocol that inherits from a nested one finds.
  private var nestedMembers: [String] {
    if type.isClass { return [] }
    let name = type.name.withoutBackticks
    return [
      "@available(*, unavailable, message: \"'\(name)' is within another type, so a fake cannot inherit its "
        + "members: move '\(name)' out of the type\")",
      "\(type.typeAccess)typealias \(type.membersName) = LitmusFakes.FakeMembers",
    ]
  }

  /// Returns a line whose errors the compiler reports at the inheritance clause.
  private func located(_ line: String) -> [String] {
    guard let parent = type.parents.first, let location = type.locations.location(of: parent) else {
      return [line]
    }
    return [
      "#sourceLocation(file: \(location.path), line: \(location.line))", line, "#sourceLocation()",
    ]
  }

  // MARK: The fake

  private var fake: [String] {
    let hasBase = type.superclass != nil
    let conformances =
      [type.superclass, type.isClass ? nil : type.name].compactMap(\.self)
      + ["nonisolated LitmusFakes.\(hasBase ? "GeneratedFake" : "InitializableFake")"]
      + (hasBase || type.isActor ? [] : ["Sendable"])
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
        : "  // each inherited protocol needs '@Fake'; name the associated types that they declare, with "
          + "their constraints: '@Fake(associatedTypes: \"Element: Hashable\")'")
    var lines = type.aliases.map { "\(type.access)typealias \($0.name) = \($0.type)" }
    lines +=
      hasBase
      ? ["\(type.access)nonisolated let spyRecord = LitmusFakes.SpyRecord()"] : initializers
    if type.isClass { lines += initializersCallingSuper }
    if type.isNested {
      lines += memberProperties("_Members<_Use>", members.lines(.instance) + members.lines(.any))
      // Where there are no static members, they would only be in the way of the compiler's messages.
      if members.hasStatics {
        lines += memberProperties(
          "_StaticMembers<_Use>", members.lines(.static) + members.lines(.any), ofType: true)
      }
    } else {
      let alias = "\(type.access)typealias _Fake = \(type.fakeName)"
      lines += memberProperties("_Members<_Use, _Level>: \(type.membersName)", [alias])
      if !type.parents.isEmpty || members.hasStatics {
        lines += properties(of: "_Members", ofType: true)
      }
    }
    return located(head) + (lines + own(hasBase: hasBase)).indented + ["}"]
  }

  private var initializers: [String] {
    let head = "\(type.access)\(type.isActor ? "" : "nonisolated ")init"
    let origin = "file: Swift.StaticString = #filePath, line: Swift.UInt = #line"
    let making = "spyRecord = LitmusFakes.SpyRecord(file: file, line: line)"
    let lines = [
      "\(type.access)nonisolated let spyRecord: LitmusFakes.SpyRecord",
      "\(head)(\(origin)) { \(making) }",
      "\(head)(_spyFake void: ()) { spyRecord = LitmusFakes.SpyRecord() }",
    ]
    let wrapping =
      "\(head)(wrapping real: any \(type.name), \(origin)) { \(making); spyRecord.wrap(real) }"
    return type.canWrap ? lines + [wrapping] : lines
  }

  /// The initializers of a class with one more parameter.
  ///
  /// They are convenience initializers, because the fake inherits the class's own only without other designated ones.
  private var initializersCallingSuper: [String] {
    func initializer(
      _ mark: String, _ parameters: [String], _ specifiers: String, _ requirements: String,
      calling call: String
    ) -> [String] {
      let list = (["callingSuper callsSuper: Swift.Bool"] + parameters).joined(separator: ", ")
      return [
        "\(type.access)convenience init\(mark)(\(list))\(specifiers)\(requirements) {",
        "  \(call)", "  spyRecord.callsSuper = callsSuper", "}",
      ]
    }
    if type.initializers.isEmpty { return initializer("", [], "", "", calling: "self.init()") }
    return type.initializers.flatMap { declaration -> [String] in
      let parameters = Array(declaration.signature.parameterClause.parameters)
      // Swift cannot pass variadic arguments on.
      if parameters.contains(where: { $0.ellipsis != nil }) { return [] }
      let effects = declaration.signature.effectSpecifiers
      let arguments = parameters.map { parameter in
        let name = (parameter.secondName ?? parameter.firstName).text
        let isInout = parameter.type.mentions(["inout"])
        let value = (isInout ? "&" : "") + name
        return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
      }
      let keywords =
        (effects?.throwsClause == nil ? "" : "try ")
        + (effects?.asyncSpecifier == nil ? "" : "await ")
      return initializer(
        (declaration.optionalMark?.text ?? "") + (declaration.genericParameterClause?.text ?? ""),
        parameters.map { $0.with(\.trailingComma, nil).text },
        effects.map { " \($0.text)" } ?? "",
        declaration.genericWhereClause.map { " \($0.text)" } ?? "",
        calling: "\(keywords)self.init(\(arguments.joined(separator: ", ")))")
    }
  }

  /// The properties `when` and `calls`, and the structure that they return.
  private func memberProperties(
    _ structure: String, _ members: [String], ofType: Bool = false
  ) -> [String] {
    let source = "\(type.access)let _source: LitmusFakes.FakeSource"
    let name = String(structure.prefix { $0 != "<" })
    return ["\(type.access)nonisolated struct \(structure) {"] + ([source] + members).indented + [
      "}"
    ]
      + properties(of: name, ofType: ofType)
  }

  private func properties(of structure: String, ofType: Bool) -> [String] {
    let names = Set(members.members.all.map(\.memberName))
    let level = type.isNested ? "" : ", LitmusFakes.\(ofType ? "FakeStatic" : "FakeInstance")"
    return [("when", "FakeStubbing"), ("calls", "FakeVerifying")].map { name, use in
      let property = names.contains(name) ? "fake\(name.capitalizingFirst)" : name
      return "\(type.access)nonisolated \(ofType ? "static " : "")var \(property): "
        + "\(structure)<LitmusFakes.\(use)\(level)> "
        + "{ .init(_source: .init(\(ofType ? "\(type.fakeName).self" : "self"))) }"
    }
  }

  /// The implementations that an extension of the protocol does not have.
  private func own(hasBase: Bool) -> [String] {
    let implementation = FakeImplementationTemplate(type: type)
    let members = members.members
    var lines: [String] = []
    if type.isNested {
      lines += members.lines(of: implementation.lines(of:))
      if !hasBase { lines += members.lines(of: implementation.initializer) }
      if !type.known.contains("NSObjectProtocol") || type.options.base != nil {
        lines += implementation.knownMembers(besides: members.all)
      }
    } else if members.all.contains(where: \.isOperator),
      let named = try? type.members(namingSelf: type.fakeName)
    {
      lines += named.lines(of: implementation.operators)
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
