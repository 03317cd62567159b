/// A type that receives the events of a run, and makes a report of them.
///
/// The command line's own reporters conform to it. To write another, read a runner's events:
///
/// ```swift
/// final class FailureCounter: TestReporter {
///   private(set) var count = 0
///
///   func receive(_ event: TestEvent) {
///     if case .failure = event { count += 1 }
///   }
///
///   func finish() {}
/// }
///
/// let runner = TestRunner()
/// let events = runner.events()
/// let report = Task.detached {
///   let reporter = FailureCounter()
///   for await event in events { reporter.receive(event) }
///   reporter.finish()
///   return reporter.count
/// }
/// let summary = await runner.run()
/// print("\(await report.value) failures in \(summary.finished) tests")
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
/// A reporter that also does something while no events come.
protocol LiveReporter: TestReporter {
  /// Called about ten times a second.
  func tick()
}
#endif
