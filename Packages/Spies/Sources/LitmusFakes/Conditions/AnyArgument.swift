#if LITMUS_FAKES
/// An argument of a fake by hand, which conditions and literals of any type apply to.
public struct AnyArgument: Equatable {
  /// The argument.
  public let value: Any?

  init(_ value: Any?) { self.value = value }

  /// Returns whether both arguments are equal; numbers, also in arrays, are whatever their types.
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
    let (elements, others) = (Mirror(reflecting: left), Mirror(reflecting: right))
    if elements.displayStyle == .collection, others.displayStyle == .collection {
      return elements.children.count == others.children.count
        && zip(elements.children, others.children).allSatisfy {
          AnyArgument($0.value).isEqual(to: AnyArgument($1.value), equalities)
        }
    }
    return isEqualNumber(left, rounding: right) || isEqualNumber(right, rounding: left)
  }
}

/// Returns whether a floating-point number equals another that is rounded to its type, as a literal is.
private func isEqualNumber(_ number: Any, rounding other: Any) -> Bool {
  func isEqual<Number: BinaryFloatingPoint>(_ number: Number) -> Bool {
    (other as? any BinaryFloatingPoint).map { number == Number($0) }
      ?? (other as? any BinaryInteger).map { number == Number($0) } ?? false
  }
  return (number as? any BinaryFloatingPoint).map { isEqual($0) } ?? false
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
  public init(arrayLiteral elements: AnyArgument...) {
    let values = elements.compactMap(\.value)
    self.init(values.count == elements.count ? values as Any : elements.map(\.value) as Any)
  }
}

extension Match where Value == AnyArgument {
  /// An argument that equals a value.
  ///
  /// - Parameter value: The value.
  public static func equal<Argument>(_ value: Argument) -> Match {
    .equal(AnyArgument(flattenedOnce(value)))
  }

  /// Any argument of a type.
  ///
  /// - Parameter type: The type.
  public static func any<Argument>(_ type: Argument.Type) -> Match {
    Match(".any(\(type).self)", isUnique: false) { $0.value is Argument }
  }

  /// An argument of a type that a closure accepts.
  ///
  /// - Parameter isMatch: A closure that returns whether the argument meets the condition.
  public static func matching<Argument>(_ isMatch: @escaping (Argument) -> Bool) -> Match {
    .typed(Match<Argument>.matching(isMatch))
  }

  /// An argument of a type, with a property that meets a condition.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - match: The property's condition.
  public static func `where`<Argument, Property>(
    _ property: KeyPath<Argument, Property>, _ match: Match<Property>
  ) -> Match {
    .typed(Match<Argument>.where(property, match))
  }

  /// An argument that is not `nil` and meets a condition.
  ///
  /// - Parameter match: The condition.
  public static func some(_ match: Match) -> Match {
    Match(".some(\(match.text))", capture: match.typedTest?.capture) {
      !isOutermostNil($0) && match.isMet(by: $0)
    }
  }

  /// An argument within a range.
  ///
  /// - Parameter range: The range, as in `1...3`, `0..<5` or `10...`.
  public static func `in`<Range: RangeExpression>(_ range: Range) -> Match {
    .typed(Match<Range.Bound>.in(range))
  }

  /// An argument of a type; the captor receives those of the calls that the stub or the verification applies to.
  ///
  /// - Parameter captor: The captor.
  public static func capture<Argument>(into captor: Captor<Argument>) -> Match {
    .typed(Match<Argument>.capture(into: captor))
  }

  /// An argument of a type that meets a condition.
  private static func typed<Argument>(_ match: Match<Argument>) -> Match {
    func argument(_ argument: AnyArgument) -> Argument? { argument.value as? Argument }
    return Match(
      expected: match.expected,
      test: MatchTest(
        capture: match.typedTest?.capture.map { capture in { argument($0).map(capture) } },
        { argument($0).map(match.isMet) ?? false }))
  }
}
#endif
