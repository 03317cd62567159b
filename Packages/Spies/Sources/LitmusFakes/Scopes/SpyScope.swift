#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakesReporting

/// A scope that separates the static members of fakes in tests that run at the same time.
///
/// The static members of a type are shared by the whole process, and so are their stubs and calls.
/// Within a scope, each type has its own stubs and calls instead, which are removed when the scope ends. A
/// scope applies to an operation and the tasks created within it. Each test gets one with the trait
/// `.spyScope`, with `SpyScopeTestCase`, or by hand:
///
/// ```swift
/// SpyScope.run {
///   FakeClock.when(.now).andReturn(0)
///   assert(FakeClock.now() == 0)
/// }
/// ```
///
/// Detached tasks, dispatch queues and threads are in no scope, unless `SpyScope.carry { … }` runs their
/// closure in one. Otherwise their stubs and calls belong to the one scope that has stubbed or called static
/// members of the type. If there are several such scopes, a failure is reported; if there is none, the stubs
/// and calls belong to the process.
///
/// Of nested scopes, the innermost applies, and starts without stubs and calls. If a task that nobody waited
/// for uses a scope after its end, a failure is reported.
public final class SpyScope: Sendable {
  @TaskLocal static var running: SpyScope?

  /// The current scope; `nil` if there is none.
  public static var current: SpyScope? { running }

  /// `nil` when the scope has ended.
  private let records = Locked<[ObjectIdentifier: SpyRecord]?>([:])
  /// The reporter of failures that occur after the end.
  private let reporter = currentFailureReporter()

  init() { ActionList.afterTrap?.add { [self] in end() } }

  /// Returns the record of a type's static members.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - isUse: Whether the record is for a stub or a call, so that the scope counts as one that uses the type.
  /// - Returns: The record; if there is none and `isUse` is `false`, an empty one that is not stored.
  func record(of type: Any.Type, isUse: Bool) -> SpyRecord {
    let key = ObjectIdentifier(type)
    let record = records.withLock { records -> SpyRecord? in
      guard let record = records?[key] else {
        guard records != nil else { return nil }
        let record = SpyRecord(reporter: reporter, isOfType: true)
        guard isUse else { return record }
        records?[key] = record
        TypeRecords.shared.add(record, of: key, usedIn: self)
        return record
      }
      return record
    }
    return record ?? SpyRecord(problem: SpyProblem(useAfterEndOf: type, reporter: reporter))
  }

  /// Ends the scope and releases its records.
  func end() {
    let records = records.withLock { $0.take() }
    TypeRecords.shared.removeRecords(of: records?.keys.map(\.self) ?? [], usedIn: self)
    // The records' contents are released outside the locks, because a `deinit` may be user code.
    withExtendedLifetime(records) {}
  }
}

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
  ///   - operation: The operation to run.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  @discardableResult
  public nonisolated(nonsending) static func run<Result>(
    _ operation: nonisolated(nonsending) () async throws -> Result
  ) async rethrows -> Result {
    let scope = SpyScope()
    defer { scope.end() }
    return try await $running.withValue(
      scope, operation: { try await operation() }, isolation: #isolation)
  }
}

// Closures with typed errors would need half as many functions, but crash the compiler (6.3.1).

extension SpyScope {
  /// Makes a closure that runs an operation in the current scope, wherever the closure is called.
  ///
  /// ```swift
  /// DispatchQueue.global().async(execute: SpyScope.carry { FakeClock.resetCallsAndStubs() })
  /// ```
  ///
  /// Failures that the operation reports go to the test that made the closure.
  ///
  /// - Parameter operation: The operation to run.
  /// - Returns: The closure, for a dispatch queue or a thread; the operation itself if there is no scope.
  public static func carry<Result>(
    _ operation: @escaping @Sendable () -> Result
  ) -> @Sendable () -> Result {
    guard let scope = running else { return operation }
    let reporter = currentFailureReporter()
    return { withFailureReporter(reporter) { $running.withValue(scope, operation: operation) } }
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
    guard let scope = running else { return operation }
    let reporter = currentFailureReporter()
    return {
      await withFailureReporter(reporter) {
        await $running.withValue(scope, operation: operation)
      }
    }
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
    guard let scope = running else { return operation }
    let reporter = currentFailureReporter()
    return {
      try await withFailureReporter(reporter) {
        try await $running.withValue(scope, operation: operation)
      }
    }
  }
}
#endif
