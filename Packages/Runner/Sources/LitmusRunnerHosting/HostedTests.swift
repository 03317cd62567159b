#if LITMUS_RUNNER
package import LitmusRunnerCore
internal import Foundation

/// The tests of other frameworks that are compiled into this program.
package enum HostedTests {
  /// Returns the suites of Swift Testing; none if it is not in this program.
  ///
  /// - Throws: A ``RunError`` if Swift Testing cannot list its tests.
  package static func lists() async throws -> [AnyTestList] {
    guard let entryPoint = SwiftTestingEntryPoint() else { return [] }
    do {
      let lists = SwiftTestingLists(try await SwiftTestingHost.tests(entryPoint))
      return lists.lists(host: SwiftTestingHost(entryPoint: entryPoint, functions: lists.testCases))
    } catch {
      throw RunError("Swift Testing could not list its tests: \(error)")
    }
  }

  /// Whether Swift Testing has started this process to run the body of one exit test.
  package static var isExitTest: Bool { getenv("SWT_EXIT_TEST_ID") != nil }

  /// Runs the body of the exit test that this process was started for, and ends the process.
  ///
  /// It returns if Swift Testing is not in this program.
  package static func runExitTest() async {
    guard let entryPoint = SwiftTestingEntryPoint() else { return }
    // If Swift Testing does not know the exit test, it would run all tests.
    let nothing = SwiftTestingConfiguration(filter: ["^$"])
    try? await entryPoint(nothing) { _ in }
    exit(RunError.Code.failed.rawValue)
  }
}
#endif
