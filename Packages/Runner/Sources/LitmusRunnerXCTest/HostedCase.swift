#if LITMUS_RUNNER && !canImport(ObjectiveC)
@_spi(Litmus) internal import LitmusReporting
internal import LitmusRunnerCore
internal import XCTest

/// One run of an XCTest case for a test of the runner.
final class HostedCase: Sendable {
  /// The current phase of the case.
  private enum Phase: Sendable {
    case setUp, test, teardownBlocks, tearDown
  }

  private struct State: Sendable {
    var phase = Phase.setUp
    /// The error that the test threw, until XCTest has reported it.
    var error: (any Error)?
  }

  private let test: RunningTest
  private let state = Locked(State())

  /// Prepares a run.
  init(_ test: RunningTest) {
    self.test = test
  }

  /// Runs a test through XCTest, on a new instance of its class.
  @MainActor func run<Subject: XCTestCase>(_ body: TestList<Subject>.Body) {
    run(
      Subject(name: test.description.id.name) { testCase in
        guard let subject = testCase as? Subject else { return }
        try self.call { try body.call(on: subject) }
      })
  }

  /// Runs a class's set-up or tear-down in a test case, because XCTest drops failures outside of one.
  @MainActor func runHook(_ hook: @escaping () -> Void) {
    let testCase = HookCase(name: test.description.id.name) { _ in }
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
    } catch  where test.handle(error) {
      // If the error were rethrown, XCTest would report it a second time.
    } catch {
      state.withLock { $0.error = error }
      throw error
    }
  }

  private func enter(_ phase: Phase) {
    state.withLock { $0.phase = phase }
  }
}

// MARK: - Events of XCTest
extension HostedCase {
  /// Prepares the tracking of phases when the case begins.
  func willStart(_ testCase: XCTestCase) {
    // Teardown blocks run in reverse order, so this one runs last.
    testCase.addTeardownBlock { self.enter(.tearDown) }
  }

  /// Reports a failure from XCTest; may be called on any thread.
  func failed(_ description: String, file: String?, line: Int) {
    // XCTest appends the separator of a message even if there is no message.
    let text = description.hasSuffix(" - ") ? String(description.dropLast(3)) : description
    test.reportFromFramework(
      thrownError(text)
        ?? ReportedFailure(
          message: text, callSite: test.description.callSite.inFramework(file: file, line: line)))
  }

  /// Returns the failure for an error that XCTest caught, for which it gives a text but no source location.
  private func thrownError(_ description: String) -> ReportedFailure? {
    guard description.hasPrefix("threw error \""), description.hasSuffix("\"") else { return nil }
    let (error, phase) = state.withLock { ($0.error.take(), $0.phase) }
    let text = description.dropFirst("threw error \"".count).dropLast()
    // The error was thrown by the test, unless the test threw none or a different one.
    if let error, "\(error)" == text {
      if error is UnlistableMethod { return failure(String(text)) }
      return failure("\(thrownErrorText(of: error)), but expected none", error)
    }
    return failure("Error \(text) was thrown\(origin(phase)), but expected none")
  }

  private func failure(_ message: String, _ error: (any Error)? = nil) -> ReportedFailure {
    ReportedFailure(message: message, callSite: test.description.callSite, error: error)
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
    // XCTest's test cases belong to its own thread, the main one.
    case .background(let body):
      var subject = subject
      try body(&subject)
    }
  }
}

/// A test case that only runs a class's set-up or tear-down.
final class HookCase: XCTestCase {
  var hook: () -> Void = {}

  /// Skips the case's own hooks: XCTest may take a tenth of a second to notice that the
  /// asynchronous ones have ended.
  override func invokeTest() { hook() }
}

/// An observer that forwards XCTest's events to the test case that the runner is running.
final class CaseObserver: XCTestObservation, Sendable {
  static let shared = CaseObserver()

  private struct Running: Sendable {
    var id: ObjectIdentifier
    var hosted: HostedCase
  }

  private let running = Locked<Running?>(nil)

  private init() {
    XCTestObservationCenter.shared.addTestObserver(self)
  }

  /// Runs a test case through XCTest.
  @MainActor func run(_ testCase: XCTestCase, for hosted: HostedCase) {
    let new = Running(id: ObjectIdentifier(testCase), hosted: hosted)
    let outer = running.withLock { exchange(&$0, with: new) }
    testCase.run()
    running.withLock { $0 = outer }
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    hosted(testCase)?.willStart(testCase)
  }

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    hosted(testCase)?.failed(description, file: filePath, line: lineNumber)
  }

  /// Returns the run of a test case; `nil` if XCTest runs it independently of the runner.
  private func hosted(_ testCase: XCTestCase) -> HostedCase? {
    running.withLock { $0?.id == ObjectIdentifier(testCase) ? $0?.hosted : nil }
  }
}

extension XCTestCase {
  /// The reason why XCTest skipped the case.
  ///
  /// XCTest does not expose it, so it is read by reflection, as a debugger does.
  var skipReason: String {
    sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
      .lazy
      .compactMap { $0.descendant("skip") as? XCTSkip }
      .first?.reason ?? XCTSkip.noReason
  }
}

extension XCTSkip {
  fileprivate static let noReason = "XCTSkip gave no reason"

  /// The message, or else the condition that XCTest found, as in `required true value but got false`.
  fileprivate var reason: String {
    if let message, !message.isEmpty { return message }
    return Mirror(reflecting: self).descendant("explanation") as? String ?? Self.noReason
  }
}
#endif
