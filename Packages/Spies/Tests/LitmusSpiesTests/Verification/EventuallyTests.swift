import LitmusReporting
import LitmusSpies
import Testing
import Foundation

@Suite(.serialized) struct `Expecting a call eventually` {
  private let mail = FakeMail()

  init() { Factory.resetCalls() }

  @Test func `passes at once if the call was received before`() async throws {
    mail.send("a", to: nil)
    try await expectEventuallyReceived(mail.calls(.send), timeout: .zero)
    try await expectEventuallyReceived(mail.calls(.send, "a", nil), timeout: .infinity)
    try await expectEventuallyReceived(mail.calls(.send), times: 1, timeout: .infinity)
    try await expectEventuallyReceived(mail.calls(.send), times: 1...2, timeout: .infinity)
  }

  @Test func `is woken by a call on another thread`() async throws {
    for number in 1...300 {
      Thread.detachNewThread { [mail] in
        mail.open()
        mail.send("\(number)", to: nil)
      }
      try await expectEventuallyReceived(mail.calls(.send, "\(number)", nil), timeout: 60)
    }
    try await expectEventuallyReceived(mail.calls(.open), times: 300, timeout: .zero)
  }

  @Test func `waits for as many calls as are expected, from many tasks`() async throws {
    for _ in 1...500 { Task { [mail] in mail.send("a", to: "Ann") } }
    for _ in 1...500 { Task { [mail] in mail.send("b", to: "Ann") } }
    try await expectEventuallyReceived(mail.calls(.send, "b", "Ann"), times: 500, timeout: 60)
    try await expectEventuallyReceived(mail.calls(.send), times: 1_000, timeout: 60)
  }

  @Test func `counts from the beginning when the calls are reset meanwhile`() async throws {
    mail.send("a", to: nil)
    Task { [mail] in
      mail.resetCalls()
      for _ in 1...3 { mail.send("b", to: nil) }
    }
    try await expectEventuallyReceived(mail.calls(.send, "b", nil), times: 3, timeout: 60)
  }

  @Test func `works for static members`() async throws {
    Task {
      Factory.make("x")
      Factory.limit = 3
    }
    try await expectEventuallyReceived(Factory.calls(.limit, 3), timeout: 60)
    try await expectEventuallyReceived(Factory.calls(.make), timeout: 60)
    expectNoOtherCalls(Factory.self)
  }

  @Test @MainActor func `compares arguments on the caller's actor`() async throws {
    Task.detached { [mail] in mail.send("x", to: nil) }
    let isX = Match<AnyArgument>.matching { (argument: AnyArgument) in
      MainActor.assertIsolated()
      return argument.value as? String == "x"
    }
    try await expectEventuallyReceived(mail.calls(.send, isX, nil), timeout: 60)
  }

  @Test func `lets several wait for the same fake`() async {
    await withTaskGroup { group in
      for number in 1...50 {
        group.addTask { [mail] in
          try? await expectEventuallyReceived(mail.calls(.send, "\(number)", nil), timeout: 60)
        }
      }
      for number in 1...50 { group.addTask { [mail] in mail.send("\(number)", to: nil) } }
    }
    expectNoOtherCalls(mail)
  }
}

// MARK: - Fixtures
private enum Eventually {}
private typealias Factory = FakeFactory<Eventually>
