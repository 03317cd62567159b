#if LITMUS_FAKES
@_spi(Litmus) public import LitmusFakesReporting

#if !canImport(Darwin)
internal import Synchronization
#endif

/// An answer of a stub.
@usableFromInline
final class Answer<Closure, Value: ~Copyable> {
  @usableFromInline
  enum Kind {
    case value(Constant<Value>)
    case error(any Error)
    case closure(Closure)
    /// Makes a value for each call.
    case make(() -> Value)
    /// Suspends the calls until the test resumes them.
    case pending(PendingAnswers<Value>)
  }

  @usableFromInline let kind: Kind
  /// What the answer waits for.
  @usableFromInline let delay: (@Sendable () async throws -> Void)?
  let origin: StubOrigin

  init(_ kind: Kind, of origin: StubOrigin, after delay: (@Sendable () async throws -> Void)?) {
    self.kind = kind
    self.origin = origin
    self.delay = delay
  }
}

/// A stub without the types of its member.
@usableFromInline
class AnyStub: @unchecked Sendable {
  // Safe to share: only the progress changes, which is locked or atomic. The closures are user code: the test
  // is responsible for making them callable from where the fake is called, as with any closure passed to a fake.
  let name: String
  let origin: StubOrigin
  let order: UInt64
  let progress: StubProgress

  init(_ name: String, origin: StubOrigin, order: UInt64, progress: StubProgress) {
    self.name = name
    self.origin = origin
    self.order = order
    self.progress = progress
  }

  /// The conditions of the arguments in texts; `nil` for a stub of all calls.
  var expected: [Any?] { [] }

  /// Uses the next of some answers; returns its index.
  ///
  /// It is not generic: in this module, that would look the types up in each call.
  @usableFromInline
  final func indexOfNext(of count: Int) -> Int { progress.take(of: count) }
}

/// A stub, which answers calls whose arguments meet its conditions.
@usableFromInline
final class FakeStub<Arguments, Closure, Value: ~Copyable>: AnyStub, @unchecked Sendable {
  let conditions: [FakeCondition<Arguments>]
  /// Returns whether the stub answers a call; `nil` if it answers all.
  @usableFromInline let test: CallTest<Arguments>?
  /// Passes the arguments of a call to the captors among the conditions; `nil` if there are none.
  @usableFromInline let capture: ((Arguments) -> Void)?
  @usableFromInline let answers: [Answer<Closure, Value>]

  init(
    _ name: String, _ conditions: [FakeCondition<Arguments>], test: CallTest<Arguments>?,
    answers: [Answer<Closure, Value>], origin: StubOrigin, order: UInt64,
    progress: StubProgress = StubProgress()
  ) {
    self.conditions = conditions
    self.test = test
    self.answers = answers
    let captures = conditions.compactMap(\.capture)
    capture =
      captures.isEmpty ? nil : { arguments in for capture in captures { capture(arguments) } }
    super.init(name, origin: origin, order: order, progress: progress)
  }

  override var expected: [Any?] { conditions.map(\.expected) }

  /// Returns the same stub with more answers.
  func adding(_ more: [Answer<Closure, Value>]) -> FakeStub {
    FakeStub(
      name, conditions, test: test, answers: answers + more, origin: origin, order: order,
      progress: progress)
  }

  /// The answer to all calls, if nothing else can answer one.
  var onlyAnswer: Answer<Closure, Value>? {
    test == nil && capture == nil && answers.count == 1 ? answers[0] : nil
  }

  /// Returns whether the stub answers a call.
  @inlinable
  @inline(__always)
  func isMatch(_ arguments: Arguments) -> Bool { test?.isMet(arguments) ?? true }

  /// Returns the answer to the next call, whose arguments it passes to the captors; the last answer repeats.
  @inlinable
  func nextAnswer(to arguments: Arguments) -> Answer<Closure, Value> {
    capture?(arguments)
    return answers[indexOfNext(of: answers.count)]
  }
}

/// The number of answers that a stub has used, shared by its versions with more answers.
///
/// Every call that has conditions takes an answer, so it is atomic where all systems have Swift's atomics.
final class StubProgress: Sendable {
  #if canImport(Darwin)
  private let used = Locked(0)
  #else
  private let used = Atomic(0)
  #endif

