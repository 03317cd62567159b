internal import LitmusReporting

/// One call of a fake's function, copied from the log for a failure's text.
struct RecordedCall {
  /// The call's position in the order of all calls of all fakes.
  var order: UInt64
  var function: String
  var arguments: [Any?]
  var callSite: CallSite
}

extension RecordedCall: CustomStringConvertible {
  /// The function with its arguments, as in `fetchUser(id: "1")`.
  var description: String { callText(function, arguments) }

  /// The function with each argument in angle brackets, as in `fetchUser(id:) with <1>`.
  var bracketedDescription: String {
    guard !arguments.isEmpty else { return function }
    return function + " with "
      + arguments.map { "<\($0.map { "\($0)" } ?? "nil")>" }.joined(separator: ", ")
  }
}
