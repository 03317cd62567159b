internal import LitmusReporting

// Closures with typed errors would need half as many functions, but crash the compiler (6.3.1).

extension SpyScope {
  /// Makes a closure that runs an operation in this scope, wherever the closure is called.
  ///
  /// Failures that the operation reports go to the test that made the closure.
  ///
  /// - Parameter operation: The operation to run.
  /// - Returns: The closure, for a dispatch queue or a thread.
  public func carry<Result>(
    _ operation: @escaping @Sendable () -> Result
  ) -> @Sendable () -> Result {
    let reporter = currentFailureReporter()
    return {
      withFailureReporter(reporter) { Self.$running.withValue(self, operation: operation) }
    }
  }

  /// Makes a closure that runs an asynchronous operation in this scope, wherever the closure is called.
  ///
  /// Failures that the operation reports go to the test that made the closure.
  ///
  /// - Parameter operation: The operation to run.
  /// - Returns: The closure, for a detached task.
  public func carry<Result: Sendable>(
    _ operation: @escaping @Sendable () async -> Result
  ) -> @Sendable () async -> Result {
    let reporter = currentFailureReporter()
    return {
      await withFailureReporter(reporter) {
        await Self.$running.withValue(self, operation: operation)
      }
    }
  }

  /// Makes a closure that runs an asynchronous throwing operation in this scope, wherever the closure is
  /// called.
  ///
  /// Failures that the operation reports go to the test that made the closure.
  ///
  /// - Parameter operation: The operation to run.
  /// - Returns: The closure, for a detached task.
  public func carry<Result: Sendable>(
    _ operation: @escaping @Sendable () async throws -> Result
  ) -> @Sendable () async throws -> Result {
    let reporter = currentFailureReporter()
    return {
      try await withFailureReporter(reporter) {
        try await Self.$running.withValue(self, operation: operation)
      }
    }
  }
}

extension SpyScope {
  /// Makes a closure that runs an operation in the current scope, wherever the closure is called.
  ///
  /// ```swift
  /// DispatchQueue.global().async(execute: SpyScope.carry { FakeClock.reset() })
  /// ```
  ///
  /// Failures that the operation reports go to the test that made the closure.
  ///
  /// - Parameter operation: The operation to run.
  /// - Returns: The closure, for a dispatch queue or a thread; the operation itself if there is no scope.
  public static func carry<Result>(
    _ operation: @escaping @Sendable () -> Result
  ) -> @Sendable () -> Result {
    running?.carry(operation) ?? operation
  }

  /// Makes a closure that runs an asynchronous operation in the current scope, wherever the closure is
  /// called.
  ///
  /// ```swift
  /// Task.detached(operation: SpyScope.carry { await download(with: FakeClock.self) })
  /// ```
  ///
  /// Failures that the operation reports go to the test that made the closure.
  ///
  /// - Parameter operation: The operation to run.
  /// - Returns: The closure, for a detached task; the operation itself if there is no scope.
  public static func carry<Result: Sendable>(
    _ operation: @escaping @Sendable () async -> Result
  ) -> @Sendable () async -> Result {
    running?.carry(operation) ?? operation
  }

  /// Makes a closure that runs an asynchronous throwing operation in the current scope, wherever the closure
  /// is called.
  ///
  /// Failures that the operation reports go to the test that made the closure.
  ///
  /// - Parameter operation: The operation to run.
  /// - Returns: The closure, for a detached task; the operation itself if there is no scope.
  public static func carry<Result: Sendable>(
    _ operation: @escaping @Sendable () async throws -> Result
  ) -> @Sendable () async throws -> Result {
    running?.carry(operation) ?? operation
  }
}
