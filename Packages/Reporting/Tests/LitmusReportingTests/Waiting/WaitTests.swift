@_spi(Litmus) import LitmusReporting
import Testing

@Suite struct `A wait` {
  private let wait = Wait<Int>()

  @Test func `returns the outcome it was ended with before`() async {
    #expect(wait.end(with: 1))
    #expect(!wait.end(with: 2))
    #expect(await end(within: .zero) == .outcome(1))
  }

  @Test func `returns the outcome it is ended with meanwhile, to the caller's actor`() async {
    let wait = wait
    Task.detached { wait.end(with: 3) }
    let end = await onMainActor { await self.end(within: .infinity) }
    #expect(end == .outcome(3))
  }

  @Test func `times out at once without time`() async {
    #expect(await end(within: .zero) == .timedOut)
  }

  @Test(.timeLimit(.minutes(1))) func `times out by the continuous clock`() async {
    #expect(await end(within: .milliseconds(1)) == .timedOut)
  }

  @Test(.timeLimit(.minutes(1))) func `times out by any clock`() async {
    let end = await wait.end(within: WaitLimit(.milliseconds(1)), clock: SuspendingClock())
    #expect(Ended(end) == .timedOut)
  }

  @Test func `ends when its task is cancelled, before or meanwhile`() async {
    let wait = wait
    let before = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return Ended(await wait.end(within: WaitLimit(.infinity), clock: ContinuousClock()))
    }
    #expect(await before.value == .cancelled)

    let meanwhile = Task {
      Ended(await Wait<Int>().end(within: WaitLimit(.infinity), clock: ContinuousClock()))
    }
    await Task.yield()
    meanwhile.cancel()
    #expect(await meanwhile.value == .cancelled)
  }

  @Test(.timeLimit(.minutes(1))) func `is woken whatever ends it, again and again`() async {
    await withTaskGroup { group in
      for number in 0..<3_000 {
        group.addTask {
          let wait = Wait<Int>()
          let waiting = Task {
            Ended(
              await wait.end(
                within: WaitLimit(number.isMultiple(of: 3) ? 0.000_05 : 100),
                clock: ContinuousClock()))
          }
          if number.isMultiple(of: 2) { waiting.cancel() }
          Task.detached { wait.end(with: number) }
          let end = await waiting.value
          return end == .outcome(number)
            || end == .cancelled && number.isMultiple(of: 2)
            || end == .timedOut && number.isMultiple(of: 3)
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  private func end(within timeout: some TimeoutValue) async -> Ended {
    Ended(await wait.end(within: WaitLimit(timeout), clock: ContinuousClock()))
  }

  @MainActor private func onMainActor(_ body: () async -> Ended) async -> Ended {
    let end = await body()
    MainActor.assertIsolated()
    return end
  }
}

// MARK: - Fixtures

/// An end that can be compared.
private enum Ended: Equatable {
  case outcome(Int)
  case timedOut
  case cancelled

  init(_ end: Wait<Int>.End) {
    switch end {
    case .outcome(let outcome): self = .outcome(outcome)
    case .timedOut: self = .timedOut
    case .cancelled: self = .cancelled
    }
  }
}
