#if Macros
/// The generated implementation of a protocol's members.
struct FakeImplementation {
  let type: FakedType

  /// The access level of the implementations.
  private var access: String { type.access == "fileprivate " ? "" : type.access }

  /// Returns the lines that implement a member; empty if something else implements it.
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
    let isWritten = member.prefix.hasText(member.globalActor)
    return function(member, isolation: isWritten ? "" : member.globalActor)
  }

  /// Returns the lines that implement an initializer; empty for other members.
  func initializer(_ member: FakedMember) -> [String] {
    guard case .initializer(let isFailable) = member.kind, !member.parameters.isEmpty else {
      return []
    }
    let list = member.parameters.map { $0.declaration(isFunction: true) }.joined(separator: ", ")
    let throwing = member.effects.thrownMetatype.map { "throwing: \($0)" } ?? ""
    let keyword = throwing.isEmpty ? "" : "try "
    var lines = evaluations(of: member)
    let call = call(of: member, receiver: "Self.")
    let type = "LitmusFakes.FakeReceivedCall<\(member.closure), Void>"
    if isFailable {
      lines.append("let _made: \(type) = \(call)")
      lines.append("guard \(keyword)_made.succeeds(\(throwing)) else { return nil }")
    } else if !throwing.isEmpty {
      lines.append("try (\(call) as \(type)).finish(\(throwing))")
    }
    lines.append("self.init(_spyFake: ())")
    lines.append("(\(self.call(of: member, receiver: "self.")) as \(type)).finish()")
    let modifier = self.type.isNested && !self.type.isActor ? "convenience " : ""
    let head =
      "\(member.prefix)\(access)\(modifier)init\(member.declaredResult)\(member.genericClause)"
      + "(\(list))\(member.effects.specifiers)\(member.requirements) {"
    return [head] + lines.map(\.indented) + ["}"]
  }

  /// Returns the members of well-known protocols, unless the protocol declares them.
  func knownMembers(besides members: [FakedMember]) -> [String] {
    let declared = Set(members.map(\.functions[0].name))
    let known = type.known.sorted().flatMap { KnownProtocol.named($0)?.implementations ?? [] }
    var lines: [String] = []
    for member in known where !declared.contains(member.name) {
      let line = "\(access)nonisolated \(member.text)"
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
      !members.contains(where: { $0.functions[0].name == "init(from:)" })
    else { return [] }
    // A designated initializer would keep the fake from inheriting those of a base class.
    let modifier = isInClass && !type.isActor ? "convenience " : ""
    let call = isInClass ? "self.init()" : "self.init(_spyFake: ())"
    return [
      "\(access)nonisolated \(modifier)init(from decoder: any Swift.Decoder) throws { \(call) }"
    ]
  }

  private func function(_ member: FakedMember, isolation: String = "") -> [String] {
    let list = member.parameters.map { $0.declaration(isFunction: !member.isOperator) }
      .joined(separator: ", ")
    let name = member.isOperator ? operatorName(member) : member.memberName.asIdentifier
    let effects =
      member.isRethrowing ? "\(member.effects.specifiers) rethrows" : member.effects.specifiers
    let result = member.declaredResult.isEmpty ? "" : " -> \(member.declaredResult)"
    let arguments = member.parameters.map(\.forwarded).joined(separator: ", ")
    let real = member.isOperator ? nil : "\(name)(\(arguments))"
    return [
      "\(isolation)\(member.prefix)\(access)func \(name)\(member.genericClause)(\(list))\(effects)\(result)"
        + "\(member.requirements) {"
    ] + body(of: member, real: real).map(\.indented) + ["}"]
  }

  /// Returns an operator without the labels that follow it in the name under which it is recorded.
  private func operatorName(_ member: FakedMember) -> String {
    String(member.functions[0].name.prefix { $0 != "(" }) + " "
  }

  private func accessors(_ member: FakedMember) -> [String] {
    let list = member.parameters.map { $0.declaration(isFunction: false) }.joined(separator: ", ")
    let arguments = member.parameters.map(\.forwarded).joined(separator: ", ")
    let isProperty = if case .property = member.kind { true } else { false }
    let name = member.memberName.asIdentifier
    let access = isProperty ? ".\(name)" : "[\(arguments)]"
    let head =
      isProperty
      ? "var \(name): \(member.declaredResult) {"
      : "subscript\(member.genericClause)(\(list)) -> \(member.declaredResult)"
        + "\(member.requirements) {"
    var lines = ["get\(member.effects.specifiers) {"]
    lines += body(of: member, real: access).map(\.indented) + ["}"]
    if member.hasSetter {
      let setter = setter(of: member, access: access, isProperty: isProperty)
      lines += ["set {"] + setter.map(\.indented) + ["}"]
    } else if isProperty, !type.isClass, member.effects.specifiers.isEmpty {
      let receiver = member.isOfType ? "Self." : "self."
      lines.append(
        "set { \(receiver)spyStore(newValue as \(member.result), for: "
          + "\(member.recordedName.asLiteral)) }")
    }
    return ["\(member.prefix)\(self.access)\(head)"] + lines.map(\.indented) + ["}"]
  }

  private func setter(of member: FakedMember, access: String, isProperty: Bool) -> [String] {
    let records = member.parameters.map(\.recording) + ["newValue".appended(as: member.result)]
    let arguments = (member.parameters.map(\.passed) + ["newValue"]).joined(separator: ", ")
    let receiver = member.isOfType ? "Self." : "self."
    var lines = evaluations(of: member)
    lines.append(
      "let _call: LitmusFakes.FakeReceivedCall<\(member.setterClosure), Void> = "
        + "\(receiver)\(member.recordingFunction)("
        + "\("\(member.recordedName).set(_:)".asLiteral), "
        + "\(member.callSite)) { \(records.joined(separator: "; ")) }")
    lines.append("if let _body = _call.body { return _body(\(arguments)) }")
    if wraps(member) {
      lines.append(
        "if _call.update((any \(type.name)).self, { $0\(access) = newValue }) { return }")
    }
    lines.append(
      isProperty
        ? "_call.finish(storing: newValue as \(member.result), for: \(member.recordedName.asLiteral))"
        : "_call.finish()")
    return lines
  }

  /// Returns the statements that record and answer a call.
  private func body(of member: FakedMember, real: String?) -> [String] {
    let effects = member.effects
    let wait = effects.isAsync ? "await " : ""
    let keywords = (effects.thrown == nil ? "" : "try ") + wait
    let arguments = member.parameters.map(\.passed).joined(separator: ", ")
    let throwing = effects.thrownMetatype.map { "throwing: \($0)" } ?? ""
    // The compiler cannot prove that the result of a stub may be sent.
    func returning(_ result: String) -> String {
      member.isSending ? "return spySent(\(result))" : "return \(result)"
    }
    var lines = evaluations(of: member)
    lines.append(
      "let _call: LitmusFakes.FakeReceivedCall<\(member.closure), \(member.result)> = "
        + call(of: member, receiver: nil))
    if member.isRethrowing {
      lines.append(
        "if let _body = _call.body { do { \(returning("try \(wait)_body(\(arguments))")) } "
          + "catch { \(returning("try spyRethrow { throw error }")) } }")
    } else if member.hasTypedErrors {
      lines.append(
        "if let _body = _call.body { do { \(returning("\(keywords)_body(\(arguments))")) } "
          + "catch { \(returning("try _call.answer(with: error, \(throwing))")) } }")
    } else {
      lines.append("if let _body = _call.body { \(returning("\(keywords)_body(\(arguments))")) }")
    }
    if wraps(member), let real {
      let keywords = member.isRethrowing ? "try \(wait)" : keywords
      let separator = real.hasPrefix("[") || real.hasPrefix(".") ? "" : "."
      lines.append(
        "if \(member.isMutating ? "var" : "let") _real = _call.real(as: (any \(type.name)).self) { "
          + (member.isMutating ? "defer { spyRecord.wrap(_real) }; " : "")
          + "\(returning("\(keywords)_real\(separator)\(real)")) }")
    }
    let answer =
      effects.isAsync ? (member.isRethrowing ? "rethrowingAnswer" : "asyncAnswer") : "answer"
    return lines + [returning("\(keywords)_call.\(answer)(\(throwing))")]
  }

  private func evaluations(of member: FakedMember) -> [String] {
    member.parameters.compactMap { parameter in
      let value =
        parameter.isEvaluated
        ? "\(parameter.name)()" : parameter.isCopied ? "copy \(parameter.name)" : nil
      return value.map { "let \(parameter.evaluated) = \($0)" }
    }
  }

  private func call(of member: FakedMember, receiver: String?) -> String {
    let hasSelf = member.parameters.contains { $0.name == "self" }
    let receiver = receiver ?? (member.isOfType ? "Self." : hasSelf ? "" : "self.")
    let records = member.parameters.map(\.recording).joined(separator: "; ")
    return
      "\(receiver)\(member.recordingFunction)(\(member.recordedName.asLiteral), \(member.callSite))"
      + (records.isEmpty ? "" : " { \(records) }")
  }

  /// Returns whether an object that the fake wraps can answer a call of the member.
  private func wraps(_ member: FakedMember) -> Bool {
    // The compiler (6.3.1) crashes on a parameter pack that is passed on to a subscript.
    let isSubscript = if case .subscripted = member.kind { true } else { false }
    return type.canWrap && !member.isOfType && !member.mentionsSelf
      && !member.parameters.contains { $0.isVariadic || $0.isIsolated || $0.isPack && isSubscript }
  }
}

extension FakedMember {
  /// The function that records a call.
  fileprivate var recordingFunction: String { isGeneric ? "spyGenericCall" : "spyCall" }
}

extension FakedType {
  /// Whether the fake can wrap a real object: calls of another actor would have to wait.
  var canWrap: Bool { !isActor && !isClass }
}
#endif
