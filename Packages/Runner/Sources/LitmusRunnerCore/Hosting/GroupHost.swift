#if LITMUS_RUNNER
/// The name of a test in the framework that runs it.
package struct HostedName: Sendable, Hashable {
  /// The test function.
  package var function: String
  /// The test case, if the function is parameterized.
  var row: String?

  /// Makes a name.
  package init(function: String, row: String? = nil) {
    self.function = function
    self.row = row
  }
}

/// Another framework whose tests are compiled into this program, and which runs them together.
package protocol GroupHost: Sendable {
  /// Runs a group's tests and reports their events to the group.
  ///
  /// It returns when the framework does. If the task is cancelled, it starts no more tests.
  func run(_ group: HostedGroup) async
}

/// The reason why the tests of another framework cannot be found.
package struct HostingError: Error, CustomStringConvertible {
  package var description: String

  /// Makes an error with a text for the user.
  package init(description: String) {
    self.description = description
  }
}
#endif
