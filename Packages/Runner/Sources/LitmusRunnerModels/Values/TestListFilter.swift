/// Which tests are shown.
public struct TestListFilter: Sendable, Hashable, Codable {
  /// The statuses of the tests to show.
  ///
  /// A test is shown that has any of these, or of ``changes``; if both are empty, any test is.
  public var statuses: Set<TestStatus>
  /// The changes of the tests to show.
  public var changes: Set<TestChange>
  /// What the tests to show have in their name, suite, module, tags or file, or in the first line of a
  /// failure.
  ///
  /// Each of its words must be found, in any of these. Case and accents make no difference.
  public var search: String

  /// Makes a filter; by default one that shows all tests.
  public init(
    statuses: Set<TestStatus> = [], changes: Set<TestChange> = [], search: String = ""
  ) {
    self.statuses = statuses
    self.changes = changes
    self.search = search
  }

  /// Whether all tests are shown.
  public var isEmpty: Bool {
    statuses.isEmpty && changes.isEmpty && search.allSatisfy(\.isWhitespace)
  }
}
