#if LITMUS_RUNNER
internal import Foundation

/// What Swift Testing shows of an event, which the runner's own events have only as one text.
///
/// A process that runs tests keeps them in a file, so that a report in Swift Testing's format has them as they were.
package struct SwiftTestingMessages: Codable {
  /// A message with its symbol, as in `fail`.
  package struct Message: Codable {
    package var symbol: String
    package var text: String
  }

  /// The text that the runner's events have instead, or the identifier of a test case or of a skipped function.
  package var key: String
  package var messages: [Message]

  /// Takes the messages from an issue, the start of a test case or a skipped test; `nil` if it is none of them.
  package init?(of line: SwiftTestingLine) {
    guard let event = line.event else { return nil }
    switch event.kind {
    case "issueRecorded": key = SwiftTestingIssueText(event.messages).message
    case "testCaseStarted":
      guard let id = event.testID, let testCase = event._testCase else { return nil }
      key = Self.key(ofCase: testCase.id, of: id)
    case "testSkipped":
      guard let id = event.testID else { return nil }
      key = "\(id)\nskipped"
    default: return nil
    }
    messages = event.messages.map { Message(symbol: $0.symbol, text: $0.text) }
  }

  /// Returns the key of a test case.
  package static func key(ofCase testCase: String, of function: String) -> String {
    "\(function)\n\(testCase)"
  }
}
#endif
