#if LITMUS_RUNNER && !canImport(ObjectiveC)
internal import XCTest

/// A test case that only runs a class's set-up or tear-down.
final class HookCase: XCTestCase {
  var hook: () -> Void = {}

  /// Skips the case's own hooks: XCTest may take a tenth of a second to notice that the
  /// asynchronous ones have ended.
  override func invokeTest() { hook() }
}
#endif
