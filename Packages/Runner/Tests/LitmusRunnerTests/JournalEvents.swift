import Foundation
@_spi(Litmus) import LitmusReporting

@testable import LitmusRunnerCore

/// Events of each kind, in which each text is the same.
enum JournalEvents {
  /// Texts that are hard to store.
  static let texts = [
    "testAdds", "", "\0", "a\tb\nc\rd\\e\"f\u{1b}", "\\t\\n\\", "é日本👩‍👩‍👧\u{2028}\u{feff}",
    String(decoding: [0x61, 0xff, 0xc3], as: UTF8.self),
  ]

  static func all(_ text: String) -> [TestEvent] {
    let test = TestDescription(
      id: TestID(module: text, suite: text, name: text), displayName: text, suiteDisplayName: text,
      tags: [text], callSite: CallSite(fileID: text, filePath: text, line: 3, column: 5),
      timeLimit: .milliseconds(1_500))
    let failure = ReportedFailure(
      message: text, callSite: test.callSite, difference: text,
      error: RecordedError(typeName: text, description: text))
    var summary = TestRunSummary()
    var events: [TestEvent] = [
      .runStarted(TestRunStart(testCount: 2, iterations: nil, suiteCount: 1, seed: .max)),
      .unattributed(failure),
    ]
    for (index, outcome) in TestOutcome.all(reason: text).enumerated() {
      var result = result(of: test, outcome, iteration: index + 2)
      result.isSuiteHook = outcome == .failed
      (result.failures, result.expectedFailures, result.output) = ([failure], [failure], text)
      result.attachments = [
        TestAttachment(name: text, content: .text(text)),
        TestAttachment(name: text, content: .data(Data(text.utf8.reversed()))),
      ]
      result.earlierAttempts = [result]
      result.attempt = 2
      events += result.events + [lateFailure(text, of: test.id, attempt: 2)]
      summary.add(result)
    }
    (summary.notRun, summary.unattributed) = (4, [failure])
    summary.duration = .milliseconds(1_234)
    return events + [.runFinished(summary)]
  }
}
