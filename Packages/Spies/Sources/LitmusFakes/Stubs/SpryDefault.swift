#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

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
extension Decimal: SpryDefault {}

@available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: SpryDefault {}
@available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: SpryDefault {}

// Macs with Intel processors have no Float16.
#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
extension Float16: SpryDefault {}
#endif

// Only Intel processors have a Float80, and not every system supports it.
#if (arch(i386) || arch(x86_64)) && !os(Windows) && !os(Android)
extension Float80: SpryDefault {}
#endif

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

extension ArraySlice: SpryDefault {
  /// The empty slice.
  public static var spryDefault: ArraySlice { [] }
}

extension KeyValuePairs: SpryDefault {
  /// No pairs.
  public static var spryDefault: KeyValuePairs { [:] }
}

extension Data: SpryDefault {
  /// No bytes.
  public static var spryDefault: Data { Data() }
}

extension Date: SpryDefault {
  /// The reference date, the start of 2001.
  public static var spryDefault: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

extension AsyncStream: SpryDefault {
  /// A stream that has ended without elements.
  public static var spryDefault: AsyncStream { AsyncStream { $0.finish() } }
}

extension AsyncThrowingStream: SpryDefault where Failure == any Error {
  /// A stream that has ended without elements and without an error.
  public static var spryDefault: AsyncThrowingStream { AsyncThrowingStream { $0.finish() } }
}

/// Returns the default value of a type: `()`, or its ``SpryDefault/spryDefault``; `nil` if it has none.
func defaultValue<Value>(of type: Value.Type) -> Value? {
  if Value.self == Void.self { return unsafeBitCast((), to: Value.self) }
  return (Value.self as? any SpryDefault.Type)?.spryDefault as? Value
}

/// Returns the default value of a type in place of a missing value; stops the process if there is none.
///
/// - Parameter problem: The problem that was reported, for the message that the process stops with.
package func defaultValue<Value>(reported problem: String) -> Value {
  if let value = defaultValue(of: Value.self) { return value }
  let exception = isNominal(Value.self) ? ", unless \(Value.self) conforms to SpryDefault" : ""
  fatalError("\(problem). There is no value of type \(Value.self) to continue with\(exception)")
}
