#if LITMUS_RUNNER
internal import Foundation

/// What Swift Testing shows of an event, which the runner's own events have only as one text.
///
/// A process that runs tests keeps them in a file, so that a report in Swift Testing's format has them as they were.
package struct SwiftTestingMessages: Codable {
  /// The text that the runner's events have instead, or the identifier of a test case or of a skipped function.
  package var key: String
  package var messages: [SwiftTestingRecord.Message]

  /// Takes the messages from an issue, the start of a test case or a skipped test; `nil` if it is none of them.
  package init?(of line: SwiftTestingLine) {
    guard let event = line.event else { return nil }
    switch event.kind {
    case "issueRecorded": key = SwiftTestingIssueText(event.messages).message
    case "testCaseStarted":
      guard let id = event.testID, let testCase = event._testCase else { return nil }
      key = "\(id)\n\(testCase.id)"
    case "testSkipped":
      guard let id = event.testID else { return nil }
      key = "\(id)\nskipped"
    default: return nil
    }
    messages = event.messages
  }
}
#endif
