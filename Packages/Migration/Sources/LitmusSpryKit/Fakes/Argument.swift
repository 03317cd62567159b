#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakes
@_spi(Litmus) internal import LitmusReporting

/// A condition for an argument, for use in `with(…)` and in assertions.
public enum Argument {
  /// Any argument.
  case anything
  /// Any argument but `nil`.
  case nonNil
  /// `nil`.
  case `nil`
  /// Any argument; recorded for a parameter without a name.
  case skipped
  /// Any closure; recorded for a closure that the fake cannot keep.
  case closure
  /// An argument that a closure accepts.
  case validator((Any?) -> Bool)

  /// Returns the condition that a closure accepts the argument.
  ///
  /// - Parameter validator: The closure.
  public static func pass(_ validator: @escaping (Any?) -> Bool) -> Argument {
    .validator(validator)
  }

  /// Returns a captor, which receives the argument of each call that the stub answers.
  public static func captor() -> ArgumentCaptor { ArgumentCaptor() }

  /// Returns the condition that the argument is of exactly a type.
  ///
  /// - Parameter type: The type.
  public static func isType<Value>(_ type: Value.Type = Value.self) -> Argument {
    // In a generic function the argument may be an optional nested in the recorded one.
    .validator { argument in
      guard let value = flattened(argument) else { return Value.self is any AnyOptional.Type }
      return Swift.type(of: value) == unwrapped(Value.self)
    }
  }

  /// Returns the condition that the argument is of a type, or of a subtype.
  ///
  /// - Parameter type: The type.
  public static func instanceOf<Object>(_ type: Object.Type = Object.self) -> Argument {
    .validator { $0 as Any is Object }
  }

  /// Returns whether an argument meets the condition.
  func isMet(by argument: Any?) -> Bool {
    switch self {
    case .anything: if case .skipped? = argument as? Argument { false } else { true }
    case .nonNil: flattened(argument) != nil
    case .nil: flattened(argument) == nil
    case .skipped: true
    case .closure: argument.map(isClosure) ?? false
    case .validator(let validate): validate(argument)
    }
  }
}

private func unwrapped(_ type: Any.Type) -> Any.Type {
  (type as? any AnyOptional.Type).map { unwrapped($0.wrappedType) } ?? type
}

/// Returns whether a value is a closure, or the condition that stands for one.
func isClosure(_ value: Any) -> Bool {
  guard let value = flattened(value) else { return false }
  if let argument = value as? Argument { return argument == .closure }
  // The mirror of a function has no display style and no children, and its type name contains an arrow.
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == nil && mirror.children.isEmpty
    && String(reflecting: type(of: value)).contains("->") && !(value is any Any.Type)
}

extension Argument: Equatable, CustomStringConvertible, CustomDebugStringConvertible {
  /// Returns whether both are the same case.
  public static func == (lhs: Argument, rhs: Argument) -> Bool { lhs.name == rhs.name }

  private var name: String {
    switch self {
    case .anything: "anything"
    case .nonNil: "nonNil"
    case .nil: "nil"
    case .skipped: "skipped"
    case .closure: "closure"
    case .validator: "validator"
    }
  }

  /// The condition with its type, as in `Argument.anything`.
  public var description: String { "Argument\(text)" }
  /// The condition with its type.
  public var debugDescription: String { description }
  fileprivate var isValidator: Bool { name == "validator" }
  /// The condition in failures, as in `.anything`.
  var text: String { ".\(name)" }
}

/// A value with a text for failures.
public protocol SpryFriendlyStringConvertible {
  /// The text.
  var friendlyDescription: String { get }
}

extension Argument: SpryFriendlyStringConvertible {
  /// The condition with its type.
  public var friendlyDescription: String { description }
}

/// The conditions of a stub or a verification.
enum SpryCondition {
  static func all(_ arguments: [Any?], captures: Bool = false) -> [FakeCondition<[Any?]>] {
    arguments.indices.map { condition(arguments[$0], $0, of: arguments.count, captures) }
  }

  private static func condition(
    _ expected: Any?, _ index: Int, of count: Int, _ captures: Bool
  ) -> FakeCondition<[Any?]> {
    if let argument = expected as? Argument {
      return FakeCondition(
        index, of: count, text: argument.text, isUnique: argument.isValidator, argument.isMet)
    }
    if let captor = expected as? ArgumentCaptor {
      let capture: ((Any?) -> Void)? = captures ? { captor.capture($0) } : nil
      return FakeCondition(index, of: count, text: ".captor()", capture: capture) { _ in true }
    }
    return FakeCondition(index, of: count, text: nil, equal: expected) {
      areArgumentsEqual($0, expected)
    }
  }
}

// MARK: - Captors

/// A captor, which receives the argument of each call that the stub answers.
///
/// ```swift
/// let captor = Argument.captor()
/// fake.stub(.save).with(captor).andReturn()
/// let text: String = captor[0]
/// ```
public final class ArgumentCaptor: Sendable {
  private let captured = Locked<[Any?]>([])
  private let isInStub = Locked(false)

  /// Makes a captor without arguments.
  public init() {}

  /// The number of captured arguments.
  public var count: Int { captured.withLock(\.count) }

  func markUsedInStub() { isInStub.withLock { $0 = true } }

  func capture(_ argument: Any?) { captured.withLock { $0.append(argument) } }

  /// Returns an argument; reports a failure if there is none, or one of another type.
  ///
  /// - Parameters:
  ///   - index: The number of the call, counted from 0.
  ///   - type: The argument's type.
  ///   - file: The file of a failure; the caller's by default.
  ///   - line: The line in it.
  public func getValue<Value>(
    at index: Int = 0, as type: Value.Type = Value.self, file: StaticString = #filePath,
    line: UInt = #line
  ) -> Value {
    let arguments = captured.withLock(\.self)
    let problem: String
    if arguments.indices.contains(index) {
      if let value = convert(arguments[index], to: Value.self) { return value }
      problem =
        "Captured \(typedText(arguments[index])) at index \(index), "
        + "but expected a value of type \(Value.self)"
    } else {
      problem =
        "Captured \(counted(arguments.count, "argument")), but expected one at index \(index). "
        + "To fix this, " + fix(of: index)
    }
    reportFailure(ReportedFailure(message: problem, callSite: .current(file, line)))
    return defaultValue(reported: problem)
  }

  /// Returns an argument; reports a failure if there is none, or one of another type.
  public subscript<Value>(
    index: Int, file file: StaticString = #filePath, line line: UInt = #line
  ) -> Value {
    getValue(at: index, file: file, line: line)
  }

  /// Returns whether an argument has a type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - index: The number of the call, counted from 0.
  public func isType<Value>(_ type: Value.Type, at index: Int = 0) -> Bool {
    let arguments = captured.withLock(\.self)
    return arguments.indices.contains(index) && convert(arguments[index], to: type) != nil
  }

  private func fix(of index: Int) -> String {
    guard isInStub.withLock({ $0 }) else {
      return "put the captor in a stub's with: captors capture only there"
    }
    return index < 0
      ? "count calls from 0" : "call the stubbed function more often or use a lower index"
  }
}

extension ArgumentCaptor: CustomStringConvertible {
  /// The text in failures.
  public var description: String { ".captor()" }
}
#endif
