package import LitmusReporting
internal import LitmusRunnerCore

/// The data that the UI shows about one failure.
package struct FailureDetail: Sendable, Hashable, Identifiable {
  /// Its position among the failures of its test.
  package var id: Int
  /// What was observed and what was expected, escaped for display; truncated in the middle if it is very long.
  package var message: String
  /// The difference between the two values, if there is one.
  package var difference: [DifferenceLine]
  /// The source location at which it is shown.
  package var callSite: CallSite
  /// Whether the test had declared the failure as expected.
  package var isExpected: Bool
  /// Whether the test, or its attempt, had already ended.
  package var isLate: Bool

  /// Creates the detail of a failure.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - id: Its position among those of its test.
  ///   - isExpected: Whether the test had declared the failure as expected.
  ///   - isLate: Whether the test, or its attempt, had already ended.
  package init(
    _ failure: ReportedFailure, id: Int = 0, isExpected: Bool = false, isLate: Bool = false
  ) {
    self.id = id
    message = LongText.cut(failure.message, to: LongText.longestMessage)
    difference = DifferenceLine.lines(of: failure.difference)
    callSite = failure.callSite
    self.isExpected = isExpected
    self.isLate = isLate
  }

  /// The source location, escaped for display, as in `CartTests.swift:12:5`.
  package var location: String { visible(callSite.description) }

  /// A remark about the failure, such as `expected`; `nil` if there is none.
  package var note: String? {
    switch (isExpected, isLate) {
    case (true, true): "expected; the test had already ended"
    case (true, false): "expected"
    case (false, true): "the test had already ended"
    case (false, false): nil
    }
  }

  /// The whole failure as text to share or copy.
  package var text: String {
    let head = "\(location): \(message)" + (note.map { " (\($0))" } ?? "")
    return ([head] + difference.map { "  \($0.sign)\($0.text)" }).joined(separator: "\n")
  }
}
