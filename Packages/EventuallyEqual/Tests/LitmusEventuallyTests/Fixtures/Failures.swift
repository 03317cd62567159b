import LitmusEventually
import LitmusExpectationsCore

/// A clock on which a wait takes no real time, because each sleep only advances it.
var quickClock: ManualClock { ManualClock(advancesBySleeping: true) }

/// The texts of the failures that an operation reports.
nonisolated(nonsending) func failureTexts(
  _ operation: () async throws -> Void
) async rethrows -> [String] {
  try await FailureRecorder.record(operation).map(\.text)
}
