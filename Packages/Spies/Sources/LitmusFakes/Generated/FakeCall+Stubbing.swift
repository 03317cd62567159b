@_spi(Litmus) internal import LitmusReporting

extension FakeCall where Role == FakeStubbing {
  /// Answers with a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The same calls, for further answers.
  @discardableResult
  public func andReturn(
    _ value: Value,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Self {
    add([Answer(typed: value)], fileID, filePath, line, column)
  }

  /// Answers with one value after the other; the last value repeats.
  ///
  /// - Parameters:
  ///   - first: The value of the first call.
  ///   - second: The value of the second call.
  ///   - others: The values of the calls after it.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The same calls, for further answers.
  @discardableResult
  public func andReturn(
    _ first: Value,
    _ second: Value,
    _ others: Value...,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Self {
    add(([first, second] + others).map { Answer(typed: $0) }, fileID, filePath, line, column)
  }
}

extension FakeCall where Role == FakeStubbing, Value == Void {
  /// Answers with nothing.
  ///
  /// - Parameters:
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The same calls, for further answers.
  @discardableResult
  public func andReturn(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Self {
    add([Answer(typed: ())], fileID, filePath, line, column)
  }
}

extension FakeCall where Role == FakeStubbing, Timing == FakeAsync {
  /// Answers with a value after a delay.
  ///
  /// In a cancelled task, the member throws the clock's `CancellationError`; a member that cannot throw it returns
  /// the value at once.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - delay: The time to wait.
  ///   - clock: The clock that measures the delay.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The same calls, for further answers.
  @discardableResult
  public func andReturn(
    _ value: Value,
    after delay: Duration,
    clock: some Clock<Duration> = ContinuousClock(),
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Self {
    add(
      [Answer(.value(value), delay: { try await clock.sleep(for: delay) })],
      fileID, filePath, line, column)
  }

  /// Answers by throwing an error after a delay.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - delay: The time to wait.
  ///   - clock: The clock that measures the delay.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The same calls, for further answers.
  @discardableResult
  public func andThrow(
    _ error: Failure,
    after delay: Duration,
    clock: some Clock<Duration> = ContinuousClock(),
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Self {
    add(
      [Answer(.error(error), delay: { try await clock.sleep(for: delay) })],
      fileID, filePath, line, column)
  }
}

extension FakeCall where Role == FakeStubbing, Value: ~Copyable {
  /// Answers by throwing an error.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The same calls, for further answers.
  @discardableResult
  public func andThrow(
    _ error: Failure,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Self {
    add([Answer(.error(error))], fileID, filePath, line, column)
  }

  /// Answers by calling a closure.
  ///
  /// - Parameters:
  ///   - closure: A closure with the member's parameters and effects.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The same calls, for further answers.
  @discardableResult
  public func andDo(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column,
    _ closure: Closure
  ) -> Self {
    add([Answer(.typed(ClosureBox(closure)))], fileID, filePath, line, column)
  }

  /// The same calls; the next answer follows those that they already have, and the last answer repeats.
  public var then: Self {
    // Without an answer there is no stub yet, and the next answer is the first.
    _ = existingStub?.then
    return self
  }

  private func add(
    _ answers: [Answer], _ fileID: String, _ filePath: String, _ line: Int, _ column: Int
  ) -> Self {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    _ = stub(at: callSite).add(answers)
    return self
  }
}

extension FakeCall where Role == FakeStubbing, Value: ~Copyable, Failure == Never {
  /// Unavailable, because the member does not throw.
  @available(
    *, unavailable, message: "the member does not throw, so a stub cannot throw an error either"
  )
  @discardableResult
  public func andThrow(_ error: any Error) -> Self { self }
}

extension FakeCall where Role == FakeStubbing {
  /// Unavailable, because the member returns a value.
  @available(*, unavailable, message: "the member returns a value, which the stub needs too")
  @_disfavoredOverload
  @discardableResult
  public func andReturn() -> Self { self }
}

extension FakeCall where Role == FakeVerifying, Value: ~Copyable {
  /// Unavailable, because `calls` are verified.
  @available(*, unavailable, message: "'calls' verifies: to stub the member, write 'when'")
  @discardableResult
  public func andReturn(_ value: Any...) -> Self { self }

  /// Unavailable, because `calls` are verified.
  @available(*, unavailable, message: "'calls' verifies: to stub the member, write 'when'")
  @discardableResult
  public func andThrow(_ error: any Error) -> Self { self }

  /// Unavailable, because `calls` are verified.
  @available(*, unavailable, message: "'calls' verifies: to stub the member, write 'when'")
  @discardableResult
  public func andDo(_ closure: Closure) -> Self { self }
}
