import Foundation
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerReports

@MainActor @Suite struct `A run with reporters` {
  @Test func `passes its events to the runner's own reporters, and to a user's`() async throws {
    let folder = try TemporaryFolder()
    let log = Log()
    let runner = TestRunner(lists: [test("testAdds") {}, test("testFails") { Fail("Broken") }])
    let summary = try await runner.run(reporters: [
      OutcomeReporter(log),
      try Reporters.junit(at: folder.url.appending(path: "junit.xml")),
      try Reporters.json(at: folder.url.appending(path: "events.jsonl")),
      try Reporters.html(at: folder.url.appending(path: "page.html")),
    ])
    #expect(summary.finished == 2)
    #expect(summary.failedTests.map(\.name) == ["testFails"])
    #expect(log.entries == ["testAdds passed", "testFails failed", "end"])
    #expect(
      try folder.text(of: "junit.xml").contains(
        "<testsuites name=\"LitmusRunner\" tests=\"2\" failures=\"1\""))
    let events = try folder.text(of: "events.jsonl").split(separator: "\n")
    #expect(events.first?.contains("\"event\":\"runStarted\"") == true)
    #expect(events.last?.contains("\"event\":\"runFinished\"") == true)
    #expect(try folder.text(of: "page.html").contains("testFails"))
  }

  @Test func `throws afterwards if a report could not be written, with the summary`() async throws {
    let log = Log()
    let runner = TestRunner(lists: [test("testAdds") {}])
    let error = await #expect(throws: ReportingError.self) {
      try await runner.run(reporters: [
        OutcomeReporter(log, problem: "no room on the disk"), OutcomeReporter(log),
      ])
    }
    #expect(error?.description == "no room on the disk")
    #expect(error?.summary.finished == 1)
    #expect(log.entries == ["testAdds passed", "testAdds passed", "end", "end"])
  }

  @Test func `does not begin if a file cannot be written`() {
    let error = #expect(throws: (any Error).self) {
      try Reporters.junit(at: URL(filePath: "/no/such/folder/junit.xml"))
    }
    #expect(
      error.map { "\($0)" }
        == "/no/such/folder/junit.xml could not be written: No such file or directory")
  }
}

/// A reporter that records the outcome of each test.
private final class OutcomeReporter: TestReporter {
  private struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  private let log: Log
  private let problem: String?

  init(_ log: Log, problem: String? = nil) {
    self.log = log
    self.problem = problem
  }

  func receive(_ event: TestEvent) {
    guard case .testFinished(let result) = event else { return }
    log("\(result.test.id.name) \(result.outcome)")
  }

  func finish() throws {
    log("end")
    if let problem { throw Problem(description: problem) }
  }
}
