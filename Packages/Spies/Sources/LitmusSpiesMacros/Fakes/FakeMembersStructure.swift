#if Macros
internal import SwiftSyntax

/// The generated structure with the members of `when` and `calls`.
///
/// Generated code names the types of Litmus with their module, because the fake of a protocol named `Call` or `Source` hides
/// those of the same name.
struct FakeMembersStructure {
  let type: FakedType
  let members: ConditionalMembers<FakedMember>
  /// The types that the class of a member's calls would hide.
  private let hidden: [String]

  /// The members' access level: a member cannot be `fileprivate` where its structure is already.
  private var memberAccess: String { type.access == "fileprivate " ? "" : type.access }

  /// Makes the structure of a protocol's members.
  init(type: FakedType, members: ConditionalMembers<FakedMember>) {
    (self.type, self.members) = (type, members)
    hidden = namesOfCalls.filter { name in
      members.all.contains { member in
        !member.isGeneric
          && ([member.result, member.closure] + member.parameters.map(\.valueType)).contains {
            $0.hasWord(name)
          }
      }
    }
  }

  var lines: [String] {
    let head =
      "\(type.availability)\(type.typeAccess)nonisolated struct \(type.membersName)"
      + "<_Fake: \(type.name), _Role> {"
    let alias = { (name: String) in ["\(memberAccess)typealias \(name) = _Fake.\(name)"] }
    let aliasNames = Set(type.typeAliases?.all ?? [])
    let aliases =
      type.typeNames.filter { !aliasNames.contains($0) }.unique.flatMap(alias)
      + (type.typeAliases?.lines(of: alias) ?? [])
      + type.nestedTypes.map { "\($0.access)typealias \($0.name) = \(type.name).\($0.name)" }
    let hiddenAliases = hidden.map { "\(memberAccess)typealias _\($0) = \($0)" }
    let hasStatics = !type.parents.isEmpty || members.all.contains { $0.isIn(true) }
    let statics =
      hasStatics
      ? structure("\(memberAccess)nonisolated struct _Static {", parent: "._Static", ofType: true)
      : [
        "\(memberAccess)typealias _Static = "
          + "LitmusFakes.FakeNoStaticMembers<\(type.membersName)>"
      ]
    let instance = structure(
      head, parent: "", ofType: false, extra: aliases + hiddenAliases + statics)
    return (type.parents.isEmpty ? [] : ["@dynamicMemberLookup"]) + instance
  }

  private func structure(
    _ head: String, parent suffix: String, ofType: Bool, extra: [String] = []
  ) -> [String] {
    let groups = groups(ofType: ofType)
    var own = members.lines { self.lines(of: $0, ofType: ofType, groups) }
    for name in groups.keys.sorted() where isGroup(groups[name, default: []]) {
      own += group(name, ofType: ofType)
    }
    let start = [
      "\(memberAccess)let _source: LitmusFakes.FakeSource",
      "\(memberAccess)init(_ source: LitmusFakes.FakeSource) { _source = source }",
    ]
    var lines = start
    func lookup(_ members: String, attribute: String) -> String {
      "\(attribute)\(memberAccess)subscript<Member>(dynamicMember path: KeyPath<\(members), Member>) "
        + "-> Member { \(members)(_source)[keyPath: path] }"
    }
    // A member of the structure itself would hide the inherited ones with its name: overloads must be found equally.
    let isBesideInherited = !type.parents.isEmpty && !own.isEmpty
    if isBesideInherited {
      lines.append(lookup("_Own", attribute: ""))
      own =
        ["\(memberAccess)nonisolated struct _Own {"]
        + (start + own).map(\.indentedUnlessConditional) + ["}"]
    }
    lines += inherited(
      type.parents.map { "\($0.membersName)<_Fake, _Role>\(suffix)" }[...],
      isDisfavored: isBesideInherited, start: start, lookup)
    lines += own
    lines += extra
    let attribute = suffix.isEmpty || type.parents.isEmpty ? [] : ["@dynamicMemberLookup"]
    return attribute + [head] + lines.map(\.indentedUnlessConditional) + ["}"]
  }

