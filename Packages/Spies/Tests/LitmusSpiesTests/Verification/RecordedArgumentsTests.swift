@_spi(Litmus) import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `What a fake recorded` {
  private let mail = FakeMail()

  @Test func `are read without a captor`() {
    mail.send("a", to: "Ann")
    mail.open()
    mail.send("b", to: nil)
    #expect(mail.recordedArguments(of: .send).map { $0[0] as? String } == ["a", "b"])
    #expect(mail.recordedArguments(of: .open).count == 1)
    let typed = mail.recordedArguments(of: .send, as: String.self, String?.self)
    #expect(typed.map(\.0) == ["a", "b"])
    #expect(typed.map(\.1) == ["Ann", nil])
  }

  @Test func `of one argument are no tuples`() {
    let log = FakeLog()
    log.write("a")
    log.write("b")
    #expect(log.recordedArguments(of: .write, as: String.self) == ["a", "b"])
  }

  @Test(.spyScope) func `of static members`() {
    Recorded.make("x")
    Recorded.limit = 1
    #expect(Recorded.recordedArguments(of: .make).count == 1)
    #expect(Recorded.recordedArguments(of: .limit, as: Int.self) == [1])
  }

  @Test func `of other types are reported and left out`() {
    mail.send("a", to: "Ann")
    mail.send("b", to: nil)
    let line = #line + 2
    let (texts, lines) = FailureRecorder.texts {
      let names = mail.recordedArguments(of: .send, as: String.self, String.self)
      #expect(names.map(\.1) == ["Ann"])
      #expect(mail.recordedArguments(of: .send, as: Int.self).isEmpty)
    }
    #expect(
      texts == [
        #"Recorded send("b", to: nil), but expected arguments of types String, String"#,
        #"Recorded send("a", to: "Ann"), but expected arguments of types Int"#,
        #"Recorded send("b", to: nil), but expected arguments of types Int"#,
      ])
    #expect(lines == [line, line + 2, line + 2])
  }

  @Test func `of a call that is required are returned when it comes`() async throws {
    let task = Task { mail.send("a", to: "Ann") }
    let arguments = try await requireToEventuallyHaveReceived(mail, .send, timeout: .seconds(60))
    #expect(arguments[0] as? String == "a")
    await task.value
    Recorded.make("x")
    let name = try await requireToEventuallyHaveReceived(Recorded.self, .make, with: "x")
    #expect(name[0] as? String == "x")
    try await requireToEventuallyHaveReceived(mail, .open, times: .never, timeout: .zero)
  }

  @Test func `of a required call that never comes end the test`() async {
    let line = #line + 2
    let failures = await FailureRecorder.record {
      let error = await #expect(throws: UnreceivedCallError.self) {
        try await requireToEventuallyHaveReceived(mail, .send, with: "a", nil, timeout: .zero)
      }
      #expect(
        error?.description
          == #"required send("a", to: nil) at RecordedArgumentsTests.swift:\#(line):25"#)
    }
    #expect(
      failures.map(\.message) == [
        """
        Timed out after 0.0 seconds: received send("a", to: nil) 0 times, but expected at least 1 time
        Recorded calls: none
        """
      ])
    #expect(failures.map(\.callSite.line) == [line])
  }
}

// MARK: - Fixtures

private enum Required {}
private typealias Recorded = FakeFactory<Required>
