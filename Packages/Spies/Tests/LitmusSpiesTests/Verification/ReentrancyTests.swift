@_spi(Litmus) import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `Code that a fake runs may use the fake` {
  private let mail = FakeMail()
  private let fake = FakeEcho()

  @Test func `in a condition, which calls, verifies and resets it`() {
    mail.send("a", to: nil)
    let calling = Match<AnyArgument>.matching { [mail] (_: AnyArgument) in
      mail.open()
      expectReceived(mail.calls(.open))
      expectReceivedInOrder(mail.calls(.open))
      expectNoOtherCalls(FakeLog())
      return true
    }
    expectReceived(mail.calls(.send, calling, nil))
    expectReceivedInOrder(mail.calls(.send, calling, nil))
    expectReceived(mail.calls(.open))
    expectNoOtherCalls(mail)
    let resetting = Match<AnyArgument>.matching { [mail] (_: AnyArgument) in
      mail.resetCalls()
      return true
    }
    expectReceived(mail.calls(.send, resetting, nil))
    expectNotReceived(mail.calls(.send))
  }

  // On the main actor, so that the second call is made when the wait is suspended.
  @MainActor @Test func `in a condition of a wait, which compares each call once`() async throws {
    mail.send("a", to: nil)
    let comparisons = Locked(0)
    let calling = Match<AnyArgument>.matching { [mail] (argument: AnyArgument) in
      // Without a limit, a wait that its own condition resumes would never end.
      let count = comparisons.withLock { count in
        count += 1
        return count
      }
      if count < 100 { mail.open() }
      return argument.value as? String == "b"
    }
    Task { [mail] in mail.send("b", to: nil) }
    try await expectEventuallyReceived(mail.calls(.send, calling, nil), timeout: 60)
    #expect(comparisons.withLock(\.self) < 10)
    expectReceived(mail.calls(.open))
  }

  @Test func `in == and descriptions of arguments, and when they are released`() {
    do {
      let user = User(of: fake, mail)
      fake.when(.echo, .equal(user)).andReturn("a")
      fake.when(.echo, .equal(user)).again.andReturn("b")
      #expect(fake.echo(user) == "b")
      let failures = FailureRecorder.record {
        expectReceived(fake.calls(.echo, "other"))
        expectReceived(fake.calls(.echo, .equal(user)), times: .never)
        fake.resetStubs()
        _ = fake.echo(user)
      }
      #expect(failures.count == 3)
      fake.resetCallsAndStubs()
    }
    expectReceived(mail.calls(.send, "released", nil))
  }

  @Test func `in closures of stubs, which reset it or call the same member`() {
    fake.when(.echo).andDo { [fake] arguments in
      let depth = arguments[0] as? Int ?? 0
      fake.note("\(depth)")
      return depth == 0 ? "end" : fake.echo(depth - 1)
    }
    #expect(fake.echo(100) == "end")
    expectReceived(fake.calls(.echo), times: 101)
    fake.when(.echo).again.andDo { [fake] _ in
      fake.resetCallsAndStubs()
      return "reset"
    }
    #expect(fake.echo(1) == "reset")
    expectNotReceived(fake.calls(.echo))
  }

  @Test func `in a reporter of failures`() {
    withFailureReporter(UsingReporter(fake: fake)) {
      #expect(fake.echo("x") == "")
      expectNotReceived(fake.calls(.echo))
    }
    expectReceived(fake.calls(.note, "reported"), times: 2)
  }

  @Test func `when another object replaces the one that it wraps`() {
    fake.spyRecord.wrap(User(of: fake, mail))
    fake.spyRecord.wrap("another")
    expectReceived(mail.calls(.send, "released", nil), times: .once)
  }

  @Test func `while it is called, verified and reset elsewhere`() async {
    await withTaskGroup { group in
      for number in 1...4 {
        group.addTask { [mail] in
          for _ in 1...200 {
            mail.send("\(number)", to: nil)
            _ = mail.calls(.send, .equal("\(number)"), nil).count
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
          try? await expectEventuallyReceived(mail.calls(.send), times: 0...1_000, timeout: .zero)
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

private final class FakeEcho: HandwrittenFake, Sendable {
  enum Function: String { case echo, note }
  let spyRecord = SpyRecord()
  func echo(_ value: Any?) -> String { spy(.echo, value) }
  func note(_ text: String) { spy(.note, text) }
}

/// Uses a fake when it is compared, described and released.
private final class User: Equatable, CustomStringConvertible {
  private let fake: FakeEcho
  private let mail: FakeMail

  init(of fake: FakeEcho, _ mail: FakeMail) { (self.fake, self.mail) = (fake, mail) }

  deinit { mail.send("released", to: nil) }

  private func use() {
    fake.note("inner")
    fake.when(.note).again.andReturn()
    _ = fake.calls(.note, "inner").count
  }

  static func == (left: User, right: User) -> Bool {
    left.use()
    return true
  }

  var description: String {
    use()
    return "user"
  }
}

private struct UsingReporter: FailureReporter {
  let fake: FakeEcho
  func report(_ failure: ReportedFailure) { fake.note("reported") }
}