  /// The lines that look members up in structures, of which each is preferred to the following ones.
  ///
  /// A member that is found in two of them, because both inherit it, would be ambiguous otherwise. Each level of
  /// nesting makes a member less favored by one.
  private func inherited(
    _ structures: ArraySlice<String>, isDisfavored: Bool, start: [String],
    _ lookup: (String, String) -> String
  ) -> [String] {
    guard let first = structures.first else { return [] }
    let disfavoring = "@_disfavoredOverload "
    let line = lookup(first, isDisfavored ? disfavoring : "")
    let others = structures.dropFirst()
    guard !others.isEmpty else { return [line] }
    let next = inherited(others, isDisfavored: isDisfavored, start: start, lookup)
    return [line, lookup("_Others", disfavoring), "@dynamicMemberLookup"]
      + ["\(memberAccess)nonisolated struct _Others {"] + (start + next).map(\.indented) + ["}"]
  }

  private func groups(ofType: Bool) -> [String: [FakedMember]] {
    Dictionary(
      grouping: members.all.filter { $0.isFunctionLike && $0.isIn(ofType) }, by: \.memberName)
  }

  /// Returns the property with a name, unless it is within an `#if`.
  private func property(named name: String, ofType: Bool) -> FakedMember? {
    members.unconditional.first {
      !$0.isFunctionLike && $0.isIn(ofType) && $0.memberName == name
    }
  }

  /// Returns whether the functions share a property, so that only the arguments tell them apart.
  private func isGroup(_ members: [FakedMember]) -> Bool {
    guard let first = members.first else { return false }
    return members.needsGroup
      || property(named: first.memberName, ofType: first.isOfType) != nil
  }

  private func lines(
    of member: FakedMember, ofType: Bool, _ groups: [String: [FakedMember]]
  ) -> [String] {
    guard member.isIn(ofType) else { return [] }
    let group = groups[member.memberName, default: []]
    if !member.isFunctionLike { return group.isEmpty ? property(member) : [] }
    return isGroup(group) ? [] : function(member)
  }

  // MARK: One member

  private func property(_ member: FakedMember) -> [String] {
    [
      "\(member.availability)\(memberAccess)var \(member.memberName.asIdentifier): "
        + "\(member.propertyType) { .init(\(member.recordedName.asLiteral), of: _source) }"
    ]
  }

  private func function(_ member: FakedMember) -> [String] {
    if member.parameters.isEmpty { return property(member) }
    let name = "_\(member.memberName)Calls".asIdentifier
    var lines = [
      "\(member.availability)\(memberAccess)final class \(name): \(member.callType.inMembers) {"
    ]
    lines += member.calls(access: memberAccess, returning: "Self") {
      // A parameter may have the name of the function.
      "self.matching([\($0)])"
    }
    .map(\.indented)
    lines.append("}")
    // The class has types of a collection, which would hide those of the protocol.
    if !hidden.isEmpty { lines = lines.map(\.outsideOfCalls) }
    lines.append(
      "\(member.availability)\(memberAccess)var \(member.memberName.asIdentifier): \(name) "
        + "{ \(name)(\(member.recordedName.asLiteral), of: _source) "
        + "\(member.makingArguments) }")
    return lines
  }

  // MARK: Overloads and generic members

  private func group(_ name: String, ofType: Bool) -> [String] {
    let structure = "_\(name)Calls".asIdentifier
    let all = members.all.filter { $0.memberName == name && $0.isIn(ofType) }
    let overloads = members.lines { member in
      guard member.isFunctionLike, member.memberName == name, member.isIn(ofType) else {
        return []
      }
      // A function with an array and a variadic one share their calls.
      let first = members.unconditional.first { $0.isCalled(like: member) }
      if let first, first.callSite != member.callSite { return [] }
      let twins = all.filter {
        $0.conditionList == member.conditionList && !$0.isCalled(like: member)
      }
      return overload(member, besides: twins)
    }
    if let property = property(named: name, ofType: ofType) {
      // The property's calls are also the functions, which have the same name.
      return ["\(memberAccess)final class \(structure): \(property.propertyType) {"]
        + overloads.map(\.indentedUnlessConditional)
        + [
          "}",
          "\(property.availability)\(memberAccess)var \(name.asIdentifier): \(structure) "
            + "{ \(structure)(\(property.recordedName.asLiteral), of: _source) }",
        ]
    }
    return ["\(memberAccess)struct \(structure) {"]
      + (["\(memberAccess)let _source: LitmusFakes.FakeSource"] + overloads).map(
        \.indentedUnlessConditional)
      + [
        "}",
        "\(memberAccess)var \(name.asIdentifier): \(structure) { \(structure)(_source: _source) }",
      ]
  }

