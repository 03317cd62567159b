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

    /// Compiles the names of the tests.
    ///
    /// - Throws: A ``RunError`` if they are not a regular expression.
    fileprivate func pattern() throws(RunError) -> Regex<AnyRegexOutput> {
      try TestOverrides.pattern(tests)
    }
  }

  /// Compiles names of tests.
  ///
  /// - Throws: A ``RunError`` if they are not a regular expression.
  static func pattern(_ tests: String) throws(RunError) -> Regex<AnyRegexOutput> {
    do {
      return try Regex(tests).matchingSemantics(.unicodeScalar)
    } catch {
      throw RunError("'\(visible(tests))' is not a regular expression: \(visible("\(error)"))")
    }
  }

  private let overrides: [Override]
  /// A regular expression is no value that may be sent, but matching does not change it.
  private nonisolated(unsafe) let patterns: [Regex<AnyRegexOutput>]

  /// Makes the settings.
  ///
  /// - Throws: A ``RunError`` if a name is not a regular expression.
  init(_ overrides: [Override]) throws(RunError) {
    self.overrides = overrides
    var patterns: [Regex<AnyRegexOutput>] = []
    for override in overrides {
      patterns.append(try override.pattern())
    }
    self.patterns = patterns
  }

  /// Returns the positions of the overrides that match none of some tests.
  func unused(among tests: [TestID]) -> [Int] {
    patterns.indices.filter { index in
      !tests.contains { Self.matches($0, patterns[index]) }
    }
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
      if Self.matches(test, pattern) { return value }
    }
    return nil
  }

  /// Returns whether names match a test.
  static func matches(_ test: TestID, _ pattern: Regex<AnyRegexOutput>) -> Bool {
    test.description.contains(pattern) || test.fullName.contains(pattern)
  }
}
#endif
