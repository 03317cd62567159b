/// How the tests are laid out on the screen.
public enum TestListLayout: String, Sendable, Hashable, CaseIterable, Codable {
  /// By suites.
  case tree
  /// All in one list, those that failed first.
  case list
}
