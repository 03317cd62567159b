#if LITMUS_FAKES
@_spi(Litmus) public import LitmusFakesReporting

/// A member that is known by its name, of fakes with a dialect of their own.
///
/// `Closure` is the dialect's kind of answer.
@_spi(Litmus)
public struct NamedMember<Closure> {
  typealias Log = CallLog<[Any?], Closure, Any?>

  /// The calls that assertions verify.
  public typealias Calls = FakeMember<FakeVerifying, [Any?], Closure, Any?, any Error, FakeAsync>

  let name: String
  let record: SpyRecord

  /// Makes the member of a name.
  public init(_ name: String, in record: SpyRecord) {
    self.name = name
    self.record = record
  }

  /// Records a call.
  public func receive(_ arguments: [Any?]) {
    record.append(name, make: { Log.make(name) }) { log, order in
      guard let log = log as? Log else { return false }
      _ = log.append(LoggedCall(arguments: arguments, order: order))
      return true
    }
  }

  /// The stubs, in the order in which calls are compared with them.
  public var stubs: [NamedStub<Closure>] {
    record.withExistingLog(name, Log.self) { $0.stubs.map(NamedStub.init) } ?? []
  }

  /// Adds a stub, which answers before those that it may replace, or else its answers to a stub that has the same order.
  ///
  /// - Returns: The stub with the same conditions, which is removed.
  public func insert(_ stub: NamedStub<Closure>) -> NamedStub<Closure>? {
    stub.stub.insert(in: record).map(NamedStub.init)
  }

  /// Returns the failure text of a call that no stub answers.
  public func unstubbedText(_ arguments: [Any?]) -> String {
    let title = callText(name, arguments)
    let lines = record.stubLines(nearest: stubs.map(\.stub), to: arguments)
    return
      (["Called \(title), but expected a stub that answers it"] + lines
      + ["To fix this, stub \(title)"]).joined(separator: "\n")
  }
}

/// A stub of a member that is known by its name.
@_spi(Litmus)
public struct NamedStub<Closure> {
  let stub: FakeStub<[Any?], Closure, Any?>

  fileprivate init(_ stub: FakeStub<[Any?], Closure, Any?>) { self.stub = stub }

  /// Returns the place of a new stub in the order of all stubs, which identifies the stub.
  public static func nextOrder() -> UInt64 { SharedCounters.nextInOrder() }

  /// Makes a stub, or a part of it with the same order.
  public init(
    _ name: String, _ conditions: [FakeCondition<[Any?]>], answers: [Closure],
    at callSite: CallSite, reporter: (any FailureReporter)?, order: UInt64
  ) {
    // A stub with a test counts each use of an answer; a call may also be recorded without one.
    let test = CallTest<[Any?]> { arguments in conditions.allSatisfy { $0.isMatch(arguments) } }
    let origin = StubOrigin(callSite: callSite, reporter: reporter)
    stub = FakeStub(
      name, conditions, test: test,
      answers: answers.map { Answer<Closure, Any?>(.closure($0), of: origin, after: nil) },
      origin: origin, order: order)
  }

  /// The first answer.
  public var firstAnswer: Closure { closure(stub.answers[0]) }

  /// The number of conditions; 0 for a stub of all calls.
  public var conditionCount: Int { stub.conditions.count }

  /// The location of the stub.
  public var callSite: CallSite { stub.origin.callSite }

  /// The calls that the stub answers, as in `load(id: "1")`.
  public var title: String { stub.title }

  /// Returns whether the stub answers a call with the arguments.
  public func isMatch(_ arguments: [Any?]) -> Bool { stub.isMatch(arguments) }

  /// Returns the answer to the next call, whose arguments it passes to the captors; the last answer repeats.
  public func nextAnswer(to arguments: [Any?]) -> Closure {
    closure(stub.nextAnswer(to: arguments))
  }

  /// Reports a problem with the stub, at its call site.
  public func report(_ message: @autoclosure () -> String) { stub.origin.report(message()) }

