public import LitmusReporting

/// Everything that a screen shows of one failure.
public struct FailureDetail: Sendable, Hashable, Identifiable {
  /// Its position among the failures of its test.
  public var id: Int
  /// What was observed and what was expected, as a screen shows it; cut in its middle if it is very
  /// long.
  public var message: String
  /// The difference between both, if there is one.
  public var difference: [DifferenceLine]
  /// Where it is shown in the source.
  public var callSite: CallSite
  /// Whether the test said that this was to be expected.
  public var isExpected: Bool
  /// Whether the test, or its attempt, had already ended.
  public var isLate: Bool

  /// Takes a failure.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - id: Its position among those of its test.
  ///   - isExpected: Whether the test said that this was to be expected.
  ///   - isLate: Whether the test, or its attempt, had already ended.
  public init(
    _ failure: ReportedFailure, id: Int = 0, isExpected: Bool = false, isLate: Bool = false
  ) {
    self.id = id
    message = LongText.cut(failure.message, to: LongText.longestMessage)
    difference = DifferenceLine.lines(of: failure.difference)
    callSite = failure.callSite
    self.isExpected = isExpected
    self.isLate = isLate
  }

  /// The place as a screen shows it, as in `CartTests.swift:12:5`.
  public var place: String { shown(callSite.description) }

  /// What is said of it besides; `nil` if nothing is.
  public var note: String? {
    switch (isExpected, isLate) {
    case (true, true): "expected; the test had already ended"
    case (true, false): "expected"
    case (false, true): "the test had already ended"
    case (false, false): nil
    }
  }

  /// All of it as text, to be shared or copied.
  public var text: String {
    let head = "\(place): \(message)" + (note.map { " (\($0))" } ?? "")
    return ([head] + difference.map { "  \($0.sign)\($0.text)" }).joined(separator: "\n")
  }
}