  /// The functions that take the conditions of an overload.
  ///
  /// - Parameters:
  ///   - member: The overload.
  ///   - twins: The overloads whose conditions have the same labels and types.
  private func overload(_ member: FakedMember, besides twins: [FakedMember]) -> [String] {
    let generic = member.isGeneric ? "generic: " : ""
    let isMutable = member.hasSetter
    let kind = "LitmusFakes.\(isMutable ? "FakeMutableSubscript" : "FakeCall")"
    let ending = isMutable ? ", set: \(member.makingSetterArguments))" : ")"
    return member.calls(
      access: memberAccess, returning: isMutable ? member.subscriptCallType : member.callType,
      besides: twins
    ) { conditions in
      "\(kind)(\(generic)\(member.recordedName.asLiteral), of: _source, "
        + "meeting: [\(conditions)], \(member.makingArguments)\(ending)"
    }
  }
}

extension [FakedMember] {
  /// Whether the members share a property that only the arguments tell apart.
  fileprivate var needsGroup: Bool {
    count > 1 || contains { $0.isGeneric || $0.hasSetter || !$0.isFunction }
  }
}

extension FakedMember {
  /// The type of the calls of a property, or of a function without parameters.
  fileprivate var propertyType: String {
    let (result, closure) = (result.inMembers, closure.inMembers)
    if hasSetter {
      return "LitmusFakes.FakeMutableProperty<_Role, \(closure), \(result), "
        + "\(setterClosure.inMembers)>"
    }
    return "LitmusFakes.\(isFunctionLike ? "FakeFunction" : "FakeProperty")"
      + "<_Role, \(timing), \(closure), \(result), \(failure)>"
  }

  fileprivate var isFunction: Bool { if case .function = kind { true } else { false } }

  fileprivate var isFunctionLike: Bool { if case .property = kind { false } else { true } }

  /// Returns whether the member belongs to the instance, or to the type; initializers belong to both.
  func isIn(_ ofType: Bool) -> Bool {
    if case .initializer = kind { return !parameters.isEmpty }
    return isOfType == ofType
  }

  fileprivate var timing: String { "LitmusFakes.\(isAsync ? "FakeAsync" : "FakeSync")" }

  /// The type of the calls of a function.
  fileprivate var callType: String {
    "LitmusFakes.FakeCall<_Role, \(timing), \(arguments), \(closure), \(result), \(failure)>"
  }

  /// The type of the calls of a subscript with a setter.
  fileprivate var subscriptCallType: String {
    "LitmusFakes.FakeMutableSubscript<_Role, \(arguments), \(closure), \(result), "
      + "\(setterArguments), \(setterClosure)>"
  }

  /// The labels and types of the conditions, which distinguish overloads.
  fileprivate var conditionList: String { parameters.map(\.condition).joined(separator: ", ") }

  /// The parameters after those of the member's arguments; empty for none.
  ///
  /// A generic result that no argument mentions, except a closure, is known from a stub's answer, but a verification has
  /// none; a generic error not even from that, if a closure answers.
  ///
  /// - Parameter twins: The overloads whose conditions have the same labels and types.
  private func distinction(from twins: [FakedMember]) -> String {
    let type = "returning: (\(result)).Type"
    let types = parameters.filter { !$0.isClosure }.map(\.valueType)
    let unknown = genericNames.filter { name in !types.contains { $0.hasWord(name) } }
    var added: [String] = []
    if twins.contains(where: { $0.inoutPositions == inoutPositions }) {
      added = [type] + (isAsync ? ["timing: LitmusFakes.FakeAsync.Type"] : [])
    } else if unknown.contains(where: { result.hasWord($0) }) {
      added = ["\(type) = (\(result)).self"]
    }
    if let thrown = effects.thrown, unknown.contains(thrown), !result.hasWord(thrown) {
      added.append("throwing: \(thrown).Type = \(thrown).self")
    }
    let isPassedOtherwise = twins.contains { $0.inoutPositions != inoutPositions }
    if isPassedOtherwise, !inoutPositions.isEmpty {
      added.append("passing: LitmusFakes.FakeInout.Type")
    }
    let separator = parameters.isEmpty || added.isEmpty ? "" : ", "
    return separator + added.joined(separator: ", ")
  }

  /// The positions of the `inout` parameters, by which alone overloads may differ.
  private var inoutPositions: [Int] { parameters.indices.filter { parameters[$0].isInout } }

