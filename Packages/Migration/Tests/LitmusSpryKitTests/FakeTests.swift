import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `SpryKit's fakes` {
  private let fake = FakePantry()

  @Test func `have stubs of one protocol`() {
    let stub: any Stub = fake.stub(.take)
    answerWithCount(stub.with("a", 3))
    #expect(fake.take("a", count: 3) == 3)
  }

  @Test func `fall back to the value of an expression that throws or waits`() async throws {
    let queue = FakeQueue()
    #expect(queue.sync { 1 } == 1)
    #expect(throws: JamError()) { try queue.sync { throw JamError() } }
    #expect(try await queue.run { 2 } == 2)
    queue.stub(.sync).andReturn(3)
    #expect(queue.sync { 1 } == 3)
    #expect(queue.recordedCallsCount == 3)
  }

  @Test func `report at the file and line that they pass on`() {
    let failures = FailureRecorder.record {
      let _: Int = fake.spryify("none()", file: "/a/Tests/Fake.swift", line: 4)
      let _: Int = fake.spryify("none()", fallbackValue: 1, file: "/a/Tests/Fake.swift", line: 5)
      let _: Int = fake.stubbedValue("none()", file: "/a/Tests/Fake.swift", line: 6)
      fake.recordCall(functionName: "none()", file: "/a/Tests/Fake.swift", line: 7)
    }
    #expect(failures.map(\.callSite.line) == [4, 5, 6, 7])
    #expect(Set(failures.map(\.callSite.fileID)) == ["Tests/Fake.swift"])
  }

  @Test func `find a function by its name`() {
    #expect(
      FakePantry.Function(functionName: "log(_:)", type: FakePantry.self, file: "", line: 1) == .log
    )
    expectThrowsAssertion(containing: "Looked for none() at Fake.swift:1") {
      _ = FakePantry.Function(
        functionName: "none()", type: FakePantry.self, file: "Fake.swift", line: 1)
    }
  }
}

private func answerWithCount<Answered: Stub>(_ stub: Answered) {
  let closure: Answered.DoClosure<Any?> = { arguments in arguments[1] }
  stub.andDo(closure)
}

// MARK: - Fixtures

private struct JamError: Error, Equatable {}

private final class FakeQueue: Spryable {
  enum Function: String, StringRepresentable {
    case sync = "sync(execute:)"
    case run = "run(_:)"
  }

  func sync<Value>(execute work: () throws -> Value) rethrows -> Value {
    try spryify(fallbackValue: work())
  }

  func run(_ work: () async throws -> Int) async throws -> Int {
    try await spryifyAsyncThrows(fallbackValue: work())
  }
}
