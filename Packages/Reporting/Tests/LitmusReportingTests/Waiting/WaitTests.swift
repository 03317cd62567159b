@_spi(Litmus) import LitmusReporting
import Testing

@Suite struct `A wait` {
  private let wait = Wait()

  @Test func `returns at once if it was ended before`() async {
    #expect(wait.end())
    #expect(!wait.end())
    #expect(await end(within: .zero) == .ended)
  }

  @Test @MainActor func `returns to the caller's actor when it is ended`() async {
    let wait = wait
    Task.detached { wait.end() }
    #expect(await end(within: .infinity) == .ended)
    MainActor.assertIsolated()
  }

  @Test func `times out at once if it has no time`() async {
    #expect(await end(within: .zero) == .timedOut)
  }

  @Test func `times out by the continuous clock`() async {
    #expect(await end(within: .milliseconds(1)) == .timedOut)
  }

  @Test func `times out by any clock`() async {
    let end = await wait.waitForEnd(within: WaitLimit(.milliseconds(1)), clock: SuspendingClock())
    #expect(end == .timedOut)
  }

  @Test func `runs its action at its deadline, before it returns`() async {
    let log = FailureRecorder()
    let wait = Wait {
      log.report(ReportedFailure(message: "deadline", callSite: CallSite()))
    }
    #expect(await wait.waitForEnd(within: WaitLimit(0.000_001)) == .timedOut)
    #expect(log.messages == ["deadline"])
  }

  @Test func `ends when its task is cancelled, before or during the wait`() async {
    let wait = wait
    let before = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await wait.waitForEnd()
    }
    #expect(await before.value == .cancelled)

    let meanwhile = Task {
      await Wait().waitForEnd()
    }
    await Task.yield()
    meanwhile.cancel()
    #expect(await meanwhile.value == .cancelled)
  }

  @Test func `resumes however it ends, in 3,000 tasks at once`() async {
    await withTaskGroup { group in
      for number in 0..<3_000 {
        group.addTask {
          let wait = Wait()
          let limit = WaitLimit(number.isMultiple(of: 3) ? 0.000_05 : 100)
          let waiting = Task { await wait.waitForEnd(within: limit) }
          if number.isMultiple(of: 2) { waiting.cancel() }
          Task.detached { wait.end() }
          switch await waiting.value {
          case .ended: return true
          case .cancelled: return number.isMultiple(of: 2)
          case .timedOut: return number.isMultiple(of: 3)
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  private func end(
    within timeout: some TimeoutValue, isolation: isolated (any Actor)? = #isolation
  ) async -> Wait.End {
    await wait.waitForEnd(within: WaitLimit(timeout))
  }
}
