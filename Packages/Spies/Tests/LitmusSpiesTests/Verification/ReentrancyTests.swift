import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `A verification may meet the fake again` {
  private let mail = FakeMail()

  @Test func `in a condition, which calls, verifies and resets it`() {
    mail.send("a", to: nil)
    let calling = SpyArgument.pass { [mail] _ in
      mail.open()
      expectReceived(mail.calls(.open))
      expectReceivedInOrder(mail.calls(.open))
      expectNoOtherCalls(FakeLog())
      return true
    }
    expectReceived(mail.calls(.send, calling, nil))
    expectReceivedInOrder(mail.calls(.send, calling, nil))
    expectReceived(mail.calls(.open), times: 2)
    expectNoOtherCalls(mail)
    let resetting = SpyArgument.pass { [mail] _ in
      mail.resetCalls()
      return true
    }
    expectReceived(mail.calls(.send, resetting, nil))
    expectNoOtherCalls(mail)
  }

  @Test func `in a condition of a wait`() async throws {
    mail.send("a", to: nil)
    let calling = SpyArgument.pass { [mail] argument in
      mail.open()
      return argument as? String == "b"
    }
    Task { [mail] in mail.send("b", to: nil) }
    try await expectEventuallyReceived(mail, .send, with: calling, nil, timeout: 60)
    expectReceived(mail.calls(.open))
    expectNoOtherCalls(FakeLog())
  }

  @Test func `in a description, and in the end of an argument`() {
    let shelf = FakeShelf()
    shelf.put(Item(of: mail))
    let (texts, _) = FailureRecorder.texts {
      expectReceived(shelf.calls(.put), times: 2)
      expectNoOtherCalls(shelf)
    }
    #expect(texts.count == 2)
    expectReceived(mail.calls(.open), times: 2)
    shelf.resetCalls()
    expectReceived(mail.calls(.send, "released", nil))
    expectNoOtherCalls(mail)
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
          expectReceived(mail.calls(.send), times: .atLeast(0))
          await Task.yield()
        }
      }
      group.addTask { [mail] in
        for _ in 1...200 {
          try? await expectEventuallyReceived(
            mail, .send, times: 0...1_000, timeout: .zero)
        }
      }
    }
    mail.resetCalls()
    expectNoOtherCalls(mail)
    mail.send("last", to: nil)
    expectReceived(mail.calls(.send), times: 1)
    expectNoOtherCalls(mail)
  }
}

// MARK: - Fixtures
private final class FakeShelf: HandwrittenFake, Sendable {
  enum Function: String {
    case put
  }

  let spyRecord = SpyRecord()

  func put(_ item: Item) { spy(.put, item) }
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
