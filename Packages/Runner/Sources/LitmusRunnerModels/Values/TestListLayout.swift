/// How the tests are laid out in the UI.
public enum TestListLayout: String, Sendable, Hashable, CaseIterable, Codable {
  /// Grouped by suite.
  case tree
  /// In one list, failed tests first.
  case list
}
