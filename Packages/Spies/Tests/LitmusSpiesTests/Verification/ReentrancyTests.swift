import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `A verification may meet the fake again` {
  private let mail = FakeMail()

  @Test func `in a condition, which calls, verifies and resets it`() {
    mail.send("a", to: nil)
    let calling = SpyArgument.pass { [mail] _ in
      mail.open()
      expectHaveReceived(mail, .open)
      expectHaveReceivedInOrder(mail.received(.open))
      expectNoMoreInteractions(FakeLog())
      return true
    }
    expectHaveReceived(mail, .send, with: calling, nil)
    expectHaveReceivedInOrder(mail.received(.send, with: calling, nil))
    expectHaveReceived(mail, .open, times: .exactly(2))
    expectNoMoreInteractions(mail)
    let resetting = SpyArgument.pass { [mail] _ in
      mail.resetCalls()
      return true
    }
    expectHaveReceived(mail, .send, with: resetting, nil)
    expectHaveNoRecordedCalls(mail)
  }

  @Test func `in a condition of a wait`() async throws {
    mail.send("a", to: nil)
    let calling = SpyArgument.pass { [mail] argument in
      mail.open()
      return argument as? String == "b"
    }
    Task { [mail] in mail.send("b", to: nil) }
    try await expectToEventuallyHaveReceived(mail, .send, with: calling, nil, timeout: 60)
    expectHaveReceived(mail, .open)
    expectNoMoreInteractions(FakeLog())
  }

  @Test func `in a description, and in the end of an argument`() {
    let shelf = FakeShelf()
    shelf.put(Item(of: mail))
    let (texts, _) = FailureRecorder.texts {
      expectHaveReceived(shelf, .put, times: .exactly(2))
      expectNoMoreInteractions(shelf)
    }
    #expect(texts.count == 2)
    expectHaveReceived(mail, .open, times: .exactly(2))
    shelf.resetCalls()
    expectHaveReceived(mail, .send, with: "released", nil)
    expectNoMoreInteractions(mail)
  }

  @Test func `while it is called, verified and reset elsewhere`() async {
    await withTaskGroup { group in
      for number in 1...4 {
        group.addTask { [mail] in
          for _ in 1...200 {
            mail.send("\(number)", to: nil)
            _ = mail.didCall(.send, with: "\(number)", nil).success
          }
        }
      }
      group.addTask { [mail] in
        for _ in 1...200 {
          mail.resetCalls()
          expectHaveReceived(mail, .send, times: .atLeast(0))
          await Task.yield()
        }
      }
      group.addTask { [mail] in
        for _ in 1...200 {
          try? await expectToEventuallyHaveReceived(
            mail, .send, times: .between(0...1_000), timeout: .zero)
        }
      }
    }
    mail.resetCalls()
    expectNoMoreInteractions(mail)
    mail.send("last", to: nil)
    expectHaveReceived(mail, .send, times: .exactly(1))
    expectNoMoreInteractions(mail)
  }
}

// MARK: - Fixtures
private final class FakeShelf: Spyable, Sendable {
  enum Function: String, StringRepresentable {
    case put
  }

  let spyRecord = SpyRecord()

  func put(_ item: Item) { recordCall(arguments: item) }
}

/// Calls a fake when it is described and when it is released.
private final class Item: Sendable, CustomStringConvertible {
  private let mail: FakeMail

  init(of mail: FakeMail) { self.mail = mail }

  deinit { mail.send("released", to: nil) }

  var description: String {
    mail.open()
    return "item"
  }
}
