#if Macros
/// The generated members of `when` and `calls`.
///
/// For `func save(_ text: String, for id: Int) -> Bool`:
///
/// ```swift
/// var save: FakeMember<…> { … }
/// func save(_ text: Match<String>, for id: Match<Int>) -> FakeMember<…> { … }
/// @_disfavoredOverload func save(_ text: String, for id: Int) -> FakeMember<…> { … }
/// ```
///
/// Generated code names the types of Litmus with their module, because a protocol may have a name that hides them.
struct FakeMembersTemplate {
  let type: FakedType
  /// The members, in which `Self` has another name.
  let members: ConditionalMembers<FakedMember>

  /// Whether the type itself has members.
  var hasStatics: Bool {
    members.all.contains { Level.static.includes($0) || Level.any.includes($0) }
  }

  /// The members of the instances, of the type, or of both.
  enum Level: String, CaseIterable {
    case instance, `static`, any

    /// The requirement of the extension that has the members; `nil` for none.
    var requirement: String? {
      switch self {
      case .instance: "_Level == LitmusFakes.FakeInstance"
      case .static: "_Level == LitmusFakes.FakeStatic"
      case .any: nil
      }
    }

    func includes(_ member: FakedMember) -> Bool {
      switch self {
      case .instance: !member.isOfType && !member.isInitializer
      case .static: member.isOfType
      case .any: member.isInitializer && !member.parameters.isEmpty
      }
    }
  }

  /// Returns the members of a level.
  func lines(_ level: Level) -> [String] {
    let groups = Dictionary(grouping: members.all.filter(level.includes), by: \.memberName)
    var written: [FakedMember] = []
    let unconditional = members.unconditional
    return members.lines { member in
      guard level.includes(member) else { return [] }
      // A function with an array and a variadic one share their calls.
      if written.contains(where: member.isCalled) { return [] }
      if unconditional.contains(where: member.isCalled) { written.append(member) }
      let group = groups[member.memberName, default: []]
      return lines(of: member, besides: group.filter { !$0.isCalled(like: member) })
    } + groups.values.compactMap(missingProperty).sorted()
  }

  /// Returns the property that says why members of one name have none for all calls; `nil` if they have one.
  private func missingProperty(of group: [FakedMember]) -> String? {
    let member = group[0]
    let isAlone = group.allSatisfy { $0.isCalled(like: member) } && member.hasProperty
    // A property cannot be next to a function without parameters, not even to one of another level.
    let hasOther = members.all.contains {
      $0.memberName == member.memberName && ($0.isProperty || $0.parameters.isEmpty)
    }
    if isAlone || hasOther { return nil }
    return "\(missing)nonisolated \(member.access)var \(member.memberName.asIdentifier): "
      + "LitmusFakes.FakeMember<_Use, (), Any, Any, any Swift.Error, LitmusFakes.FakeAsync> { Swift.fatalError() }"
  }

  private func lines(of member: FakedMember, besides others: [FakedMember]) -> [String] {
    let name = member.memberName.asIdentifier
    let head = member.documentation
    let isolation = member.mayNeedIsolation ? "" : "nonisolated "
    let start = "\(member.availability)\(isolation)\(member.access)"
    let property =
      "\(start)var \(name): \(member.callType) { .init(\(member.recordedName.asLiteral), _source) }"
    if member.isProperty { return head + [property] }
    let isAlone = others.isEmpty && member.hasProperty
    if isAlone, member.parameters.isEmpty { return head + [property] }
    var lines = isAlone ? head + [property] : []
    let twins = others.filter { $0.conditionTypes == member.conditionTypes }
    for function in member.functions(besides: twins) {
      if !function.attribute.hasPrefix("@available") { lines += head }
      lines.append(
        "\(function.attribute)\(start)func \(name)\(member.genericClause)"
          + "(\(function.parameters)) -> \(member.callType)\(member.requirements) { \(function.body) }"
      )
    }
    return lines
  }
}

