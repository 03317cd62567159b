@_spi(Litmus) @_spi(LitmusHarness) internal import LitmusReporting
internal import Testing

/// The harness that reports failures to Swift Testing.
///
/// `Test.current` follows a test's own and child tasks, but not detached tasks, queues and threads.
/// There, an issue reaches every run in progress in the process, as an issue of an unknown test, and
/// makes that run fail. If no run is in progress, Swift Testing drops the issue silently.
struct SwiftTestingHarness: TestHarness {
  func report(_ failure: ReportedFailure, from origin: FailureOrigin) -> Bool {
    switch origin {
    case .task:
      guard let test = Test.current else { return false }
      Issue.record(failure.begun(in: test, TestScope.current))
      return true
    case .process:
      guard !isExitTestProcess else {
        Issue.record(failure)
        return true
      }
      return Issue.recordOutsideOfTests(failure)
    }
  }

  func currentReporter(from origin: FailureOrigin) -> (any FailureReporter)? {
    origin == .task ? SwiftTestingReporter() : nil
  }

  /// Returns an ended scope for a test, because Swift Testing reports the end of a test only to its
  /// traits.
  func runningScope(from origin: FailureOrigin) -> TestScope? {
    origin == .task && Test.current != nil ? .ended : nil
  }

  /// The test and, because no public API tells the cases of a parameterized one apart, the text of the case.
  var currentTest: String? {
    Test.current.map { "\($0.id)" + ($0.isParameterized ? failureText(of: Test.Case.current) : "") }
  }
}

/// Whether this process only runs the body of an exit test, all of whose issues Swift Testing shows in the
/// test that contains it.
private var isExitTestProcess: Bool {
  #if os(macOS) || os(Linux) || os(Windows) || os(FreeBSD) || os(OpenBSD)
  ExitTest.current != nil
  #else
  false
  #endif
}

extension ReportedFailure {
  /// Returns the failure, with the name of its test if the test is known to have ended.
  ///
  /// Swift Testing names the test in its tasks also after its end, which it announces to traits only.
  func begun(in test: Test, _ scope: TestScope?) -> ReportedFailure {
    guard let scope, scope.hasEnded else { return self }
    var failure = self
    failure.message = message.begun(in: test.name)
    return failure
  }
}

extension Issue {
  /// Records a failure in the test that the task belongs to.
  static func record(_ failure: ReportedFailure) {
    let location = SourceLocation(failure.callSite)
    record(Comment(rawValue: failure.shownText), sourceLocation: location)
    guard let text = failure.wholeText else { return }
    Attachment.record(text, named: "failure.txt", sourceLocation: location)
  }

  /// Records a failure in the runs in progress, and returns whether there was one.
  ///
  /// No public API tells whether there is one. But a run shows an issue before the call returns, and
  /// reads the description of the issue's error to do so; without a run, nothing reads it.
  fileprivate static func recordOutsideOfTests(_ failure: ReportedFailure) -> Bool {
    let error = FailureOutsideOfTests()
    record(
      error,
      Comment(rawValue: failure.shownText),
      sourceLocation: SourceLocation(failure.callSite)
    )
    return error.isShown
  }
}

/// The error in an issue of an unknown test; it records whether a run has shown the issue.
private struct FailureOutsideOfTests: Error, CustomStringConvertible, CustomTestStringConvertible {
  private let shown = Locked(false)

  var isShown: Bool { shown.withLock { $0 } }

  var description: String {
    shown.withLock { $0 = true }
    return "a failure that was reported outside of every test's tasks"
  }

  var testDescription: String { description }
}
