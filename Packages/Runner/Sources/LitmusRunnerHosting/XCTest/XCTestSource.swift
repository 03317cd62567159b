#if LITMUS_RUNNER
internal import Foundation
internal import LitmusRunnerCore

/// The suites of XCTest, which `TestDiscovery` finds by this class's name.
@MainActor final class XCTestSource: NSObject, TestSource {
  /// Returns the suites that the Objective-C runtime knows; none where there is no such runtime.
  static func lists() -> [AnyTestList] {
    #if canImport(ObjectiveC)
    ObjectiveCXCTests.lists()
    #else
    []
    #endif
  }
}
#endif
