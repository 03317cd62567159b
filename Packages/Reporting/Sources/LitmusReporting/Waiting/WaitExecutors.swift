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

  /// Asks each executor in turn to run something, unless all have just done so.
  ///
  /// Waits that ask the same executors while an answer is outstanding share it, and so do those that
  /// ask soon after it, if the executors answered promptly.
  ///
  /// - Parameters:
  ///   - instant: Answers to questions from before this instant do not count, unless they are outstanding.
  ///   - reply: Called when all have answered, with the name of the one that took longest and the time
  ///     at which the question was sent, which may be long ago.
  /// - Returns: The question; `nil` if there is a recent answer, in which case the reply is not called.
  func ask(after instant: ContinuousClock.Instant, reply: @escaping ExecutorQuestion.Reply)
    -> ExecutorQuestion?
  {
    let key = Key(
      actor: actor.map(ObjectIdentifier.init), includesMainActor: includesMainActor,
      priority: priority.rawValue)
    let (question, isNew) = Self.questions.withLock { questions in
      if let question = questions.outstanding[key] {
        question.add(reply)
        return (question as ExecutorQuestion?, false)
      }
      if let sent = questions.answered[key], sent > max(instant, .now - Self.freshness) {
        return (nil, false)
      }
      let question = ExecutorQuestion(reply)
      questions.outstanding[key] = question
      return (question, true)
    }
    if isNew, let question { send(question, key) }
    return question
  }

  private struct Key: Hashable {
    var actor: ObjectIdentifier?
    var includesMainActor: Bool
    var priority: UInt8
  }

  private struct Questions {
    /// The questions that have not been answered.
    ///
    /// An actor is retained until it has answered, so no other actor gets its identity meanwhile.
    var outstanding: [Key: ExecutorQuestion] = [:]
    /// When the question that was last answered was sent.
    var answered: [Key: ContinuousClock.Instant] = [:]
  }

  /// How long after a question its answer is valid for later questions.
  private static let freshness = ServedTime.patience
  private static let questions = Locked(Questions())

  /// Sends a question to the executors, one after the other.
  ///
  /// Each executor passes the question on in a new task, so that nothing has to return to an earlier
  /// executor.
  private func send(_ question: ExecutorQuestion, _ key: Key) {
    Task.detached(priority: priority) {
      guard includesMainActor else { return sendToActor(question, key) }
      question.pass(to: "the main actor")
      Task.detached(priority: priority) { @MainActor in sendToActor(question, key) }
    }
  }

  private func sendToActor(_ question: ExecutorQuestion, _ key: Key) {
    guard let actor else { return finish(question, key) }
    question.pass(to: "the actor \(type(of: actor))")
    Task.detached(priority: priority) { await finish(question, key, on: actor) }
  }

  private func finish(_ question: ExecutorQuestion, _ key: Key, on actor: isolated any Actor) {
    finish(question, key)
  }

  private func finish(_ question: ExecutorQuestion, _ key: Key) {
    Self.questions.withLock { questions in
      questions.outstanding[key] = nil
      // Most keys are the same again and again, but a wait may run on an actor of its own.
      if questions.answered.count > 100 {
        let oldest = ContinuousClock.now - Self.freshness
        questions.answered = questions.answered.filter { $0.value > oldest }
      }
      questions.answered[key] = question.sent
    }
    question.finish()
  }
}

/// A question that is passed through the executors of one or more waits.
final class ExecutorQuestion: Sendable {
  /// Receives the name of the executor that took longest, and the time at which the question was sent.
  typealias Reply = @Sendable (_ slowest: String, _ sent: ContinuousClock.Instant) -> Void

  private struct State {
    /// The executor that has the question; `nil` when all have answered.
    var current: String? = "the thread pool"
    var since = ContinuousClock.now
    var slowest = (name: "the thread pool", delay: Duration.zero)
    var replies: [Reply]
  }

  let sent = ContinuousClock.now
  private let state: Locked<State>

  init(_ reply: @escaping Reply) { state = Locked(State(replies: [reply])) }

  /// The executor that has yet to answer, if any.
  var unanswered: String? { state.withLock { $0.current } }

  func add(_ reply: @escaping Reply) { state.withLock { $0.replies.append(reply) } }

  /// Records that an executor has answered, and which one has the question now.
  func pass(to next: String?) {
    state.withLock { state in
      let now = ContinuousClock.now
      let delay = now - state.since
      if let current = state.current, delay > state.slowest.delay {
        state.slowest = (current, delay)
      }
      (state.current, state.since) = (next, now)
    }
  }

  /// Calls the replies; no reply is added after this call.
  func finish() {
    pass(to: nil)
    let (slowest, replies) = state.withLock {
      ($0.slowest.name, exchange(&$0.replies, with: []))
    }
    for reply in replies { reply(slowest, sent) }
  }
}
