#if LITMUS_RUNNER
@_spi(Litmus) internal import LitmusReporting

/// The configuration of whether the app shows its tests instead of its own content.
///
/// ```swift
/// @main struct MyApp: App {
///   init() { TestRunnerConfiguration.isTesting = true }
///   var body: some Scene {
///     WindowGroup { TestRunnerWrapperView { ContentView() } }
///   }
/// }
/// ```
public enum TestRunnerConfiguration {
  private static let chosen = Locked<Bool?>(nil)

  /// Whether tests are shown; can be read and set on any thread.
  ///
  /// By default, tests are shown if the program was started with `--run-tests`, or with the
  /// environment variable `LITMUS_RUN_TESTS` set to anything but `0`. Set this property before a
  /// view is made.
  public static var isTesting: Bool {
    get { chosen.withLock { $0 } ?? isAskedFor }
    set { chosen.withLock { $0 = newValue } }
  }

  private static let isAskedFor = TestRunner.requestedArguments(ownFlags: []) != nil

  /// Removes the value that the app has set.
  static func reset() { chosen.withLock { $0 = nil } }
}
#else
/// The runner's configuration in builds without the runner: no tests are shown.
public enum TestRunnerConfiguration {
  /// Whether tests are shown: never, whatever it is set to.
  public static var isTesting: Bool {
    get { false }
    set {}
  }
}
#endif
