package import LitmusRunnerReports

/// The filter that determines which tests are shown.
package struct TestListFilter: Sendable, Hashable, Codable {
  /// The statuses of the tests to show.
  ///
  /// A test is shown if it has any of these, or of ``changes``; if both are empty, all tests are.
  package var statuses: Set<TestStatus> = []
  /// The changes of the tests to show.
  package var changes: Set<ResultChange> = []
  /// The text to find in the name, suite, module, tags or file of a test, or in the first line of a
  /// failure.
  ///
  /// Each of its words must occur in one of these. Case and accents are ignored.
  package var search: String

  /// Whether all tests are shown.
  package var isEmpty: Bool {
    statuses.isEmpty && changes.isEmpty && search.allSatisfy(\.isWhitespace)
  }
}

extension TestListFilter {
  /// Creates a filter that shows all tests.
  package init() { self.init(search: "") }
}

/// How the tests are laid out in the UI.
package enum TestListLayout: String, Sendable, Hashable, CaseIterable, Codable {
  /// Grouped by suite.
  case tree
  /// In one list, failed tests first.
  case list
}
