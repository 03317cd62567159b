import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `In a spy scope` {
  @Test func `static stubs and calls are the scope's own, and are removed after it`() {
    FakeTape.when(.play).andReturn(1)
    #expect(FakeTape.play(1) == 1)
    SpyScope.run {
      expectNoOtherCalls(FakeTape.self)
      FakeTape.when(.play).andReturn(2)
      #expect(FakeTape.play(2) == 2)
      #expect(FakeTape.play(2) == 2)
      expectReceived(FakeTape.calls(.play), times: 2)
    }
    #expect(FakeTape.play(1) == 1)
    expectReceived(FakeTape.calls(.play, 1), times: 2)
    FakeTape.resetCallsAndStubs()
  }

  @Test func `an unstubbed call is reported although the process has a stub`() {
    FakeLamp.when(.isOn).andReturn(true)
    let failures = SpyScope.run { FailureRecorder.record { #expect(!FakeLamp.isOn) } }
    #expect(
      failures.map(\.message) == [
        """
        Called isOn of FakeLamp, but expected a stub that answers it
        Stubs: none
        To fix this, write FakeLamp.when(.isOn).andReturn(…)
        """
      ])
    #expect(FakeLamp.isOn)
    FakeLamp.resetCallsAndStubs()
  }

  @Test func `tasks are in the scope that made them`() async {
    await SpyScope.run {
      FakeReel.when(.play).andReturn(7)
      async let child = FakeReel.play()
      #expect(await child == 7)
      #expect(await Task { FakeReel.play() }.value == 7)
      #expect(await MainActor.run { FakeReel.play() } == 7)
      await withTaskGroup { group in
        for _ in 0..<10 { group.addTask { #expect(FakeReel.play() == 7) } }
      }
      expectReceived(FakeReel.calls(.play), times: 13)
    }
  }

  @Test func `the innermost scope counts, and starts empty`() {
    SpyScope.run {
      FakeNest.when(.play).andReturn(1)
      SpyScope.run {
        #expect(FailureRecorder.record { _ = FakeNest.play() }.count == 1)
        FakeNest.when(.play).andReturn(2)
        #expect(FakeNest.play() == 2)
      }
      #expect(FakeNest.play() == 1)
      expectReceived(FakeNest.calls(.play), times: 1)
    }
  }

  @Test func `resets are the scope's own`() {
    FakeSlate.when(.play).andReturn(1)
    #expect(FakeSlate.play() == 1)
    SpyScope.run {
      FakeSlate.resetCallsAndStubs()
      FakeSlate.when(.play).andReturn(2)
      #expect(FakeSlate.play() == 2)
      FakeSlate.resetCalls()
      expectNotReceived(FakeSlate.calls(.play))
      #expect(FakeSlate.play() == 2)
      FakeSlate.resetStubs()
      #expect(FailureRecorder.record { _ = FakeSlate.play() }.count == 1)
      FakeSlate.resetCallsAndStubs()
      expectNoOtherCalls(FakeSlate.self)
    }
    expectReceived(FakeSlate.calls(.play), times: 1)
    #expect(FakeSlate.play() == 1)
    FakeSlate.resetCallsAndStubs()
  }

  @Test func `what stubs and calls held is released at its end`() {
    weak var argument: Token?
    weak var answer: Token?
    SpyScope.run {
      let (given, stubbed) = (Token(), Token())
      (argument, answer) = (given, stubbed)
      FakeHolder.when(.hold).andReturn(stubbed)
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
        FakeHolder.when(.hold).andReturn(Talker())
        FakeHolder.hold(Talker())
      }
    }
    #expect(Set(failures.map(\.message).map { $0.prefix(12) }) == ["Called hold "])
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

private final class FakeTape: FakeInstrument {}

private final class FakeLamp: HandwrittenFake {
  let spyRecord = SpyRecord()
  enum Function: String { case isOn }
  static var isOn: Bool { spy(.isOn) }
}

private final class FakeReel: FakeInstrument {}

private final class FakeNest: FakeInstrument {}

private final class FakeSlate: FakeInstrument {}

private final class FakeHolder: HandwrittenFake {
  let spyRecord = SpyRecord()
  enum Function: String { case hold }
  static func hold(_ object: AnyObject?) { let _: AnyObject? = spy(.hold, object) }
}
