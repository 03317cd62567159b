#if Macros
/// The generated enumeration that names a fake's functions and properties.
struct FunctionEnumeration {
  /// `Function` or `ClassFunction`.
  let name: String
  /// The access level followed by a space; empty for the default one.
  let access: String
  let members: ConditionalMembers<RecordedFunction>
  private let names: CaseNames

  init(name: String, access: String, members: ConditionalMembers<RecordedFunction>) {
    self.name = name
    self.access = access
    self.members = members
    names = CaseNames(for: members.all)
  }

  var text: String {
    // An enumeration with a raw type must have a case, whichever `#if` conditions are met.
    let lines = members.unconditional.isEmpty ? ["case placeholder"] : []
    let head = "\(access)nonisolated enum \(name): String, StringRepresentable {"
    let body = lines + members.lines(of: self.lines) + ambiguousLines
    return ([head] + body.indented + ["}"]).joinedByLines
  }

  /// The ambiguous short names of overloads, so that the compiler says what to write instead.
  private var ambiguousLines: [String] {
    names.ambiguousAliases.flatMap { alias, cases in
      let message = "write the overload that is meant: \(cases.joined(separator: ", "))"
      return [
        "@available(*, unavailable, message: \(message.asLiteral))",
        "\(access)static var \(alias.asIdentifier): Self { fatalError() }",
      ]
    }
  }

  private func lines(of function: RecordedFunction) -> [String] {
    let name = names.name(of: function)
    let rawValue = names.rawValue(of: function)
    let value = name == rawValue ? "" : " = \(rawValue.asLiteral)"
    let alias = names.alias(of: function).map {
      "\(access)static var \($0.asIdentifier): Self { .\(name.asIdentifier) }"
    }
    return ["case \(name.asIdentifier)\(value)"] + [alias].compactMap(\.self)
  }
}
#endif
