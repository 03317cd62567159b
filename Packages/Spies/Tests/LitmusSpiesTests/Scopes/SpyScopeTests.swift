import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `In a spy scope` {
  @Test func `static stubs and calls are the scope's own, and are removed after it`() {
    FakeTape.stub(.play).andReturn(1)
    #expect(FakeTape.play("a") == 1)
    SpyScope.run {
      expectHaveNoRecordedCalls(FakeTape.self)
      FakeTape.stub(.play).andReturn(2)
      #expect(FakeTape.play("b") == 2)
      #expect(FakeTape.play("b") == 2)
      expectHaveReceived(FakeTape.self, .play, countSpecifier: .exactly(2))
    }
    #expect(FakeTape.play("a") == 1)
    #expect(
      FakeTape.didCall(.play).recordedCallsDescription
        == "play(_:) with <a>; play(_:) with <a>")
    FakeTape.resetCallsAndStubs()
  }

  @Test func `an unstubbed call is reported although the process has a stub`() {
    FakeLamp.stub(.isOn).andReturn(true)
    let failures = SpyScope.run { FailureRecorder.record { #expect(!FakeLamp.isOn) } }
    #expect(
      failures.map(\.message) == [
        """
        Called isOn, but expected a stub that answers it
        Stubs: none
        To fix this, stub isOn
        """
      ])
    #expect(FakeLamp.isOn)
    FakeLamp.resetCallsAndStubs()
  }

  @Test func `tasks are in the scope that made them`() async {
    await SpyScope.run {
      FakeReel.stub(.turn).andReturn(7)
      async let child = FakeReel.turn()
      #expect(await child == 7)
      #expect(await Task { FakeReel.turn() }.value == 7)
      #expect(await MainActor.run { FakeReel.turn() } == 7)
      await withTaskGroup { group in
        for _ in 0..<10 { group.addTask { #expect(FakeReel.turn() == 7) } }
      }
      expectHaveReceived(FakeReel.self, .turn, countSpecifier: .exactly(13))
    }
  }

  @Test func `the innermost scope counts, and starts empty`() {
    SpyScope.run {
      FakeNest.stub(.depth).andReturn(1)
      SpyScope.run {
        #expect(FailureRecorder.record { _ = FakeNest.depth() }.count == 1)
        FakeNest.stub(.depth).andReturn(2)
        #expect(FakeNest.depth() == 2)
      }
      #expect(FakeNest.depth() == 1)
      expectHaveReceived(FakeNest.self, .depth, countSpecifier: .exactly(1))
    }
  }

  @Test func `resets are the scope's own`() {
    FakeSlate.stub(.wipe).andReturn(1)
    #expect(FakeSlate.wipe() == 1)
    SpyScope.run {
      FakeSlate.resetCallsAndStubs()
      FakeSlate.stub(.wipe).andReturn(2)
      #expect(FakeSlate.wipe() == 2)
      FakeSlate.resetCalls()
      expectHaveNotReceived(FakeSlate.self, .wipe)
      #expect(FakeSlate.wipe() == 2)
      FakeSlate.resetStubs()
      #expect(FailureRecorder.record { _ = FakeSlate.wipe() }.count == 1)
      FakeSlate.resetCallsAndStubs()
      expectHaveNoRecordedCalls(FakeSlate.self)
    }
    expectHaveReceived(FakeSlate.self, .wipe, countSpecifier: .exactly(1))
    #expect(FakeSlate.wipe() == 1)
    FakeSlate.resetCallsAndStubs()
  }

  @Test func `what stubs and calls held is released at its end`() {
    weak var argument: Token?
    weak var answer: Token?
    SpyScope.run {
      let (given, stubbed) = (Token(), Token())
      (argument, answer) = (given, stubbed)
      FakeHolder.stub(.hold).andReturn(stubbed)
      FakeHolder.hold(given)
    }
    #expect(argument == nil)
    #expect(answer == nil)
  }

  @Test func `what is released at its end may use fakes`() {
    final class Talker {
      deinit { FakeHolder.hold(nil) }
    }
    let failures = FailureRecorder.record {
      SpyScope.run {
        FakeHolder.stub(.hold).andReturn(Talker())
        FakeHolder.hold(Talker())
      }
    }
    #expect(Set(failures.map(\.message).map { $0.prefix(12) }) == ["Called hold("])
    FakeHolder.resetCallsAndStubs()
  }

  @Test func `errors and values pass through, and the scope is left`() async throws {
    #expect(SpyScope.current == nil)
    #expect(SpyScope.run { 1 } == 1)
    #expect(throws: StaticFakeError.some) { try SpyScope.run { throw StaticFakeError.some } }
    await #expect(throws: StaticFakeError.some) {
      try await SpyScope.run {
        await Task.yield()
        #expect(SpyScope.current != nil)
        throw StaticFakeError.some
      }
    }
    #expect(SpyScope.current == nil)
  }

  @Test @MainActor func `the operation runs on the caller's actor`() async {
    var count = 0
    await SpyScope.run {
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
      count += 1
    }
    #expect(count == 1)
  }
}

// MARK: - Fixtures

// A type each for tests that run at the same time and use static members outside of scopes.

enum StaticFakeError: Error { case some }

private final class FakeTape: Spryable {
  enum ClassFunction: String, StringRepresentable { case play = "play(_:)" }
  static func play(_ name: String) -> Int { spryify(arguments: name) }
}

private final class FakeLamp: Spryable {
  enum ClassFunction: String, StringRepresentable { case isOn }
  static var isOn: Bool { spryify() }
}

private final class FakeReel: Spryable {
  enum ClassFunction: String, StringRepresentable { case turn = "turn()" }
  static func turn() -> Int { spryify() }
}

private final class FakeNest: Spryable {
  enum ClassFunction: String, StringRepresentable { case depth = "depth()" }
  static func depth() -> Int { spryify() }
}

private final class FakeSlate: Spryable {
  enum ClassFunction: String, StringRepresentable { case wipe = "wipe()" }
  static func wipe() -> Int { spryify() }
}

private final class FakeHolder: Spryable {
  enum ClassFunction: String, StringRepresentable { case hold = "hold(_:)" }
  static func hold(_ object: AnyObject?) { let _: AnyObject? = spryify(arguments: object) }
}
