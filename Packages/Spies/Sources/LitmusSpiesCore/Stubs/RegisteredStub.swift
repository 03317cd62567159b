internal import CLitmusSpies
@_spi(Litmus) internal import LitmusReporting

/// A stub that calls are answered by: all of it but its place in the sequence of answers is fixed.
final class RegisteredStub: @unchecked Sendable {
  // Safe to share: nothing changes but what is locked. The closures are users': that they may be
  // called from where the fake is called is up to the test, as with any closure given to a fake.
  let function: String
  let conditions: [ArgumentCondition]
  let answers: [Answer]
  let origin: StubOrigin
  let order: UInt64
  /// The value that every call gets that the stub answers, as the type that it has.
  let constant: Constant?
  private let hasCaptors: Bool
  private let progress: Progress

  /// What has come of the stub, whatever answers it has been given since.
  private final class Progress: Sendable {
    struct State {
      /// How many answers were given; the last one is counted once.
      var givenCount = 0
      var hasReportedCount = false
      /// Where a call that it was to answer was only recorded.
      var passedOver: CallSite?
    }

    let state = Locked(State())
    let function: String
    let origin: StubOrigin

    init(function: String, origin: StubOrigin) {
      self.function = function
      self.origin = origin
    }

    deinit { reportIfPassedOver() }

    /// Reports, once, that the stub could have answered calls, but has answered none.
    func reportIfPassedOver() {
      let place = state.withLock { state in
        defer { state.passedOver = nil }
        return state.givenCount == 0 ? state.passedOver : nil
      }
      guard let place else { return }
      origin.report(
        "Stubbed \(function), whose calls are only recorded, but expected a member that answers. "
          + "To fix this, remove the stub, or use spryify at \(place)")
    }
  }

  /// Makes a stub that has given no answer yet.
  ///
  /// - Parameters:
  ///   - function: What it answers.
  ///   - conditions: What the arguments must be; none for those that no other stub answers.
  ///   - answers: At least one.
  ///   - origin: Where it was made.
  ///   - previous: The stub that it is, with other answers; `nil` for a new one.
  init(
    function: String,
    conditions: [ArgumentCondition],
    answers: [Answer],
    origin: StubOrigin,
    continuing previous: RegisteredStub?
  ) {
    self.function = function
    self.conditions = conditions
    self.answers = answers
    constant = answers.count == 1 ? answers[0].constant : nil
    self.origin = origin
    hasCaptors = conditions.contains { $0.captor != nil }
    order = previous?.order ?? litmus_next_in_order()
    progress = Progress(function: function, origin: origin)
  }

  private init(_ stub: RegisteredStub, then answers: [Answer]) {
    function = stub.function
    conditions = stub.conditions
    self.answers = stub.answers + answers
    constant = nil
    origin = stub.origin
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
    return progress.state.withLock { progress in
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
    progress.state.withLock { $0.givenCount = max($0.givenCount, 1) }
  }

  /// Lets the captors among the conditions have a call's arguments.
  func capture(_ arguments: CallArguments) {
    guard hasCaptors else { return }
    for (condition, argument) in zip(conditions, arguments.all) {
      condition.captor?.capture(argument)
    }
  }

  /// Whether it was to answer calls with as many arguments from a place, if the member answered at all.
  ///
  /// The conditions are not asked, because a call that is only recorded runs no code of the test's.
  func wouldAnswer(_ arguments: CallArguments, from origin: CallOrigin) -> Bool {
    // The stub without conditions is for the getter where there is one, and a call of a setter no surprise.
    conditions.isEmpty
      ? !origin.call.name.isOfPropertyOrSubscript : conditions.count == arguments.count
  }

  /// Notes a call that it was to answer, and that is only recorded: unless it answers another one, that is
  /// reported when the test ends, or when the stub goes.
  func notePassedOver(at callSite: CallSite) {
    let isFirst = progress.state.withLock { state in
      defer { state.passedOver = state.passedOver ?? callSite }
      return state.passedOver == nil
    }
    guard isFirst, let scope = TestScope.running else { return }
    scope.atEnd { [weak progress] in progress?.reportIfPassedOver() }
  }

  /// Whether a wrong number of conditions is still to be reported, which it is once.
  func shouldReportCount() -> Bool {
    progress.state.withLock { progress in
      defer { progress.hasReportedCount = true }
      return !progress.hasReportedCount
    }
  }
}

/// Where a stub was made.
struct StubOrigin: Sendable {
  let callSite: CallSite
  /// The test, which gets the failures of calls that belong to none.
  let reporter: (any FailureReporter)?

  /// Reports what is wrong with the stub, at its line.
  func report(_ message: @autoclosure () -> String) {
    LitmusSpiesCore.report(
      ReportedFailure(callSite: callSite) { (message(), nil) }, orTo: reporter)
  }
}

extension RegisteredStub: CustomStringConvertible {
  /// The calls that it answers, as in `load(id: "1")`.
  var call: String { callText(function, conditions.map(\.expected)) }

  /// The calls that it answers and its place, as in `load(id: "1"), at Tests.swift:3:5`.
  var description: String { "\(call), at \(origin.callSite)" }
}
