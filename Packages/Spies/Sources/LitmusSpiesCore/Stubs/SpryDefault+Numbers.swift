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
