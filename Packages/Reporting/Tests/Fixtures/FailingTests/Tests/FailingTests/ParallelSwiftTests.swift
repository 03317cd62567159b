import LitmusReporting
import Testing

/// Two tests that each report when both are running.
@Suite struct ParallelSwiftTests {
  private static let firstIsRunning = Gate()
  private static let secondIsRunning = Gate()

  @Test func first() async {
    await Self.firstIsRunning.open()
    await Self.secondIsRunning.wait()
    reportFailure("Swift Testing, first of two")
  }

  @Test func second() async {
    await Self.secondIsRunning.open()
    await Self.firstIsRunning.wait()
    reportFailure("Swift Testing, second of two")
  }
}
