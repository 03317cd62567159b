#if LITMUS_RUNNER
internal import LitmusRunnerCore

/// A loop that builds and tests, and repeats that whenever the sources have changed, until it is
/// interrupted.
package struct WatchLoop {
  /// The outcome of a step.
  package enum Step: Equatable {
    case done
    case failed
    /// The user interrupted it.
    case interrupted
  }

  /// Takes a snapshot of the sources.
  var look: () -> SourceSnapshot
  /// Waits for the time between two snapshots.
  var pause: () -> Step
  /// Builds the program, and shows the errors if it cannot.
  var build: () -> Step
  /// Runs the tests of the program that was built.
  var test: () -> Step
  /// Shows a line.
  var say: (String) -> Void

  /// Makes a loop of these steps.
  package init(
    look: @escaping () -> SourceSnapshot, pause: @escaping () -> Step, build: @escaping () -> Step,
    test: @escaping () -> Step, say: @escaping (String) -> Void
  ) {
    self.look = look
    self.pause = pause
    self.build = build
    self.test = test
    self.say = say
  }

  /// Builds and tests at once, and then after each change.
  ///
  /// - Returns: Whether it was interrupted while it built or tested, and not while it waited for a
  ///   change.
  package func run() -> Bool {
    while true {
      // Taken first, so that changes while the tests run are detected afterwards.
      let seen = look()
      switch build() {
      case .interrupted: return true
      case .failed: say("The build failed. Waiting for a change …")
      case .done:
        if test() == .interrupted { return true }
        say("Waiting for a change …")
      }
      guard let change = nextChange(since: seen) else { return false }
      say("\(visible(change)) has changed.")
    }
  }

  /// Waits until the sources have changed and then stay the same until the next snapshot.
  ///
  /// - Returns: A file that has changed; `nil` if the user interrupted it.
  private func nextChange(since seen: SourceSnapshot) -> String? {
    var last = look()
    while true {
      if pause() == .interrupted { return nil }
      let now = look()
      if now == last, let change = now.firstChange(since: seen) { return change }
      last = now
    }
  }
}
#endif
