@_spi(Litmus) public import LitmusReporting

/// Reports a failure unless a closure traps; the variant for Swift Testing.
///
/// A trap is a failure that stops a Swift program: `fatalError`, a failed `precondition` or `assert`, an index
/// out of range, unwrapping `nil`, an overflow, `try!`, `as!`, an infinite recursion. Here it ends only the
/// closure, which is abandoned at that point: what it holds leaks, and its locks stay locked.
///
/// ```swift
/// expectThrowsAssertion(containing: "negative") {
///   fatalError("The amount is negative")
/// }
/// ```
///
/// A closure without isolation runs on a separate thread, with the caller's task-local values, while the
/// caller waits. On an actor, and on the main thread, it runs in place. A closure that returns or throws is
/// reported, and so is a trap with another message. A closure that takes too long is reported too, but cannot
/// be stopped. Release builds omit `assert` and `assertionFailure`, and many messages.
///
/// - Parameters:
///   - text: The text that the trap's message must contain; by default, any message is accepted.
///   - timeout: How long the closure may run before it is reported: a duration or a number of seconds; 60
///     seconds by default.
///   - isolation: The actor that the closure runs on; the caller's by default.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - body: The closure that must trap.
/// - Returns: The trap's message as the runtime prints it, with file and line; `nil` if there is none.
@discardableResult
public func expectThrowsAssertion(
  containing text: String? = nil,
  timeout: some TimeoutValue = Duration.seconds(60),
  isolation: (any Actor)? = #isolation,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column,
  _ body: () throws -> Void
) -> String? {
  let callSite = CallSite(file, sourceLocation, fileID, filePath, line, column)
  let expectation = TrapExpectation(
    text: text, limit: WaitLimit(timeout, on: ContinuousClock()), callSite: callSite)
  return expectation.check(isolation: isolation, body)
}

/// Reports a failure unless a closure on the main actor traps; the closure runs in place.
///
/// It accepts closures that are marked with `@MainActor`, and functions of the main actor.
///
/// - Parameters:
///   - text: The text that the trap's message must contain; by default, any message is accepted.
///   - timeout: How long the closure may run before it is reported: a duration or a number of seconds; 60
///     seconds by default.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - body: The closure that must trap.
/// - Returns: The trap's message as the runtime prints it, with file and line; `nil` if there is none.
@discardableResult
@MainActor
public func expectThrowsAssertion(
  containing text: String? = nil,
  timeout: some TimeoutValue = Duration.seconds(60),
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column,
  _ body: @MainActor () throws -> Void
) -> String? {
  let callSite = CallSite(file, sourceLocation, fileID, filePath, line, column)
  let expectation = TrapExpectation(
    text: text, limit: WaitLimit(timeout, on: ContinuousClock()), callSite: callSite)
  return expectation.check(isolation: MainActor.shared) { try body() }
}

/// Reports a failure unless an asynchronous closure traps.
///
/// The closure runs on a separate thread, as do its child tasks and the actors that it calls, except for
/// the main actor and other actors with custom executors. There, and in detached tasks, a trap stops the
/// process as usual.
///
/// A closure that is isolated to an actor is reported instead of run, because the actor could not continue
/// after a trap. Begin such a closure with `@concurrent in`. A closure that takes too long is reported,
/// cancelled and abandoned.
///
/// - Parameters:
///   - text: The text that the trap's message must contain; by default, any message is accepted.
///   - timeout: How long the closure may run before it is reported: a duration or a number of seconds; 60
///     seconds by default.
///   - isolation: The caller's actor, on which the call returns.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - body: The closure that must trap. It is cancelled with the caller's task.
/// - Returns: The trap's message as the runtime prints it, with file and line; `nil` if there is none.
@discardableResult
public func expectThrowsAssertion(
  containing text: String? = nil,
  timeout: some TimeoutValue = Duration.seconds(60),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column,
  _ body: @escaping @isolated(any) () async throws -> Void
) async -> String? {
  let callSite = CallSite(file, sourceLocation, fileID, filePath, line, column)
  let expectation = TrapExpectation(
    text: text, limit: WaitLimit(timeout, on: ContinuousClock()), callSite: callSite)
  return await expectation.check(isolation: isolation, body)
}

