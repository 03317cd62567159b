import Foundation
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerReports

@MainActor @Suite struct `A run with reporters` {
  @Test func `passes its events to the runner's own reporters, and to a user's`() async throws {
    let folder = TemporaryDirectory()
    let reporter = RecordingReporter()
    let runner = TestRunner(lists: [test("testAdds") {}, test("testFails") { Fail("Broken") }])
    let summary = try await runner.run(reporters: [
      reporter,
      try Reporters.junit(at: folder.url.appending(path: "junit.xml")),
      try Reporters.json(at: folder.url.appending(path: "events.jsonl")),
      try Reporters.html(at: folder.url.appending(path: "page.html")),
    ])
    #expect(summary.finished == 2)
    #expect(summary.failedTests.map(\.name) == ["testFails"])
    #expect(reporter.results.map(\.outcome) == [.passed, .failed])
    #expect(reporter.isFinished)
    #expect(
      try folder.text(of: "junit.xml").contains(
        "<testsuites name=\"LitmusRunner\" tests=\"2\" failures=\"1\""))
    let events = try folder.text(of: "events.jsonl").split(separator: "\n")
    #expect(events.first?.contains("\"event\":\"runStarted\"") == true)
    #expect(events.last?.contains("\"event\":\"runFinished\"") == true)
    #expect(try folder.text(of: "page.html").contains("testFails"))
  }

  @Test func `throws afterwards if a report could not be written, with the summary`() async throws {
    let failing = FailingReporter()
    let reporter = RecordingReporter()
    let runner = TestRunner(lists: [test("testAdds") {}])
    let error = await #expect(throws: ReportingError.self) {
      try await runner.run(reporters: [failing, reporter])
    }
    #expect(error?.description == "no room on the disk")
    #expect(error?.summary.finished == 1)
    #expect(reporter.results.map(\.outcome) == [.passed])
    #expect(reporter.isFinished)
    #expect(failing.received.value == reporter.events.count)
  }

  @Test func `does not begin if a file cannot be written`() {
    #expect(
      message { _ = try Reporters.junit(at: URL(filePath: "/no/such/folder/junit.xml")) }
        == "/no/such/folder/junit.xml could not be written: No such file or directory")
  }
}

/// A reporter that cannot write its report.
private final class FailingReporter: TestReporter {
  private struct Problem: Error, CustomStringConvertible {
    var description = "no room on the disk"
  }

  let received = Counter()

  func receive(_ event: TestEvent) { received.next() }
  func finish() throws { throw Problem() }
}
