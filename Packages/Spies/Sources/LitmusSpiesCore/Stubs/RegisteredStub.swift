internal import CLitmusSpies
@_spi(Litmus) internal import LitmusReporting

/// A stub that calls are answered by: all of it but its place in the sequence of answers is fixed.
final class RegisteredStub: @unchecked Sendable {
  // Safe to share: nothing changes but what is locked. The closures are users': that they may be
  // called from where the fake is called is up to the test, as with any closure given to a fake.
  let function: String
  let conditions: [ArgumentCondition]
  let answers: [Answer]
  let callSite: CallSite
  let order: UInt64
  /// The value that every call gets that the stub answers, as the type that it has.
  let constant: Constant?
  private let hasCaptors: Bool
  private let progress: Locked<Progress>

  private struct Progress {
    /// How many answers were given; the last one is counted once.
    var givenCount = 0
    var hasReportedCount = false
  }

  /// Makes a stub that has given no answer yet.
  ///
  /// - Parameters:
  ///   - function: What it answers.
  ///   - conditions: What the arguments must be; none for those that no other stub answers.
  ///   - answers: At least one.
  ///   - callSite: Where it was made.
  ///   - previous: The stub that it is, with other answers; `nil` for a new one.
  init(
    function: String,
    conditions: [ArgumentCondition],
    answers: [Answer],
    callSite: CallSite,
    continuing previous: RegisteredStub?
  ) {
    self.function = function
    self.conditions = conditions
    self.answers = answers
    constant = answers.count == 1 ? answers[0].constant : nil
    self.callSite = callSite
    hasCaptors = conditions.contains { $0.captor != nil }
    order = previous?.order ?? litmus_next_in_order()
    progress = Locked(Progress())
  }

  private init(_ stub: RegisteredStub, then answers: [Answer]) {
    function = stub.function
    conditions = stub.conditions
    self.answers = stub.answers + answers
    constant = nil
    callSite = stub.callSite
    hasCaptors = stub.hasCaptors
    order = stub.order
    progress = stub.progress
  }

  /// The same stub with more answers in its sequence.
  func then(_ answers: [Answer]) -> RegisteredStub { RegisteredStub(self, then: answers) }

  /// Whether it is the same stub, maybe with other answers.
  func isSameStub(as other: RegisteredStub) -> Bool { order == other.order }

  /// Whether every call that it answers gets the same value.
  var isConstant: Bool { answers.count == 1 && answers[0].isValue }

  /// The answer to the next call; the last one stays.
  func nextAnswer() -> Answer {
    guard answers.count > 1 else { return answers[0] }
    return progress.withLock { progress in
      // A call that found the stub earlier may see fewer answers than were given meanwhile.
      let index = min(progress.givenCount, answers.count - 1)
      progress.givenCount = max(progress.givenCount, index + 1)
      return answers[index]
    }
  }

  /// Notes that it answers a call, if it is one that does not count them.
  ///
  /// Calls that get a kept constant do not come here, but the first one has.
  func noteCall() {
    guard answers.count == 1 else { return }
    progress.withLock { $0.givenCount = max($0.givenCount, 1) }
  }

  /// Lets the captors among the conditions have a call's arguments.
  func capture(_ arguments: CallArguments) {
    guard hasCaptors else { return }
    for (condition, argument) in zip(conditions, arguments.all) {
      condition.captor?.capture(argument)
    }
  }

  /// Whether a wrong number of conditions is still to be reported, which it is once.
  func shouldReportCount() -> Bool {
    progress.withLock { progress in
      defer { progress.hasReportedCount = true }
      return !progress.hasReportedCount
    }
  }
}

extension RegisteredStub: CustomStringConvertible {
  /// The calls that it answers, as in `load(id:) with "1"`.
  var call: String { function + argumentsText(conditions.map(\.expected)) }

  /// The calls that it answers and its place, as in `load(id:) with "1", at Tests.swift:3:5`.
  var description: String { "\(call), at \(callSite)" }
}
