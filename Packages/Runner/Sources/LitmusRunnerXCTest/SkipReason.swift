#if LITMUS_RUNNER && !canImport(ObjectiveC)
internal import XCTest

extension XCTestCase {
  /// The reason why XCTest skipped the case.
  ///
  /// XCTest does not expose it, so it is read by reflection, as a debugger does.
  var skipReason: String {
    sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
      .lazy
      .compactMap { $0.descendant("skip") as? XCTSkip }
      .first?.reason ?? XCTSkip.noReason
  }
}

extension XCTSkip {
  fileprivate static let noReason = "XCTSkip gave no reason"

  /// The message, or else the condition that XCTest found, as in `required true value but got false`.
  fileprivate var reason: String {
    if let message, !message.isEmpty { return message }
    return Mirror(reflecting: self).descendant("explanation") as? String ?? Self.noReason
  }
}
#endif
