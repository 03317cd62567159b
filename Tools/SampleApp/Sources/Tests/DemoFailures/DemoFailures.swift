#if TESTING_ENABLED
/// Suites that fail in every way that the runner can show, so that its output can be inspected.
///
/// They are listed only if the program was started with both `--demo-failures` and `--run-tests`.
enum DemoFailures {
  /// Whether the suites are to run.
  static var areRequested: Bool { CommandLine.arguments.contains("--demo-failures") }

  /// The error that the tests throw.
  enum Failure: Error {
    case paperJam(tray: Int)
    case noPaper
  }
}
#endif
