#if LITMUS_REPORTING && !LITMUS_FAKES
/// Runs an operation and shows the failures of all assertions in it at a call site.
///
/// A helper in the manner of XCTest passes its `file` and `line` to the assertions that it calls. If it
/// has another kind of location, or calls several assertions, it sets the location for all of them:
///
/// ```swift
/// func expectValid(_ numbers: [Int], file: StaticString = #filePath, line: UInt = #line) {
///   withCallSite(CallSite(file: file, line: line)) {
///     for number in numbers { expectEven(number) }
///   }
/// }
/// ```
///
/// With `LitmusHarness`, which the products for test targets link, there is also a function for Swift
/// Testing's `SourceLocation`. The call site applies to the operation and to the tasks made within it,
/// but not to detached tasks, dispatch queues and threads. The innermost one applies.
///
/// - Parameters:
///   - callSite: Where failures are shown.
///   - operation: The operation to run.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
@discardableResult
public func withCallSite<Result>(
  _ callSite: CallSite,
  operation: () throws -> Result
) rethrows -> Result {
  try CallSite.$scoped.withValue(callSite, operation: operation)
}

/// Runs an asynchronous operation and shows the failures of all assertions in it at a call site.
///
/// - Parameters:
///   - callSite: Where failures are shown.
///   - operation: The operation to run, on the caller's actor.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
@discardableResult
public nonisolated(nonsending) func withCallSite<Result>(
  _ callSite: CallSite,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await CallSite.$scoped.withValue(callSite, operation: operation)
}

extension CallSite {
  /// The call site that ``withCallSite(_:operation:)`` has set for the task.
  @TaskLocal static var scoped: CallSite?
}
#endif
