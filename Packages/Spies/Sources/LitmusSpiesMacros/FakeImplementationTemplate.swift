#if Macros
/// The generated implementations of members.
///
/// For `func load(_ id: Int) throws -> String` of the protocol `Store`:
///
/// ```swift
/// func load(_ id: Int) throws -> String {
///   let _call: FakeCall<…> = self._spyCall("load(_:)", (id, ()), file: …, line: …)
///   if let _body = _call.body { return try _body(id) }
///   if let _real = _call.real(as: (any Store).self) { return try _real.load(id) }
///   return try _call.answer(throwing: (any Swift.Error).self)
/// }
/// ```
struct FakeImplementationTemplate {
  let type: FakedType

  /// Returns the lines that implement a member; empty for an initializer, and for an operator that the fake itself has.
  func lines(of member: FakedMember) -> [String] {
    switch member.kind {
    // An extension that a macro writes cannot implement operators: the compiler does not find them there.
    case .function: member.isOperator && !type.isNested ? [] : function(member)
    case .initializer: []
    case .property, .subscripted: accessors(member)
    }
  }

  /// Returns the lines that implement an operator; empty for other members.
  ///
  /// The fake itself may have no isolation, unlike an extension of the protocol.
  func operators(_ member: FakedMember) -> [String] {
    guard member.isOperator else { return [] }
    return function(member, isolation: member.hasOwnActor ? "" : member.globalActor)
  }

  /// Returns the lines that implement an initializer; empty for other members, and for that of `NSObject`.
  func initializer(_ member: FakedMember) -> [String] {
    guard case .initializer(let mark) = member.kind, !type.isObject || !member.parameters.isEmpty
    else { return [] }
    let isFailable = !mark.isEmpty
    let list = member.parameters.map { $0.declaration(isFunction: true) }.joined(separator: ", ")
    let isInClass = type.isObject || type.isNested && !type.isActor
    let modifier = isInClass ? "convenience " : ""
    let record = type.isObject ? "" : "_spyRecord: LitmusFakes.SpyRecord()"
    var lines = member.evaluations + ["self.init(\(record))"]
    // The fake has another initializer without arguments: calls of this one would be of no use to a test.
    if !member.parameters.isEmpty {
      lines.append("_ = self.\(recording(member)) as \(member.receivedType)")
      lines.append("let _call: \(member.receivedType) = Self.\(recording(member))")
      let body = bodyAnswer(of: member) { isFailable ? "_made = \($0)" : "let _: () = \($0)" }
      let asking = member.isAsync ? "asyncAnswer" : "answer"
      let answer =
        "\(member.effects.keywords)_call.\(asking)(or: (), "
        + "throwing: (\(member.effects.failure)).self)"
      lines += isFailable ? ["let _made: ()?"] : []
      lines.append(
        "if let _body = _call.body { \(body) } else { \(isFailable ? "_made = " : "")\(answer) }")
      lines += isFailable ? ["if _made == nil { return nil }"] : []
    }
    let head =
      "\(member.prefix)\(member.access)\(modifier)init\(member.declaredResult)\(member.genericClause)"
      + "(\(list))\(member.effects.specifiers)\(member.requirements) {"
    return [head] + lines.indented + ["}"]
  }

  /// Returns the members of well-known protocols, unless the protocol declares them.
  func knownMembers(besides members: [FakedMember]) -> [String] {
    let declared = Set(members.map(\.recordedName))
    let known = type.known.sorted().flatMap { KnownProtocol.named($0)?.implementations ?? [] }
    var lines: [String] = []
    for member in known where !declared.contains(member.name) {
      let line = "\(type.access)nonisolated \(member.text)"
      if !lines.contains(line) { lines.append(line) }
    }
    return lines
  }

  /// Returns the initializer of `Decodable`, unless the protocol declares it.
  ///
  /// - Parameters:
  ///   - members: The members of the protocol.
  ///   - isInClass: Whether the fake itself has the initializer, and not an extension of the protocol.
  func decoding(besides members: [FakedMember], isInClass: Bool) -> [String] {
    guard !type.known.isDisjoint(with: ["Codable", "Decodable"]),
      !members.contains(where: { $0.recordedName == "init(from:)" })
    else { return [] }
    // A designated initializer would keep the fake from inheriting those of a base class.
    let modifier = isInClass && !type.isActor ? "convenience " : ""
    let call = isInClass ? "self.init()" : "self.init(_spyRecord: LitmusFakes.SpyRecord())"
    return [
      "\(type.access)nonisolated \(modifier)init(from decoder: any Swift.Decoder) throws { \(call) }"
    ]
  }

  // MARK: One member