  private func closure(_ answer: Answer<Closure, Any?>) -> Closure {
    guard case .closure(let closure) = answer.kind else {
      preconditionFailure("A named stub was made with another answer than a closure")
    }
    return closure
  }
}

extension FakeCondition where Arguments == [Any?] {
  /// Makes the condition of one of several arguments, the last of which also checks their number.
  ///
  /// - Parameters:
  ///   - index: The argument's position.
  ///   - count: The number of conditions.
  ///   - text: The text of a condition that is no value to be equal to.
  ///   - value: The value that the argument is expected to equal.
  ///   - capture: A closure that receives the argument.
  ///   - isMatch: A closure that returns whether an argument meets the condition.
  @_spi(Litmus)
  public init(
    _ index: Int, of count: Int, text: String?, isUnique: Bool = false, equal value: Any? = nil,
    capture: ((Any?) -> Void)? = nil, _ isMatch: @escaping (Any?) -> Bool
  ) {
    self.init(
      CallTest { arguments in
        index < arguments.count && (index < count - 1 || arguments.count == count)
          && isMatch(arguments[index])
      },
      capture.map { capture in { capture($0[index]) } },
      { arguments in
        guard index < arguments.count else { return ConditionText("no argument") }
        guard index == count - 1, arguments.count > count else { return arguments[index] }
        let others = counted(arguments.count - count, "more argument")
        return ConditionText("\(argumentText(arguments[index])) and \(others)")
      },
      text.map { ConditionText($0, isUnique: isUnique) } ?? value)
  }
}

extension ExpectedCalls {
  /// Verifies the calls.
  ///
  /// - Returns: The failure text; `nil` if there are as many calls as expected.
  @_spi(Litmus)
  public func verify(_ count: CallCount, note: String? = nil) -> String? {
    guard let note, source.problem == nil else { return Verification(self, count).run()?() }
    let received = "Received \(title) \(counted(callCount, "time")), but expected \(count)"
    return ([received, note] + source.recordedLines).joined(separator: "\n")
  }

  /// The number of calls.
  @_spi(Litmus)
  public var callCount: Int { matches(in: snapshot(source.record(isUse: false))).count }
}

extension CallCount {
  /// Returns the counts that both accept.
  @_spi(Litmus)
  public func and(_ other: CallCount) -> CallCount {
    let most = [most, other.most].compactMap(\.self).min()
    let text = "\(impossible ?? "\(self)"), \(other)"
    return CallCount(fewest: max(fewest, other.fewest), most: most, writtenAs: text)
  }
}

extension FakeSource {
  /// All calls, in the order in which they were received.
  @_spi(Litmus)
  public var recordedCalls: [(name: String, arguments: [Any?])] {
    CallHistory(of: [self]).all.map { ($0.call.name, $0.call.arguments) }
  }

  /// The lines of a failure that list all calls.
  @_spi(Litmus)
  public var recordedLines: [String] {
    LitmusFakes.recordedLines(CallHistory(of: [self]).all.map(\.call))
  }

  /// The reason why static members cannot be attributed to a test.
  @_spi(Litmus)
  public var problem: String? { record(isUse: false).problem?.message }

  /// Reports the problem of static members that cannot be attributed to a test.
  @_spi(Litmus)
  public func reportProblem(at callSite: CallSite) {
    record(isUse: false).problem?.report(at: callSite)
  }
}

extension SpyRecord {
  /// Reports a failure to the test that the task belongs to, or else to the one that made the fake or a stub.
  @_spi(Litmus)
  public func report(_ message: @autoclosure () -> String, at callSite: CallSite) {
    LitmusFakes.report(
      ReportedFailure(callSite: callSite) { (message(), nil) },
      fallback: reporter ?? allStubs.last?.origin.reporter)
  }

  /// Reports that the calls cannot be attributed to a test; returns the problem.
  @_spi(Litmus)
  public func reportProblem(at callSite: CallSite) -> String? {
    problem?.report(at: callSite)
    return problem?.message
  }

  /// The reporter of the test that made the fake, or else of the running test.
  @_spi(Litmus)
  public var testReporter: (any FailureReporter)? { reporter ?? currentTestReporter() }
}
#endif
