@_spi(Litmus) import LitmusReporting
import LitmusSpies
import Testing

@testable import LitmusFakes

@Suite struct `A watch over calls` {
  private let mail = FakeMail()

  @Test func `does not count what comes after the end of the time`() async {
    mail.open()
    let watch = CallWatch(
      over: mail.spyRecord, limit: WaitLimit(1), clock: TestClock(sleepMovesIt: true))
    defer { watch.stop() }
    var event = await watch.next()
    while event == .called { event = await watch.next() }
    #expect(event == .timedOut)
    mail.open()
    #expect(watch.calls.count == 1)
    #expect(await watch.next() == .timedOut)
  }

  @Test func `reports calls in the meantime once`() async {
    let watch = CallWatch(over: mail.spyRecord, limit: WaitLimit(60), clock: TestClock())
    defer { watch.stop() }
    mail.open()
    mail.open()
    #expect(await watch.next() == .called)
    #expect(watch.calls.count == 2)
    Task { [mail] in mail.open() }
    #expect(await watch.next() == .called)
    #expect(watch.calls.count == 3)
  }

  @Test func `leaves nothing behind in the record`() async throws {
    let watches = (1...3).map { _ in
      CallWatch(over: mail.spyRecord, limit: WaitLimit(.infinity), clock: ContinuousClock())
    }
    watches[1].stop()
    mail.open()
    #expect(await watches[0].next() == .called)
    #expect(await watches[2].next() == .called)
    for watch in watches { watch.stop() }
    #expect(mail.observerCount == 0)
    try await expectEventuallyReceived(mail, .open, timeout: .zero)
    #expect(mail.observerCount == 0)
  }
}

// MARK: - Fixtures
extension FakeMail {
  fileprivate var observerCount: Int {
    spyRecord.state.withLock { $0.observers?.count ?? 0 }
  }
}
