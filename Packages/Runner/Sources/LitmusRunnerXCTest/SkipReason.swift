#if LITMUS_RUNNER && !canImport(ObjectiveC)
internal import XCTest

extension XCTestCase {
  /// Why XCTest has skipped the case.
  ///
  /// XCTest keeps that to itself, so it is read from the case as a debugger reads it.
  var skipReason: String {
    sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
      .lazy
      .compactMap { $0.descendant("skip") as? XCTSkip }
      .first?.reason ?? XCTSkip.noReason
  }
}

extension XCTSkip {
  fileprivate static let noReason = "XCTSkip gave no reason"

  /// The message, or else what XCTest found, as in `required true value but got false`.
  fileprivate var reason: String {
    if let message, !message.isEmpty { return message }
    return Mirror(reflecting: self).descendant("explanation") as? String ?? Self.noReason
  }
}
#endif