extension FakedMember {
  /// The labels and types of the conditions, which distinguish overloads; the condition of a closure may have no type.
  var conditionTypes: [String] {
    parameters.map { "\($0.label ?? "_"): \($0.isRecorded && !$0.isClosure ? $0.valueType : "")" }
  }

  /// Whether a function has a property for all calls, unless it has overloads.
  fileprivate var hasProperty: Bool { !isGeneric && kind == .function }

  /// The type of the calls.
  fileprivate var callType: String {
    let timing =
      hasSetter ? "FakeSettable<\(setterClosure)>" : isAsync ? "FakeAsync" : "FakeSync"
    return "LitmusFakes.FakeMember<_Use, \(arguments), \(closure), \(result), "
      + "\(effects.isRethrowing ? Effects.anyError : effects.failure), LitmusFakes.\(timing)>"
  }

  /// Returns the functions that take conditions, or values.
  ///
  /// - Parameter twins: The overloads whose conditions have the same labels and types.
  fileprivate func functions(
    besides twins: [FakedMember]
  ) -> [(attribute: String, parameters: String, body: String)] {
    var distinction = distinction(from: twins)
    func function(
      _ attribute: String, _ parameters: [String], _ match: (FakedParameter) -> String
    ) -> (attribute: String, parameters: String, body: String) {
      (attribute, (parameters + distinction).joined(separator: ", "), body(match))
    }
    var functions = [function("", parameters.map(\.condition), \.match)]
    if parameters.contains(where: { $0.hasValue || $0.isPack }) {
      functions.append(
        function("@_disfavoredOverload ", parameters.map(\.value), \.valueAsMatch))
    }
    let isOpen = { (parameter: FakedParameter) in self.isOpen(parameter) }
    // A literal tells its type, but the condition of a type that is not known yet does not take one.
    let open = parameters.map { isOpen($0) ? $0.value : $0.condition }
    let hasOpen =
      parameters.contains(where: isOpen) && parameters.contains { !isOpen($0) && $0.hasValue }
    if hasOpen {
      // A literal of a type that is no literal's default, such as `nil`, fits this function and that of the values
      // equally well; the compiler prefers the one with fewer parameters.
      functions.append(
        function("@_disfavoredOverload ", open + ["mixing _: () = ()"]) {
          isOpen($0) ? $0.valueAsMatch : $0.match
        })
    }
    if parameters.contains(where: { $0.isVariadic && $0.hasValue }) {
      // Separate values distinguish it from an overload with an array.
      distinction.removeAll { $0 == passingVariadic }
      functions.append(
        function("@_disfavoredOverload ", parameters.map(\.variadicValue), \.valueAsMatch))
    }
    return functions
      + mixtures.filter { !hasOpen || $0 != open }.map {
        (mixed, ($0 + distinction).joined(separator: ", "), "Swift.fatalError()")
      }
  }

  /// The parameters of calls in which a value is next to a condition.
  ///
  /// There is an understandable message for two parameters only, because each more would double the functions.
  private var mixtures: [[String]] {
    guard parameters.count == 2, parameters.allSatisfy(\.hasValue) else { return [] }
    let first = parameters[0]
    let second = parameters[1]
    return [[first.value, second.condition], [first.condition, second.value]]
  }

  /// Returns whether a parameter takes values of any type, of any that conforms to a protocol, or of types that
  /// contain one, as `[Element]` and `Element.Type` do.
  private func isOpen(_ parameter: FakedParameter) -> Bool {
    guard parameter.hasValue, !parameter.isVariadic else { return false }
    let type = parameter.valueType
    return type == "Any" || type.hasPrefix("any ")
      || generics.contains { parameter.mentioned.contains($0.name) }
  }

