/// What an argument must be, where equality is not what is wanted.
///
/// It stands for an argument in `with` of a stub or of a verification:
///
/// ```swift
/// fakeStore.stub(.save).with(Argument.nonNil, Argument.anything).andReturn()
/// XCTAssertHaveReceived(fakeStore, .save, with: Argument.pass { $0 is String }, true)
/// ```
///
/// From SpryKit.
public enum Argument {
  /// Any argument, also `nil`.
  case anything
  /// Any argument but `nil`.
  case nonNil
  /// `nil`.
  case `nil`
  /// An argument that the fake does not record; only such a one matches.
  case skipped
  /// A closure, also one that the fake recorded as `Argument.closure`.
  case closure
  /// Any argument for which the closure returns `true`.
  case validator((Any?) -> Bool)
  /// Any argument whose type is exactly this one, as ``isType(_:)`` makes it.
  case type(Any.Type)
  /// Any object whose class is exactly this one, as ``instanceOf(_:)`` makes it.
  case object(of: Any.Type)

  /// Any argument for which a closure returns `true`; another name for ``validator(_:)``.
  ///
  /// - Parameter validator: Is given the argument and returns whether it will do.
  public static func pass(_ validator: @escaping (Any?) -> Bool) -> Argument {
    .validator(validator)
  }

  /// Makes a captor, which stands for any argument and keeps those it stood for.
  public static func captor() -> ArgumentCaptor { ArgumentCaptor() }

  /// Any argument whose type is exactly this one; subclasses do not count.
  ///
  /// - Parameter type: The type.
  public static func isType<Value>(_ type: Value.Type = Value.self) -> Argument {
    .type(Value.self)
  }

  /// Any object whose class is exactly this one; subclasses and values do not count.
  ///
  /// - Parameter type: The class.
  public static func instanceOf<Object>(_ type: Object.Type = Object.self) -> Argument {
    .object(of: Object.self)
  }
}

extension Argument: CustomStringConvertible {
  /// The case's name, as in `Argument.nonNil`.
  public var description: String {
    switch self {
    case .anything: "Argument.anything"
    case .nonNil: "Argument.nonNil"
    case .nil: "Argument.nil"
    case .skipped: "Argument.skipped"
    case .closure: "Argument.closure"
    case .validator: "Argument.validator"
    case .type(let type): "Argument.isType(\(type).self)"
    case .object(let type): "Argument.instanceOf(\(type).self)"
    }
  }
}
