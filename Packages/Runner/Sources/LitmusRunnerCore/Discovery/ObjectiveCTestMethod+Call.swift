#if LITMUS_RUNNER && canImport(ObjectiveC)
private import ObjectiveC

extension ObjectiveCTestMethod {
  private typealias Plain = @convention(c) (AnyObject, Selector) -> Void
  private typealias Throwing =
    @convention(c) (AnyObject, Selector, UnsafeMutablePointer<Unmanaged<AnyObject>?>) -> Bool
  private typealias Async =
    @convention(c) (AnyObject, Selector, @escaping @convention(block) @Sendable () -> Void) -> Void
  private typealias AsyncThrowing =
    @convention(c) (
      AnyObject, Selector, @escaping @convention(block) @Sendable (AnyObject?) -> Void
    ) -> Void

  /// Adds the test to a suite's list.
  func add(to list: inout TestList<TestCase>) {
    // The runtime does not know the method's line.
    switch kind {
    case .plain:
      list.add(name, line: 0, column: 0) { call(on: $0) }
    case .throwing:
      list.add(name, line: 0, column: 0) { try callThrowing(on: $0) }
    case .async:
      list.add(name, line: 0, column: 0) { await callAsync(on: $0) }
    case .asyncThrowing:
      list.add(name, line: 0, column: 0) { try await callAsyncThrowing(on: $0) }
    }
  }

  /// Adds the test to a suite's list; a synchronous one runs on a background thread.
  func add(to list: inout TestList<BackgroundTestCase>) {
    switch kind {
    case .plain:
      list.add(name, line: 0, column: 0) { call(on: $0) }
    case .throwing:
      list.add(name, line: 0, column: 0) { try callThrowing(on: $0) }
    case .async:
      list.add(name, line: 0, column: 0) { await callAsync(on: $0) }
    case .asyncThrowing:
      list.add(name, line: 0, column: 0) { try await callAsyncThrowing(on: $0) }
    }
  }

  private func call(on testCase: AnyObject) {
    implementation(in: testCase, as: Plain.self)(testCase, Selector(selector))
  }

  private func callThrowing(on testCase: AnyObject) throws {
    let call = implementation(in: testCase, as: Throwing.self)
    // The error is autoreleased, so this function must not release it.
    var error: Unmanaged<AnyObject>?
    let isDone = call(testCase, Selector(selector), &error)
    if !isDone, let error = error?.takeUnretainedValue() as? any Error { throw error }
  }

  /// Calls the test and waits for it.
  ///
  /// Swift starts a task for the test, which has this task's task-local values but is not cancelled
  /// with it.
  private func callAsync(on testCase: AnyObject) async {
    let call = implementation(in: testCase, as: Async.self)
    await withCheckedContinuation { continuation in
      call(testCase, Selector(selector)) { continuation.resume() }
    }
  }

  /// Calls the test and waits for it, as ``callAsync(on:)`` does.
  private func callAsyncThrowing(on testCase: AnyObject) async throws {
    let call = implementation(in: testCase, as: AsyncThrowing.self)
    try await withCheckedThrowingContinuation { continuation in
      call(testCase, Selector(selector)) { error in
        continuation.resume(with: (error as? any Error).map { .failure($0) } ?? .success(()))
      }
    }
  }

  /// Returns the implementation of the method, in the object's own class or the nearest superclass
  /// that has it.
  private func implementation<Function>(
    in testCase: AnyObject, as function: Function.Type
  ) -> Function {
    unsafeBitCast(
      class_getMethodImplementation(type(of: testCase), Selector(selector)), to: function)
  }
}
#endif
