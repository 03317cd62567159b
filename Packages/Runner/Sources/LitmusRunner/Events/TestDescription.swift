public import LitmusReporting

/// What is known of a test before it runs.
public final class TestDescription: Sendable {
  /// The test's name in this program.
  public let id: TestID
  /// The tags of the test and of its suite.
  public let tags: [String]
  /// Where the test is declared.
  public let callSite: CallSite
  /// How long the test may take; `nil` for as long as the run allows.
  public let timeLimit: Duration?

  /// Makes a description.
  public init(
    id: TestID, tags: [String] = [], callSite: CallSite, timeLimit: Duration? = nil
  ) {
    self.id = id
    self.tags = tags
    self.timeLimit = timeLimit
    self.callSite = callSite
  }

  /// The same with another name.
  func renamed(_ id: TestID) -> TestDescription {
    TestDescription(id: id, tags: tags, callSite: callSite, timeLimit: timeLimit)
  }
}