  private func function(_ member: FakedMember, isolation: String = "") -> [String] {
    let list = member.parameters.map { $0.declaration(isFunction: !member.isOperator) }
      .joined(separator: ", ")
    let result = member.declaredResult.isEmpty ? "" : " -> \(member.declaredResult)"
    let arguments = member.parameters.map(\.forwarded).joined(separator: ", ")
    let real = member.isOperator ? nil : ".\(member.name)(\(arguments))"
    let head =
      "\(isolation)\(member.prefix)\(member.access)func \(member.name)\(member.genericClause)(\(list))"
      + "\(member.effects.specifiers)\(result)\(member.requirements) {"
    return [head] + body(of: member, real: real).indented + ["}"]
  }

  private func accessors(_ member: FakedMember) -> [String] {
    let list = member.parameters.map { $0.declaration(isFunction: false) }.joined(separator: ", ")
    let arguments = member.parameters.map(\.forwarded).joined(separator: ", ")
    let access = member.isProperty ? ".\(member.name)" : "[\(arguments)]"
    let head =
      member.isProperty
      ? "var \(member.name): \(member.declaredResult) {"
      : "subscript\(member.genericClause)(\(list)) -> \(member.declaredResult)"
        + "\(member.requirements) {"
    var lines = ["get\(member.effects.specifiers) {"]
    lines += body(of: member, real: access).indented + ["}"]
    if member.hasSetter {
      lines += ["set {"] + setter(of: member, access: access).indented + ["}"]
    } else if isAssignable(member) {
      lines.append(
        "set { \(member.receiver)_spyStore(newValue as \(member.result), for: "
          + "\(member.recordedName.asLiteral), as: \(member.closure.asTypeArgument).self) }")
    }
    return ["\(member.prefix)\(member.access)\(head)"] + lines.indented + ["}"]
  }

  /// Returns whether a test can assign the value of a property that has no setter.
  private func isAssignable(_ member: FakedMember) -> Bool {
    member.isProperty && !member.hasSetter && !member.isNever && !type.isClass
      && member.effects.specifiers.isEmpty
  }

  private func setter(of member: FakedMember, access: String) -> [String] {
    let arguments = (member.parameters.map(\.passed) + ["newValue"]).joined(separator: ", ")
    let name = "\(member.recordedName).set(_:)".asLiteral
    var lines = member.evaluations
    lines.append(
      "let _call: LitmusFakes.FakeCall<LitmusFakes.FakeAssignment<\(member.arguments), \(member.result)>, "
        + "\(member.setterClosure), ()> = \(member.receiver)_spyCall(\(name), "
        + ".init(\(member.recordedArguments), newValue), \(member.callSite))")
    lines.append("if let _body = _call.body { return _body(\(arguments)) }")
    if wraps(member) {
      lines.append(
        "if _call.update((any \(type.name)).self, { $0\(access) = newValue }) != nil { return }")
    }
    if callsSuper(member) {
      lines.append("if _call.callsSuper { super\(access) = newValue; return }")
    }
    lines.append(
      member.isProperty
        ? "_call.finish(storing: newValue as \(member.result), for: \(member.recordedName.asLiteral), "
          + "as: \(member.closure.asTypeArgument).self)"
        : "_call.answer(or: ())")
    return lines
  }

  /// Returns the statements that record and answer a call.
  private func body(of member: FakedMember, real: String?) -> [String] {
    let effects = member.effects
    let wait = effects.isAsync ? "await " : ""
    let keywords = effects.keywords
    func returning(_ result: String) -> String {
      // A value of type `Never` is never returned, and the compiler cannot prove that the result of a stub may be sent.
      member.isNever ? result : member.isSending ? "return spySent(\(result))" : "return \(result)"
    }
    var lines = member.evaluations
    lines.append("let _call: \(member.receivedType) = \(member.receiver)\(recording(member))")
    lines.append("if let _body = _call.body { \(bodyAnswer(of: member, returning)) }")
    let forwarding = effects.isRethrowing ? "try \(wait)" : keywords
    if wraps(member), let real {
      lines.append(wrappedAnswer(of: member, real, forwarding, returning))
    }
    if callsSuper(member), let real {
      lines.append("if _call.callsSuper { \(returning("\(forwarding)super\(real)")) }")
    }
    // The compiler (6.3.1) warns of what it adds itself after an async call that never returns.
    if member.isNever {
      let keyword = effects.thrown == nil ? "" : "try "
      return lines + ["\(keyword)_call.answer(\(member.throwing))"]
    }
    let answer =
      effects.isAsync ? (effects.isRethrowing ? "rethrowingAnswer" : "asyncAnswer") : "answer"
    return lines + [returning("\(keywords)_call.\(answer)(\(member.throwing))")]
  }

