/// A type with a value that a fake can return when a call has no stub, after that was reported.
///
/// Numbers, strings, collections and optionals have one. Give one to a type of your own, so that a
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
  /// The value that stands in for a missing one.
  static var spryDefault: Self { get }
}

/// What stands in for a value that there should have been; the process stops if nothing can.
///
/// - Parameter problem: What has been reported, for the message that the process stops with.
func defaultValue<Value>(reported problem: String) -> Value {
  if Value.self == Void.self { return unsafeBitCast((), to: Value.self) }
  if let type = Value.self as? any SpryDefault.Type, let value = type.spryDefault as? Value {
    return value
  }
  fatalError(
    "\(problem). There is no value of type \(Value.self) to go on with, "
      + "unless \(Value.self) conforms to SpryDefault"
  )
}

extension SpryDefault where Self: ExpressibleByIntegerLiteral {
  /// Zero.
  public static var spryDefault: Self { 0 }
}

extension Int: SpryDefault {}
extension Int8: SpryDefault {}
extension Int16: SpryDefault {}
extension Int32: SpryDefault {}
extension Int64: SpryDefault {}
extension UInt: SpryDefault {}
extension UInt8: SpryDefault {}
extension UInt16: SpryDefault {}
extension UInt32: SpryDefault {}
extension UInt64: SpryDefault {}
extension Double: SpryDefault {}
extension Float: SpryDefault {}

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

extension Array: SpryDefault {
  /// The empty array.
  public static var spryDefault: [Element] { [] }
}

extension ContiguousArray: SpryDefault {
  /// The empty array.
  public static var spryDefault: ContiguousArray { [] }
}

extension Set: SpryDefault {
  /// The empty set.
  public static var spryDefault: Set { [] }
}

extension Dictionary: SpryDefault {
  /// The empty dictionary.
  public static var spryDefault: [Key: Value] { [:] }
}
