#if LITMUS_REPORTING && !LITMUS_FAKES
/// The executors that a wait depends on: Swift's pool of threads, the main actor, and its own actor.
@_spi(Litmus)
public struct WaitExecutors: Sendable {
  private let actor: (any Actor)?
  private let includesMainActor: Bool
  private let priority: TaskPriority

  /// Makes the executors of the calling task's wait.
  ///
  /// - Parameters:
  ///   - actor: The actor that the wait runs on, if any.
  ///   - includesMainActor: Whether the main actor counts; `false` for a wait that itself blocks the
  ///     main actor.
  public init(actor: (any Actor)?, includesMainActor: Bool = true) {
    self.actor = actor is MainActor ? nil : actor
    self.includesMainActor = includesMainActor
    priority = Task.currentPriority
  }

  /// Submits a probe to each executor in turn, unless all have just run one.
  ///
  /// Waits on the same executors share a pending probe, and the result of one that was sent a moment
  /// ago.
  ///
  /// - Parameters:
  ///   - instant: A result counts only if its probe was sent after this instant; a pending probe always
  ///     counts.
  ///   - completion: Called when all have run the probe, with the name of the one that took longest and
  ///     the time at which the probe was sent, which may be long ago.
  /// - Returns: The probe, or a recent result, in which case the completion is not called.
  func probe(
    after instant: ContinuousClock.Instant, completion: @escaping ExecutorProbe.Completion
  ) -> Probing {
    let key = Key(
      actor: actor.map(ObjectIdentifier.init), includesMainActor: includesMainActor,
      priority: priority.rawValue)
    let (probing, isNew) = Self.probes.withLock { probes in
      if let probe = probes.pending[key] {
        probe.add(completion)
        return (Probing.pending(probe), false)
      }
      if let last = probes.last[key], last.sent > max(instant, .now - Self.freshness) {
        return (.recent(slowest: last.slowest, delay: last.delay), false)
      }
      let probe = ExecutorProbe(completion)
      probes.pending[key] = probe
      return (.pending(probe), true)
    }
    if isNew, case .pending(let probe) = probing { send(probe, key) }
    return probing
  }

  /// The result of a request for a probe.
  enum Probing {
    case pending(ExecutorProbe)
    /// What another wait learned a moment ago: the executor that took longest, and how long all took.
    case recent(slowest: String, delay: Duration)
  }

  private struct Key: Hashable {
    var actor: ObjectIdentifier?
    var includesMainActor: Bool
    var priority: UInt8
  }

  private struct Probes {
    /// The probes that not all executors have run.
    ///
    /// An actor is retained until it has run its probe, so no other actor gets its identity meanwhile.
    var pending: [Key: ExecutorProbe] = [:]
    /// The last finished probe.
    var last: [Key: (sent: ContinuousClock.Instant, slowest: String, delay: Duration)] = [:]
  }

  /// How long after a probe was sent its result is valid for other waits.
  private static let freshness = ServedTime.patience
  private static let probes = Locked(Probes())

  /// Sends a probe to the executors, one after the other.
  ///
  /// Each executor passes the probe on in a new task, so that nothing has to return to an earlier
  /// executor.
  private func send(_ probe: ExecutorProbe, _ key: Key) {
    Task.detached(priority: priority) {
      guard includesMainActor else { return sendToActor(probe, key) }
      probe.pass(to: "the main actor")
      Task.detached(priority: priority) { @MainActor in sendToActor(probe, key) }
    }
  }

  private func sendToActor(_ probe: ExecutorProbe, _ key: Key) {
    guard let actor else { return finish(probe, key) }
    probe.pass(to: "the actor \(type(of: actor))")
    Task.detached(priority: priority) { await finish(probe, key, on: actor) }
  }

  private func finish(_ probe: ExecutorProbe, _ key: Key, on actor: isolated any Actor) {
    finish(probe, key)
  }

  private func finish(_ probe: ExecutorProbe, _ key: Key) {
    let slowest = probe.pass(to: nil)
    Self.probes.withLock { probes in
      probes.pending[key] = nil
      // Most keys are the same again and again, but a wait may run on an actor of its own.
      let now = ContinuousClock.now
      if probes.last.count > 100 {
        probes.last = probes.last.filter { $0.value.sent > now - Self.freshness }
      }
      probes.last[key] = (probe.sent, slowest, now - probe.sent)
    }
    probe.finish(slowest)
  }
}

/// A probe that is passed through the executors of one or more waits.
final class ExecutorProbe: Sendable {
  /// Receives the name of the executor that took longest, and the time at which the probe was sent.
  typealias Completion = @Sendable (_ slowest: String, _ sent: ContinuousClock.Instant) -> Void

  private struct State {
    /// The executor that has yet to run the probe; `nil` when all have run it.
    var current: String? = "the thread pool"
    var since = ContinuousClock.now
    var slowest = (name: "the thread pool", delay: Duration.zero)
    var completions: [Completion]
  }

  let sent = ContinuousClock.now
  private let state: Locked<State>

  init(_ completion: @escaping Completion) { state = Locked(State(completions: [completion])) }

  /// The executor that has yet to run the probe, if any.
  var pendingExecutor: String? { state.withLock { $0.current } }

  func add(_ completion: @escaping Completion) {
    state.withLock { $0.completions.append(completion) }
  }

  /// Records that an executor has run the probe, and which one is next; returns the one that took longest.
  @discardableResult
  func pass(to next: String?) -> String {
    state.withLock { state in
      let now = ContinuousClock.now
      let delay = now - state.since
      if let current = state.current, delay > state.slowest.delay {
        state.slowest = (current, delay)
      }
      state.current = next
      state.since = now
      return state.slowest.name
    }
  }

  /// Calls the completions; none is added after this call.
  func finish(_ slowest: String) {
    let completions = state.withLock { exchange(&$0.completions, with: []) }
    for completion in completions { completion(slowest, sent) }
  }
}
#endif
