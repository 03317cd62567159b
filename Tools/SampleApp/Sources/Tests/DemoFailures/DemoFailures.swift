#if TESTING_ENABLED
/// Suites that fail in every way that the runner can show, so that its output can be looked at.
///
/// They are listed only if the program was started with `--demo-failures` beside `--run-tests`.
enum DemoFailures {
  /// Whether the suites are to run.
  static var areRequested: Bool { CommandLine.arguments.contains("--demo-failures") }

  /// What the tests throw.
  enum Failure: Error {
    case paperJam(tray: Int)
    case noPaper
  }
}
#endif
