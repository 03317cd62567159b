import LitmusReporting

@testable import LitmusRunnerCore
@testable import LitmusRunnerHosting

/// The events of a run that are about its tests, one line each.
func lines(_ events: TestEvents) async -> [String] {
  var lines: [String] = []
  for await event in events { line(event).map { lines.append($0) } }
  return lines
}

/// Runs tests within the caller's task, and returns its events about them, one line each.
func lines(of runner: TestRunner) async -> [String] {
  let events = await runner.events()
  _ = await runner.run()
  return await lines(events)
}

/// An event in one line; `nil` for the start of a run.
func line(_ event: TestEvent) -> String? {
  switch event {
  case .runStarted: nil
  case .attachment(let test, let attachment): "\(test.name) attaches \(attachment.name)"
  case .testStarted(let test, _): "\(test.id.name) starts"
  case .failure(let failure): line(failure)
  case .testRetried(let result): "\(line(result)), runs again"
  case .testFinished(let result): line(result)
  case .runFinished(let summary): line(summary)
  }
}

private func line(_ failure: TestFailure) -> String {
  "\(failure.test?.name ?? "no test") \(failure.attempt): \(failure.failure.message)"
    + (failure.isLate ? " (late)" : "")
}

private func line(_ result: TestResult) -> String {
  let earlier = result.earlierAttempts.map { "\($0.attempt): \($0.messages.joined())" }
  return "\(result.test.id.name) \(result.attempt) \(result.outcome)"
    + (earlier.isEmpty ? "" : " after \(earlier.joined(separator: ", "))")
}

private func line(_ summary: TestRunSummary) -> String {
  let counts = [
    ("passed", summary.passed), ("failed", summary.failed), ("crashed", summary.crashed),
    ("flaky", summary.flaky), ("timed out", summary.timedOut), ("skipped", summary.skipped),
    ("failed as expected", summary.failedAsExpected), ("not run", summary.notRun),
  ]
  return counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }.joined(separator: ", ")
}
