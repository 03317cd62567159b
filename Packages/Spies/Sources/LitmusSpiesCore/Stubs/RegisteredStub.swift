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
    var nextAnswer = 0
    var hasReportedCount = false
  }

  init(function: String, conditions: [ArgumentCondition], answer: Answer, callSite: CallSite) {
    self.function = function
    self.conditions = conditions
    answers = [answer]
    constant = answer.constant
    self.callSite = callSite
    hasCaptors = conditions.contains { $0.captor != nil }
    order = litmus_next_in_order()
    progress = Locked(Progress())
  }

  private init(_ stub: RegisteredStub, then answer: Answer) {
    function = stub.function
    conditions = stub.conditions
    answers = stub.answers + [answer]
    constant = nil
    callSite = stub.callSite
    hasCaptors = stub.hasCaptors
    order = stub.order
    progress = stub.progress
  }

  /// The same stub with one more answer in its sequence.
  func then(_ answer: Answer) -> RegisteredStub { RegisteredStub(self, then: answer) }

  /// Whether every call that it answers gets the same value.
  var isConstant: Bool { answers.count == 1 && answers[0].isValue }

  /// The answer to the next call; the last one stays.
  func nextAnswer() -> Answer {
    guard answers.count > 1 else { return answers[0] }
    return progress.withLock { progress in
      let index = progress.nextAnswer
      if index + 1 < answers.count { progress.nextAnswer += 1 }
      return answers[index]
    }
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
