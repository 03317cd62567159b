#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakesReporting

/// A condition for an argument of a type, which stubs and verifications take.
///
/// ```swift
/// fake.when.load(id: .any, page: .in(1...3)).andReturn(page)
/// expectReceived(fake.calls.load(id: .where(\.count, 3), page: 1))
/// ```
///
/// A literal is the condition that the argument equals it; `equal(_:)` makes it from another value. The type
/// need not be `Equatable`: other values are compared part by part.
public struct Match<Value: ~Copyable> {
  /// The value that the argument is expected to equal, or a ``ConditionText``.
  @usableFromInline let expected: Any?
  /// The test and the captors, a ``MatchTest`` of the type; `nil` if any argument meets the condition.
  @usableFromInline let test: AnyMatchTest?

  init(expected: Any?, test: AnyMatchTest?) {
    self.expected = expected
    self.test = test
  }

  /// Any argument.
  public static var any: Match {
    Match(expected: ConditionText(".any", isUnique: false), test: nil)
  }

  /// Any argument of a type, which distinguishes overloads and generic members.
  ///
  /// - Parameter type: The type.
  public static func any(_ type: Value.Type) -> Match { .any }
}

/// An argument that a fake cannot record, such as a closure that does not escape.
public struct UnrecordedArgument: CustomStringConvertible {
  /// The text in failures.
  public let description: String

  /// Makes a placeholder for an argument; called by generated code.
  @_documentation(visibility: internal)
  public init() { self.init("a closure") }

  init(_ description: String) { self.description = description }
}

/// The argument of a `borrowing`, `consuming` or `inout` parameter when the member was called.
public struct BorrowedArgument<Value: ~Copyable> {
  @usableFromInline let argument: Any?

  /// Makes the record of an argument that cannot be copied; called by generated code.
  @_documentation(visibility: internal)
  @inlinable
  @_disfavoredOverload
  public init(_ argument: borrowing Value) { self.argument = nil }
}

extension BorrowedArgument {
  /// Makes the record of an argument; called by generated code.
  @_documentation(visibility: internal)
  @inlinable
  public init(_ argument: borrowing Value) { self.argument = copy argument }

  /// The argument when the member was called.
  public var value: Value? { argument as? Value }
}

/// An argument of any type that was borrowed.
protocol BorrowedValue {
  /// The argument as failures show it.
  var shown: Any? { get }
}

extension BorrowedArgument: BorrowedValue where Value: ~Copyable {
  var shown: Any? {
    argument.map { shownArgument($0) } ?? UnrecordedArgument("a value that cannot be copied")
  }
}

/// A test of a condition without its type.
@usableFromInline
class AnyMatchTest {}

/// A test of an argument.
@usableFromInline
final class MatchTest<Value>: AnyMatchTest {
  let isMatch: (Value) -> Bool
  let capture: ((Value) -> Void)?
  /// The value of a condition ``Match/equal(_:)``.
  @usableFromInline let equal: Value?

  init(
    equal: Value? = nil, capture: ((Value) -> Void)? = nil, _ isMatch: @escaping (Value) -> Bool
  ) {
    self.equal = equal
    self.isMatch = isMatch
    self.capture = capture
  }
}

extension Match {
  init(
    _ text: String, isUnique: Bool = true, capture: ((Value) -> Void)? = nil,
    _ isMatch: @escaping (Value) -> Bool
  ) {
    self.init(
      expected: ConditionText(text, isUnique: isUnique),
      test: MatchTest(capture: capture, isMatch))
  }

  @usableFromInline var typedTest: MatchTest<Value>? { test as? MatchTest<Value> }

  /// Returns whether an argument meets the condition.
  func isMet(by argument: Value) -> Bool { typedTest?.isMatch(argument) ?? true }

  /// The condition in failure texts.
  var text: String {
    (expected as? AnyArgument).map { argumentText($0.value) } ?? argumentText(expected)
  }

  /// An argument that equals a value.
  ///
  /// - Parameter value: The value.
  public static func equal(_ value: Value) -> Match {
    guard let equalities = Equalities.inTask else {
      // An `==` that is isolated to an actor is used only there, so the conformance is looked up for each argument.
      return Match(
        expected: flattenedOnce(value), test: MatchTest(equal: value) { isEqual($0, value) })
    }
    // The calls may be made in other tasks and threads, so the condition keeps the comparisons.
    return Match(
      expected: flattenedOnce(value), test: MatchTest { isEqual($0, value, equalities) })
  }

  /// An argument that a closure accepts.
  ///
  /// - Parameter isMatch: A closure that returns whether the argument meets the condition.
  public static func matching(_ isMatch: @escaping (Value) -> Bool) -> Match {
    Match(".matching { … }", isMatch)
  }

