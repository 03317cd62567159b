import LitmusEventually
import LitmusExpectationsCore

/// A clock on which a wait takes no real time: each pause only moves it.
var quickClock: ManualClock { ManualClock(advancesBySleeping: true) }

/// The texts of the failures that an operation reports.
func failureTexts(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: () async throws -> Void
) async rethrows -> [String] {
  try await FailureRecorder.record(operation).map(\.text)
}
