import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `A stub that throws` {
  private let fake = FakeLibrary()

  @Test func `throws from functions that throw`() {
    fake.stub(.read).andThrow(LibraryError.closed)
    fake.stub(.save).andThrow(OtherError.other)
    #expect(throws: LibraryError.closed) { try fake.read() }
    #expect(throws: OtherError.other) { try fake.save() }
  }

  @Test func `throws the type that the function throws`() {
    fake.stub(.readTyped).andThrow(LibraryError.full)
    do {
      _ = try fake.readTyped()
      Issue.record("Nothing was thrown")
    } catch {
      let thrown: LibraryError = error
      #expect(thrown == .full)
    }
  }

  @Test func `throws what its closure throws`() {
    fake.stub(.read).andDo { _ in throw LibraryError.full }
    fake.stub(.save).andDoVoid { _ in throw LibraryError.closed }
    #expect(throws: LibraryError.full) { try fake.read() }
    #expect(throws: LibraryError.closed) { try fake.save() }
  }

  @Test func `throws for some arguments only`() {
    fake.stub(.save).andReturn()
    #expect(throws: Never.self) { try fake.save() }
  }

  @Test func `is reported where the function throws nothing`() {
    let line = #line + 1
    fake.stub(.load).andThrow(LibraryError.closed)
    fake.stub(.close).andDoVoid { _ in throw LibraryError.full }
    let failures = FailureRecorder.record {
      #expect(fake.load("x") == 0)
      fake.close()
    }
    #expect(
      failures.map(\.message) == [
        #"Answered load("x") by throwing LibraryError.closed, but expected no error, because "#
          + "the function does not throw",
        "Answered close() by throwing LibraryError.full, but expected no error, because the function "
          + "does not throw",
      ])
    #expect(failures.map(\.callSite.line) == [line, line + 1])
  }

  @Test func `is reported where the function throws another type`() throws {
    fake.stub(.readTyped).andThrow(OtherError.other)
    let failures = try FailureRecorder.record {
      let text = try fake.readTyped()
      #expect(text == "")
    }
    #expect(
      failures.map(\.message) == [
        "Answered readTyped() by throwing OtherError.other, but expected an error of type "
          + "LibraryError"
      ])
  }

  @Test func `is reported with a value of another type, and throws`() {
    fake.stub(.read).andReturn(1)
    let problem = "Answered read() with 1 (Int), but expected a value of type String"
    let failures = FailureRecorder.record {
      let error = #expect(throws: UnstubbedCallError.self) { try fake.read() }
      #expect(error?.description == "follows from the failure before: read() has no stub")
    }
    #expect(failures.map(\.message) == [problem])
  }
}
