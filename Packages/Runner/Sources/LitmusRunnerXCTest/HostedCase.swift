#if LITMUS_RUNNER && !canImport(ObjectiveC)
@_spi(Litmus) internal import LitmusReporting
internal import LitmusRunner
internal import XCTest

/// One run of one XCTest case for a test of the runner's.
final class HostedCase: Sendable {
  /// Where the case stands in its life.
  private enum Phase: Sendable {
    case setUp, test, teardownBlocks, tearDown
  }

  private struct State: Sendable {
    var phase = Phase.setUp
    /// What the test threw, until XCTest has told of it.
    var error: (any Error)?
  }

  private let test: HostedTest
  private let state = Locked(State())

  /// Prepares a run.
  init(_ test: HostedTest) {
    self.test = test
  }

  /// Has XCTest run a test on an instance of its own.
  @MainActor func run<Subject: XCTestCase>(_ body: TestList<Subject>.Body) {
    run(
      Subject(name: test.name) { testCase in
        guard let subject = testCase as? Subject else { return }
        try self.call { try body.call(on: subject) }
      })
  }

  /// Runs a class's set-up or tear-down within a case of its own, because XCTest drops what fails
  /// outside of any.
  @MainActor func runHook(_ hook: @escaping () -> Void) {
    let testCase = HookCase(name: test.name) { _ in }
    testCase.hook = hook
    run(testCase)
  }

  @MainActor private func run(_ testCase: XCTestCase) {
    CaseObserver.shared.run(testCase, for: self)
    if testCase.testRun?.hasBeenSkipped ?? false { test.skip(testCase.skipReason) }
  }

  /// Runs the test itself.
  private func call(_ body: () throws -> Void) throws {
    enter(.test)
    defer { enter(.teardownBlocks) }
    do {
      try body()
    } catch  where test.settle(error) {
      // XCTest would report it a second time.
    } catch {
      state.withLock { $0.error = error }
      throw error
    }
  }

  private func enter(_ phase: Phase) {
    state.withLock { $0.phase = phase }
  }
}

// MARK: - What XCTest tells
extension HostedCase {
  /// Takes note that the case begins.
  func willStart(_ testCase: XCTestCase) {
    // The first block to be added is the last one to run.
    testCase.addTeardownBlock { self.enter(.tearDown) }
  }

  /// Takes a failure, from any thread.
  func failed(_ description: String, file: String?, line: Int) {
    // XCTest announces a message even if there is none.
    let text = description.hasSuffix(" - ") ? String(description.dropLast(3)) : description
    test.report(
      thrownError(text)
        ?? ReportedFailure(message: text, callSite: test.callSite(file: file, line: line)))
  }

  /// The failure for an error that XCTest has caught, of which it gives the text and no place.
  private func thrownError(_ description: String) -> ReportedFailure? {
    guard description.hasPrefix("threw error \""), description.hasSuffix("\"") else { return nil }
    let (error, phase) = state.withLock { state in
      defer { state.error = nil }
      return (state.error, state.phase)
    }
    let text = description.dropFirst("threw error \"".count).dropLast()
    // It is the test's, unless that has thrown none or another.
    if let error, "\(error)" == text {
      if error is UnlistableMethod { return failure(String(text)) }
      return failure("Error \(failureText(of: error)) was thrown, but expected none", error)
    }
    return failure("Error \(text) was thrown\(origin(phase)), but expected none")
  }

  private func failure(_ message: String, _ error: (any Error)? = nil) -> ReportedFailure {
    ReportedFailure(message: message, callSite: test.callSite, error: error)
  }

  private func origin(_ phase: Phase) -> String {
    switch phase {
    case .setUp: " by setUp()"
    case .test: ""
    case .teardownBlocks: " by a teardown block"
    case .tearDown: " by tearDown()"
    }
  }
}

extension TestList.Body where Subject: XCTestCase {
  /// Calls the test on the main thread, and waits for an asynchronous one as XCTest does.
  fileprivate func call(on subject: Subject) throws {
    switch self {
    case .sync(let body):
      nonisolated(unsafe) var subject = subject
      try MainActor.assumeIsolated { try body(&subject) }
    case .async(let body):
      let test = asyncTest { (subject: Subject) in
        nonisolated(unsafe) var subject = subject
        return { try await body(&subject) }
      }
      try test(subject)()
    }
  }
}
#endif
