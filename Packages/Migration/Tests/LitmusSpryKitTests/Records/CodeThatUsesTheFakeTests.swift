import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `Code that a fake runs may use the fake` {
  private let fake = FakeEcho()

  @Test func `in closures of stubs, which call the same function or reset it`() {
    fake.stub(.echo).andDo { [fake] arguments in
      useAll(of: fake)
      let depth = arguments[0] as? Int ?? 0
      return depth == 0 ? "end" : fake.echo(depth - 1)
    }
    #expect(fake.echo(100) == "end")
    expectHaveReceived(fake, .echo, times: .exactly(101))
    fake.stubAgain(.echo).andDo { [fake] _ in
      fake.resetCallsAndStubs()
      return "reset"
    }
    #expect(fake.echo("x") == "reset")
    expectHaveNoRecordedCalls(fake)
  }

  @Test func `in validators, == and descriptions of arguments`() {
    let validator = Argument.validator { [fake] _ in
      useAll(of: fake)
      return true
    }
    let curious = Curious(fake: fake)
    fake.stub(.echo).with(curious).andReturn("a")
    fake.stubAgain(.echo).with(curious).andReturn("b")
    #expect(fake.echo(curious) == "b")
    fake.stub(.echo).with(validator).andReturn("y")
    #expect(fake.echo("x") == "y")
    expectHaveReceived(fake, .echo, with: validator)
    fake.resetStubs()
    fake.stub(.note).andReturn()
    let failures = FailureRecorder.record {
      #expect(fake.echo(curious) == "")
      expectHaveReceived(fake, .echo, with: "other")
    }
    #expect(failures.count == 2)
  }

  @Test func `while other threads use and stub it`() async {
    fake.stub(.echo).andReturn("0")
    await withTaskGroup { [fake] group in
      for task in 0..<4 {
        group.addTask {
          for number in 0..<200 {
            fake.stubAgain(.echo).andReturn("\(number)")
            fake.stubAgain(.echo).with(task).andReturn("\(-number)")
            #expect(Int(fake.echo(task)).map { (-200...0).contains($0) } == true)
            #expect(Int(fake.echo("other")).map { (0..<200).contains($0) } == true)
          }
        }
      }
    }
    #expect(fake.didCall(.echo, times: .exactly(1_600)).success)
    #expect(fake.echo(0) == "-199")
  }
}

// MARK: - Fixtures

/// Calls, stubs, checks and resets a fake, as users' code may from wherever the fake runs it.
private func useAll(of fake: FakeEcho) {
  fake.note("inner")
  fake.stubAgain(.note).andReturn()
  fake.stubAgain(.echo).with("never").andReturn("never")
  _ = fake.didCall(.note, with: "inner").success
}

private final class FakeEcho: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case echo = "echo(_:)"
    case note = "note(_:)"
  }

  let spyRecord = SpyRecord()

  init() { stub(.note).andReturn() }

  func echo(_ value: Any?) -> String { spryify(arguments: value) }
  func note(_ text: String) { spryify(arguments: text) }
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
