public import LitmusReporting

/// What is known of a test before it runs.
public final class TestDescription: Sendable {
  /// The test's name in this program.
  public let id: TestID
  /// The tags of the test and of its suite.
  public let tags: [String]
  /// Where the test is declared.
  public let callSite: CallSite

  /// Makes a description.
  public init(id: TestID, tags: [String] = [], callSite: CallSite) {
    self.id = id
    self.tags = tags
    self.callSite = callSite
  }
}
