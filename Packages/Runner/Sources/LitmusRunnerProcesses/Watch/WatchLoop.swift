#if LITMUS_RUNNER
internal import LitmusRunnerCore

/// A loop that builds and tests, and repeats that whenever the sources have changed or the user
/// chooses tests, until it is interrupted.
package struct WatchLoop {
  /// The outcome of a step.
  package enum Step: Equatable {
    case done
    case failed
    /// The user interrupted it.
    case interrupted
  }

  /// How the time between two snapshots ended.
  package enum Pause: Equatable {
    case elapsed
    /// The user chose the tests that run.
    case selection(WatchSelection)
    /// The user interrupted it.
    case interrupted
  }

  /// Takes a snapshot of the sources.
  var look: () -> SourceSnapshot
  /// Waits for the time between two snapshots.
  var pause: () -> Pause
  /// Builds the program, and shows the errors if it cannot.
  var build: () -> Step
  /// Runs tests of the program that was built; the second argument is the files that have changed
  /// since the tests last passed, or `nil` if they have not passed yet.
  var test: (WatchSelection, [String]?) -> Step
  /// Shows a line.
  var say: (String) -> Void
  /// The keys that the user can press; empty if there are none.
  private let keys: String

  /// Makes a loop of these steps.
  package init(
    look: @escaping () -> SourceSnapshot, pause: @escaping () -> Pause,
    build: @escaping () -> Step, test: @escaping (WatchSelection, [String]?) -> Step,
    say: @escaping (String) -> Void, keys: String = ""
  ) {
    self.look = look
    self.pause = pause
    self.build = build
    self.test = test
    self.say = say
    self.keys = keys.isEmpty ? "" : " (\(keys))"
  }

  /// Builds and tests at once, and then after each change and each selection.
  ///
  /// - Returns: Whether it was interrupted while it built or tested, and not while it waited for a
  ///   change.
  package func run() -> Bool {
    var selection = WatchSelection.all
    var built: SourceSnapshot?
    var passed: SourceSnapshot?
    while true {
      // Taken first, so that changes while the tests run are detected afterwards.
      let seen = look()
      if built.map({ seen.firstChange(since: $0) != nil }) ?? true {
        switch build() {
        case .interrupted: return true
        case .failed: built = nil
        case .done: built = seen
        }
      }
      if built != nil {
        switch test(selection, passed.map(seen.changes)) {
        case .interrupted: return true
        case .failed: break
        case .done: if selection == .all { passed = seen }
        }
      }
      say("\(built == nil ? "The build failed. " : "")Waiting for a change …\(keys)")
      switch next(since: seen) {
      case .elapsed: break
      case .selection(let chosen): selection = chosen
      case .interrupted: return false
      }
    }
  }

  /// Waits until the sources have changed and then stay the same until the next snapshot, or until
  /// the user presses a key.
  ///
  /// - Returns: Why the wait ended; after a change, that its time has elapsed.
  private func next(since seen: SourceSnapshot) -> Pause {
    var last = look()
    let seen = seen.withResources(of: last)
    while true {
      let pause = pause()
      guard pause == .elapsed else { return pause }
      let now = look()
      if now == last, let change = now.firstChange(since: seen) {
        say("\(visible(change)) has changed.")
        return .elapsed
      }
      last = now
    }
  }
}

/// The tests that a watched program runs, which the user chooses by a key.
package enum WatchSelection: Equatable {
  /// Those of the command line.
  case all
  /// Those of them that failed when they last ran.
  case failed
  /// Those whose names match a regular expression, in place of those of the command line.
  case filter(String)

  package var isFilter: Bool { if case .filter = self { true } else { false } }

  /// The options that choose the tests.
  package var arguments: [String] {
    switch self {
    case .all: []
    case .failed: ["--failed"]
    case .filter(let pattern): ["--filter", pattern]
    }
  }
}
#endif
