#if LITMUS_RUNNER
internal import Foundation
@_spi(Litmus) package import LitmusReporting

/// What Swift Testing shows of an event, which the runner's own events have only as one text.
///
/// A process that runs tests keeps them in a file, so that a report in Swift Testing's format has them as they were.
package struct SwiftTestingMessages: Codable {
  /// The text that the runner's events have instead, or the identifier of a function, and of a test case or event.
  package var key: String
  /// The messages; of a test that was cancelled, the comments.
  package var messages: [SwiftTestingRecord.Message]
  /// The function that a warning is about, of which the runner has no event.
  package var warned: String?
  private var location: SwiftTestingRecord.Location?

  /// Where a warning was recorded, if that is known.
  package var callSite: CallSite? { location?.callSite }

  /// Takes the messages from an issue, the start of a test case or a test that was skipped or cancelled; `nil` if it
  /// is none of them.
  package init?(of line: SwiftTestingLine) {
    guard let event = line.event else { return nil }
    switch event.kind {
    case "issueRecorded":
      key = SwiftTestingIssueText(event.messages).message
      if let issue = event.issue, !issue.isKnown, !issue.isFailure {
        (warned, location) = (event.testID, issue.sourceLocation)
      }
    case "testCaseStarted":
      guard let id = event.testID, let testCase = event._testCase else { return nil }
      key = "\(id)\n\(testCase.id)"
    case "testSkipped", "testCancelled":
      guard let id = event.testID else { return nil }
      key = "\(id)\n\(event.kind)"
    default: return nil
    }
    messages = event.messages
    if event.kind == "testCancelled" {
      messages = (event._comments ?? []).map {
        SwiftTestingRecord.Message(symbol: "details", text: $0)
      }
    }
  }
}
#endif
