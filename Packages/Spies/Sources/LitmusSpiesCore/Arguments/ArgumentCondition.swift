/// What one argument of a call must be for a stub or a verification.
struct ArgumentCondition {
  let expected: Any?
  private let matcher: Matcher

  private enum Matcher {
    case equals(PreparedArgument)
    case argument(Argument)
    case captor(ArgumentCaptor)
  }

  init(_ expected: Any?) {
    self.expected = expected
    matcher =
      switch expected {
      case let argument as Argument: .argument(argument)
      case let captor as ArgumentCaptor: .captor(captor)
      default: .equals(PreparedArgument(expected))
      }
  }

  /// The captor that stands for the argument, if one does.
  var captor: ArgumentCaptor? {
    if case .captor(let captor) = matcher { captor } else { nil }
  }

  func matches(_ actual: Any?) -> Bool {
    switch matcher {
    case .equals(let prepared): prepared.matches(actual)
    case .argument(let argument): argument.matches(actual)
    case .captor: true
    }
  }

  /// Whether both conditions are met by the same arguments, as far as can be known.
  func isSame(as other: ArgumentCondition) -> Bool {
    switch (matcher, other.matcher) {
    case (.equals, .equals): areArgumentsEqual(expected, other.expected)
    case (.argument(let argument), .argument(let other)): argument.isSame(as: other)
    case (.captor, .captor): true
    default: false
    }
  }
}

extension ArgumentCondition: CustomStringConvertible {
  var description: String { argumentText(expected) }
}

extension Argument {
  fileprivate func matches(_ actual: Any?) -> Bool {
    switch self {
    case .anything: true
    // In a generic function the argument may be an optional within the recorded one.
    case .nonNil: flattened(actual) != nil
    case .nil: flattened(actual) == nil
    case .skipped: if case .skipped? = actual as? Argument { true } else { false }
    case .closure: actual.map { isClosure($0) } ?? false
    case .validator(let validate): validate(actual)
    }
  }

  fileprivate func isSame(as other: Argument) -> Bool {
    switch (self, other) {
    case (.anything, .anything), (.nonNil, .nonNil), (.nil, .nil), (.skipped, .skipped),
      (.closure, .closure):
      true
    default: false
    }
  }
}

/// Whether an argument is a function, or stands for one.
private func isClosure(_ argument: Any) -> Bool {
  if let argument = argument as? Argument {
    if case .closure = argument { return true }
    return false
  }
  let mirror = Mirror(reflecting: argument)
  if mirror.displayStyle == .optional {
    return mirror.children.first.map { isClosure($0.value) } ?? false
  }
  // A function has neither a style nor children, and the name of its type has an arrow.
  let typeName = String(reflecting: type(of: argument))
  return mirror.displayStyle == nil && mirror.children.isEmpty
    && typeName.contains("->") && !(argument is any Any.Type)
}
