/// A type with a value that a fake can return for an unstubbed call, after the call was reported.
///
/// These types have one:
///
/// - numbers: `Int`, `Int8` to `Int128`, `UInt`, `UInt8` to `UInt128`, `Float`, `Double`, `Float16` and
///   `Float80` where they are available, `Decimal`
/// - strings: `String`, `Substring`
/// - collections: `Array`, `ArraySlice`, `ContiguousArray`, `Set`, `Dictionary`, `KeyValuePairs`, `Data`
/// - streams that have ended: `AsyncStream`, `AsyncThrowingStream`
/// - others: `Bool`, `Duration`, `Date`, optionals
///
/// A `Character` has none, because there is no empty character. Add one to your own type, so that a
/// missing stub does not stop the process:
///
/// ```swift
/// struct User { var name: String }
///
/// extension User: SpryDefault {
///   static var spryDefault: User { User(name: "") }
/// }
/// ```
public protocol SpryDefault {
  /// The value to use in place of a missing one.
  static var spryDefault: Self { get }
}

/// Returns the default value of a type in place of a missing value; stops the process if there is none.
///
/// - Parameter problem: The problem that was reported, for the message that the process stops with.
package func defaultValue<Value>(reported problem: String) -> Value {
  if Value.self == Void.self { return unsafeBitCast((), to: Value.self) }
  if let type = Value.self as? any SpryDefault.Type, let value = type.spryDefault as? Value {
    return value
  }
  fatalError(
    "\(problem). There is no value of type \(Value.self) to continue with, "
      + "unless \(Value.self) conforms to SpryDefault"
  )
}

extension Bool: SpryDefault {
  /// `false`.
  public static var spryDefault: Bool { false }
}

extension String: SpryDefault {
  /// The empty string.
  public static var spryDefault: String { "" }
}

extension Substring: SpryDefault {
  /// The empty string.
  public static var spryDefault: Substring { "" }
}

extension Duration: SpryDefault {
  /// No time at all.
  public static var spryDefault: Duration { .zero }
}

extension Optional: SpryDefault {
  /// `nil`.
  public static var spryDefault: Wrapped? { nil }
}
