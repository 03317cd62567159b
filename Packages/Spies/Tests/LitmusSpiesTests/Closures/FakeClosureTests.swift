import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `A fake of a closure` {
  @Test func `is stubbed and verified as a fake's member is`() throws {
    let fake = FakeClosure<(String) throws -> Int>()
    let id = "b"
    fake.when("a").andReturn(1, 2)
    fake.when(id).andThrow(ClosureError())
    fake.when(.matching { $0.count > 1 }).andDo { text in text.count }
    let closure = fake.closure
    #expect(try closure("a") == 1 && closure("a") == 2 && closure("abc") == 3)
    #expect(throws: ClosureError.self) { try closure("b") }
    expectReceived(fake.calls("a"), times: 2)
    expectReceived(fake.calls(id), times: .once)
    expectReceivedInOrder(fake.calls("a"), fake.calls("abc"), fake.calls(id))
    expectNotReceived(fake.calls("x"))
    #expect(fake.calls().map(\.0) == ["a", "a", "abc", "b"])
    expectNoOtherCalls(fake)
    fake.resetCallsAndStubs()
    expectNotReceived(fake.calls())
  }

  @Test func `reports an unstubbed call with what it is and where it was made`() {
    let line = #line + 1
    let fake = FakeClosure<(String, Int?) throws -> Int>("onChange")
    fake.when("a", .any).andReturn(1)
    let (texts, lines) = FailureRecorder.texts {
      #expect(throws: UnstubbedCallError.self) { try fake.closure("b", 2) }
      expectReceived(fake.calls("a"))
    }
    #expect(lines == [line, line + 4])
    #expect(
      texts == [
        """
        Called onChange("b", 2) of FakeClosure<(String, Optional<Int>) throws -> Int> made at \
        FakeClosureTests.swift:\(line), but expected a stub that answers it
        Nearest stub: onChange("a", .any), at FakeClosureTests.swift:\(line + 1)
          argument 1: "b", but expected "a"
        Stubs:
          onChange("a", .any), at FakeClosureTests.swift:\(line + 1)
        To fix this, write .when("b", 2).andReturn(…) on the FakeClosure
        """,
        """
        Received onChange("a", .any) 0 times, but expected at least 1 time
        Nearest call: onChange("b", 2)
          argument 1: "b", but expected "a"
        Recorded calls:
          1. onChange("b", 2)
        """,
      ])
  }

  @Test func `shows another fake as another instance, without its record`() {
    struct Screen { var archive: FakeArchive }
    let (fake, other) = (FakeArchive(), FakeArchive())
    let closure = FakeClosure<(FakeArchive, Screen) -> Void>()
    closure.closure(fake, Screen(archive: fake))
    let texts = FailureRecorder.texts {
      expectReceived(closure.calls(other, Screen(archive: other)))
    }.0
    let lines = texts.flatMap { $0.split(separator: "\n") }
    #expect(!lines.contains { $0.contains("spyRecord") }, "\(texts)")
    #expect(lines.count { $0.contains("another instance; FakeArchive has no ==") } == 1)
  }

  @Test func `may throw errors of one type`() async throws {
    let fake = FakeClosure<(String) throws(ClosureError) -> Int>()
    fake.when("a").andReturn(1).then.andThrow(ClosureError())
    fake.when("b").andDo { _ in throw ClosureError() }
    fake.when("c").andDo { $0.count }
    #expect(try fake.closure("a") == 1 && fake.closure("c") == 1)
    for text in ["a", "b"] {
      do {
        _ = try fake.closure(text)
        Issue.record("no error")
      } catch {
        let _: ClosureError = error
      }
    }
    expectReceived(fake.calls("a"), times: 2)
    let none = FakeClosure<() throws(ClosureError) -> Void>()
    none.when().andThrow(ClosureError())
    #expect(throws: ClosureError.self) { try none.closure() }
    let three = FakeClosure<@Sendable (Int, Int, Int) throws(ClosureError) -> [Int]>()
    three.when(1, 2, 3).andDo { [$0, $1, $2] }
    #expect(try three.closure(1, 2, 3) == [1, 2, 3])
    let waiting = FakeClosure<@Sendable (Int) async throws(ClosureError) -> Int>()
    waiting.when(1).andReturn(2).then.andThrow(ClosureError())
    #expect(try await waiting.closure(1) == 2)
    await #expect(throws: ClosureError.self) { try await waiting.closure(1) }
    let pending = waiting.when(2).andSuspend()
    pending.resume(throwing: ClosureError())
    await #expect(throws: ClosureError.self) { try await waiting.closure(2) }
    let onMain = FakeClosure<@MainActor (Int) throws(ClosureError) -> Int>()
    onMain.when(1).andDo { number in
      MainActor.assertIsolated()
      return number + 1
    }
    #expect(try await onMain.closure(1) == 2)
    let onCaller = FakeClosure<nonisolated(nonsending) (Int) async throws(ClosureError) -> Int>()
    onCaller.when(1).andDo { _ in throw ClosureError() }
    await #expect(throws: ClosureError.self) { try await onCaller.closure(1) }
  }

  @MainActor @Test func `may throw any error, whatever its isolation`() async {
    let sendable = FakeClosure<@Sendable (Int) throws -> Int>()
    sendable.when(1).andThrow(ClosureError())
    #expect(throws: ClosureError.self) { try sendable.closure(1) }
    let onMain = FakeClosure<@MainActor (Int) throws -> Int>()
    onMain.when(1).andThrow(ClosureError())
    #expect(throws: ClosureError.self) { try onMain.closure(1) }
    let onMainAsync = FakeClosure<@MainActor (Int) async throws -> Int>()
    onMainAsync.when(1).andDo { _ in throw ClosureError() }
    await #expect(throws: ClosureError.self) { try await onMainAsync.closure(1) }
    let onCaller = FakeClosure<nonisolated(nonsending) @Sendable (Int) async throws -> Int>()
    onCaller.when(1).andThrow(ClosureError())
    await #expect(throws: ClosureError.self) { try await onCaller.closure(1) }
  }

  @Test func `reports an error of another type`() {
    struct Other: Error {}
    let fake = FakeClosure<(Int) throws(ClosureError) -> Int>()
    let line = #line + 1
    fake.when().andDo { _ in throw Other() }
    let (texts, lines) = FailureRecorder.texts { #expect((try? fake.closure(1)) == 0) }
    #expect(lines == [line])
    #expect(
      texts == [
        "Answered closure(1) by throwing Other(), but expected an error of type ClosureError"
      ])
  }

  @Test func `has any number of parameters up to three`() {
    let none = FakeClosure<() -> Int>()
    none.when().andReturn(0)
    let two = FakeClosure<(Int, String) -> Int>()
    two.when(.any, "x").andReturn(2)
    let three = FakeClosure<(Int, Int, [Int]) -> Int>()
    three.when(1, .in(2...3), [3]).andReturn(3)
    #expect(none.closure() == 0 && two.closure(1, "x") == 2)
    #expect(three.closure(1, 2, [3]) == 3)
    expectReceived(none.calls(), times: 1)
    #expect(two.calls(1).map(\.1) == ["x"])
    expectReceived(three.calls(1, 2, [3]))
  }

  @Test func `is answered by the stub for all calls if no other is for the call`() {
    let one = FakeClosure<(Int) -> Int>()
    let two = FakeClosure<(Int, String) -> Int>()
    let three = FakeClosure<(Int, Int, Int) -> Int>("sum")
    one.when(1).andReturn(1)
    two.when(1).andReturn(1)
    three.when(.any, 1).andReturn(1)
    one.when().andReturn(2)
    two.when().andReturn(2)
    three.when().andReturn(2)
    #expect([1, 0].map(one.closure) == [1, 2])
    #expect(two.closure(1, "x") == 1 && two.closure(0, "x") == 2)
    #expect(three.closure(0, 1, 0) == 1 && three.closure(0, 0, 0) == 2)
    let (texts, _) = FailureRecorder.texts { expectReceived(three.calls(), times: 1) }
    #expect(texts.map { $0.prefix(24) } == ["Received sum(_:_:_:) 2 t"])
  }

  @Test func `needs no stub if it returns nothing`() {
    let fake = FakeClosure<(Int) -> Void>()
    [1, 2].forEach(fake.closure)
    #expect(fake.calls().map(\.0) == [1, 2])
  }

  @Test func `may be Sendable`() async {
    let fake = FakeClosure<@Sendable (Int) -> Int>()
    fake.when().andDo { $0 * 2 }
    let sum = await withTaskGroup { group in
      for number in 1...100 { group.addTask { fake.closure(number) } }
      return await group.reduce(0, +)
    }
    #expect(sum == 10_100)
    expectReceived(fake.calls(), times: 100)
    let waiting = FakeClosure<@Sendable (Int) async throws -> Int>()
    waiting.when(1).andReturn(2)
    #expect(await Task.detached { try? await waiting.closure(1) }.value == 2)
  }

  @Test func `may be on the main actor`() async {
    let fake = FakeClosure<@MainActor (Int) -> Int>()
    fake.when(1).andDo { number in
      MainActor.assertIsolated()
      return number + 1
    }
    #expect(await fake.closure(1) == 2)
    let waiting = FakeClosure<@MainActor (Int) async -> Int>()
    waiting.when(1).andReturn(3)
    #expect(await waiting.closure(1) == 3)
  }

  @MainActor @Test func `may be async and run on the caller's actor`() async throws {
    let fake = FakeClosure<(String) async throws -> Int>()
    let pending = fake.when("a").andSuspend()
    pending.resume(returning: 1)
    #expect(try await fake.closure("a") == 1)
    try await expectEventuallyReceived(fake.calls("a"))
    let onActor = FakeClosure<nonisolated(nonsending) () async -> Int>()
    onActor.when().andDo {
      MainActor.assertIsolated()
      return 4
    }
    #expect(await onActor.closure() == 4)
  }
}

private struct ClosureError: Error {}
