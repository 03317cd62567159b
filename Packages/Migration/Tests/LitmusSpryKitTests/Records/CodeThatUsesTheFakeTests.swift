import LitmusReporting
import LitmusSpryKit
import Testing

/// Calls, stubs, checks and resets a fake, as users' code may from wherever the fake runs it.
private func useAll(of fake: FakeEcho) {
  fake.note("inner")
  fake.stubAgain(.note).andReturn()
  fake.stubAgain(.echo).with("never").andReturn("never")
  _ = fake.didCall(.note, with: "inner").success
  FakeEcho.mark()
}

private final class FakeEcho: Spryable {
  enum Function: String, StringRepresentable {
    case echo = "echo(_:)"
    case note = "note(_:)"
  }

  enum ClassFunction: String, StringRepresentable {
    case mark = "mark()"
  }

  let spyRecord = SpyRecord()

  init() { stub(.note).andReturn() }

  func echo(_ value: Any?) -> String { spryify(arguments: value) }
  func note(_ text: String) { spryify(arguments: text) }
  static func mark() { recordCall() }
}

/// A value whose `==` and description use a fake.
private struct Curious: Equatable, CustomStringConvertible {
  let fake: FakeEcho

  static func == (left: Curious, right: Curious) -> Bool {
    useAll(of: left.fake)
    return true
  }

  var description: String {
    useAll(of: fake)
    return "curious"
  }
}

@Suite struct `Code that a fake runs may use the fake` {
  private let fake = FakeEcho()

  @Test func `in closures of stubs`() {
    fake.stub(.echo).andDo { [fake] arguments in
      useAll(of: fake)
      return arguments[0]
    }
    #expect(fake.echo("x") == "x")
    expectHaveReceived(fake, .note, with: "inner")
  }

  @Test func `in a closure that resets it`() {
    fake.stub(.echo).andDo { [fake] _ in
      fake.resetCallsAndStubs()
      return "reset"
    }
    #expect(fake.echo("x") == "reset")
    expectHaveNoRecordedCalls(fake)
  }

  @Test func `in a closure that calls the same function`() {
    fake.stub(.echo).andDo { [fake] arguments in
      let depth = arguments[0] as? Int ?? 0
      return depth == 0 ? "end" : fake.echo(depth - 1)
    }
    #expect(fake.echo(100) == "end")
    expectHaveReceived(fake, .echo, times: .exactly(101))
  }

  @Test func `in validators of stubs and checks`() {
    let validator = Argument.validator { [fake] _ in
      useAll(of: fake)
      return true
    }
    fake.stub(.echo).with(validator).andReturn("y")
    #expect(fake.echo("x") == "y")
    expectHaveReceived(fake, .echo, with: validator)
  }

  @Test func `in == of arguments`() {
    let curious = Curious(fake: fake)
    fake.stub(.echo).with(curious).andReturn("a")
    fake.stubAgain(.echo).with(curious).andReturn("b")
    #expect(fake.echo(curious) == "b")
    expectHaveReceived(fake, .echo, with: curious)
  }

  @Test func `in descriptions of arguments`() {
    let failures = FailureRecorder.record {
      #expect(fake.echo(Curious(fake: fake)) == "")
      expectHaveReceived(fake, .echo, with: "other")
    }
    #expect(failures.count == 2)
    #expect(failures.first?.message.hasPrefix("Called echo(curious), but") == true)
  }

  @Test func `in a reporter of failures`() {
    withFailureReporter(UsingReporter(fake: fake)) {
      #expect(fake.echo("x") == "")
      expectHaveNotReceived(fake, .echo)
    }
    expectHaveReceived(fake, .note, with: "inner", times: .exactly(2))
  }
}

private struct UsingReporter: FailureReporter, @unchecked Sendable {
  let fake: FakeEcho

  func report(_ failure: ReportedFailure) { useAll(of: fake) }
}