  /// An argument with a property that meets a condition.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - match: The property's condition.
  public static func `where`<Property>(
    _ property: KeyPath<Value, Property>, _ match: Match<Property>
  ) -> Match {
    // The address in `\String.<computed 0x55fc105ac650 (Int)>` differs from run to run.
    let words = "\(property)".split(separator: " ").filter { !$0.hasPrefix("0x") }
    return Match(
      ".where(\(words.joined(separator: " ")), \(match.text))",
      capture: match.typedTest?.capture.map { capture in { capture($0[keyPath: property]) } },
      { match.isMet(by: $0[keyPath: property]) })
  }

  /// An argument with a property that equals a value.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - value: The value.
  @_disfavoredOverload
  public static func `where`<Property>(
    _ property: KeyPath<Value, Property>, _ value: Property
  ) -> Match {
    .where(property, .equal(value))
  }

  /// An argument that is a certain object.
  ///
  /// - Parameter object: The object.
  public static func same<Object: AnyObject>(as object: Object) -> Match {
    Match(".same(as: \(object))") { value in
      let argument = (value as? AnyArgument)?.value ?? value
      guard let value = flattened(argument), type(of: value) is AnyObject.Type else { return false }
      return value as AnyObject === object
    }
  }

  /// Any argument; the captor receives those of the calls that the stub or the verification applies to.
  ///
  /// - Parameter captor: The captor.
  public static func capture(into captor: Captor<Value>) -> Match {
    Match(".capture(into: …)", isUnique: false, capture: captor.capture) { _ in true }
  }

  /// An argument that meets two conditions.
  ///
  /// - Parameters:
  ///   - first: A condition.
  ///   - second: Another condition.
  public static func && (first: Match, second: Match) -> Match {
    Match("(\(first.text) && \(second.text))", capture: capture(of: first, second)) {
      first.isMet(by: $0) && second.isMet(by: $0)
    }
  }

  /// An argument that meets at least one of two conditions.
  ///
  /// - Parameters:
  ///   - first: A condition.
  ///   - second: Another condition.
  public static func || (first: Match, second: Match) -> Match {
    Match("(\(first.text) || \(second.text))", capture: capture(of: first, second)) {
      first.isMet(by: $0) || second.isMet(by: $0)
    }
  }

  /// An argument that does not meet a condition.
  ///
  /// - Parameter match: The condition.
  public static prefix func ! (match: Match) -> Match {
    Match("!\(match.text)") { !match.isMet(by: $0) }
  }

  /// Returns a closure that passes an argument to the captors of those conditions that it meets.
  private static func capture(of first: Match, _ second: Match) -> ((Value) -> Void)? {
    let tests = [first, second].compactMap(\.typedTest).filter { $0.capture != nil }
    guard !tests.isEmpty else { return nil }
    return { value in for test in tests where test.isMatch(value) { test.capture?(value) } }
  }
}

extension Match where Value: ExpressibleByNilLiteral {
  /// `nil`.
  public static var `nil`: Match { Match(".nil", isUnique: false) { isOutermostNil($0) } }

  /// Any argument but `nil`.
  public static var notNil: Match { Match(".notNil", isUnique: false) { !isOutermostNil($0) } }
}

extension Match {
  /// An argument that is not `nil` and whose value meets a condition.
  ///
  /// - Parameter match: The condition.
  public static func some<Wrapped>(_ match: Match<Wrapped>) -> Match where Value == Wrapped? {
    Match(
      ".some(\(match.text))",
      capture: match.typedTest?.capture.map { capture in { $0.map(capture) } },
      { $0.map(match.isMet) ?? false })
  }
}

extension Match where Value: Comparable {
  /// An argument within a range.
  ///
  /// - Parameter range: The range, as in `1...3`, `0..<5` or `10...`.
  public static func `in`<Range: RangeExpression>(_ range: Range) -> Match
  where Range.Bound == Value {
    let text =
      switch range {
      case let range as PartialRangeFrom<Value>: "\(range.lowerBound)..."
      case let range as PartialRangeThrough<Value>: "...\(range.upperBound)"
      case let range as PartialRangeUpTo<Value>: "..<\(range.upperBound)"
      default: "\(range)"
      }
    return Match(".in(\(text))") { range.contains($0) }
  }
}

// MARK: - Conditions of a member's arguments

/// A condition of one of a member's arguments; generated code creates it.
@_documentation(visibility: internal)
public struct FakeCondition<Arguments> {
  /// The test of a call's arguments; `nil` if any argument meets the condition.
  @usableFromInline let test: CallTest<Arguments>?
  /// Returns the indices of the calls with a value, among some of them; `nil` for a condition of another kind.
  ///
  /// It captures nothing but the closure that returns the argument, so that the compiler makes one function of both, which
  /// makes no call for each recorded call.
  private let selectEqual: Select?
  private let equal: AnyMatchTest?
  let capture: ((Arguments) -> Void)?
  let value: (Arguments) -> Any?
  let expected: Any?

