/// A condition that a stub or a verification sets for one argument of a call.
struct ArgumentCondition {
  let expected: Any?
  let comparison: ArgumentComparison

  init(_ expected: Any?) {
    self.expected = expected
    comparison =
      switch expected {
      case let argument as SpyArgument: CaseComparison(with: argument)
      case is ArgumentCaptor: AnyComparison()
      default: .with(expected)
      }
  }

  /// Makes a condition with a comparison of its own.
  ///
  /// - Parameters:
  ///   - expected: The expected value, or a ``ConditionText``.
  ///   - comparison: The comparison.
  init(_ expected: Any?, comparison: ArgumentComparison) {
    self.expected = expected
    self.comparison = comparison
  }

  /// Passes an argument that the condition matches to its captors; `nil` if it has none.
  var capture: ((Any?) -> Void)? { typedCapture ?? captor?.capture }

  /// The same without an ``ArgumentCaptor``, which captures in stubs only.
  var typedCapture: ((Any?) -> Void)? { (expected as? ConditionText)?.capture }

  /// The captor that is used as the expected argument, if there is one.
  var captor: ArgumentCaptor? { expected as? ArgumentCaptor }

  func matches(_ actual: Any?) -> Bool {
    withUnsafePointer(to: actual) { comparison.matches(at: $0) }
  }

  /// Returns whether both conditions are known to match the same arguments.
  func isSame(as other: ArgumentCondition) -> Bool {
    switch (expected, other.expected) {
    case (let argument as SpyArgument, let other as SpyArgument): argument.isSame(as: other)
    case (let text as ConditionText, let other as ConditionText): text.isSame(as: other)
    case (is SpyArgument, _), (_, is SpyArgument), (is ConditionText, _), (_, is ConditionText):
      false
    case (is ArgumentCaptor, is ArgumentCaptor): true
    default: areArgumentsEqual(expected, other.expected)
    }
  }
}

/// A comparison of arguments with a case of ``SpyArgument``.
private final class CaseComparison: ArgumentComparison {
  private let location = LocationInAny(of: SpyArgument.self)
  private let argument: SpyArgument

  init(with argument: SpyArgument) {
    self.argument = argument
  }

  override var bytesComparison: BytesComparison {
    if case .nonNil = argument { BytesComparison(.nonNil) } else { BytesComparison(.unknown) }
  }

  override func matches(at actual: UnsafePointer<Any?>) -> Bool {
    switch argument {
    // The two most common cases need no copy of the argument.
    case .anything: location.address(in: actual).map(isRecorded) ?? true
    case .nonNil: !isNil(at: actual)
    case .nil: isNil(at: actual)
    case .skipped: if case .anything? = actual.pointee as? SpyArgument { false } else { true }
    case .closure: actual.pointee.map { isClosure($0) } ?? false
    case .validator(let validate): validate(actual.pointee)
    // In a generic function the argument may be an optional nested in the recorded one.
    case .type(let type): isValue(actual.pointee, ofExactly: type)
    case .object(let type): isInstance(actual.pointee as Any, of: type)
    }
  }

  /// Returns whether the fake recorded the argument, instead of `SpyArgument.skipped`.
  private func isRecorded(at argument: UnsafeRawPointer) -> Bool {
    if case .skipped = argument.assumingMemoryBound(to: SpyArgument.self).pointee {
      false
    } else {
      true
    }
  }
}

extension [ArgumentCondition] {
  /// Returns whether there are as many arguments as conditions, and each argument meets its condition.
  func areMet(by arguments: UnsafeBufferPointer<Any?>) -> Bool {
    guard count == arguments.count else { return false }
    guard let first = arguments.baseAddress else { return true }
    for index in indices {
      // Not retained, because the array retains it. A verification of 10,000 calls takes 200 µs instead of
      // 276 µs.
      let comparison = Unmanaged.passUnretained(self[index].comparison)
      let isMet = comparison._withUnsafeGuaranteedRef { $0.matches(at: first + index) }
      guard isMet else { return false }
    }
    return true
  }
}

extension ArgumentCondition: CustomStringConvertible {
  var description: String { argumentText(expected) }
}

/// Returns whether an argument is of a type, without the optionals around both.
private func isValue(_ argument: Any?, ofExactly type: Any.Type) -> Bool {
  guard let value = flattened(argument) else { return type is any OptionalValue.Type }
  return Swift.type(of: value) == unwrappedType(type)
}

/// Returns whether `value is Value`.
private func isInstance<Value>(_ value: Any, of type: Value.Type) -> Bool { value is Value }

/// Returns whether an argument is a function or ``SpyArgument/closure``.
private func isClosure(_ argument: Any) -> Bool {
  if let argument = argument as? SpyArgument {
    if case .closure = argument { return true }
    return false
  }
  let mirror = Mirror(reflecting: argument)
  if mirror.displayStyle == .optional {
    return mirror.children.first.map { isClosure($0.value) } ?? false
  }
  // The mirror of a function has no display style and no children, and its type name contains an arrow.
  let typeName = String(reflecting: type(of: argument))
  return mirror.displayStyle == nil && mirror.children.isEmpty
    && typeName.contains("->") && !(argument is any Any.Type)
}
