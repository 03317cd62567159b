#if LITMUS_RUNNER
/// The name of a test in the framework that runs it.
struct HostedName: Sendable, Hashable {
  /// The test function.
  var function: String
  /// The test case, if the function is parameterized.
  var row: String?
}

/// Another framework whose tests are compiled into this program, and which runs them together.
protocol GroupHost: Sendable {
  /// Runs a group's tests and reports their events to the group.
  ///
  /// It returns when the framework does. If the task is cancelled, it starts no more tests.
  func run(_ group: HostedGroup) async
}

/// The reason why the tests of another framework cannot be found.
struct HostingError: Error, CustomStringConvertible {
  var description: String
}
#endif