  @usableFromInline
  typealias Select = (CallList<Arguments>, [Int]?, AnyMatchTest?) -> [Int]?

  @usableFromInline
  init(
    _ test: CallTest<Arguments>?, _ capture: ((Arguments) -> Void)?,
    _ value: @escaping (Arguments) -> Any?, _ expected: Any?,
    equal: AnyMatchTest? = nil, selectEqual: Select? = nil
  ) {
    self.test = test
    self.capture = capture
    self.value = value
    self.expected = expected
    self.equal = equal
    self.selectEqual = selectEqual
  }

  /// Returns the indices of the calls that meet the condition, among some of them; `nil` stands for all calls.
  func select(_ calls: CallList<Arguments>, _ indices: [Int]?) -> [Int]? {
    if let selectEqual { return selectEqual(calls, indices, equal) }
    guard let test else { return indices }
    return calls.indices(among: indices) { test.isMet($0) }
  }

  func isMatch(_ arguments: Arguments) -> Bool { test?.isMet(arguments) ?? true }

  /// Returns whether both conditions are known to be met by the same arguments.
  func isSame(as other: FakeCondition) -> Bool {
    switch (expected as? ConditionText, other.expected as? ConditionText) {
    case (let text?, let otherText?): text.isSame(as: otherText)
    case (nil, nil): isEqual(expected, other.expected)
    default: false
    }
  }
}

/// A test of a call's arguments.
///
/// A closure in a structure returns its result directly, unlike one in an optional.
@usableFromInline
struct CallTest<Arguments> {
  @usableFromInline let isMet: (Arguments) -> Bool

  @inlinable
  init(_ isMet: @escaping (Arguments) -> Bool) { self.isMet = isMet }
}

extension CallTest {
  /// Makes a test that all conditions are met; `nil` if any arguments meet them.
  init?(of conditions: [FakeCondition<Arguments>]) {
    let tests = conditions.compactMap(\.test)
    switch tests.count {
    case 0: return nil
    case 1: self = tests[0]
    case 2:
      let first = tests[0]
      let second = tests[1]
      self.init { first.isMet($0) && second.isMet($0) }
    default: self.init { arguments in tests.allSatisfy { $0.isMet(arguments) } }
    }
  }
}

extension Match {
  /// Returns the condition of one of a member's arguments; called by generated code.
  ///
  /// - Parameter argument: A closure that returns the argument.
  @_documentation(visibility: internal)
  public func at<Arguments>(
    _ argument: @escaping (Arguments) -> Value
  ) -> FakeCondition<Arguments> {
    condition(of: argument)
  }

  /// Returns the condition of one of a member's arguments.
  @usableFromInline
  func condition<Arguments>(
    of argument: @escaping (Arguments) -> Value
  ) -> FakeCondition<Arguments> {
    guard let test = typedTest else {
      return FakeCondition(nil, nil, { flattenedOnce(argument($0)) }, expected)
    }
    let isMatch = test.isMatch
    return FakeCondition(
      CallTest { isMatch(argument($0)) },
      test.capture.map { capture in { capture(argument($0)) } },
      { flattenedOnce(argument($0)) }, expected)
  }

  /// Returns the condition of an argument of a `borrowing`, `consuming` or `inout` parameter; called by
  /// generated code.
  ///
  /// - Parameter argument: A closure that returns the argument.
  @_documentation(visibility: internal)
  public func at<Arguments>(
    _ argument: @escaping (Arguments) -> BorrowedArgument<Value>
  ) -> FakeCondition<Arguments> {
    let test = typedTest
    return FakeCondition(
      test.map { test in CallTest { argument($0).value.map(test.isMatch) ?? false } },
      test?.capture.map { capture in { argument($0).value.map(capture) } },
      { argument($0).shown }, expected)
  }
}

// Generated code is not isolated, and cannot use an `==` that is: a type with one is no `SendableMetatype`.
extension Match where Value: Equatable & SendableMetatype {
  /// Returns the condition of one of a member's arguments; called by generated code.
  ///
  /// - Parameter argument: A closure that returns the argument.
  @_documentation(visibility: internal)
  @inlinable
  @inline(__always)
  public func at<Arguments>(
    _ argument: @escaping (Arguments) -> Value
  ) -> FakeCondition<Arguments> {
    guard let value = typedTest?.equal else { return condition(of: argument) }
    return FakeCondition(
      CallTest { argument($0) == value }, nil, { flattenedOnce(argument($0)) }, expected,
      equal: test
    ) { calls, indices, test in
      guard let value = (test as? MatchTest<Value>)?.equal else { return indices }
      return calls.indices(among: indices) { argument($0) == value }
    }
  }
}

