@_spi(Litmus) import LitmusReporting
import Testing

@Suite struct `A deadline` {
  @Test func `does nothing after it is cancelled`() async {
    let (events, log) = AsyncStream<String>.makeStream()
    for number in 0..<1_000 {
      let isCancelled = Locked(false)
      let deadline = Deadline(after: .milliseconds(5 + number % 7)) {
        // The action may run before the deadline is cancelled.
        if isCancelled.withLock({ $0 }) { log.yield("cancelled") }
      }
      deadline.cancel()
      isCancelled.withLock { $0 = true }
    }
    let last = Deadline(after: .milliseconds(20)) { log.finish() }
    #expect(await events.reduce(into: []) { $0.append($1) } == [])
    last.cancel()
  }

  @Test func `releases its action when it is cancelled`() {
    weak var held: FailureRecorder?
    do {
      let recorder = FailureRecorder()
      held = recorder
      let deadline = Deadline(after: .seconds(1_000)) {
        recorder.removeAll()
      }
      deadline.cancel()
    }
    #expect(held == nil)
  }

  @Test func `may start another deadline in its action`() async {
    let (events, log) = AsyncStream<Void>.makeStream()
    let first = Deadline(after: .zero) {
      _ = Deadline(after: .zero) { log.finish() }
    }
    for await _ in events {}
    first.cancel()
  }
}
