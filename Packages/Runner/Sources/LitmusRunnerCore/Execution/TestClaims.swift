#if LITMUS_RUNNER
/// The claims that divide a run among processes that run in parallel.
package protocol TestClaims: Sendable {
  /// Whether this process runs only one test, in any repetition.
  var isForOneTest: Bool { get }
  /// Whether this process has claimed everything that it may.
  var isOver: Bool { get }

  /// Claims a suite for this process, if its tests run in one process.
  ///
  /// - Returns: False if another process has claimed it.
  func claim(module: String, suite: String, iteration: Int) -> Bool

  /// Claims one test, of a suite whose tests may run in several processes.
  ///
  /// - Returns: False if it is not for this process.
  func claim(_ test: TestID, iteration: Int) -> Bool

  /// Claims tests that only run together, of a suite that this process has claimed.
  ///
  /// - Parameters:
  ///   - testCases: A test, or the test cases of a function, whose names and order may differ in each
  ///     process.
  ///   - function: The name of the function; `nil` if it is one test.
  ///   - iteration: The repetition.
  /// - Returns: Those that are for this process, which may be only one of them.
  func claim(testCases: [TestID], of function: String?, iteration: Int) -> [TestID]
}
#endif
