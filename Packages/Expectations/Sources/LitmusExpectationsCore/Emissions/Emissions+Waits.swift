@_spi(Litmus) internal import LitmusReporting

extension Emissions {
  /// Waits for the next value, and reports a failure if none comes in time.
  ///
  /// - Parameters:
  ///   - timeout: How long at most: a duration or a number of seconds; 1 second by default.
  ///   - clock: The clock that measures the timeout; the continuous clock by default.
  ///   - isolation: The caller's actor, on which the wait returns.
  ///   - fileID: The module and file of the failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The value; `nil` after a failure.
  @discardableResult
  public func next(
    timeout: some TimeoutValue = Duration.seconds(1),
    clock: any Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async -> Value? {
    await next(
      1, timeout: timeout, clock: clock,
      fileID: fileID, filePath: filePath, line: line, column: column
    ).first
  }

  /// Waits for the next values, and reports a failure if they do not all come in time.
  ///
  /// - Parameters:
  ///   - count: How many; none at all if it is negative.
  ///   - timeout: How long at most: a duration or a number of seconds; 1 second by default.
  ///   - clock: The clock that measures the timeout; the continuous clock by default.
  ///   - isolation: The caller's actor, on which the wait returns.
  ///   - fileID: The module and file of the failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The values; fewer after a failure.
  @discardableResult
  public func next(
    _ count: Int,
    timeout: some TimeoutValue = Duration.seconds(1),
    clock: any Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async -> [Value] {
    var values: [Value] = []
    guard count > 0 else { return values }
    let request = EmissionRequest(
      record, timeout, clock,
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
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
  ///   - timeout: How long at most: a duration or a number of seconds; 1 second by default.
  ///   - clock: The clock that measures the timeout; the continuous clock by default.
  ///   - isolation: The caller's actor, on which the wait returns.
  ///   - fileID: The module and file of the failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  ///   - matches: Whether a value is the one.
  /// - Returns: The value; `nil` after a failure.
  /// - Throws: What the closure throws.
  @discardableResult
  public func next(
    timeout: some TimeoutValue = Duration.seconds(1),
    clock: any Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column,
    where matches: (Value) throws -> Bool
  ) async rethrows -> Value? {
    var values: [Value] = []
    let request = EmissionRequest(
      record, timeout, clock,
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
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
  ///   - timeout: How long at most: a duration or a number of seconds; 1 second by default.
  ///   - clock: The clock that measures the timeout; the continuous clock by default.
  ///   - isolation: The caller's actor, on which the wait returns.
  ///   - fileID: The module and file of the failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The values that came before the end; those so far after a failure.
  @discardableResult
  public func rest(
    timeout: some TimeoutValue = Duration.seconds(1),
    clock: any Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async -> [Value] {
    var values: [Value] = []
    let request = EmissionRequest(
      record, timeout, clock,
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    let reading = await request.read { value in
      values.append(value)
      return false
    }
    if case .ended(nil) = reading { return values }
    request.report(reading, after: values, expected: "the end")
    return values
  }

  /// Waits and reports a failure if a value comes meanwhile, or has come and was not waited for.
  ///
  /// It returns early when the sequence ends.
  ///
  /// - Parameters:
  ///   - duration: How long: a duration or a number of seconds. Zero only looks.
  ///   - clock: The clock that measures it; the continuous clock by default.
  ///   - isolation: The caller's actor, on which the wait returns.
  ///   - fileID: The module and file of the failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  public func none(
    for duration: some TimeoutValue,
    clock: any Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async {
    var values: [Value] = []
    let request = EmissionRequest(
      record, duration, clock,
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    let reading = await request.read { value in
      values.append(value)
      return true
    }
    switch reading {
    case .timedOut, .ended(nil): return
    case .value, .cancelled, .ended:
      request.report(reading, after: values, expected: "none within \(request.countdown.limit)")
    }
  }
}
