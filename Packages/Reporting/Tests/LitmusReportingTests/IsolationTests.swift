import LitmusReporting
import Testing

/// Each of these tests also has to compile without a warning.
@Suite struct `The operation of a reporter's scope` {
  @Test func `runs in the caller's actor and uses its state`() async {
    #expect(await Counter().run() == Counts(sync: 1, async: 2, messages: ["sync", "async"]))
  }

  @Test @MainActor func `runs on the main actor and uses its state`() async {
    let state = State()
    let sync = FailureRecorder.record {
      MainActor.assertIsolated()
      state.count += 1
      reportFailure("sync")
    }
    let async = await FailureRecorder.record {
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
      state.count += 1
      reportFailure("async")
    }
    #expect(state.count == 2)
    #expect((sync + async).map(\.message) == ["sync", "async"])
  }

  @Test func `uses state that is not Sendable outside of any actor`() async {
    let state = State()
    let recorder = FailureRecorder()
    withFailureReporter(recorder) {
      state.count += 1
      reportFailure("sync")
    }
    await withFailureReporter(recorder) {
      await Task.yield()
      state.count += 1
      reportFailure("async")
    }
    let more = await FailureRecorder.record {
      await Task.yield()
      state.count += 1
      reportFailure("recorded")
    }
    #expect(state.count == 3)
    #expect((recorder.failures + more).map(\.message) == ["sync", "async", "recorded"])
  }

  @Test func `may call an asynchronous method of an object that is not Sendable, and return it`()
    async
  {
    let state = await withFailureReporter(FailureRecorder()) {
      let state = State()
      await state.increment()
      return state
    }
    await withCallSite(CallSite()) { await state.increment() }
    await withDefaultTimeout(5) { await state.increment() }
    _ = await FailureRecorder.record { await state.increment() }
    #expect(state.count == 4)
  }
}

// MARK: Fixtures

private final class State {
  var count = 0

  func increment() async { count += 1 }
}

private struct Counts: Equatable {
  var sync: Int
  var async: Int
  var messages: [String]
}

private actor Counter {
  private var count = 0

  func run() async -> Counts {
    let recorder = FailureRecorder()
    let sync = withFailureReporter(recorder) {
      count += 1
      reportFailure("sync")
      return count
    }
    let async = await withFailureReporter(recorder) {
      assertIsolated()
      await Task.yield()
      assertIsolated()
      count += 1
      reportFailure("async")
      return count
    }
    return Counts(sync: sync, async: async, messages: recorder.messages)
  }
}
