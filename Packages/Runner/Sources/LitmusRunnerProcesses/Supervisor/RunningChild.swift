#if LITMUS_RUNNER && (os(macOS) || os(Linux))
package import LitmusRunnerCore
package import LitmusRunnerStorage

/// A child of a run, which runs a share of the tests and writes a journal.
///
/// A child of the in-app runner is a process of the program. One of litmus-test is in the supervisor's own
/// process, and starts test executables.
package protocol RunningChild: Sendable {
  /// The process that runs the tests, as messages name it.
  var pid: Int32 { get }

  /// Whether ``pid`` is known to crash before the child ends, because it runs the tests itself.
  var runsTestsItself: Bool { get }

  /// Returns how the child ended, if it has; must not be called again after that.
  func end() -> ProcessEnd?

  /// Ends the child at once; the processes that its tests have started keep running, so that they can be
  /// named.
  func terminate()

  /// Ends the child, and waits for its end.
  func kill() -> ProcessEnd

  /// Ends the processes that the tests of the child have left running.
  ///
  /// - Returns: A line for the output that names them; empty if there are none.
  @discardableResult
  func endLeftProcesses() -> String
}

extension ChildProcess: RunningChild {
  package var runsTestsItself: Bool { true }

  package func endLeftProcesses() -> String { group?.end() ?? "" }
}

/// The way in which the children of a run are in the supervisor's own process.
package struct ChildHosting {
  /// What a child is started with.
  package struct Launch {
    package var role: ChildRole
    package var folder: RunFolder
    package var work: ChildWork
    /// The file that its output is appended to; `nil` if that is not captured.
    package var output: String?
    /// The environment of the programs that it starts.
    package var environment: [String: String]
  }

  /// Starts a child.
  let start: (Launch) throws -> any RunningChild
  /// Lets the children continue for a moment, on the supervisor's thread.
  let wait: () -> Void

  /// Makes the way.
  package init(start: @escaping (Launch) throws -> any RunningChild, wait: @escaping () -> Void) {
    self.start = start
    self.wait = wait
  }
}
#endif
