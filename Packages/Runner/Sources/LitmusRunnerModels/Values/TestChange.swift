/// How a test's outcome differs from that of the run before.
public enum TestChange: String, Sendable, Hashable, CaseIterable, Codable {
  /// It failed, and did not fail before.
  case newFailure
  /// It passed, and failed before.
  case fixed
  /// It failed, as it did before.
  case stillFailing
  /// It does not fail, and was not there before, while other tests were.
  case newTest

  /// What it is called, as in `new failure`: the same words as on a page.
  public var word: String {
    switch self {
    case .newFailure: "new failure"
    case .fixed: "fixed"
    case .stillFailing: "still failing"
    case .newTest: "new test"
    }
  }
}