extension Match where Value: ~Copyable {
  /// Returns the condition of an argument that cannot be copied; called by generated code.
  ///
  /// - Parameter argument: A closure that returns the argument.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public func at<Arguments>(
    _ argument: @escaping (Arguments) -> BorrowedArgument<Value>
  ) -> FakeCondition<Arguments> {
    FakeCondition(nil, nil, { argument($0).shown }, expected)
  }
}

/// The text of a condition in failures.
struct ConditionText: CustomStringConvertible {
  let description: String
  /// Whether no other condition is known to match the same arguments.
  let isUnique: Bool

  init(_ description: String, isUnique: Bool = true) {
    self.description = description
    self.isUnique = isUnique
  }

  /// Returns whether both conditions are known to match the same arguments.
  func isSame(as other: ConditionText) -> Bool {
    !isUnique && !other.isUnique && description == other.description
  }
}

// MARK: - Literals

extension Match: ExpressibleByNilLiteral where Value: ExpressibleByNilLiteral {
  /// Makes the condition that the argument is `nil`.
  public init(nilLiteral: ()) { self = .nil }
}

extension Match: ExpressibleByBooleanLiteral where Value: ExpressibleByBooleanLiteral {
  /// Makes the condition that the argument equals a literal.
  public init(booleanLiteral value: Value.BooleanLiteralType) {
    self = .equal(Value(booleanLiteral: value))
  }
}

extension Match: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral {
  /// Makes the condition that the argument equals a literal.
  public init(integerLiteral value: Value.IntegerLiteralType) {
    self = .equal(Value(integerLiteral: value))
  }
}

extension Match: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral {
  /// Makes the condition that the argument equals a literal.
  public init(floatLiteral value: Value.FloatLiteralType) {
    self = .equal(Value(floatLiteral: value))
  }
}

extension Match: ExpressibleByUnicodeScalarLiteral
where Value: ExpressibleByUnicodeScalarLiteral {
  /// Makes the condition that the argument equals a literal.
  public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
    self = .equal(Value(unicodeScalarLiteral: value))
  }
}

extension Match: ExpressibleByExtendedGraphemeClusterLiteral
where Value: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Makes the condition that the argument equals a literal.
  public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
    self = .equal(Value(extendedGraphemeClusterLiteral: value))
  }
}

extension Match: ExpressibleByStringLiteral where Value: ExpressibleByStringLiteral {
  /// Makes the condition that the argument equals a literal.
  public init(stringLiteral value: Value.StringLiteralType) {
    self = .equal(Value(stringLiteral: value))
  }
}

extension Match: ExpressibleByStringInterpolation
where Value: ExpressibleByStringInterpolation {
  /// Makes the condition that the argument equals an interpolated literal.
  public init(stringInterpolation value: Value.StringInterpolation) {
    self = .equal(Value(stringInterpolation: value))
  }
}

extension Match: ExpressibleByArrayLiteral where Value: ExpressibleByArrayLiteral {
  /// Makes the condition that the argument equals a literal.
  public init(arrayLiteral elements: Value.ArrayLiteralElement...) {
    self = .equal(value(Value.self, ofArrayLiteral: elements))
  }
}

extension Match: ExpressibleByDictionaryLiteral where Value: ExpressibleByDictionaryLiteral {
  /// Makes the condition that the argument equals a literal.
  public init(dictionaryLiteral elements: (Value.Key, Value.Value)...) {
    self = .equal(value(Value.self, ofDictionaryLiteral: elements))
  }
}

// MARK: - Parameter packs

extension Match {
  /// Returns the condition of an argument in a list, which a parameter pack has; called by generated code.
  ///
  /// - Parameter position: The position in the list.
  @_documentation(visibility: internal)
  public func at(_ position: Int) -> FakeCondition<[Any?]> {
    let argument = { (all: [Any?]) in all.indices.contains(position) ? all[position] : nil }
    let test = typedTest
    return FakeCondition(
      test.map { test in CallTest { (argument($0) as? Value).map(test.isMatch) ?? false } },
      test?.capture.map { capture in { (argument($0) as? Value).map(capture) } },
      argument, expected)
  }
}

// MARK: - Closures whose types are aliases

extension Match {
  /// Any closure, because closures cannot be compared; called by generated code.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public static func equal<each Parameter, Result>(
    _ closure: (repeat each Parameter) async throws -> Result
  ) -> Match { .any }
}
#endif
