/// How a test's outcome differs from that of the previous run.
package enum TestChange: String, Sendable, Hashable, CaseIterable, Codable {
  /// It failed, and did not fail before.
  case newFailure
  /// It passed, and failed before.
  case fixed
  /// It failed, as it did before.
  case stillFailing
  /// It does not fail, and did not exist before, while other tests did.
  case newTest

  /// The label of the change, as in `new failure`; the same as in the HTML report.
  package var word: String {
    switch self {
    case .newFailure: "new failure"
    case .fixed: "fixed"
    case .stillFailing: "still failing"
    case .newTest: "new test"
    }
  }
}
