public import LitmusReporting

/// The description of a test: what is known about it before it runs.
public final class TestDescription: Sendable {
  /// The test's name in this program.
  public let id: TestID
  /// The test's name for readers, as in `@Test("adds an item")`; `nil` if it has only its own.
  public let displayName: String?
  /// The suite's name for readers, as in `@Suite("Carts")`; `nil` if it has only its own.
  public let suiteDisplayName: String?
  /// The tags of the test and of its suite.
  public let tags: [String]
  /// Where the test is declared.
  public let callSite: CallSite
  /// The test's time limit, of 31 years at most; `nil` for that of the run.
  public let timeLimit: Duration?

  /// Makes a description.
  public init(
    id: TestID, displayName: String? = nil, suiteDisplayName: String? = nil, tags: [String] = [],
    callSite: CallSite, timeLimit: Duration? = nil
  ) {
    self.id = id
    self.displayName = displayName
    self.suiteDisplayName = suiteDisplayName
    self.tags = tags
    // Journals count nanoseconds, with 18 digits.
    self.timeLimit = timeLimit.map { min(max($0, .zero), .seconds(999_999_999)) }
    self.callSite = callSite
  }

  /// The test's name for readers after that of its suite, as in `Carts / adds an item`; `nil` if the
  /// test has none.
  package var title: String? {
    displayName.map { name in suiteDisplayName.map { "\($0) / \(name)" } ?? name }
  }

  /// Returns a copy with another name.
  func renamed(_ id: TestID) -> TestDescription {
    TestDescription(
      id: id, displayName: displayName, suiteDisplayName: suiteDisplayName, tags: tags,
      callSite: callSite, timeLimit: timeLimit)
  }
}
