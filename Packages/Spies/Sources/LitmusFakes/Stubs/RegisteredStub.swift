@_spi(Litmus) internal import LitmusReporting

/// A stub that answers calls; it is immutable except for its position in the sequence of answers.
final class RegisteredStub: @unchecked Sendable {
  // Safe to share: only the locked state changes, and a flag that is only accessed under the lock of the
  // record that has the stub. The closures are user code: the test is responsible for
  // making them callable from where the fake is called, as with any closure passed to a fake.
  /// The calls that the stub answers; without conditions, those that no other stub answers.
  let pattern: CallPattern
  let answers: [Answer]
  let origin: StubOrigin
  let order: UInt64
  /// The value that the stub returns to every call, in the value's own type.
  let constant: Constant?
  private let hasCaptors: Bool
  private let progress: Progress
  /// The comparisons of the arguments' bytes, if they may decide that the stub returns its constant.
  private let bytesComparisons: [BytesComparison]?
  private var hasCountedCall = false

  /// The progress of a stub, shared by its later versions with more answers.
  private final class Progress: Sendable {
    struct State {
      /// The number of answers that were used; the last one is counted once.
      var givenCount = 0
      var hasReportedCount = false
      /// The call site of a call that the stub should have answered, but that was only recorded.
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
      let callSite = state.withLock { state in
        defer { state.passedOver = nil }
        return state.givenCount == 0 ? state.passedOver : nil
      }
      guard let callSite else { return }
      origin.report(
        "Stubbed \(function), whose calls are only recorded, but expected a member that answers. "
          + "To fix this, remove the stub, or use spryify at \(callSite)")
    }
  }

  /// Makes a stub that has given no answer yet.
  ///
  /// - Parameters:
  ///   - pattern: The calls that the stub answers.
  ///   - answers: The answers; at least one.
  ///   - origin: The origin of the stub.
  ///   - previous: The same stub with other answers; `nil` for a new stub.
  init(
    _ pattern: CallPattern,
    answers: [Answer],
    origin: StubOrigin,
    continuing previous: RegisteredStub?
  ) {
    self.pattern = pattern
    self.answers = answers
    constant = answers.count == 1 ? answers[0].constant : nil
    self.origin = origin
    hasCaptors = pattern.conditions.contains { $0.capture != nil }
    order = previous?.order ?? SharedCounters.nextInOrder()
    progress = Progress(function: pattern.function, origin: origin)
    bytesComparisons =
      constant == nil || pattern.memberType != nil || hasCaptors
      ? nil : pattern.conditions.map(\.comparison.bytesComparison)
  }

  private init(_ stub: RegisteredStub, then answers: [Answer]) {
    pattern = stub.pattern
    self.answers = stub.answers + answers
    constant = nil
    origin = stub.origin
    hasCaptors = stub.hasCaptors
    order = stub.order
    progress = stub.progress
    bytesComparisons = nil
  }

  /// Returns the same stub with more answers in its sequence.
  func then(_ answers: [Answer]) -> RegisteredStub { RegisteredStub(self, then: answers) }

  /// Returns whether it is the same stub, maybe with other answers.
  func isSameStub(as other: RegisteredStub) -> Bool { order == other.order }

  /// Whether the stub answers every call with the same value.
  var isConstant: Bool { answers.count == 1 && answers[0].isValue }

  /// Whether the conditions are known to match every call of the function.
  var answersAllCalls: Bool {
    !pattern.conditions.isEmpty && pattern.memberType == nil && !hasCaptors
      && pattern.conditions.allSatisfy { $0.comparison is AnyComparison }
  }

  /// Returns the answer to the next call; the last answer repeats.
  func nextAnswer() -> Answer {
    guard answers.count > 1 else { return answers[0] }
    return progress.state.withLock { progress in
      // A call that found the stub earlier may see fewer answers than were used meanwhile.
      let index = min(progress.givenCount, answers.count - 1)
      progress.givenCount = max(progress.givenCount, index + 1)
      return answers[index]
    }
  }

  /// Records that the stub answers a call, unless ``nextAnswer()`` counts its calls.
  ///
  /// Calls that return a stored constant do not call this function, but the first one did.
  func countCall() {
    guard answers.count == 1 else { return }
    progress.state.withLock { $0.givenCount = max($0.givenCount, 1) }
  }

  /// Passes a call's arguments to the captors among the conditions.
  func capture(_ arguments: CallArguments) {
    guard hasCaptors else { return }
    for (condition, argument) in zip(pattern.conditions, arguments.all) {
      condition.capture?(argument)
    }
  }

  /// Returns whether the stub would answer calls with as many arguments from a location, if the member
  /// answered at all.
  ///
  /// The conditions are not evaluated, because a call that is only recorded runs no code of the test.
  func wouldAnswer(_ arguments: CallArguments, from location: CallLocation) -> Bool {
    // Where there is a getter, the stub without conditions is for it, and a call of the setter is expected.
    pattern.conditions.isEmpty
      ? !location.call.name.isOfPropertyOrSubscript : pattern.conditions.count == arguments.count
  }

  /// Records a call that the stub should have answered, but that was only recorded.
  ///
  /// Unless the stub answers another call, this is reported when the test ends, or when the stub is
  /// released.
  func recordPassedOver(at callSite: CallSite) {
    let isFirst = progress.state.withLock { state in
      defer { state.passedOver = state.passedOver ?? callSite }
      return state.passedOver == nil
    }
    guard isFirst, let scope = TestScope.running else { return }
    scope.atEnd { [weak progress] in progress?.reportIfPassedOver() }
  }

  /// Returns whether a wrong number of conditions must still be reported; `true` only once.
  func shouldReportCount() -> Bool {
    progress.state.withLock { !exchange(&$0.hasReportedCount, with: true) }
  }
}

extension RegisteredStub {
  // Both functions are called under the record's lock for every call, and call no code of the test.

  /// Returns whether the stub is for a call; `nil` if the bytes of its arguments cannot tell.
  @inline(__always)
  func isMatch(_ arguments: UnsafeBufferPointer<Any?>) -> Bool? {
    guard let bytesComparisons else { return nil }
    if bytesComparisons.isEmpty { return true }
    guard bytesComparisons.count == arguments.count, let first = arguments.baseAddress else {
      return nil
    }
    for position in bytesComparisons.indices {
      guard let isMatch = bytesComparisons[position].matches(first + position) else { return nil }
      if !isMatch { return false }
    }
    return true
  }

  /// Returns the stub's constant, if it has the type, and records that the stub answers the call.
  @inline(__always)
  func constant(of type: ObjectIdentifier) -> Constant? {
    guard let constant, constant.type == type else { return nil }
    if !hasCountedCall {
      countCall()
      hasCountedCall = true
    }
    return constant
  }
}

/// The call site and the test of a stub.
struct StubOrigin: Sendable {
  let callSite: CallSite
  /// The reporter of the test, which receives the failures of calls that belong to no test.
  let reporter: (any FailureReporter)?

  /// Reports a problem with the stub, at its call site.
  func report(_ message: @autoclosure () -> String) {
    LitmusFakes.report(
      ReportedFailure(callSite: callSite) { (message(), nil) }, fallback: reporter)
  }
}

extension RegisteredStub: CustomStringConvertible {
  /// The calls that the stub answers and its call site, as in `load(id: "1"), at Tests.swift:3:5`.
  var description: String { "\(pattern), at \(origin.callSite)" }
}
