import LitmusEventually
import LitmusExpectationsCore
import Testing

@Suite struct ExampleFailures {
  /// The failure that the README shows, as Swift Testing prints it.
  @Test func `a model that loads too little`() async {
    await withKnownIssue {
      let clock = quickClock
      try await expectToEventuallyEqual(
        actual: { clock.now.offset < .milliseconds(100) ? 0 : 1 }, expected: 2, clock: clock)
    }
  }
}
