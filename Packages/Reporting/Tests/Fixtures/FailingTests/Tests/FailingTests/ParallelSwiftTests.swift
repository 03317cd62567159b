import LitmusReporting
import Testing

/// Two tests that each report when both are running.
@Suite struct ParallelSwiftTests {
  private static let firstIsRunning = AsyncStream<Void>.makeStream()
  private static let secondIsRunning = AsyncStream<Void>.makeStream()

  @Test func first() async {
    Self.firstIsRunning.continuation.finish()
    for await _ in Self.secondIsRunning.stream {}
    reportFailure("Swift Testing, first of two")
  }

  @Test func second() async {
    Self.secondIsRunning.continuation.finish()
    for await _ in Self.firstIsRunning.stream {}
    reportFailure("Swift Testing, second of two")
  }
}
