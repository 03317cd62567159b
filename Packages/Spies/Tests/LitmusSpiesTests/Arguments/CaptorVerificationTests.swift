import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `A captor in a verification` {
  private let fake = FakePager()
  private let ids = Captor<String>()

  @Test func `receives the arguments of a call that the test waited for`() async throws {
    fake.load("a")
    fake.load("b")
    try await expectToEventuallyHaveReceived(
      fake.load(.capture(into: ids)), times: .exactly(2), timeout: 0)
    #expect(ids.values == ["a", "b"])
  }

  @Test func `receives the arguments of a required call`() async throws {
    fake.load("a")
    try await requireToEventuallyHaveReceived(fake.load(.capture(into: ids)), timeout: 0)
    #expect(ids.values == ["a"])
  }

  @Test func `receives nothing if the test waited in vain`() async throws {
    fake.load("a")
    let recorder = FailureRecorder()
    try await withFailureReporter(recorder) {
      try await expectToEventuallyHaveReceived(
        fake.load(.capture(into: ids)), times: .exactly(2), timeout: 0)
    }
    #expect(recorder.failures.count == 1)
    #expect(ids.values == [])
  }

  @Test func `receives the argument of each call of an order`() {
    fake.load("a")
    fake.load("skipped")
    fake.load("b")
    expectHaveReceivedInOrder(
      fake.load(.capture(into: ids)), fake.load(.equal("b") && .capture(into: ids)))
    #expect(ids.values == ["a", "b"])
  }

  @Test func `receives nothing if the order is another one`() {
    fake.load("a")
    let failures = FailureRecorder.record {
      expectHaveReceivedInOrder(fake.load(.capture(into: ids)), fake.load("b"))
    }
    #expect(failures.count == 1)
    #expect(ids.values == [])
  }

  @Test func `receives the property that it is the condition of`() {
    let counts = Captor<Int>()
    fake.load("a")
    fake.load("abc")
    expectHaveReceived(fake.load(.where(\.count, .capture(into: counts))), times: .exactly(2))
    #expect(counts.values == [1, 3])
  }
}

// MARK: - Fixtures

/// A typed fake as `@Fake` generates it, which needs no macro.
private final class FakePager: GeneratedFake, Sendable {
  let spyRecord = SpyRecord()

  func load(_ id: String) {
    let call: FakeReceivedCall<(String) -> Void, Void> = spyCall(
      "load(_:)", fileID: #fileID, filePath: #filePath, line: #line, column: #column
    ) {
      $0.append(id)
    }
    call.finish()
  }

  func load(
    _ id: ArgumentMatch<String>
  ) -> FakeCall<FakeVerifying, FakeSync, (id: String, ()), (String) -> Void, Void, Never> {
    FakeCall("load(_:)", of: FakeSource(self), meeting: [id.condition]) {
      (id: try $0.argument(0), ())
    }
  }
}
