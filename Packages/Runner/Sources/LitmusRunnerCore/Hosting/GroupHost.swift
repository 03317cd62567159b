#if LITMUS_RUNNER
/// The name of a test in the framework that runs it.
package struct HostedName: Sendable, Hashable {
  /// The test function.
  package var function: String
  /// The test case, if the function is parameterized.
  package var testCase: String?

  /// Makes a name.
  package init(function: String, testCase: String? = nil) {
    self.function = function
    self.testCase = testCase
  }
}

/// Another framework, which runs tests together: in this program, or in a process of its own.
package protocol GroupHost: Sendable {
  /// Runs a group's tests and reports their events to the group.
  ///
  /// It returns when the framework does. If the task is cancelled, it starts no more tests.
  func run(_ group: HostedGroup) async

  /// Returns how many of the suites that are left a process runs together with the first one, if
  /// other processes run suites in parallel.
  ///
  /// - Parameters:
  ///   - first: The first suite.
  ///   - others: The other suites that are left, in their order.
  func share(with first: AnyTestList, of others: [AnyTestList]) -> Int

  /// Whether all suites of this framework run in one process at a time, however many processes run
  /// suites in parallel.
  var runsInOneProcess: Bool { get }

  /// Returns how many times a test that failed is run again; `nil` for the number of the run.
  func retries(of test: TestID) -> Int?

  /// The name of the set-up of a suite in reports.
  var setUpName: String { get }
}

extension GroupHost {
  /// Returns an eighth of the number of other suites, so that no process is idle while another still has
  /// several suites.
  package func share(with first: AnyTestList, of others: [AnyTestList]) -> Int {
    others.count / 8
  }

  /// `false`, so that processes share the suites.
  package var runsInOneProcess: Bool { false }

  /// That of a class of XCTest.
  package var setUpName: String { TestID.classSetUp }

  /// Returns `nil`, so that the number of the run applies.
  package func retries(of test: TestID) -> Int? { nil }
}
#endif
