#if LITMUS_RUNNER
internal import LitmusRunnerCore
internal import Foundation
@_spi(Litmus) internal import LitmusReporting

/// The text of an issue of Swift Testing.
struct SwiftTestingIssueText {
  /// What happened, followed by the comments.
  var message: String
  /// The difference between two values, if there is one.
  var difference: String?

  /// Combines the messages of an issue.
  ///
  /// The first says what happened; the others are comments and parts of a difference.
  init(_ messages: [SwiftTestingRecord.Message]) {
    let differences = messages.filter { $0.symbol == "difference" }.map(\.text)
    let texts = messages.filter { $0.symbol != "difference" }.map(\.text)
    let headline = texts.first ?? "Issue recorded"
    var comments = texts.dropFirst()
    // The generic headline adds nothing to the user's own comment.
    if headline == "Issue recorded", let comment = comments.popFirst() {
      message = comment
    } else {
      message = headline
    }
    for comment in comments { message += " - \(comment)" }
    difference = differences.isEmpty ? nil : differences.joined(separator: "\n")
  }

  /// Whether a test of Swift Testing ran longer than its trait allows.
  var isAboutTimeLimit: Bool { message.hasPrefix("Time limit was exceeded") }

  /// Whether Swift Testing reports that it was cancelled from outside its tests.
  var isAboutCancelling: Bool { message.contains("Attempted to cancel the current test") }

  /// Returns the issue as a failure.
  func failure(at callSite: CallSite) -> ReportedFailure {
    ReportedFailure(message: message, callSite: callSite, difference: difference)
  }
}

extension SwiftTestingRecord.Issue {
  /// Whether the test fails because of it: a known issue and a warning do not make it fail.
  var isFailure: Bool { !isKnown && severity != "warning" }

  /// Where it happened, if that is known.
  var callSite: CallSite? { sourceLocation?.callSite }
}

extension SwiftTestingRecord.Event {
  /// Why a test was skipped or cancelled.
  var reason: String {
    let comments = (_comments ?? []).filter { !$0.isEmpty }
    if !comments.isEmpty { return comments.joined(separator: " - ") }
    // Versions without the comments quote them at the end: Test a() skipped: "why".
    let text = messages.first?.text ?? ""
    guard let start = text.range(of: ": \"")?.upperBound, text.hasSuffix("\""),
      start < text.index(before: text.endIndex)
    else { return kind == "testSkipped" ? "A condition of the test does not hold" : "Cancelled" }
    return String(text[start..<text.index(before: text.endIndex)])
  }
}

extension SwiftTestingRecord.Attachment {
  /// The name that the test gave it.
  var name: String {
    _preferredName ?? path.map { URL(filePath: $0).lastPathComponent } ?? "attachment"
  }

  /// What was attached: text if it is valid UTF-8.
  var content: TestAttachment.Content? {
    guard let data = _bytes ?? path.flatMap({ FileManager.default.contents(atPath: $0) }) else {
      return nil
    }
    return String(data: data, encoding: .utf8).map { .text($0) } ?? .data(data)
  }
}
#endif
