/// The calls of a function that a stub or a verification is about: those whose arguments meet conditions.
struct CallPattern {
  let function: String
  /// The condition of each argument; if there are none, any arguments match.
  var conditions: [ArgumentCondition] = []
  /// The type of a generic member's closure for the types that it is called with; `nil` for all types.
  var memberType: ObjectIdentifier?

  /// Returns the pattern with other conditions.
  func meeting(_ conditions: [ArgumentCondition]) -> CallPattern {
    CallPattern(function: function, conditions: conditions, memberType: memberType)
  }

  /// Returns whether both patterns are known to match the same calls of one function.
  func isSame(as other: CallPattern) -> Bool {
    memberType == other.memberType && conditions.count == other.conditions.count
      && zip(conditions, other.conditions).allSatisfy { $0.isSame(as: $1) }
  }
}

extension CallPattern {
  /// Makes the pattern of a hand-written fake's function; if there are no arguments, any arguments match.
  init(_ function: some StringRepresentable, with arguments: [Any?]) {
    self.init(
      function: function.rawValue, conditions: arguments.map { ArgumentCondition($0) })
  }
}

extension CallPattern: CustomStringConvertible {
  /// The function with its conditions, as in `load(id: "1")`.
  var description: String { callText(function, conditions.map(\.expected)) }
}