  /// The names of the generic parameters that are no packs.
  private var genericNames: [String] {
    generics.filter { !$0.hasPrefix("each ") }
      .map { String($0.prefix { $0 != ":" && !$0.isWhitespace }) }
  }

  /// Returns the functions that take the conditions, or the values, of the arguments.
  ///
  /// - Parameters:
  ///   - access: The access level.
  ///   - result: The type that the functions return.
  ///   - twins: The overloads whose conditions have the same labels and types.
  ///   - expression: Returns the body for a list of conditions.
  fileprivate func calls(
    access: String, returning result: String, besides twins: [FakedMember] = [],
    _ expression: (String) -> String
  ) -> [String] {
    let distinction = distinction(from: twins)
    let clauses = result == "Self" ? ("", "") : (genericClause, requirements)
    // The result of a function in the class of a member's calls is the class itself.
    let result = result == "Self" ? result : result.inMembers
    func function(_ parameters: String, _ attributes: String, _ body: String) -> String {
      let head = "callAsFunction\(clauses.0)(\(parameters)\(distinction))".inMembers
      return "\(availability)\(attributes)\(access)func \(head) -> \(result)"
        + "\(clauses.1.inMembers) { \(body) }"
    }
    let conditions = parameters.map { "\($0.name).condition" }
    if parameters.contains(where: \.isPack) {
      return ["", "@_disfavoredOverload "].map { attributes in
        let takesValues = !attributes.isEmpty
        let appending = parameters.map { parameter in
          let name = parameter.isPack ? "_match" : parameter.name
          let condition =
            takesValues && (parameter.hasValue || parameter.isPack)
            ? ".value(\(name))" : "\(name).condition"
          return parameter.isPack
            ? "for _match in repeat each \(parameter.name) { _all.append(\(condition)) }"
            : "_all.append(\(condition))"
        }
        let list = parameters.map { takesValues ? $0.value : $0.condition }.joined(separator: ", ")
        let call = expression("").split(separator: "[]").joined(separator: "_all")
        return function(
          list, attributes,
          "var _all: [LitmusFakes.FakeCondition] = []; \(appending.joined(separator: "; ")); return \(call)"
        )
      }
    }
    var lines = [function(conditionList, "", expression(conditions.joined(separator: ", ")))]
    if parameters.contains(where: \.hasValue) {
      let values = parameters.map { $0.hasValue ? ".value(\($0.name))" : "\($0.name).condition" }
      lines.append(
        function(
          parameters.map(\.value).joined(separator: ", "), "@_disfavoredOverload ",
          expression(values.joined(separator: ", "))))
    }
    return lines
  }
}

extension String {
  /// The text in the structure of members, where `Self` would be the structure.
  fileprivate var inMembers: String {
    hasText("Self") ? replacingWords { $0 == "Self" ? "_Fake" : nil } : self
  }

  /// The text in a class of calls, where the names of a collection's types have another meaning.
  fileprivate var outsideOfCalls: String {
    replacingWords { namesOfCalls.contains($0) ? "_\($0)" : nil }
  }

  /// Returns whether a name occurs that is not a member of another type.
  fileprivate func hasWord(_ name: String) -> Bool {
    guard hasText(name) else { return false }
    var isFound = false
    _ = replacingWords { word in
      if word == name { isFound = true }
      return nil
    }
    return isFound
  }

  /// Returns the text with other names, except those of members and labels, and those in literals.
  func replacingWords(_ replacement: (String) -> String?) -> String {
    var text = ""
    var word = ""
    var isLiteral = false
    func flush(before next: Character?) {
      let isMember = text.last == "." && !text.hasSuffix("...")
      // In a dictionary type, the colon comes after a type.
      let isLabel = next == ":" && text.last != "["
      text += isLiteral || isMember || isLabel ? word : replacement(word) ?? word
      word = ""
    }
    for character in self {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        if !word.isEmpty { flush(before: character) }
        if character == "\"" { isLiteral.toggle() }
        text.append(character)
      }
    }
    if !word.isEmpty { flush(before: nil) }
    return text
  }

  fileprivate var indentedUnlessConditional: String { hasPrefix("#") ? self : indented }
}

/// The types of a collection, which the class of a member's calls has.
private let namesOfCalls = ["Element", "Index", "Indices", "Iterator", "SubSequence"]

extension [String] {
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
#endif
