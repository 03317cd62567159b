#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakesReporting

extension FakeMember where Use == FakeStubbing {
  /// Answers the calls with a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - file: The file of a failure of the stub; the caller's by default.
  ///   - line: The line in it.
  @discardableResult
  public func andReturn(_ value: Value, file: StaticString = #filePath, line: UInt = #line) -> Self
  {
    adding([.value(Constant(value))], file, line)
  }

  /// Answers the calls with one value after the other; the last one repeats.
  ///
  /// - Parameters:
  ///   - first: The value for the first call.
  ///   - second: The value for the second call.
  ///   - others: The values for the calls after it.
  ///   - file: The file of a failure of the stub; the caller's by default.
  ///   - line: The line in it.
  @discardableResult
  public func andReturn(
    _ first: Value, _ second: Value, _ others: Value..., file: StaticString = #filePath,
    line: UInt = #line
  ) -> Self {
    adding(([first, second] + others).map { .value(Constant($0)) }, file, line)
  }
}

extension FakeMember where Use == FakeStubbing, Value == Void {
  /// Answers the calls, as a real object that returns nothing.
  ///
  /// - Parameters:
  ///   - file: The file of a failure of the stub; the caller's by default.
  ///   - line: The line in it.
  @discardableResult
  public func andReturn(file: StaticString = #filePath, line: UInt = #line) -> Self {
    adding([.value(Constant(()))], file, line)
  }
}

extension FakeMember where Use == FakeStubbing, Timing == FakeAsync {
  /// Answers the calls with a value after a delay.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - delay: The delay.
  ///   - clock: The clock that measures it.
  ///   - file: The file of a failure of the stub; the caller's by default.
  ///   - line: The line in it.
  @discardableResult
  public func andReturn(
    _ value: Value, after delay: Duration, clock: some Clock<Duration> = ContinuousClock(),
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    adding(
      [.value(Constant(value))], file, line, after: { try await clock.sleep(for: delay.asTimeout) })
  }

  /// Answers the calls with an error after a delay.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - delay: The delay.
  ///   - clock: The clock that measures it.
  ///   - file: The file of a failure of the stub; the caller's by default.
  ///   - line: The line in it.
  @discardableResult
  public func andThrow(
    _ error: Failure, after delay: Duration, clock: some Clock<Duration> = ContinuousClock(),
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    adding([.error(error)], file, line, after: { try await clock.sleep(for: delay.asTimeout) })
  }
}

extension FakeMember where Use == FakeStubbing, Value: ~Copyable {
  /// Answers the calls with an error.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - file: The file of a failure of the stub; the caller's by default.
  ///   - line: The line in it.
  @discardableResult
  public func andThrow(
    _ error: Failure, file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    adding([.error(error)], file, line)
  }

  /// Answers the calls with the value or error of a closure, which has the member's parameters and effects.
  ///
  /// - Parameters:
  ///   - file: The file of a failure of the stub; the caller's by default.
  ///   - line: The line in it.
  ///   - closure: The closure.
  @discardableResult
  public func andDo(
    file: StaticString = #filePath, line: UInt = #line, _ closure: Closure
  ) -> Self {
    adding([.closure(closure)], file, line)
  }

  /// The same stub: the next answer follows the previous ones.
  public var then: Self { self }

  /// The same calls, for an answer that replaces the stub for the same arguments.
  ///
  /// Without it, a second stub for the same arguments is reported as a failure.
  public var again: Self {
    var again = self
    again.replaces = true
    again.stub = nil
    return again
  }

  /// Adds answers to the stub, which belongs to the line that gives the first one.
  @discardableResult
  func adding(
    _ answers: [Answer<Closure, Value>.Kind], _ file: StaticString, _ line: UInt,
    after delay: (@Sendable () async throws -> Void)? = nil
  ) -> Self {
    let callSite = CallSite.current(file, line)
    let record = source.record(isUse: true)
    // In a Swift Testing test, a reporter retains the task-local values of where it is made. If one of them retains
    // the fake, its stub would keep both alive. So the stub uses the reporter of the fake.
    let reporter = keepableFailureReporter() ?? record.testReporter
    let origin = StubOrigin(callSite: callSite, reporter: reporter)
    record.problem?.report(at: callSite)
    var member = self
    let (new, replaced) = access.add(
      answers, after: delay, to: stub, name, conditions, from: origin, in: record)
    member.stub = new
    if let replaced, !replaces {
      new.origin.report(
        "Stubbed \(new.title) again, but expected one stub for the same arguments\n"
          + "First stub: at \(replaced.origin.callSite)\n"
          + "To fix this, write .again before the answer")
    }
    return member
  }
}

// MARK: - Mistakes

extension FakeMember where Use == FakeStubbing, Value: ~Copyable, Failure == Never {
  /// Not available, because the member does not throw.
  @available(
    *, unavailable, message: "the member does not throw, so a stub cannot throw an error either"
  )
  @discardableResult
  public func andThrow(_ error: any Error) -> Self { self }
}

extension FakeMember where Use == FakeStubbing {
  /// Not available, because the member returns a value.
  @available(*, unavailable, message: "the member returns a value, which the stub needs too")
  @_disfavoredOverload
  @discardableResult
  public func andReturn() -> Self { self }

  /// Not available, because a closure answers with `andDo`.
  @available(*, unavailable, message: "to answer with a closure, write 'andDo { … }'")
  @_disfavoredOverload
  @discardableResult
  public func andReturn(_ closure: Closure) -> Self { self }

  /// Not available, because a value answers with `andReturn`.
  @available(*, unavailable, message: "'andDo' takes a closure: for a value, write 'andReturn'")
  @_disfavoredOverload
  @discardableResult
  public func andDo(_ value: Value) -> Self { self }
}

extension FakeMember where Use == FakeVerifying, Value: ~Copyable {
  /// Not available, because `calls` are verified.
  @available(*, unavailable, message: "'calls' verifies: to stub the member, write 'when'")
  @discardableResult
  public func andReturn(_ value: Any...) -> Self { self }

  /// Not available, because `calls` are verified.
  @available(*, unavailable, message: "'calls' verifies: to stub the member, write 'when'")
  @discardableResult
  public func andThrow(_ error: any Error) -> Self { self }

  /// Not available, because `calls` are verified.
  @available(*, unavailable, message: "'calls' verifies: to stub the member, write 'when'")
  @discardableResult
  public func andDo(_ closure: Closure) -> Self { self }

  /// Not available, because `calls` are verified.
  @available(*, unavailable, message: "'calls' verifies: to stub the member, write 'when'")
  @discardableResult
  public func perform(_ action: (Arguments) -> Void) -> Self { self }
}
#endif
