#if LITMUS_RUNNER
/// Builds and tests, and does so again whenever the sources have changed, until it is told to stop.
struct WatchLoop {
  /// How a step went.
  enum Step: Equatable {
    case done
    case failed
    /// The user wants no more.
    case interrupted
  }

  /// Looks at the sources.
  var look: () -> SourceSnapshot
  /// Waits for as long as lies between two looks.
  var pause: () -> Step
  /// Builds the program, and shows what is wrong if it cannot.
  var build: () -> Step
  /// Runs the tests of the program that was built.
  var test: () -> Step
  /// Shows a line.
  var say: (String) -> Void

  /// Builds and tests at once, and then after each change.
  ///
  /// - Returns: Whether it was interrupted at work, and not while it waited for a change.
  func run() -> Bool {
    while true {
      // Taken first, so that what changes while the tests run is seen afterwards.
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

  /// Waits until the sources have changed and then stay as they are for one look.
  ///
  /// - Returns: A file that has changed; `nil` if the user wants no more.
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
