#if LITMUS_RUNNER
/// The lifecycle of one test: an instance is made and set up, the test runs, it is torn down.
@MainActor final class TestLifecycle<Subject> {
  private let maker: TestList<Subject>.Maker
  private let body: TestList<Subject>.Body
  private var subject: Subject?

  init(maker: TestList<Subject>.Maker, body: TestList<Subject>.Body) {
    self.maker = maker
    self.body = body
  }

  /// Runs the test.
  ///
  /// After an error only tear-down follows.
  func run(in test: RunningTest) async {
    if case .hosted(let host) = maker {
      await test.attempt(.test) { host.run(self.body, test) }
      return await test.runTeardownBlocks()
    }
    await make(in: test)
    if let testCase = subject as? TestCase {
      await test.attemptAsync(.setUp) { try await testCase.setUp() }
      await test.attempt(.setUp) { try testCase.setUp() }
      await runBody(in: test)
      await test.runTeardownBlocks()
      await test.attempt(.tearDown) { try testCase.tearDown() }
      await test.attemptAsync(.tearDown) { try await testCase.tearDown() }
    } else if let testCase = subject as? BackgroundTestCase {
      // Only one thread at a time uses the instance, because the parts of a test run one after another.
      nonisolated(unsafe) let testCase = testCase
      await test.attemptInBackground(.setUp) { try testCase.setUp() }
      await runBody(in: test)
      await test.runTeardownBlocks()
      await test.attemptInBackground(.tearDown) { try testCase.tearDown() }
    } else {
      await runBody(in: test)
      await test.runTeardownBlocks()
    }
  }

  private func make(in test: RunningTest) async {
    switch maker {
    case .sync(let make): await test.attempt(.initializer) { self.subject = try make() }
    case .async(let make): await test.attemptAsync(.initializer) { self.subject = try await make() }
    case .hosted: break
    }
  }

  private func runBody(in test: RunningTest) async {
    switch body {
    case .sync(let body):
      await test.attempt(.test) {
        guard var subject = self.subject.take() else { return }
        defer { self.subject = subject }
        try body(&subject)
      }
    case .async(let body):
      await test.attemptAsync(.test) {
        // Only one task at a time uses the instance, because the parts of a test run one after
        // another.
        nonisolated(unsafe) var subject = self.subject.take()
        defer { self.subject = subject }
        guard subject != nil else { return }
        try await test.call(body, on: &subject!)
      }
    case .background(let body):
      guard !test.isStopped, let subject = subject.take() else { return }
      let instance = UnsafeInstance(subject)
      await test.attemptInBackground(.test) { try body(&instance.subject) }
      self.subject = instance.subject
    }
  }
}

/// The instance of a test that runs on another thread.
private final class UnsafeInstance<Subject>: @unchecked Sendable {
  // Safe to share: the main actor waits while the test uses the instance.
  var subject: Subject

  init(_ subject: Subject) { self.subject = subject }
}
#endif
