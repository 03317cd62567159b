public import LitmusRunnerCore

extension TestDiscovery {
  /// Returns the suites of other frameworks that are compiled into this program: those of Swift
  /// Testing.
  ///
  /// Swift Testing evaluates the arguments and conditions of its tests for this, and again when
  /// they run. `TestRunner.runIfRequested()` runs them automatically; to other runs,
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
  public static func hostedLists() async throws -> [AnyTestList] {
    #if LITMUS_RUNNER
    try await HostedTests.lists()
    #else
    []
    #endif
  }
}
