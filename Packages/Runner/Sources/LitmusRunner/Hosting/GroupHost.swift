#if LITMUS_RUNNER
/// What the framework that runs a test calls it.
struct HostedName: Sendable, Hashable {
  /// The test function.
  var function: String
  /// The row of a parameterised function.
  var row: String?
}

/// Another framework whose tests are compiled into this program, and which runs them in one go.
protocol GroupHost: Sendable {
  /// Runs a group's tests and tells the group what happens to them.
  ///
  /// It returns when the framework does. If the task is cancelled, it starts no more tests.
  func run(_ group: HostedGroup) async
}

/// Why the tests of another framework cannot be found.
struct HostingError: Error, CustomStringConvertible {
  var description: String
}
#endif
