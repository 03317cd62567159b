@_spi(Litmus) @_spi(LitmusHarness) internal import LitmusReporting
internal import Testing

/// Reports failures to Swift Testing.
///
/// `Test.current` follows a test's own and child tasks, but not detached tasks, queues and threads.
/// There, the process's arguments tell that Swift Testing runs the tests: it then shows the failure
/// as one of an unknown test, and the run fails.
struct SwiftTestingHarness: TestHarness {
  func report(_ failure: ReportedFailure, from origin: FailureOrigin) -> Bool {
    let isOwn =
      switch origin {
      case .task: Test.current != nil
      case .process: Self.runsThisProcess
      }
    guard isOwn else { return false }
    Issue.record(failure)
    return true
  }

  func currentReporter(from origin: FailureOrigin) -> (any FailureReporter)? {
    origin == .task ? SwiftTestingReporter() : nil
  }

  /// Swift Testing tells the end of a test only to its traits.
  func runningScope(from origin: FailureOrigin) -> TestScope? {
    origin == .task && Test.current != nil ? .ended : nil
  }

  /// Whether the process was started with `--testing-library swift-testing`.
  private static let runsThisProcess: Bool = {
    let arguments = CommandLine.arguments
    return arguments.contains("--testing-library=swift-testing")
      || zip(arguments, arguments.dropFirst()).contains {
        $0 == ("--testing-library", "swift-testing")
      }
  }()
}

extension Issue {
  /// Records a failure in the test that the task belongs to.
  static func record(_ failure: ReportedFailure) {
    record(Comment(rawValue: failure.text), sourceLocation: SourceLocation(failure.callSite))
  }
}

extension SourceLocation {
  /// A source location for a call site; Swift Testing stops at one without a module or below 1.
  fileprivate init(_ callSite: CallSite) {
    let fileID = callSite.fileID
    let parts = fileID.split(separator: "/", omittingEmptySubsequences: false)
    let isValid = parts.count > 1 && parts.allSatisfy { !$0.isEmpty }
    self.init(
      fileID: isValid ? fileID : "Unknown/\(parts.last { !$0.isEmpty } ?? "Unknown.swift")",
      filePath: callSite.filePath,
      line: max(callSite.line, 1),
      column: max(callSite.column, 1)
    )
  }
}
