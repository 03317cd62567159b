#if LITMUS_RUNNER
internal import LitmusReporting

/// Finds the suites that are compiled into this program.
public enum TestDiscovery {
  /// Returns all suites, in the order of the source: by module and file, then by line.
  ///
  /// They are the types that conform to ``ListedSuite`` (by hand or by `@TestSuite`), in every
  /// image of the program, and on Apple's platforms the ``TestCase`` classes whose `test…` methods
  /// the Objective-C runtime knows, and XCTest's test cases if XCTest is in the program and does
  /// not run it. A test that is found in two ways is listed once.
  ///
  /// - Returns: The suites with their tests.
  @MainActor public static func lists() -> [AnyTestList] {
    let listed = ConformingTypes.of((any ListedSuite).self).compactMap { type in
      (type as? any ListedSuite.Type).flatMap { list(of: $0) }
    }
    var lists = listed.sorted(by: isEarlier)
    #if canImport(ObjectiveC)
    // Merged after the suites that have a source location, because those of the runtime have none.
    lists = AnyTestList.merging(lists + ObjectiveCSuites.lists() + ObjectiveCXCTests.lists())
      .sorted(by: isEarlier)
    #endif
    return AnyTestList.merging(lists)
  }

  /// Returns the suites of other frameworks that are compiled into this program: those of Swift
  /// Testing.
  ///
  /// Swift Testing evaluates the arguments and conditions of its tests for this, and again when
  /// they run. ``TestRunner/runIfRequested(ownFlags:)`` runs them automatically; to other runs,
  /// pass them:
  ///
  /// ```swift
  /// let lists = TestDiscovery.lists() + (try await TestDiscovery.hostedLists())
  /// let summary = await TestRunner(lists: lists).run()
  /// ```
  ///
  /// Swift Testing runs these tests itself, so do not use this in a process in which it already
  /// runs tests.
  ///
  /// - Returns: The suites in the order of the source, each case of a parameterized test as a test;
  ///   none if Swift Testing is not in this program.
  /// - Throws: An error whose description says what is wrong, if Swift Testing does not list its
  ///   tests.
  public static func hostedLists() async throws -> [AnyTestList] { try await HostedTests.lists() }

  @MainActor private static func list<Suite: ListedSuite>(of suite: Suite.Type) -> AnyTestList? {
    SuiteListing.list(suite) { AnyTestList(Suite.tests) }
  }

  private static func isEarlier(_ first: AnyTestList, _ second: AnyTestList) -> Bool {
    let (one, other) = (first.callSite, second.callSite)
    return (one.fileID, one.line, one.column) < (other.fileID, other.line, other.column)
  }
}
#endif
