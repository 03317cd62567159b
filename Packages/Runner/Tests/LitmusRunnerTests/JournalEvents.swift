import Foundation
@_spi(Litmus) import LitmusReporting

@testable import LitmusRunnerCore

/// One event of each kind; each text in them is the same.
struct JournalEvents {
  /// Texts that are hard to store.
  static let texts = [
    "testAdds", "", "\0", "a\tb\nc\rd\\e\"f\u{1b}", "\\t\\n\\", "é日本👩‍👩‍👧\u{2028}\u{feff}",
    String(decoding: [0x61, 0xff, 0xc3], as: UTF8.self),
  ]

  let text: String
  let fixture: JournalFixture

  private var test: TestDescription {
    TestDescription(
      id: TestID(module: text, suite: text, name: text), displayName: text,
      suiteDisplayName: text, tags: [text],
      callSite: CallSite(fileID: text, filePath: text, line: 3, column: 5),
      timeLimit: .milliseconds(1_500))
  }

  var all: [TestEvent] {
    let start = TestRunStart(testCount: 2, iterations: nil, suiteCount: 1, seed: .max)
    return [.runStarted(start)] + events(of: test) + [.runFinished(summary)]
  }

  private func events(of test: TestDescription) -> [TestEvent] {
    var retried = fixture.result(test, .failed, failures: [reported])
    retried.output = text
    var flaky = fixture.result(test, .flaky)
    flaky.attempt = 2
    flaky.earlierAttempts = [retried]
    var hook = fixture.result(fixture.test("class setUp"), .skipped(reason: text))
    hook.isSuiteHook = true
    let attachments = [
      TestAttachment(name: text, content: .text(text)),
      TestAttachment(name: text, content: .data(Data(text.utf8.reversed()))),
    ]
    return [.testStarted(test, iteration: 2)]
      + [failure(), failure(isExpected: true), failure(isAttributed: false)]
      + attachments.map { .attachment(test.id, $0) }
      + [.testRetried(retried), .testFinished(flaky), .testFinished(hook)]
      + TestOutcome.all(reason: text).enumerated().map { index, outcome in
        .testFinished(fixture.result(test, iteration: index + 3, outcome))
      }
      + [failure(isLate: true)]
  }

  private var reported: ReportedFailure {
    ReportedFailure(
      message: text, callSite: test.callSite, difference: text,
      error: RecordedError(typeName: text, description: text))
  }

  private func failure(
    isExpected: Bool = false, isLate: Bool = false, isAttributed: Bool = true
  ) -> TestEvent {
    .failure(
      TestFailure(
        test: isAttributed ? test.id : nil, iteration: isAttributed ? 3 : nil, failure: reported,
        isExpected: isExpected, isLate: isLate))
  }

  /// The summary of the events above.
  private var summary: TestRunSummary {
    var summary = TestRunSummary()
    summary.failed = 2
    summary.skipped = 2
    summary.failedAsExpected = 1
    summary.crashed = 1
    summary.timedOut = 1
    summary.flaky = 2
    summary.suiteHooks = 1
    summary.notRun = 4
    summary.unattributed = [reported]
    summary.duration = .milliseconds(1_234)
    return summary
  }
}
