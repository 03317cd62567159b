#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Data: SpryDefault {
  /// No bytes.
  public static var spryDefault: Data { Data() }
}

extension Decimal: SpryDefault {}

extension Date: SpryDefault {
  /// The reference date, the start of 2001.
  public static var spryDefault: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
