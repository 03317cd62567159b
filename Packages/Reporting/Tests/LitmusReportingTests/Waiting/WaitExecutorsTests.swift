@_spi(Litmus) @testable import LitmusFakesReporting
import Testing

@Suite struct `The executors of a wait` {
  private let actor = ActorOnDemand()
  private let answers = AsyncStream<Answer>.makeStream()

  @Test func `tell a wait that shares a probe when that was sent`() async {
    #expect(probe(as: "first"))
    let later = ContinuousClock.now
    #expect(probe(as: "second"))
    actor.executor.runJobs()
    for name in ["first", "second"] {
      let answer = await nextAnswer()
      #expect(answer.name == name)
      #expect(answer.sent < later)
    }
  }

  @Test func `are probed again if the last probe was sent before the time that counts`() async {
    #expect(probe(as: "first"))
    let later = ContinuousClock.now
    actor.executor.runJobs()
    _ = await nextAnswer()
    #expect(probe(as: "second", after: later))
    let answer = await nextAnswer()
    #expect(answer.name == "second")
    #expect(answer.sent >= later)
  }

  @Test func `tell a wait how long a recent probe took`() async {
    let start = ContinuousClock.now
    #expect(probe(as: "first"))
    actor.executor.runJobs()
    _ = await nextAnswer()
    let executors = WaitExecutors(actor: actor, includesMainActor: false)
    let probing = executors.probe(after: start) { _, _ in }
    // On a busy machine the result may be too old to be used.
    guard case .recent(let slowest, let delay) = probing else { return }
    #expect(["the thread pool", "the actor ActorOnDemand"].contains(slowest))
    #expect(delay > .zero)
  }

  /// Probes the executors, and returns whether they have yet to answer.
  private func probe(as name: String, after instant: ContinuousClock.Instant = .now) -> Bool {
    let probing = WaitExecutors(actor: actor, includesMainActor: false).probe(after: instant) {
      [answers] in answers.continuation.yield(Answer(name: name, slowest: $0, sent: $1))
    }
    if case .pending = probing { return true } else { return false }
  }

  private func nextAnswer() async -> Answer {
    var iterator = answers.stream.makeAsyncIterator()
    return await iterator.next()!
  }
}

// MARK: - Fixtures

private struct Answer: Sendable {
  var name: String
  var slowest: String
  var sent: ContinuousClock.Instant
}

/// An actor that runs nothing until a test says so.
private actor ActorOnDemand {
  nonisolated let executor = ExecutorOnDemand()
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
}

/// An executor that stores its jobs until it is told to run them, and from then on runs each at once.
private final class ExecutorOnDemand: SerialExecutor {
  private let waiting = Locked<[UnownedJob]?>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isStored = waiting.withLock { jobs in
      jobs?.append(job)
      return jobs != nil
    }
    if !isStored { job.runSynchronously(on: asUnownedSerialExecutor()) }
  }

  func runJobs() {
    for job in waiting.withLock({ $0.take() }) ?? [] {
      job.runSynchronously(on: asUnownedSerialExecutor())
    }
  }
}
