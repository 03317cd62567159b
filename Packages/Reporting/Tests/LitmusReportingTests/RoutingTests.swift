@_spi(Litmus) @_spi(LitmusHarness) import LitmusReporting
import Testing

@Suite struct `The receiver of a failure` {
  @Test func `is the scoped reporter, before any harness`() {
    let harness = RecordingHarness(for: "scoped")
    let id = TestHarnesses.add(harness)
    defer { TestHarnesses.remove(id) }
    let failures = FailureRecorder.record { reportFailure("scoped") }
    #expect(failures.map(\.message) == ["scoped"])
    #expect(harness.recorder.messages == [])
  }

  @Test func `is the harness that was added last`() {
    let first = RecordingHarness(for: "last added")
    let last = RecordingHarness(for: "last added")
    let firstID = TestHarnesses.add(first)
    defer { TestHarnesses.remove(firstID) }
    let lastID = TestHarnesses.add(last)
    reportFailure("last added")
    TestHarnesses.remove(lastID)
    reportFailure("last added")
    #expect(last.recorder.messages == ["last added"])
    #expect(first.recorder.messages == ["last added"])
  }

  @Test func `is known to a task of a reporter, of any framework's test, or of a wait`() async {
    let id = TestHarnesses.add(ScopedHarness())
    defer { TestHarnesses.remove(id) }
    #expect(taskHasFailureReporter)
    let isKnown = await Task.detached {
      (
        taskHasFailureReporter,
        withFailureReporter(FailureRecorder()) { taskHasFailureReporter },
        ScopedHarness.$isRunning.withValue(true) { taskHasFailureReporter },
        await reportingEachFailureOnce { taskHasFailureReporter }
      )
    }.value
    #expect(isKnown == (false, true, true, true))
  }

  @Test func `is the next harness if one declines the failure`() {
    let taking = RecordingHarness(for: "declined")
    let declining = RecordingHarness(for: "something else")
    let takingID = TestHarnesses.add(taking)
    let decliningID = TestHarnesses.add(declining)
    defer {
      TestHarnesses.remove(takingID)
      TestHarnesses.remove(decliningID)
    }
    reportFailure("declined")
    #expect(taking.recorder.messages == ["declined"])
    #expect(declining.recorder.messages == [])
  }

  @Test func `is the harness that knows the task, before one that only runs a test`() {
    let knowing = RecordingHarness(for: "known task", from: .task)
    let guessing = RecordingHarness(for: "known task", from: .process)
    let knowingID = TestHarnesses.add(knowing)
    let guessingID = TestHarnesses.add(guessing)
    defer {
      TestHarnesses.remove(knowingID)
      TestHarnesses.remove(guessingID)
    }
    reportFailure("known task")
    #expect(knowing.recorder.messages == ["known task"])
    #expect(guessing.recorder.messages == [])
  }

  @Test func `is the running Swift Testing test`() {
    let callSite = CallSite()
    withKnownIssue {
      reportFailure("known", difference: "- 1\n+ 2")
    } matching: { issue in
      issue.comments == ["known\n- 1\n+ 2"]
        && issue.sourceLocation
          == SourceLocation(
            fileID: callSite.fileID,
            filePath: callSite.filePath,
            line: callSite.line + 2,
            column: 1
          )
    }
  }

  @Test(
    arguments: [
      ("", "Unknown/Unknown.swift"),
      ("/", "Unknown/Unknown.swift"),
      ("CartTests.swift", "Unknown/CartTests.swift"),
      ("/CartTests.swift", "Unknown/CartTests.swift"),
      ("MyAppTests/", "Unknown/MyAppTests"),
      ("MyAppTests/Cart/CartTests.swift", "MyAppTests/Cart/CartTests.swift"),
    ])
  func `is Swift Testing even if the location is invalid`(fileID: String, shown: String) {
    withKnownIssue {
      reportFailure(
        ReportedFailure(
          message: "nowhere",
          callSite: CallSite(fileID: fileID, filePath: "", line: 0, column: -1)))
    } matching: { issue in
      issue.comments == ["nowhere"]
        && issue.sourceLocation
          == SourceLocation(fileID: shown, filePath: "", line: 1, column: 1)
    }
  }
}

// MARK: Fixtures

/// A framework one of whose tests the task belongs to while `isRunning`.
private struct ScopedHarness: TestHarness {
  @TaskLocal static var isRunning = false

  func report(_ failure: ReportedFailure, from origin: FailureOrigin) -> Bool { false }

  func currentReporter(from origin: FailureOrigin) -> (any FailureReporter)? { nil }

  func runningScope(from origin: FailureOrigin) -> TestScope? {
    origin == .task && Self.isRunning ? TestScope() : nil
  }
}

/// Receives only the failures with one message, because other tests run in parallel.
private struct RecordingHarness: TestHarness {
  let recorder = FailureRecorder()
  private let message: String

  private let origin: FailureOrigin

  init(for message: String, from origin: FailureOrigin = .task) {
    self.message = message
    self.origin = origin
  }

  func report(_ failure: ReportedFailure, from origin: FailureOrigin) -> Bool {
    guard origin == self.origin, failure.message == message else { return false }
    recorder.report(failure)
    return true
  }

  func currentReporter(from origin: FailureOrigin) -> (any FailureReporter)? { nil }

  func runningScope(from origin: FailureOrigin) -> TestScope? { nil }
}
