internal import LitmusReporting

/// The settings that an expectation is made with.
struct ExpectationSettings {
  var description: String
  var isInverted = false
  var expectedFulfillmentCount = 1
  var assertForOverFulfill = true
  var callSite: CallSite

  /// The expected count, or the nearest valid one: an inverted expectation that must stay below zero
  /// would have failed from the start.
  var possibleCount: Int { max(expectedFulfillmentCount, leastCount) }

  private var leastCount: Int { isInverted ? 1 : 0 }

  /// Reports an invalid count, at the line that made the expectation.
  func reportImpossibleCount(to reporter: any FailureReporter) {
    guard expectedFulfillmentCount != possibleCount else { return }
    let kind = isInverted ? "Inverted expectation" : "Expectation"
    reporter.report(
      ReportedFailure(
        message:
          "\(kind) \(failureText(of: description)) was made with an expectedFulfillmentCount of "
          + "\(expectedFulfillmentCount), but expected \(leastCount) or more",
        callSite: callSite))
  }
}