// MARK: - XCTest

/// Reports a failure unless a closure traps; the variant for XCTest.
///
/// A trap is a failure that stops a Swift program: `fatalError`, a failed `precondition` or `assert`, an index
/// out of range, unwrapping `nil`, an overflow, `try!`, `as!`, an infinite recursion. Here it ends only the
/// closure, which is abandoned at that point: what it holds leaks, and its locks stay locked.
///
/// ```swift
/// XCTAssertThrowsAssertion {
///   assertionFailure("should catch this assertion failure")
/// }
/// ```
///
/// A closure without isolation runs on a separate thread, with the caller's task-local values, while the
/// caller waits. On an actor, and on the main thread, it runs in place. A closure that returns or throws is
/// reported, and so is a trap with another message. A closure that takes too long is reported too, but cannot
/// be stopped. Release builds omit `assert` and `assertionFailure`, and many messages.
///
/// - Parameters:
///   - text: The text that the trap's message must contain; by default, any message is accepted.
///   - timeout: How long the closure may run before it is reported: a duration or a number of seconds; 60
///     seconds by default.
///   - isolation: The actor that the closure runs on; the caller's by default.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - body: The closure that must trap.
/// - Returns: The trap's message as the runtime prints it, with file and line; `nil` if there is none.
@discardableResult
public func XCTAssertThrowsAssertion(
  containing text: String? = nil,
  timeout: some TimeoutValue = Duration.seconds(60),
  isolation: (any Actor)? = #isolation,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column,
  _ body: () throws -> Void
) -> String? {
  expectThrowsAssertion(
    containing: text, timeout: timeout, isolation: isolation,
    sourceLocation: CallSite(file, sourceLocation, fileID, filePath, line, column), body)
}

/// Reports a failure unless a closure on the main actor traps; the closure runs in place.
///
/// It accepts closures that are marked with `@MainActor`, and functions of the main actor.
///
/// - Parameters:
///   - text: The text that the trap's message must contain; by default, any message is accepted.
///   - timeout: How long the closure may run before it is reported: a duration or a number of seconds; 60
///     seconds by default.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - body: The closure that must trap.
/// - Returns: The trap's message as the runtime prints it, with file and line; `nil` if there is none.
@discardableResult
@MainActor
public func XCTAssertThrowsAssertion(
  containing text: String? = nil,
  timeout: some TimeoutValue = Duration.seconds(60),
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column,
  _ body: @MainActor () throws -> Void
) -> String? {
  expectThrowsAssertion(
    containing: text, timeout: timeout,
    sourceLocation: CallSite(file, sourceLocation, fileID, filePath, line, column), body)
}

/// Reports a failure unless an asynchronous closure traps.
///
/// The closure runs on a separate thread, as do its child tasks and the actors that it calls, except for
/// the main actor and other actors with custom executors. There, and in detached tasks, a trap stops the
/// process as usual.
///
/// A closure that is isolated to an actor is reported instead of run, because the actor could not continue
/// after a trap. Begin such a closure with `@concurrent in`. A closure that takes too long is reported,
/// cancelled and abandoned.
///
/// - Parameters:
///   - text: The text that the trap's message must contain; by default, any message is accepted.
///   - timeout: How long the closure may run before it is reported: a duration or a number of seconds; 60
///     seconds by default.
///   - isolation: The caller's actor, on which the call returns.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - body: The closure that must trap. It is cancelled with the caller's task.
/// - Returns: The trap's message as the runtime prints it, with file and line; `nil` if there is none.
@discardableResult
public func XCTAssertThrowsAssertion(
  containing text: String? = nil,
  timeout: some TimeoutValue = Duration.seconds(60),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column,
  _ body: @escaping @isolated(any) () async throws -> Void
) async -> String? {
  await expectThrowsAssertion(
    containing: text, timeout: timeout, isolation: isolation,
    sourceLocation: CallSite(file, sourceLocation, fileID, filePath, line, column), body)
}
