#if LITMUS_FAKES
/// An argument of a fake by hand, which conditions and literals of any type apply to.
public struct AnyArgument: Equatable {
  /// The argument.
  public let value: Any?

  init(_ value: Any?) { self.value = value }

  /// Returns whether both arguments are equal; numbers are, whatever their types.
  public static func == (left: AnyArgument, right: AnyArgument) -> Bool {
    left.isEqual(to: right, nil)
  }

  /// Returns whether both arguments are equal; comparisons that a test has set take precedence.
  func isEqual(to other: AnyArgument, _ equalities: Equalities?) -> Bool {
    if LitmusFakes.isEqual(value, other.value, equalities) { return true }
    guard let left = flattened(value), let right = flattened(other.value),
      type(of: left) != type(of: right)
    else { return false }
    if let left = left as? any BinaryInteger, let right = right as? any BinaryInteger {
      return isEqualNumber(left, right)
    }
    guard let left = double(left), let right = double(right) else { return false }
    return left == right
  }
}

private func double(_ value: Any) -> Double? {
  (value as? any BinaryFloatingPoint).map { Double($0) }
    ?? (value as? any BinaryInteger).map { Double($0) }
}

private func isEqualNumber(_ left: some BinaryInteger, _ right: some BinaryInteger) -> Bool {
  left == right
}

extension AnyArgument: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByStringInterpolation, ExpressibleByArrayLiteral
{
  /// Makes the argument of a literal.
  public init(nilLiteral: ()) { self.init(nil) }
  /// Makes the argument of a literal.
  public init(booleanLiteral value: Bool) { self.init(value) }
  /// Makes the argument of a literal.
  public init(integerLiteral value: Int) { self.init(value) }
  /// Makes the argument of a literal.
  public init(floatLiteral value: Double) { self.init(value) }
  /// Makes the argument of a literal.
  public init(stringLiteral value: String) { self.init(value) }
  /// Makes the argument of a literal.
  public init(arrayLiteral elements: AnyArgument...) { self.init(elements.map(\.value)) }
}

extension Match where Value == AnyArgument {
  /// An argument that equals a value.
  ///
  /// - Parameter value: The value.
  public static func equal<Argument>(_ value: Argument) -> Match {
    .equal(AnyArgument(flattenedOnce(value)))
  }

  /// An argument of a type that a closure accepts.
  ///
  /// - Parameter isMatch: A closure that returns whether the argument meets the condition.
  public static func matching<Argument>(_ isMatch: @escaping (Argument) -> Bool) -> Match {
    .matching { argument in (argument.value as? Argument).map(isMatch) ?? false }
  }

  /// An argument of a type; the captor receives those of the calls that the stub or the verification applies to.
  ///
  /// - Parameter captor: The captor.
  public static func capture<Argument>(into captor: Captor<Argument>) -> Match {
    Match(
      ".capture(into: …)", isUnique: false,
      capture: { argument in (argument.value as? Argument).map(captor.capture) },
      { $0.value is Argument })
  }
}
#endif
