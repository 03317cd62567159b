@_spi(Litmus) public import LitmusReporting

extension Emissions {
  /// Waits for the next value, and reports a failure if none comes in time.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait at most, as a duration or a number of seconds; 1 second by default.
  ///   - clock: The clock that measures the timeout; the continuous clock by default.
  ///   - file: The path of the file of the failure.
  ///   - line: The line in it.
  /// - Returns: The value; `nil` after a failure.
  @discardableResult
  public nonisolated(nonsending) func next(
    timeout: some TimeoutValue = DefaultTimeout(),
    clock: any Clock<Duration> = ContinuousClock(),
    file: StaticString = #filePath,
    line: UInt = #line
  ) async -> Value? {
    await next(1, timeout: timeout, clock: clock, file: file, line: line).first
  }

  /// Waits for the next values, and reports a failure if they do not all come in time.
  ///
  /// - Parameters:
  ///   - count: How many values. A negative number is a failure and treated as 0.
  ///   - timeout: How long to wait at most, as a duration or a number of seconds; 1 second by default.
  ///   - clock: The clock that measures the timeout; the continuous clock by default.
  ///   - file: The path of the file of the failure.
  ///   - line: The line in it.
  /// - Returns: The values; fewer after a failure.
  @discardableResult
  public nonisolated(nonsending) func next(
    _ count: Int,
    timeout: some TimeoutValue = DefaultTimeout(),
    clock: any Clock<Duration> = ContinuousClock(),
    file: StaticString = #filePath,
    line: UInt = #line
  ) async -> [Value] {
    let request = EmissionRequest(self, timeout, clock, .current(file, line))
    if count < 0 { request.report("Waited for \(count) values, but expected 0 or more") }
    guard count > 0 else { return [] }
    let (reading, values) = await request.read { _, number in number == count }
    if case .value = reading { return values }
    request.report(reading, after: values, expected: "\(count)")
    return values
  }

  /// Waits for the next value that matches, and reports a failure if none comes in time.
  ///
  /// Values that do not match are skipped.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait at most, as a duration or a number of seconds; 1 second by default.
  ///   - clock: The clock that measures the timeout; the continuous clock by default.
  ///   - file: The path of the file of the failure.
  ///   - line: The line in it.
  ///   - matches: Returns whether a value matches.
  /// - Returns: The value; `nil` after a failure.
  /// - Throws: What the closure throws.
  @discardableResult
  public nonisolated(nonsending) func next(
    timeout: some TimeoutValue = DefaultTimeout(),
    clock: any Clock<Duration> = ContinuousClock(),
    file: StaticString = #filePath,
    line: UInt = #line,
    where matches: (Value) throws -> Bool
  ) async rethrows -> Value? {
    let request = EmissionRequest(self, timeout, clock, .current(file, line))
    let (reading, values) = try await request.read { value, _ in try matches(value) }
    if case .value(let value) = reading { return value }
    request.report(reading, after: values, expected: "one that matches")
    return nil
  }

  /// Waits for the end of the sequence, and reports a failure if it does not come in time.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait at most, as a duration or a number of seconds; 1 second by default.
  ///   - clock: The clock that measures the timeout; the continuous clock by default.
  ///   - file: The path of the file of the failure.
  ///   - line: The line in it.
  /// - Returns: The values before the end; after a failure, those so far.
  @discardableResult
  public nonisolated(nonsending) func rest(
    timeout: some TimeoutValue = DefaultTimeout(),
    clock: any Clock<Duration> = ContinuousClock(),
    file: StaticString = #filePath,
    line: UInt = #line
  ) async -> [Value] {
    let request = EmissionRequest(self, timeout, clock, .current(file, line))
    let (reading, values) = await request.read { _, _ in false }
    if case .ended(nil) = reading { return values }
    request.report(reading, after: values, expected: "the end")
    return values
  }

  /// Waits for a duration, and reports a failure if there is a value that no earlier wait has read.
  ///
  /// It returns early when the sequence ends, and fails at once when the sequence throws or emits a
  /// value. The next wait begins after the values that the failure shows.
  ///
  /// - Parameters:
  ///   - duration: How long to wait, as a duration or a number of seconds. Zero only checks once, and
  ///     `.infinity` waits for the end of the sequence.
  ///   - clock: The clock that measures it; the continuous clock by default.
  ///   - file: The path of the file of the failure.
  ///   - line: The line in it.
  public nonisolated(nonsending) func none(
    for duration: some TimeoutValue,
    clock: any Clock<Duration> = ContinuousClock(),
    file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    let request = EmissionRequest(
      self, duration, clock, .current(file, line), awaitsEvent: false)
    let (reading, values) = await request.read { _, _ in true }
    switch reading {
    case .timedOut, .ended(nil): break
    case .value: request.reportInsteadOfNone(reading, values: values + record.readAll())
    case .cancelled, .ended: request.reportInsteadOfNone(reading, values: values)
    }
  }
}
