/// A condition that an argument must meet, used instead of equality.
///
/// Pass it in place of an argument to `with` of a stub or of a verification:
///
/// ```swift
/// fakeStore.stub(.save).with(SpyArgument.nonNil, SpyArgument.anything).andReturn()
/// XCTAssertHaveReceived(fakeStore, .save, with: SpyArgument.pass { $0 is String }, true)
/// ```
///
/// From SpryKit.
public enum SpyArgument {
  /// Any argument, also `nil`, but not one that the fake recorded as ``skipped``.
  case anything
  /// Any argument but `nil`.
  case nonNil
  /// `nil`.
  case `nil`
  /// Any argument, also one that the fake does not record, for which it records `SpyArgument.skipped`.
  case skipped
  /// A closure, including one that the fake recorded as `SpyArgument.closure`.
  case closure
  /// Any argument for which the closure returns `true`.
  case validator((Any?) -> Bool)
  /// Any argument of exactly this type; created by ``isType(_:)``.
  case type(Any.Type)
  /// Any argument that is of this type; created by ``instanceOf(_:)``.
  case object(of: Any.Type)

  /// Matches any argument for which a closure returns `true`; another name for ``validator(_:)``.
  ///
  /// - Parameter validator: A closure that receives the argument and returns whether it matches.
  public static func pass(_ validator: @escaping (Any?) -> Bool) -> SpyArgument {
    .validator(validator)
  }

  /// Creates a captor, which matches any argument and stores the arguments that it matched.
  public static func captor() -> ArgumentCaptor { ArgumentCaptor() }

  /// Matches any argument of exactly this type, but not of a subclass.
  ///
  /// An optional type matches `nil` and what the type without the optional matches.
  ///
  /// - Parameter type: The type.
  public static func isType<Value>(_ type: Value.Type = Value.self) -> SpyArgument {
    .type(Value.self)
  }

  /// Matches any argument for which `is` returns `true`: a value of the type, an instance of a subclass, or a
  /// value that conforms to the protocol.
  ///
  /// - Parameter type: The type, class or protocol.
  public static func instanceOf<Object>(_ type: Object.Type = Object.self) -> SpyArgument {
    .object(of: Object.self)
  }
}

extension SpyArgument: CustomStringConvertible {
  /// The case as it is written after the type's name, as in `.nonNil`.
  @_disfavoredOverload  // LitmusSpryKit has SpryKit's text, with the type's name.
  public var description: String {
    switch self {
    case .anything: ".anything"
    case .nonNil: ".nonNil"
    case .nil: ".nil"
    case .skipped: ".skipped"
    case .closure: ".closure"
    case .validator: ".validator"
    case .type(let type): ".isType(\(type).self)"
    case .object(let type): ".instanceOf(\(type).self)"
    }
  }
}

extension SpyArgument {
  /// Returns whether both conditions are known to match the same arguments; closures cannot be compared.
  package func isSame(as other: SpyArgument) -> Bool {
    switch (self, other) {
    case (.anything, .anything), (.nonNil, .nonNil), (.nil, .nil), (.skipped, .skipped),
      (.closure, .closure):
      true
    case (.type(let type), .type(let other)), (.object(let type), .object(let other)):
      type == other
    // Without `default`, so that the compiler asks for a new case.
    case (.anything, _), (.nonNil, _), (.nil, _), (.skipped, _), (.closure, _), (.validator, _),
      (.type, _), (.object, _):
      false
    }
  }
}
