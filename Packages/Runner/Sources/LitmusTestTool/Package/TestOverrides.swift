#if LITMUS_RUNNER
internal import Foundation
internal import LitmusRunnerCore

/// The settings of single tests, from the configuration of a package.
struct TestOverrides: Sendable {
  /// The settings of the tests whose names match.
  struct Override: Codable, Equatable, Sendable {
    /// A regular expression for `Suite/test` or `Module.Suite/test`.
    var tests: String
    /// The time limit, in seconds.
    var timeLimit: Double?
    /// How many times a failed test is run again.
    var retries: Int?
    /// How many seconds pass before a failed test is run again; twice as many each further time.
    var retryDelay: Double?
    /// Whether the test runs in a process of its own, with no other.
    var alone: Bool?
  }

  private let overrides: [Override]
  private let patterns: [TestPattern]

  /// Makes the settings.
  ///
  /// - Throws: A ``RunError`` if a name is not a regular expression.
  init(_ overrides: [Override]) throws(RunError) {
    self.overrides = overrides
    patterns = try overrides.map { override throws(RunError) in try TestPattern(override.tests) }
  }

  /// Returns the positions of the overrides that match none of some tests.
  func unused(among tests: [TestID]) -> [Int] {
    patterns.indices.filter { !tests.contains(where: patterns[$0].matches) }
  }

  /// Returns the time limit of a test; `nil` for that of the run.
  func timeLimit(of test: TestID) -> Duration? {
    value(of: test, \.timeLimit).map { .seconds($0) }
  }

  /// Returns how many times a failed test is run again; `nil` for the number of the run.
  func retries(of test: TestID) -> Int? { value(of: test, \.retries) }

  /// Returns how long to wait before a failed test is run again.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - attempts: How many attempts have failed.
  func retryDelay(of test: TestID, after attempts: Int) -> Duration {
    guard attempts > 0, let delay = value(of: test, \.retryDelay) else { return .zero }
    return .seconds(min(delay * pow(2, Double(attempts - 1)), 1e9))
  }

  /// Returns whether a test runs in a process of its own.
  func isAlone(_ test: TestID) -> Bool { value(of: test, \.alone) ?? false }

  /// Returns the value of the last setting that names a test.
  private func value<Value>(of test: TestID, _ key: (Override) -> Value?) -> Value? {
    guard !overrides.isEmpty else { return nil }
    for (override, pattern) in zip(overrides, patterns).reversed() {
      guard let value = key(override) else { continue }
      if pattern.matches(test) { return value }
    }
    return nil
  }
}
#endif
