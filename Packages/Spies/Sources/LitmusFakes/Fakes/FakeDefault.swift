#if LITMUS_FAKES
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A type with a value that a fake can return for an unstubbed call, after the call was reported.
///
/// These types have one:
///
/// - numbers, and all that conforms to `AdditiveArithmetic`, such as `Decimal`, `Duration` and `CGFloat`: zero
/// - all that conforms to `RangeReplaceableCollection` or `SetAlgebra`, such as strings, arrays, `Data`, sets and option
///   sets: an empty value
/// - `Dictionary`, `KeyValuePairs`, `Range`, `StaticString`, `AttributedString`, `IndexPath`, `DateComponents`,
///   `DateInterval`, `URLComponents`: an empty value
/// - `AsyncStream`, `AsyncThrowingStream`: a stream that has ended
/// - `Optional`: `nil`; `Bool`: `false`; `Date`: the start of 2001
/// - types without an empty value: a space for `Character`, the UUID of zeros for `UUID`, `about:blank` for `URL`
///
/// Add one to your own type, so that a missing stub does not stop the process:
///
/// ```swift
/// struct User { var name: String }
///
/// extension User: FakeDefault {
///   static var fakeDefault: User { User(name: "") }
/// }
/// ```
public protocol FakeDefault {
  /// The value to use in place of a missing one.
  static var fakeDefault: Self { get }
}

extension FakeDefault where Self: AdditiveArithmetic {
  /// Zero.
  public static var fakeDefault: Self { .zero }
}

extension FakeDefault where Self: RangeReplaceableCollection {
  /// An empty value.
  public static var fakeDefault: Self { Self() }
}

extension FakeDefault where Self: SetAlgebra {
  /// An empty value.
  public static var fakeDefault: Self { Self() }
}

extension Int: FakeDefault {}
extension Int8: FakeDefault {}
extension Int16: FakeDefault {}
extension Int32: FakeDefault {}
extension Int64: FakeDefault {}
extension UInt: FakeDefault {}
extension UInt8: FakeDefault {}
extension UInt16: FakeDefault {}
extension UInt32: FakeDefault {}
extension UInt64: FakeDefault {}
extension Double: FakeDefault {}
extension Float: FakeDefault {}
extension Decimal: FakeDefault {}
extension Duration: FakeDefault {}
extension String: FakeDefault {}
extension Substring: FakeDefault {}
extension Array: FakeDefault {}
extension ArraySlice: FakeDefault {}
extension ContiguousArray: FakeDefault {}
extension Data: FakeDefault {}
extension Set: FakeDefault {}

@available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: FakeDefault {}
@available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: FakeDefault {}

// Macs with Intel processors have no Float16.
#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
extension Float16: FakeDefault {}
#endif

// Only Intel processors have a Float80, and not every system supports it.
#if (arch(i386) || arch(x86_64)) && !os(Windows) && !os(Android)
extension Float80: FakeDefault {}
#endif

extension Bool: FakeDefault {
  /// `false`.
  public static var fakeDefault: Bool { false }
}

extension Character: FakeDefault {
  /// A space.
  public static var fakeDefault: Character { " " }
}

extension StaticString: FakeDefault {
  /// The empty string.
  public static var fakeDefault: StaticString { "" }
}

extension Optional: FakeDefault {
  /// `nil`.
  public static var fakeDefault: Wrapped? { nil }
}

extension Dictionary: FakeDefault {
  /// The empty dictionary.
  public static var fakeDefault: [Key: Value] { [:] }
}

extension KeyValuePairs: FakeDefault {
  /// No pairs.
  public static var fakeDefault: KeyValuePairs { [:] }
}

extension Range: FakeDefault where Bound: FakeDefault {
  /// The empty range at the default of its bounds.
  public static var fakeDefault: Range {
    Range(uncheckedBounds: (Bound.fakeDefault, Bound.fakeDefault))
  }
}

extension Date: FakeDefault {
  /// The reference date, the start of 2001.
  public static var fakeDefault: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

extension DateInterval: FakeDefault {
  /// No time at all, at the start of 2001.
  public static var fakeDefault: DateInterval { DateInterval(start: .fakeDefault, duration: 0) }
}

extension DateComponents: FakeDefault {
  /// No components.
  public static var fakeDefault: DateComponents { DateComponents() }
}

extension AttributedString: FakeDefault {
  /// The empty string.
  public static var fakeDefault: AttributedString { AttributedString() }
}

extension IndexPath: FakeDefault {
  /// The empty path.
  public static var fakeDefault: IndexPath { IndexPath() }
}

extension URLComponents: FakeDefault {
  /// No components.
  public static var fakeDefault: URLComponents { URLComponents() }
}

extension URL: FakeDefault {
  /// `about:blank`.
  public static var fakeDefault: URL { URL(string: "about:blank")! }
}

extension UUID: FakeDefault {
  /// The UUID whose bits are all zero.
  public static var fakeDefault: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}

extension AsyncStream: FakeDefault {
  /// A stream that has ended without elements.
  public static var fakeDefault: AsyncStream { AsyncStream { $0.finish() } }
}

extension AsyncThrowingStream: FakeDefault where Failure == any Error {
  /// A stream that has ended without elements and without an error.
  public static var fakeDefault: AsyncThrowingStream { AsyncThrowingStream { $0.finish() } }
}

/// Returns the default value of a type: `()`, its ``FakeDefault/fakeDefault``, zero, or an empty collection or set;
/// `nil` if it has none.
@_spi(Litmus)
public func defaultValue<Value>(of type: Value.Type) -> Value? {
  if Value.self == Void.self { return () as? Value }
  let value: Any? =
    switch Value.self {
    case let type as any FakeDefault.Type: type.fakeDefault
    case let type as any AdditiveArithmetic.Type: type.zero
    case let type as any RangeReplaceableCollection.Type: type.init()
    case let type as any SetAlgebra.Type: type.init()
    default: nil
    }
  return value as? Value
}

/// Returns the default value of a type in place of a missing value; stops the process if there is none.
///
/// - Parameter problem: The problem that was reported, for the message that the process stops with.
@_spi(Litmus)
public func defaultValue<Value>(reported problem: String) -> Value {
  if let value = defaultValue(of: Value.self) { return value }
  fatalError(
    "\(problem). There is no value of type \(Value.self) to continue with, unless it conforms to "
      + "FakeDefault")
}
#endif
