public import LitmusReporting

/// The description of a test: what is known about it before it runs.
public final class TestDescription: Sendable {
  /// The test's name in this program.
  public let id: TestID
  /// The tags of the test and of its suite.
  public let tags: [String]
  /// Where the test is declared.
  public let callSite: CallSite
  /// The test's time limit, of 31 years at most; `nil` for that of the run.
  public let timeLimit: Duration?

  /// Makes a description.
  public init(
    id: TestID, tags: [String] = [], callSite: CallSite, timeLimit: Duration? = nil
  ) {
    self.id = id
    self.tags = tags
    // Journals count nanoseconds, with 18 digits.
    self.timeLimit = timeLimit.map { min(max($0, .zero), .seconds(999_999_999)) }
    self.callSite = callSite
  }

  /// Returns a copy with another name.
  func renamed(_ id: TestID) -> TestDescription {
    TestDescription(id: id, tags: tags, callSite: callSite, timeLimit: timeLimit)
  }
}
