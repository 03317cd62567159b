@_spi(Litmus) public import LitmusReporting

extension Emissions {
  /// Waits for the next value, and reports a failure if none comes in time.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait at most, as a duration or a number of seconds; 1 second by default.
  ///   - clock: The clock that measures the timeout; the continuous clock by default.
  ///   - isolation: The caller's actor, on which the wait returns.
  ///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
  ///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
  ///   - fileID: The module and file of the failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The value; `nil` after a failure.
  @discardableResult
  public func next(
    timeout: some TimeoutValue = DefaultTimeout(),
    clock: any Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString? = nil,
    sourceLocation: (any CallSiteConvertible)? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: any BinaryInteger = #line,
    column: Int = #column
  ) async -> Value? {
    await next(
      1, timeout: timeout, clock: clock,
      sourceLocation: CallSite(file, sourceLocation, fileID, filePath, line, column)
    ).first
  }

  /// Waits for the next values, and reports a failure if they do not all come in time.
  ///
  /// - Parameters:
  ///   - count: How many values. A negative number is a failure and treated as 0.
  ///   - timeout: How long to wait at most, as a duration or a number of seconds; 1 second by default.
  ///   - clock: The clock that measures the timeout; the continuous clock by default.
  ///   - isolation: The caller's actor, on which the wait returns.
  ///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
  ///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
  ///   - fileID: The module and file of the failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The values; fewer after a failure.
  @discardableResult
  public func next(
    _ count: Int,
    timeout: some TimeoutValue = DefaultTimeout(),
    clock: any Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString? = nil,
    sourceLocation: (any CallSiteConvertible)? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: any BinaryInteger = #line,
    column: Int = #column
  ) async -> [Value] {
    let request = EmissionRequest(
      self, timeout, clock,
      CallSite(file, sourceLocation, fileID, filePath, line, column))
    if count < 0 { request.report("Waited for \(count) values, but expected 0 or more") }
    var values: [Value] = []
    guard count > 0 else { return values }
    let reading = await request.read { value in
      values.append(value)
      return values.count == count
    }
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
  ///   - isolation: The caller's actor, on which the wait returns.
  ///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
  ///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
  ///   - fileID: The module and file of the failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  ///   - matches: Returns whether a value matches.
  /// - Returns: The value; `nil` after a failure.
  /// - Throws: What the closure throws.
  @discardableResult
  public func next(
    timeout: some TimeoutValue = DefaultTimeout(),
    clock: any Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString? = nil,
    sourceLocation: (any CallSiteConvertible)? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: any BinaryInteger = #line,
    column: Int = #column,
    where matches: (Value) throws -> Bool
  ) async rethrows -> Value? {
    var values: [Value] = []
    let request = EmissionRequest(
      self, timeout, clock,
      CallSite(file, sourceLocation, fileID, filePath, line, column))
    let reading = try await request.read { value in
      values.append(value)
      return try matches(value)
    }
    if case .value(let value) = reading { return value }
    request.report(reading, after: values, expected: "one that matches")
    return nil
  }

  /// Waits for the end of the sequence, and reports a failure if it does not come in time.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait at most, as a duration or a number of seconds; 1 second by default.
  ///   - clock: The clock that measures the timeout; the continuous clock by default.
  ///   - isolation: The caller's actor, on which the wait returns.
  ///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
  ///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
  ///   - fileID: The module and file of the failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The values before the end; after a failure, those so far.
  @discardableResult
  public func rest(
    timeout: some TimeoutValue = DefaultTimeout(),
    clock: any Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString? = nil,
    sourceLocation: (any CallSiteConvertible)? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: any BinaryInteger = #line,
    column: Int = #column
  ) async -> [Value] {
    var values: [Value] = []
    let request = EmissionRequest(
      self, timeout, clock,
      CallSite(file, sourceLocation, fileID, filePath, line, column))
    let reading = await request.read { value in
      values.append(value)
      return false
    }
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
  ///   - isolation: The caller's actor, on which the wait returns.
  ///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
  ///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
  ///   - fileID: The module and file of the failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  public func none(
    for duration: some TimeoutValue,
    clock: any Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString? = nil,
    sourceLocation: (any CallSiteConvertible)? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: any BinaryInteger = #line,
    column: Int = #column
  ) async {
    var values: [Value] = []
    let request = EmissionRequest(
      self, duration, clock,
      CallSite(file, sourceLocation, fileID, filePath, line, column), awaitsEvent: false)
    let reading = await request.read { value in
      values.append(value)
      return true
    }
    switch reading {
    case .timedOut, .ended(nil): return
    case .value: values += record.readAll()
    case .cancelled, .ended: break
    }
    request.reportInsteadOfNone(reading, values: values)
  }
}
