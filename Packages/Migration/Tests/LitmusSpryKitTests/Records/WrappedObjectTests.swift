import LitmusSpryKit
import Testing

@Suite struct `An object that a fake wraps` {
  @Test func `may call the fake when another object replaces it`() {
    let fake = FakeClosing()
    fake.spyRecord.wrap(Owner(of: fake))
    fake.spyRecord.wrap("another")
    expectHaveReceived(fake, .close, times: .exactly(1))
  }
}

// MARK: - Fixtures

private final class FakeClosing: Spyable, Sendable {
  enum Function: String, StringRepresentable { case close = "close()" }

  let spyRecord = SpyRecord()

  func close() { recordCall() }
}

private final class Owner {
  private let fake: FakeClosing

  init(of fake: FakeClosing) { self.fake = fake }

  deinit { fake.close() }
}
