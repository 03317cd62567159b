public import LitmusRunnerCore

/// A type that receives the events of a run, and makes a report of them.
///
/// The runner's own reporters conform to it. Pass them, or one of your own, to
/// `TestRunner.run(reporters:)`:
///
/// ```swift
/// final class FailureCounter: TestReporter {
///   private(set) var count = 0
///
///   func receive(_ event: TestEvent) {
///     if case .failure = event { count += 1 }
///   }
///
///   func finish() { print("\(count) failures") }
/// }
///
/// let summary = try await TestRunner().run(reporters: [Reporters.terminal(), FailureCounter()])
/// ```
public protocol TestReporter: AnyObject {
  /// Handles an event.
  ///
  /// - Parameter event: The event. Events come one at a time, in their order.
  func receive(_ event: TestEvent)

  /// Completes the report when no more events come.
  ///
  /// - Throws: An error if the report could not be written.
  func finish() throws
}

#if LITMUS_RUNNER
/// A reporter that receives the events as they happened, without the rules of a ``ResultPolicy``.
package protocol UnjudgedReporter: TestReporter {}

/// A reporter that also does something while no events come.
package protocol LiveReporter: TestReporter {
  /// Called about ten times a second.
  func tick()
}
#endif
