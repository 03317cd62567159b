import Foundation
import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `Outside of any spy scope` {
  @Test(.spyScope) func `a carried closure is in its scope, on a queue, a thread or detached`()
    async
  {
    FakeRadio.when(.play).andReturn(3)
    await SpyScope.run {
      FakeRadio.when(.play).andReturn(4)
      #expect(await Task.detached(operation: SpyScope.carry { FakeRadio.play() }).value == 4)
      let awaiting = SpyScope.carry { () async -> Int in
        await Task.yield()
        return FakeRadio.play()
      }
      #expect(await Task.detached(operation: awaiting).value == 4)
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async(
          execute: SpyScope.carry {
            #expect(FakeRadio.play() == 4)
            continuation.resume()
          })
      }
      #expect(await onThread(SpyScope.carry { FakeRadio.play() }) == 4)
      expectReceived(FakeRadio.calls(.play), times: 4)
    }
    #expect(FakeRadio.play() == 3)
    expectReceived(FakeRadio.calls(.play), times: 1)
  }

  @Test func `a carried closure throws what its operation throws`() async throws {
    let closure = SpyScope.run {
      SpyScope.carry { () async throws in throw StaticFakeError.some }
    }
    await #expect(throws: StaticFakeError.some) { try await closure() }
    #expect(SpyScope.carry { SpyScope.current == nil }())
    #expect(await SpyScope.carry { () async in SpyScope.current == nil }())
  }

  @Test(.spyScope) func `failures of a carried closure go to the test that made it`() async {
    let line = #line + 2
    let failures = await FailureRecorder.record {
      let closure = SpyScope.carry { reportFailure("carried") }
      await Task.detached { closure() }.value
    }
    #expect(failures.map(\.message) == ["carried"])
    #expect(failures.map(\.callSite.line) == [line])
  }

  @Test func `a call belongs to the one scope that has used the type`() async {
    await SpyScope.run {
      await SpyScope.run {
        FakePiano.when(.play).andReturn(5)
        #expect(await Task.detached { FakePiano.play() }.value == 5)
        expectReceived(FakePiano.calls(.play), times: 1)
        expectReceived(FakePiano.calls(.play))
      }
      #expect(await Task.detached { FakePiano.calls(.play).count }.value == 0)
    }
  }

  @Test func `reading and resetting calls does not make a scope one that has used the type`() async
  {
    await SpyScope.run {
      FakeFlute.when(.play).andReturn(6)
      await SpyScope.run {
        FakeFlute.resetCallsAndStubs()
        expectNotReceived(FakeFlute.calls(.play))
        expectNoOtherCalls(FakeFlute.self)
        #expect(await Task.detached { FakeFlute.play() }.value == 6)
      }
      await Task.detached { expectReceived(FakeFlute.calls(.play)) }.value
    }
  }

  @Test func `a call is the process's if no scope has used the type`() async {
    await SpyScope.run {
      await Task.detached {
        FakeHarp.when(.play).andReturn(7)
        #expect(FakeHarp.play() == 7)
      }.value
      expectNoOtherCalls(FakeHarp.self)
    }
    expectReceived(FakeHarp.calls(.play))
    FakeHarp.resetCallsAndStubs()
  }

  @Test func `a test without a scope does not reach into those of others`() async {
    let gate = AsyncStream<Void>.makeStream()
    let used = AsyncStream<Void>.makeStream()
    let other = Task.detached {
      await SpyScope.run {
        FakeCello.when(.play).andReturn(1)
        used.continuation.finish()
        for await _ in gate.stream {}
        expectNoOtherCalls(FakeCello.self)
        return FakeCello.play()
      }
    }
    for await _ in used.stream {}
    FakeCello.when(.play).andReturn(2)
    #expect(FakeCello.play() == 2)
    gate.continuation.finish()
    #expect(await other.value == 1)
    expectReceived(FakeCello.calls(.play), times: 1)
    FakeCello.resetCallsAndStubs()
  }
}

// MARK: - Fixtures

private final class FakeRadio: FakeInstrument {}

private final class FakePiano: FakeInstrument {}

private final class FakeFlute: FakeInstrument {}

private final class FakeHarp: FakeInstrument {}

private final class FakeCello: FakeInstrument {}
