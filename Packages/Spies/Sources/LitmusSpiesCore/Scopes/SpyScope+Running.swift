extension SpyScope {
  /// Runs an operation in a new scope, which ends with the operation.
  ///
  /// With XCTest, your own base class can run each test in a scope, including its `setUp` and `tearDown`:
  ///
  /// ```swift
  /// override func invokeTest() {
  ///   SpyScope.run { super.invokeTest() }
  /// }
  /// ```
  ///
  /// - Parameter operation: The operation to run.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  @discardableResult
  public static func run<Result>(_ operation: () throws -> Result) rethrows -> Result {
    let scope = SpyScope()
    defer { scope.end() }
    return try $running.withValue(scope, operation: operation)
  }

  /// Runs an asynchronous operation in a new scope, which ends with the operation.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor, on which the operation runs.
  ///   - operation: The operation to run.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  @discardableResult
  public static func run<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> Result
  ) async rethrows -> Result {
    let scope = SpyScope()
    defer { scope.end() }
    return try await $running.withValue(scope, operation: operation, isolation: isolation)
  }
}