  /// Uses the next of some answers, or the last one again; returns its index.
  ///
  /// A call that found the stub earlier may see fewer answers than were used meanwhile.
  func take(of count: Int) -> Int {
    #if canImport(Darwin)
    return used.withLock { used in
      guard used < count else { return count - 1 }
      used += 1
      return used - 1
    }
    #else
    var known = used.load(ordering: .relaxed)
    while known < count {
      let (isTaken, now) = used.compareExchange(
        expected: known, desired: known + 1, ordering: .relaxed)
      if isTaken { return known }
      known = now
    }
    return count - 1
    #endif
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

/// Returns the reporter of the current test, for failures detected on a queue or after the test's end.
///
/// - Returns: The reporter; `nil` outside of any test.
func currentTestReporter() -> (any FailureReporter)? {
  TestScope.running == nil ? nil : currentFailureReporter()
}

/// Reports a failure to the test that the task belongs to; if there is none, to the test that created the
/// fake or stub.
@_spi(Litmus)
public func report(_ failure: ReportedFailure, fallback reporter: (any FailureReporter)?) {
  if let reporter, !taskHasFailureReporter {
    reporter.report(failure)
  } else {
    reportFailure(failure)
  }
}

extension AnyStub: CustomStringConvertible {
  /// The calls that the stub answers, as in `load(id: "1")`.
  var title: String { expected.isEmpty ? name : callText(name, expected) }

  /// The calls that the stub answers and its call site, as in `load(id: "1"), at Tests.swift:3`.
  @usableFromInline var description: String {
    "\(title), at \(origin.callSite)"
  }
}

extension SpyRecord {
  /// All stubs, in the order in which they were created.
  var allStubs: [AnyStub] { withLogs { $0.flatMap(\.anyStubs) }.sorted { $0.order < $1.order } }

  /// Returns the lines about the stubs, none of which answers a call.
  ///
  /// - Parameters:
  ///   - candidates: The stubs of the member, the nearest of which is shown first.
  ///   - arguments: The arguments of the call.
  func stubLines<Arguments, Closure, Value: ~Copyable>(
    nearest candidates: [FakeStub<Arguments, Closure, Value>], to arguments: Arguments
  ) -> [String] {
    let nearest = candidates.map { ($0, $0.conditions.mismatches(with: arguments)) }
      .min { $0.1.count < $1.1.count }
    let stubs = allStubs
    return (nearest.map { ["Nearest stub: \($0)"] + $1.map(\.description) } ?? [])
      + [stubs.isEmpty ? "Stubs: none" : "Stubs:"]
      + stubs.shortened(countedAs: "stub") { "  \($0)" }
  }
}

extension FakeStub where Value: ~Copyable {
  /// Adds answers to the stub in a record.
  ///
  /// - Returns: The stub with the answers; `nil` if it was removed.
  func add(_ answers: [Answer<Closure, Value>], in record: SpyRecord) -> FakeStub? {
    let (longer, previous) = changeStubs(in: record) { stubs -> FakeStub? in
      guard let index = stubs.firstIndex(where: { $0.order == order }) else { return nil }
      stubs[index] = stubs[index].adding(answers)
      return stubs[index]
    }
    withExtendedLifetime(previous) {}
    return longer
  }

  /// Adds the stub to a record, or else its answers to a stub that has the same order; it answers before those that it
  /// may replace.
  ///
  /// It compares conditions, which runs user code, so that no lock is held meanwhile.
  ///
  /// - Returns: The stub with the same conditions, which is removed.
  func insert(in record: SpyRecord) -> FakeStub? {
    let (isNew, others) = changeStubs(in: record) { stubs in
      if let index = stubs.firstIndex(where: { $0.order == order }) {
        stubs[index] = stubs[index].adding(answers)
        return false
      }
      // The latest stub answers, and those with conditions before one for all calls.
      let general = stubs.firstIndex { $0.conditions.isEmpty } ?? stubs.count
      stubs.insert(self, at: conditions.isEmpty ? general : 0)
      return true
    }
    guard isNew, let twin = others.first(where: isSame) else { return nil }
    let previous = changeStubs(in: record) { $0.removeAll { $0.order == twin.order } }.previous
    withExtendedLifetime(previous) {}
    return twin
  }

  /// Changes the stubs of the member under the lock of the record.
  ///
  /// - Returns: The result, and the previous stubs: they are released outside the lock, because a `deinit` may be user
  ///   code.
  private func changeStubs<Result>(
    in record: SpyRecord, _ change: (inout [FakeStub]) -> Result
  ) -> (result: Result, previous: [FakeStub]) {
    record.withLog(name, CallLog<Arguments, Closure, Value>.self) { log in
      var stubs = log.stubs
      let result = change(&stubs)
      return (result, exchange(&log.stubs, with: stubs))
    }
  }

  /// Returns whether both stubs are known to answer the same calls.
  private func isSame(as other: FakeStub) -> Bool {
    conditions.count == other.conditions.count
      && zip(conditions, other.conditions).allSatisfy { $0.isSame(as: $1) }
  }
}
#endif
