#if Macros
/// The generated code that records a member's arguments.
struct ArgumentRecording {
  let parameters: [Parameter]
  /// Whether `Argument.closure` is recorded instead of closures.
  let hidesClosures: Bool
  /// Whether a stub receives nonescaping closures; otherwise only their presence is recorded.
  var passesNonEscapingClosures = true

  /// The statements that evaluate autoclosures, before the call is recorded.
  var evaluations: [String] {
    parameters.enumerated().compactMap { index, parameter in
      guard evaluates(parameter), let name = parameter.name else { return nil }
      return "let \(value(at: index)) = \(name.asIdentifier)()"
    }
  }

  /// The statements that record the arguments, one for each parameter; `$0` is the value that they append to.
  var statements: [String] { parameters.enumerated().map(statement) }

  /// The names of the closures that must not outlive the call.
  var nonEscapingClosures: [String] {
    parameters.filter(mustNotEscape).compactMap { $0.name?.asIdentifier }
  }

  /// The names that no variable of the generated code may have.
  var names: [String] { parameters.compactMap(\.name) }

  private func evaluates(_ parameter: Parameter) -> Bool {
    if case .autoclosure = parameter.closure { !hidesClosures } else { false }
  }

  private func mustNotEscape(_ parameter: Parameter) -> Bool {
    switch parameter.closure {
    case .nonEscaping: true
    case .autoclosure(let isEscaping): hidesClosures && !isEscaping
    default: false
    }
  }

  /// Returns the name of the variable for the value of an autoclosure.
  private func value(at index: Int) -> String { "argument\(index)".unused(among: names) }

  private func statement(at index: Int, for parameter: Parameter) -> String {
    guard let name = parameter.name?.asIdentifier else { return "$0.appendSkipped()" }
    if parameter.isPack { return "for argument in repeat each \(name) { $0.append(argument) }" }
    if parameter.isBorrowed { return "$0.append(borrowed: \(name))" }
    if mustNotEscape(parameter), !passesNonEscapingClosures { return "$0.appendClosure()" }
    switch parameter.closure {
    case .autoclosure where !hidesClosures: return "$0.append(\(value(at: index)))"
    case .nonEscaping: return "$0.append(closure: \(name))"
    case .autoclosure, .escaping:
      return hidesClosures ? "$0.append(closure: \(name))" : "$0.append(\(name))"
    case .possible where hidesClosures: return "$0.append(possibleClosure: \(name))"
    case .possible, .none: return "$0.append(\(name))"
    }
  }
}

extension ArgumentRecording {
  /// Whether a stub may write to a parameter.
  var hasUpdates: Bool { parameters.contains(where: \.isUpdated) }

  /// Returns the statements that write a stub's updates back to the parameters.
  ///
  /// A parameter pack is recorded as several arguments, whose number is only known in the call.
  ///
  /// - Parameter variable: The name of the variable that holds the updates.
  func writes(from variable: String) -> [String] {
    guard let last = parameters.lastIndex(where: \.isUpdated) else { return [] }
    let packed = "packed".unused(among: names)
    var lines: [String] = []
    var position = 0
    var hasPack = false
    // Parameters after the last updated one do not affect the positions.
    for parameter in parameters.prefix(through: last) {
      let name = parameter.name?.asIdentifier ?? "_"
      if parameter.isRecordedAsSeveral {
        if !hasPack { lines.append("var \(packed) = 0") }
        hasPack = true
        lines.append("for _ in repeat each \(name) { \(packed) += 1 }")
        continue
      }
      if parameter.isUpdated {
        let index = hasPack ? "\(position) + \(packed)" : "\(position)"
        lines.append("\(variable).write(\(index), to: &\(name))")
      }
      position += 1
    }
    return lines
  }
}

extension Parameter {
  fileprivate var isUpdated: Bool { isInout && name != nil }

  /// Whether each value of a pack is recorded as an argument; a pack without a name is one skipped argument.
  fileprivate var isRecordedAsSeveral: Bool { isPack && name != nil }
}
#endif
