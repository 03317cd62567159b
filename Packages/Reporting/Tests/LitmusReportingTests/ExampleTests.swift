// begin-snippet: reporting-test
import LitmusReporting
import Testing

@Test func `an odd number is reported at the caller's line`() {
  let failures = FailureRecorder.record { expectEven(3) }
  #expect(failures.map(\.message) == ["Value was 3, but expected an even number"])
  #expect(failures.map(\.callSite.line) == [#line - 2])
}
// end-snippet

@Suite struct ExampleFailures {
  /// The failure that the README shows, as Swift Testing prints it.
  @Test func `an odd number`() {
    withKnownIssue { expectEven(3) }
  }
}
