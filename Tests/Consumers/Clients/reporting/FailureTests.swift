import LitmusReporting
import Testing

struct FailureTests {
  @Test func passes() {
    let failures = FailureRecorder.record { reportFailure("The tap drips") }
    #expect(failures.map(\.message) == ["The tap drips"])
  }

  @Test func fails() {
    reportFailure("The tap drips")
  }
}
