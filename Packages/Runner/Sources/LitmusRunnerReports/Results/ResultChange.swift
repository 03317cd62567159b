/// The difference between a test's result and its last result.
package enum ResultChange: String, Sendable, Hashable, CaseIterable, Codable {
  /// The test fails now, and did not before: it passed, or did not exist.
  case newFailure
  /// The test passes now, and failed before.
  case fixed
  /// The test fails again.
  case stillFailing
  /// The test did not exist before, and does not fail.
  case newTest

  /// Compares the result of a test with its last result.
  ///
  /// - Parameters:
  ///   - isFailure: Whether it fails now.
  ///   - isPassed: Whether it passed now, in all repetitions.
  ///   - hadFailed: Whether it failed when it last ran; `nil` if it is not known to have run.
  ///   - knowsAllTests: Whether a test that is not known to have run did not exist.
  package init?(isFailure: Bool, isPassed: Bool, hadFailed: Bool?, knowsAllTests: Bool) {
    switch (isFailure, hadFailed) {
    case (true, true): self = .stillFailing
    case (true, false): self = .newFailure
    case (true, nil) where knowsAllTests: self = .newFailure
    case (false, nil) where knowsAllTests: self = .newTest
    // A test that is skipped, flaky or expected to fail has not been fixed.
    case (false, true) where isPassed: self = .fixed
    case (_, nil), (false, _): return nil
    }
  }

  /// The text of the change in reports for people.
  package var label: String {
    switch self {
    case .newFailure: "new failure"
    case .fixed: "fixed"
    case .stillFailing: "still failing"
    case .newTest: "new test"
    }
  }
}
