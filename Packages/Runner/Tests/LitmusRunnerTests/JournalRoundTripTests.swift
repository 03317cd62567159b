import Foundation
@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerHosting
@testable import LitmusRunnerReports
@testable import LitmusRunnerStorage

@Suite struct `The events that are read from a journal` {
  private let fixture: JournalFixture

  init() throws { fixture = try JournalFixture() }

  @Test func `A test that passes takes two lines`() throws {
    let writer = try fixture.writer()
    let test = fixture.test("testAdds")
    fixture.pass(test, to: writer)
    fixture.pass(test, iteration: 2, to: writer)
    writer.end()
    #expect(
      fixture.read().map(described) == [
        "process", "began Suite/testAdds 1 attempt 1", "testAdds starts", "testAdds 1 passed",
        "began Suite/testAdds 2 attempt 1", "testAdds starts", "testAdds 1 passed", "ended",
      ])
    let text = try String(contentsOfFile: fixture.journal, encoding: .utf8)
    #expect(text.split(separator: "\n").count == 6)
  }

  @Test func `The data of a test and of its process is read again`() throws {
    let writer = try fixture.writer()
    let test = fixture.test("testAdds")
    fixture.pass(test, to: writer)
    let records = fixture.read()
    guard case .process(getpid(), .seconds(1)) = records[0] else {
      Issue.record("The first record was \(records[0])")
      return
    }
    guard case .began(let begun, outputPosition: 7) = records[1] else {
      Issue.record("The second record was \(records[1])")
      return
    }
    #expect(
      JSONLinesReporter.line(.testStarted(begun.test, iteration: begun.iteration))
        == JSONLinesReporter.line(.testStarted(test, iteration: 1)))
    #expect(begun.start >= .seconds(1))
    guard case .event(.testFinished(let result), outputPosition: 7) = records[3] else {
      Issue.record("The last record was \(records[3])")
      return
    }
    #expect(result.test === begun.test)
    #expect(result.duration == .milliseconds(2))
    #expect(result.start == .milliseconds(10))
    #expect(result.process == 1)
  }

  @Test(arguments: JournalEvents.texts)
  func `Every kind of event is the same line of JSON again`(text: String) throws {
    let writer = try fixture.writer()
    let events = JournalEvents.all(text)
    for event in events { writer.record(event) }
    let read = fixture.events()
    #expect(read.count == events.count)
    for (event, original) in zip(read, events) {
      #expect(JSONLinesReporter.line(event) == JSONLinesReporter.line(original))
    }
  }

  @Test
  func `A result holds its failures, attachments and earlier attempts, with their errors`() throws {
    struct Mistake: Error {}
    let test = fixture.test("testAdds")
    func failure(_ message: String, error: (any Error)? = nil) -> ReportedFailure {
      ReportedFailure(
        message: message, callSite: test.callSite, difference: "− 1\n+ 2", error: error)
    }
    var first = fixture.result(test, .failed, failures: [failure("first", error: Mistake())])
    first.attachments = [TestAttachment(name: "a", content: .text("text"))]
    var result = fixture.result(test, .failed, failures: [failure("second"), failure("third")])
    result.attempt = 2
    result.expectedFailures = [failure("expected")]
    result.attachments = [TestAttachment(name: "b", content: .data(Data([0, 255])))]
    result.earlierAttempts = [first]
    let writer = try fixture.writer()
    writer.record(.testRetried(first))
    writer.record(.testFinished(result))

    let read = fixture.events()
    guard case .testRetried(let retried) = read[0], case .testFinished(let finished) = read[1]
    else {
      Issue.record("The events were \(read)")
      return
    }
    #expect(retried.failures.map(\.text) == ["first\n− 1\n+ 2"])
    let error = try #require(retried.failures[0].error as? RecordedError)
    #expect(error.description == "Mistake()")
    #expect(error.typeName == String(reflecting: Mistake.self).withoutTypeAddresses)
    #expect(retried.attachments == first.attachments)
    #expect(finished.messages == ["second", "third"])
    #expect(finished.expectedFailures.map(\.message) == ["expected"])
    #expect(finished.attachments == result.attachments)
    #expect(finished.attempt == 2)
    #expect(finished.earlierAttempts.map(\.messages) == [["first"]])
    #expect(finished.earlierAttempts.map(\.attachments) == [first.attachments])
  }

  @Test func `A suite's hook that reports nothing ends without a result`() throws {
    let writer = try fixture.writer()
    let hook = fixture.test("class setUp")
    writer.began(hook, iteration: 1, attempt: 1, isSuiteHook: true)
    writer.hookEnded(hook, iteration: 1)
    #expect(
      fixture.read().map(described) == [
        "process", "began Suite/class setUp 1 attempt 1 hook", "hookEnded Suite/class setUp",
      ])
  }

  @Test func `A reader that reads again returns only the new records`() throws {
    let writer = try fixture.writer()
    var reader = JournalReader(path: fixture.journal)
    #expect(reader.read().map(described) == ["process"])
    #expect(reader.read().isEmpty)
    fixture.pass(fixture.test("testAdds"), to: writer)
    #expect(reader.read().count == 3)
    writer.end()
    #expect(reader.read().map(described) == ["ended"])
  }

  @Test func `Events that many threads record at once are all read completely`() async throws {
    let writer = try fixture.writer()
    let tests = (0..<8).map { fixture.test("test\($0)") }
    await withTaskGroup(of: Void.self) { group in
      for test in tests {
        group.addTask { [fixture] in
          for iteration in 1...100 { fixture.pass(test, iteration: iteration, to: writer) }
        }
      }
    }
    let records = fixture.read()
    #expect(records.count == 2_401)
    #expect(fixture.run.history().finished.count == 800)
  }
}
