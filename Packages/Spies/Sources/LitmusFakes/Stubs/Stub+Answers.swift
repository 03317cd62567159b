extension Stub {
  /// Answers with nothing, for functions that return `Void`.
  @discardableResult
  public func andReturn() -> Self { andReturn(()) }

  /// Answers with a value.
  ///
  /// - Parameter value: The value; if it does not have the function's type, the call reports that.
  /// - Returns: The stub.
  @discardableResult
  public func andReturn(_ value: Any?) -> Self {
    add([Answer(.value(value))])
  }

  /// Answers with one value after the other; the last value repeats.
  ///
  /// - Parameters:
  ///   - first: The value of the first call.
  ///   - second: The value of the second call.
  ///   - others: The values of the calls after it.
  /// - Returns: The stub.
  @discardableResult
  public func andReturn(_ first: Any?, _ second: Any?, _ others: Any?...) -> Self {
    add(([first, second] + others).map { Answer(.value($0)) })
  }

  /// Answers an async function with a value after a delay.
  ///
  /// In a cancelled task, the function throws the clock's `CancellationError`; a function that cannot throw it
  /// returns the value at once.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - delay: The time to wait.
  ///   - clock: The clock that measures the delay.
  /// - Returns: The stub.
  @discardableResult
  public func andReturn(
    _ value: Any?,
    after delay: Duration,
    clock: some Clock<Duration> = ContinuousClock()
  ) -> Self {
    add([Answer(.value(value), delay: { try await clock.sleep(for: delay) })])
  }

  /// Answers by throwing an error.
  ///
  /// - Parameter error: The error; if the function cannot throw it, the call reports that.
  /// - Returns: The stub.
  @discardableResult
  public func andThrow(_ error: any Error) -> Self {
    add([Answer(.error(error))])
  }

  /// Answers an async function by throwing an error after a delay.
  ///
  /// In a cancelled task, the function throws the clock's `CancellationError` instead; a function that cannot
  /// throw that throws the stubbed error at once.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - delay: The time to wait.
  ///   - clock: The clock that measures the delay.
  /// - Returns: The stub.
  @discardableResult
  public func andThrow(
    _ error: any Error,
    after delay: Duration,
    clock: some Clock<Duration> = ContinuousClock()
  ) -> Self {
    add([Answer(.error(error), delay: { try await clock.sleep(for: delay) })])
  }

  /// Answers with what a closure returns or throws.
  ///
  /// - Parameter closure: A closure that receives the arguments.
  /// - Returns: The stub.
  @discardableResult
  public func andDo(_ closure: @escaping ([Any?]) throws -> Any?) -> Self {
    add([Answer(.closure(closure))])
  }

  /// Answers an async function with what an async closure returns or throws.
  ///
  /// - Parameter closure: A closure that receives the arguments.
  /// - Returns: The stub.
  @discardableResult
  public func andDo(
    _ closure: nonisolated(nonsending) @escaping ([Any?]) async throws -> Any?
  ) -> Self {
    andAwait { arguments, _ in try await closure(arguments) }
  }

  /// Answers a function that returns nothing by running a closure.
  ///
  /// - Parameter closure: A closure that receives the arguments.
  /// - Returns: The stub.
  @discardableResult
  public func andDoVoid(_ closure: @escaping ([Any?]) throws -> Void) -> Self {
    add([Answer(.closure(closure))])
  }

  /// Answers an async function that returns nothing by running an async closure.
  ///
  /// - Parameter closure: A closure that receives the arguments.
  /// - Returns: The stub.
  @discardableResult
  public func andDoVoid(
    _ closure: nonisolated(nonsending) @escaping ([Any?]) async throws -> Void
  ) -> Self {
    andAwait { arguments, _ in try await closure(arguments) }
  }

  /// Answers an async function with what an async closure returns or throws.
  ///
  /// - Parameter closure: A closure that receives the arguments, and whether the function can throw a
  ///   `CancellationError`.
  /// - Returns: The stub.
  @discardableResult
  package func andAwait(
    _ closure:
      nonisolated(nonsending) @escaping (_ arguments: [Any?], _ isCancellable: Bool)
      async throws -> Any?
  ) -> Self {
    add([Answer(.asyncClosure(closure))])
  }

  /// Answers a function that has inout parameters: what the closure writes to the arguments is written
  /// back.
  ///
  /// ```swift
  /// fakeCounter.stub(.increment).andUpdate { arguments in
  ///   arguments[0] = 7
  ///   return true
  /// }
  /// ```
  ///
  /// - Parameter closure: A closure that receives the arguments, and returns the function's return value.
  /// - Returns: The stub.
  @discardableResult
  public func andUpdate(_ closure: @escaping (inout [Any?]) throws -> Any?) -> Self {
    add([Answer(.update(closure))])
  }

  /// Answers a function that has inout parameters and returns nothing: what the closure writes to the
  /// arguments is written back.
  ///
  /// - Parameter closure: A closure that receives the arguments.
  /// - Returns: The stub.
  @discardableResult
  public func andUpdateVoid(_ closure: @escaping (inout [Any?]) throws -> Void) -> Self {
    add([Answer(.update { try closure(&$0) })])
  }
}
