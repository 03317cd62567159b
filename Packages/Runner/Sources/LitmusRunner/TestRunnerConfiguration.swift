#if LITMUS_RUNNER
@_spi(Litmus) internal import LitmusReporting

/// Says whether the app shows its tests in place of its own content.
///
/// ```swift
/// @main struct MyApp: App {
///   init() { TestRunnerConfiguration.isTesting = true }
///   var body: some Scene {
///     WindowGroup { TestRunnerWrapperView { ContentView() } }
///   }
/// }
/// ```
///
/// It comes from PlaygroundTester.
public enum TestRunnerConfiguration {
  private static let chosen = Locked<Bool?>(nil)

  /// Whether tests are shown, from any thread.
  ///
  /// Unless the app says otherwise, they are if the program was started with `--run-tests`, or
  /// with `LITMUS_RUN_TESTS` set to anything but `0` in its environment. Set it before a view is
  /// made.
  public static var isTesting: Bool {
    get { chosen.withLock { $0 } ?? isAskedFor }
    set { chosen.withLock { $0 = newValue } }
  }

  private static let isAskedFor = TestRunner.requestedArguments(ownFlags: []) != nil

  /// Forgets what the app said.
  static func reset() { chosen.withLock { $0 = nil } }
}
#else
/// Stands in for the runner's configuration in builds without the runner; no tests are shown.
public enum TestRunnerConfiguration {
  /// Whether tests are shown: never, whatever it is set to.
  public static var isTesting: Bool {
    get { false }
    set {}
  }
}
#endif

/// The name that PlaygroundTester has for it.
public typealias PlaygroundTesterConfiguration = TestRunnerConfiguration
