#if LITMUS_RUNNER
package import Foundation

/// What a page of HTML says of a run, gathered from the run's events.
///
/// The page is one file that loads nothing: it can be read without a network, and without
/// JavaScript, which only searches, filters and sorts what is there. It can be made at any time:
/// before the end of the run, it says so.
package struct RunReport: Sendable {
  let environment: RunEnvironment
  let previous: PreviousRun?
  let rerun: RerunCommand?
  private(set) var results = RunResults()

  /// Begins the report of a run on a command line.
  ///
  /// - Parameters:
  ///   - environment: In which surroundings the run takes place.
  ///   - previous: What is known from before; `nil` if nothing.
  ///   - rerun: The command that runs tests again, still without them; `nil` if there is none.
  init(environment: RunEnvironment, previous: PreviousRun?, rerun: RerunCommand?) {
    self.environment = environment
    self.previous = previous
    self.rerun = rerun
  }

  /// Begins the report of a run within an app.
  ///
  /// - Parameters:
  ///   - program: The app's name.
  ///   - started: When the run began; `nil` to leave that open.
  ///   - previous: How the tests ended when they last ran, as far as that is known.
  ///   - knowsAllTests: Whether those are all tests that there were, so that others are new.
  package init(
    program: String, started: Date? = nil, previous: [TestID: TestOutcome] = [:],
    knowsAllTests: Bool = false
  ) {
    let environment = RunEnvironment(
      program: program, started: started, swift: RunEnvironment.swiftVersion,
      system: RunEnvironment.systemName)
    self.init(
      environment: environment,
      previous: PreviousRun(previous, knowsAllTests: knowsAllTests),
      rerun: nil)
  }

  /// Takes note of something that happened.
  ///
  /// - Parameter event: What happened. Events come in their order.
  package mutating func note(_ event: TestEvent) { results.note(event) }

  /// The page as it is by now.
  package func html() -> String {
    var text = ""
    Page(self).write { text += $0 }
    return text
  }

  /// Writes the page piece by piece, so that it is never in memory as a whole.
  func write(to writer: FileWriter) { Page(self).write(to: writer.write) }
}
#endif
