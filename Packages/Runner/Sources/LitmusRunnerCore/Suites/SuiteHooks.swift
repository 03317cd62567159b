#if LITMUS_RUNNER
/// The hooks that run before and after a suite's tests.
struct SuiteHooks {
  /// Runs before the first test.
  var setUp: @MainActor (RunningTest) async -> Void
  /// Runs after the last test.
  var tearDown: @MainActor (RunningTest) async -> Void
}

extension SuiteHooks {
  /// Makes the hooks of a class.
  init(_ testCase: TestCase.Type) {
    setUp = { test in
      await test.attemptAsync(.setUp) { try await testCase.setUp() }
      await test.attempt(.setUp) { testCase.setUp() }
    }
    tearDown = { test in
      await test.attempt(.tearDown) { testCase.tearDown() }
      await test.attemptAsync(.tearDown) { try await testCase.tearDown() }
    }
  }

  /// Makes the hooks of a class whose tests run on a background thread.
  init(_ testCase: BackgroundTestCase.Type) {
    setUp = { test in await test.attemptInBackground(.setUp) { testCase.setUp() } }
    tearDown = { test in await test.attemptInBackground(.tearDown) { testCase.tearDown() } }
  }

  /// Makes the hooks of another framework.
  init<Subject>(_ host: TestHost<Subject>) {
    setUp = { test in await test.attempt(.setUp) { host.setUp(test) } }
    tearDown = { test in await test.attempt(.tearDown) { host.tearDown(test) } }
  }
}
#endif
