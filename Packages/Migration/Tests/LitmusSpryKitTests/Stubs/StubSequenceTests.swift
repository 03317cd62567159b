import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `A stub with several answers` {
  private let fake = FakeLibrary()

  @Test func `gives one after the other; the last one stays`() {
    fake.stub(.load).andReturn(1, 2, 3)
    #expect((1...5).map { _ in fake.load("x") } == [1, 2, 3, 3, 3])
  }

  @Test func `may mix values, errors and closures`() throws {
    fake.stub(.read).andReturn("x").then.andThrow(LibraryError.closed).then.andDo { _ in "y" }
    #expect(try fake.read() == "x")
    #expect(throws: LibraryError.closed) { try fake.read() }
    #expect(try fake.read() == "y")
    #expect(try fake.read() == "y")
  }

  @Test func `continues after several values`() {
    fake.stub(.load).andReturn(1, 2).then.andReturn(3, 4)
    #expect((1...5).map { _ in fake.load("x") } == [1, 2, 3, 4, 4])
  }

  @Test func `counts only the calls that it answers`() {
    fake.stub(.load).andReturn(0)
    fake.stub(.load).with("x").andReturn(1, 2)
    #expect(["y", "x", "y", "x"].map(fake.load) == [0, 1, 0, 2])
  }

  @Test func `keeps its position among the stubs when it gets another answer`() {
    let stub = fake.stub(.load).with(Argument.anything).andReturn(1)
    fake.stub(.load).with("x").andReturn(2)
    stub.then.andReturn(3)
    #expect(["x", "y", "y", "x"].map(fake.load) == [2, 1, 3, 2])
  }

  @Test func `is reported where it repeats another stub`() {
    fake.stub(.load).andReturn(0)
    let line = #line + 1
    let failures = FailureRecorder.record {
      let stub = fake.stub(.load).andReturn(1, 2)
      fake.stub(.load).then.andReturn(3)
      stub.then.andReturn(4)
    }
    #expect(failures.map(\.callSite.line) == [line + 1, line + 2, line + 1])
  }

  @Test func `is reported where an answer is added without then`() {
    let stub = fake.stub(.load).andReturn(1)
    let line = #line - 1
    let failures = FailureRecorder.record { stub.andReturn(2) }
    #expect(
      failures.map(\.message) == [
        """
        Stubbed load(_:) again, but expected one stub for the \
        same arguments; the first is at StubSequenceTests.swift:\(line). To fix this, use \
        stubAgain to replace it
        """
      ])
  }

  @Test func `gives each of them to one of many calls at once`() async {
    let values = Array(1...1_000)
    let stub = fake.stub(.load).andReturn(values[0])
    for value in values.dropFirst() { stub.then.andReturn(value) }
    let given = await withTaskGroup(of: Int.self) { [fake] group in
      for _ in values { group.addTask { fake.load("x") } }
      return await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(given == Set(values))
  }
}