  /// Returns the body of a function that returns the calls that meet conditions.
  private func body(_ match: (FakedParameter) -> String) -> String {
    let arguments = "\(recordedName.asLiteral), _source"
    if parameters.contains(where: \.isPack) {
      let conditions = parameters.map { parameter in
        parameter.isPack
          ? "for _match in repeat each \(parameter.name) "
            + "{ _all.append(\(match(parameter)).at(_all.count)) }"
          : "_all.append(\(match(parameter)).at(_all.count))"
      }
      return "var _all: [LitmusFakes.FakeCondition<[Any?]>] = []; "
        + "\(conditions.joined(separator: "; ")); return .init(\(arguments), all: _all)"
    }
    // The names of elements may be numbers.
    let conditions = parameters.enumerated().map { position, parameter in
      ", \(match(parameter)).at { $0.\(position) }"
    }
    return ".init(\(arguments)\(conditions.joined()))"
  }

  /// Returns the parameters after those of the member's arguments.
  ///
  /// A generic result that no argument mentions, except a closure, is known from a stub's answer, but a verification has
  /// none; a generic error not even from that, if a closure answers. A type that only a closure mentions is known if the
  /// closure escapes: its condition has its type.
  ///
  /// - Parameter twins: The overloads whose conditions have the same labels and types.
  private func distinction(from twins: [FakedMember]) -> [String] {
    let known = parameters.filter { !$0.isClosure }.map(\.mentioned)
    let unknown = generics.map(\.name).filter { name in !known.contains { $0.contains(name) } }
    var added: [String] = []
    if !twins.isEmpty || unknown.contains(where: resultNames.contains) {
      added.append("returning: \(result.asTypeArgument).Type = \(result.asTypeArgument).self")
    }
    if isAsync, twins.contains(where: { !$0.isAsync }) {
      added.append("timing: LitmusFakes.FakeAsync.Type")
    }
    if let thrown = effects.thrown, unknown.contains(thrown), !resultNames.contains(thrown) {
      added.append("throwing: \(thrown).Type = \(thrown).self")
    }
    let found = parameters.filter { !$0.isNonEscaping }
      .reduce(resultNames.union([effects.thrown ?? ""])) { $0.union($1.mentioned) }
    var hidden = Set(generics.map(\.name)).subtracting(found)
    for closure in parameters where !closure.mentioned.isDisjoint(with: hidden) {
      hidden.subtract(closure.mentioned)
      let type = closure.valueType.asTypeArgument
      added.append("passing _: \(type).Type = \(type).self")
    }
    if twins.contains(where: { $0.positions(\.isInout) != positions(\.isInout) }),
      !positions(\.isInout).isEmpty
    {
      added.append("passing: LitmusFakes.FakeInout.Type")
    } else if twins.contains(where: { $0.positions(\.isVariadic) != positions(\.isVariadic) }),
      !positions(\.isVariadic).isEmpty
    {
      added.append(passingVariadic)
    }
    return added
  }

  private func positions(_ isIncluded: (FakedParameter) -> Bool) -> [Int] {
    parameters.indices.filter { isIncluded(parameters[$0]) }
  }
}

/// The attributes of a function that says what to write in place of its call.
private let mixed =
  "@available(*, unavailable, message: \"next to a condition, write '.equal(…)' for a value that is no "
  + "literal\") @_disfavoredOverload "

/// The attributes of a property that members cannot have.
private let missing =
  "@available(*, unavailable, message: \"write conditions for the parameters, such as '.any': only a function "
  + "that is neither overloaded nor generic has a property for all calls\") @_disfavoredOverload "

private let passingVariadic = "passing: LitmusFakes.FakeVariadic.Type"

extension FakedParameter {
  /// The condition itself.
  fileprivate var match: String { isPack ? "_match" : name }

  /// The condition that a value, or a condition, is met.
  fileprivate var valueAsMatch: String {
    if isPack { return "LitmusFakes.Match.equal(_match)" }
    return hasValue ? "LitmusFakes.Match<\(valueType)>.equal(\(name))" : name
  }
}
#endif