  /// Returns the statements that answer a call as the closure of its stub does.
  ///
  /// - Parameter using: Returns the statement that uses a result.
  private func bodyAnswer(of member: FakedMember, _ using: (String) -> String) -> String {
    let effects = member.effects
    let arguments = member.parameters.map(\.passed).joined(separator: ", ")
    let call = "_body(\(arguments))"
    if effects.isRethrowing {
      let wait = effects.isAsync ? "await " : ""
      return "do { \(using("try \(wait)\(call)")) } "
        + "catch { \(using("try spyRethrow { throw error }")) }"
    }
    guard effects.isTyped else { return using("\(effects.keywords)\(call)") }
    return "do { \(using("\(effects.keywords)\(call)")) } "
      + "catch { \(using("try _call.answer(with: error, \(member.throwing))")) }"
  }

  /// Returns the statement that answers a call as the wrapped object does.
  ///
  /// - Parameters:
  ///   - real: The call of the object's member.
  ///   - keywords: The keywords before it.
  ///   - returning: Returns the statement that returns a result.
  private func wrappedAnswer(
    of member: FakedMember, _ real: String, _ keywords: String, _ returning: (String) -> String
  ) -> String {
    let existential = "(any \(type.name))"
    guard member.isMutating else {
      let source = isAssignable(member) ? "realUnlessAssigned" : "real"
      return "if let _real = _call.\(source)(as: \(existential).self) { "
        + "\(returning("\(keywords)_real\(real)")) }"
    }
    // Arguments that are used up cannot be passed a second time.
    if member.isAsync || member.isNever
      || member.parameters.contains(where: { $0.isBorrowed || $0.isSent })
    {
      return "if var _change = _call.change(of: \(existential).self) { "
        + "defer { _change.end() }; \(returning("\(keywords)_change.real\(real)")) }"
    }
    let effects = member.effects.thrown.map { " throws(\($0))" } ?? ""
    let update =
      "\(keywords)_call.update(\(existential).self, { (_real: inout \(existential))\(effects) in "
      + "\(keywords)_real\(real) })"
    return member.result == "()"
      ? "if \(update) != nil { return }"
      : "if let _result = \(update) { \(returning("_result")) }"
  }

  /// Returns whether the class that the fake inherits from can answer a call of the member.
  private func callsSuper(_ member: FakedMember) -> Bool {
    type.isClass && canForward(member)
  }

  private func recording(_ member: FakedMember) -> String {
    "_spyCall(\(member.recordedName.asLiteral), \(member.recordedArguments), \(member.callSite))"
  }

  /// Returns whether an object that the fake wraps can answer a call of the member.
  private func wraps(_ member: FakedMember) -> Bool {
    type.canWrap && canForward(member) && !member.mentionsSelf && !member.hasUnknownAttribute
  }

  /// Returns whether the arguments of a call can be passed on to the member of another object.
  private func canForward(_ member: FakedMember) -> Bool {
    // The compiler (6.3.1) crashes on a parameter pack that is passed on to a subscript.
    let isSubscript = member.kind == .subscripted
    return !member.isOfType
      && !member.parameters.contains { $0.isVariadic || $0.isIsolated || $0.isPack && isSubscript }
  }
}

extension FakedMember {
  /// The type of a recorded call.
  fileprivate var receivedType: String {
    "LitmusFakes.FakeCall<\(arguments), \(closure), \(result)>"
  }

  /// The receiver of that function.
  fileprivate var receiver: String {
    if isOfType { return "Self." }
    // Swift finds a function without `self.` even where a parameter is named `self`.
    return parameters.contains { $0.ownName == "self" } ? "" : "self."
  }

  /// The tuple of the recorded arguments, or a list, if a pack has any number of them.
  fileprivate var recordedArguments: String {
    if parameters.contains(where: \.isPack) { return "_all" }
    let values = parameters.map(\.recorded)
    return "(\(values.joined(separator: ", "))\(values.count == 1 ? ", ()" : ""))"
  }

  /// The argument that names the type of the errors; empty for none.
  fileprivate var throwing: String { effects.thrown.map { "throwing: (\($0)).self" } ?? "" }

  /// The statements before the call is recorded.
  fileprivate var evaluations: [String] {
    let lines = parameters.compactMap(\.evaluation)
    guard parameters.contains(where: \.isPack) else { return lines }
    return lines + ["var _all: [Any?] = []"]
      + parameters.map { parameter in
        parameter.isPack
          ? "for _argument in repeat each \(parameter.recorded) { _all.append(_argument) }"
          : "_all.append(\(parameter.recorded))"
      }
  }
}
#endif
