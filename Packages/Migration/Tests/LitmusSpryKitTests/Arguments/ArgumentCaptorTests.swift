import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `A captor` {
  private let fake = FakeLibrary()
  private let captor = Argument.captor()

  @Test func `keeps the argument of each call that its stub answers`() {
    fake.stub(.move).with(captor, 1).andReturn("")
    fake.stub(.move).andReturn("")
    fake.move("a", to: 1)
    fake.move("b", to: 2)
    fake.move(nil, to: 1)
    fake.move("c", to: 1)
    #expect(captor.count == 3)
    #expect(captor.getValue() == "a")
    #expect(captor.getValue(at: 1, as: String?.self) == nil)
    let last: String = captor[2]
    #expect(last == "c")
  }

  @Test func `keeps the argument before the stub's closure runs`() {
    fake.stub(.load).with(captor).andDo { [captor] _ in captor.count }
    #expect(fake.load("x") == 1)
    #expect(fake.load("y") == 2)
  }

  @Test func `captures nothing where its stub does not answer`() {
    fake.stub(.move).with(captor, 1).andReturn("")
    fake.stub(.move).with("x", 1).andReturn("")
    fake.move("x", to: 1)
    #expect(captor.count == 0)
  }

  @Test func `captures nothing in a check, where any argument meets it`() {
    fake.stub(.load).andReturn(1)
    fake.load("x")
    expectHaveReceived(fake, .load, with: captor)
    #expect(captor.count == 0)
  }

  @Test func `knows the type of what it captured`() {
    fake.stub(.move).with(captor, Argument.anything).andReturn("")
    fake.move("x", to: 1)
    fake.move(nil, to: 1)
    #expect(captor.isType(String.self))
    #expect(!captor.isType(Int.self))
    #expect(!captor.isType(String.self, at: 1))
    #expect(captor.isType(String?.self, at: 1))
    #expect(!captor.isType(String.self, at: 2))
    #expect(!captor.isType(String.self, at: -1))
  }

  @Test func `reports an index that there is not`() {
    let line = #line + 2
    let failures = FailureRecorder.record {
      #expect(captor.getValue(as: String.self) == "")
      fake.stub(.load).with(captor).andReturn(1)
      fake.load("x")
      let number: Int = captor[1]
      #expect(number == 0)
      #expect(captor.getValue(at: -1, as: String?.self) == nil)
    }
    #expect(
      failures.map(\.message) == [
        "Captured 0 arguments, but expected one at index 0. To fix this, put the captor in a stub's "
          + "with: captors capture only there",
        "Captured 1 argument, but expected one at index 1. To fix this, call the stubbed function "
          + "more often or use a lower index",
        "Captured 1 argument, but expected one at index -1. To fix this, count calls from 0",
      ])
    #expect(failures.map(\.callSite.line) == [line, line + 3, line + 5])
    #expect(failures.map(\.callSite.fileID) == Array(repeating: #fileID, count: 3))
  }

  @Test func `reports an argument of another type`() {
    fake.stub(.move).with(captor, Argument.anything).andReturn("")
    fake.move("x", to: 1)
    fake.move(nil, to: 1)
    let failures = FailureRecorder.record {
      #expect(captor.getValue(as: Int.self) == 0)
      #expect(captor.getValue(at: 1, as: String.self) == "")
    }
    #expect(
      failures.map(\.message) == [
        #"Captured "x" (String) at index 0, but expected a value of type Int"#,
        "Captured nil at index 1, but expected a value of type String",
      ])
  }

  @Test func `says that it captures only in a stub`() {
    fake.stub(.load).andReturn(1)
    fake.load("x")
    let failures = FailureRecorder.record {
      expectHaveReceived(fake, .load, with: captor)
      #expect(captor.getValue(as: String.self) == "")
    }
    #expect(
      failures.map(\.message) == [
        "Captured 0 arguments, but expected one at index 0. To fix this, put the captor in a stub's "
          + "with: captors capture only there"
      ])
  }

  @Test func `captures from many threads`() async {
    fake.stub(.load).with(captor).andReturn(1)
    await withTaskGroup { [fake] group in
      for number in 0..<1_000 { group.addTask { fake.load("\(number)") } }
    }
    let names = Set((0..<captor.count).map { captor.getValue(at: $0, as: String.self) })
    #expect(names == Set((0..<1_000).map { "\($0)" }))
  }
}

extension ExitTests {
  @Suite struct `A captor without a value` {
    @Test func `stops the process where the value cannot be made, and says why`() async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        withFailureReporter(FailureRecorder()) {
          let captor = Argument.captor()
          _ = FakeLibrary().stub(.load).with(captor)
          _ = captor.getValue(as: Shelf.self)
        }
      }
      let text = String(decoding: result.standardErrorContent, as: UTF8.self)
      let message = """
        Fatal error: Captured 0 arguments, but expected one at index 0. To fix this, call the stubbed \
        function more often or use a lower index. There is no value of type Shelf to continue with
        """
      #expect(text.contains(message))
    }
  }
}
