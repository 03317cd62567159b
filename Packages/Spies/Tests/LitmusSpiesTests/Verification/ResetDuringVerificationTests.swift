import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `Calls that are reset while a condition is compared` {
  private let mail = FakeMail()

  @Test func `do not verify the calls after the reset`() {
    mail.send("old", to: nil)
    expectReceived(mail.calls(.send, .matching { _ in resets(mail) }))
    let (texts, _) = FailureRecorder.texts { expectNoOtherCalls(mail) }
    #expect(
      texts == [
        """
        Received 1 call that no assertion accounts for, but expected no more
        Recorded calls:
          1. send with "new", nil
        """
      ])
  }

  @Test func `do not verify them in an order either`() {
    mail.open()
    mail.send("old", to: nil)
    expectReceivedInOrder(mail.calls(.open), mail.calls(.send, .matching { _ in resets(mail) }))
    #expect(FailureRecorder.record { expectNoOtherCalls(mail) }.count == 1)
  }

  @Test func `verify them if they have been verified again`() {
    mail.send("old", to: nil)
    expectReceived(mail.calls(.send, .matching { _ in resets(mail) }))
    expectReceived(mail.calls(.send, "new"))
    expectNoOtherCalls(mail)
  }
}

@Suite struct `Calls that are removed while they are copied` {
  @Test func `are all copied`() throws {
    #expect(Array(try calls()).map(\.id) == ["1"])
    #expect(try calls().sorted { $0.id < $1.id }.map(\.id) == ["1"])
    #expect(try calls().prefix(1).map(\.id) == ["1"])
    #expect(try calls().suffix(1).map(\.id) == ["1"])
    #expect(try calls().dropFirst(0).map(\.id) == ["1"])
    #expect(try calls().dropFirst().map(\.id) == [])
    #expect(try calls().dropLast(0).map(\.id) == ["1"])
  }

  /// Returns a call that is removed when its condition is compared.
  private func calls() throws -> FakeMember<
    FakeVerifying, (id: String, ()), (String) throws -> String, String, any Error, FakeSync
  > {
    let fake = FakeArchive()
    fake.when.load.andReturn("")
    _ = try fake.load(id: "1")
    return fake.calls.load(
      id: .matching { _ in
        fake.resetCalls()
        return true
      })
  }
}

// MARK: - Fixtures

/// Removes the calls of a fake, and calls it again.
private func resets(_ mail: FakeMail) -> Bool {
  mail.resetCalls()
  mail.send("new", to: nil)
  return true
}
