@_spi(Litmus) public import LitmusReporting

/// Reports a failure unless a closure traps; the name for tests under XCTest.
///
/// A trap is what stops a Swift program: `fatalError`, a failed `precondition` or `assert`, an index out of
/// range, `nil` where a value must be, an overflow, `try!`, `as!`, an endless recursion. It ends the closure
/// alone, which is abandoned where it stands: what it holds leaks, and its locks stay locked.
///
/// ```swift
/// XCTAssertThrowsAssertion {
///   assertionFailure("should catch this assertion failure")
/// }
/// ```
///
/// A closure without isolation runs on a thread of its own, with the caller's task-local values, while the
/// caller waits. On an actor, and on the main thread, it runs in place. A closure that returns or throws is
/// reported, and so is a trap with another message, or a closure that takes too long, which cannot be
/// stopped. Release builds leave out `assert` and `assertionFailure`, and many messages.
///
/// - Parameters:
///   - text: What the trap's message must contain; by default it does not matter.
///   - timeout: How long the closure may take until that is reported: a duration or a number of seconds; 60
///     seconds by default.
///   - isolation: The actor that the closure runs on; the caller's by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - body: The closure that has to trap.
/// - Returns: The trap's message as the runtime gives it, with file and line; `nil` if there is none.
@discardableResult
public func XCTAssertThrowsAssertion(
  containing text: String? = nil,
  timeout: some TimeoutValue = Duration.seconds(60),
  isolation: (any Actor)? = #isolation,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column,
  _ body: () throws -> Void
) -> String? {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let expectation = TrapExpectation(text: text, limit: WaitLimit(timeout), callSite: callSite)
  return expectation.check(isolation: isolation, body)
}

/// Reports a failure unless a closure of the main actor traps, which runs in place.
///
/// It takes closures that are marked with `@MainActor`, and functions of the main actor.
///
/// - Parameters:
///   - text: What the trap's message must contain; by default it does not matter.
///   - timeout: How long the closure may take until that is reported: a duration or a number of seconds; 60
///     seconds by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - body: The closure that has to trap.
/// - Returns: The trap's message as the runtime gives it, with file and line; `nil` if there is none.
@discardableResult
@MainActor
public func XCTAssertThrowsAssertion(
  containing text: String? = nil,
  timeout: some TimeoutValue = Duration.seconds(60),
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column,
  _ body: @MainActor () throws -> Void
) -> String? {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let expectation = TrapExpectation(text: text, limit: WaitLimit(timeout), callSite: callSite)
  return expectation.check(isolation: MainActor.shared) { try body() }
}

/// Reports a failure unless an asynchronous closure traps.
///
/// The closure runs on a thread of its own, as do its child tasks and the actors that it calls, apart from
/// the main actor and others with executors of their own. There, and in detached tasks, a trap stops the
/// process as ever.
///
/// A closure that is isolated to an actor is not run but reported, because the actor could not go on after a
/// trap. Begin it with `@concurrent in`. One that takes too long is reported, cancelled and left behind.
///
/// - Parameters:
///   - text: What the trap's message must contain; by default it does not matter.
///   - timeout: How long the closure may take until that is reported: a duration or a number of seconds; 60
///     seconds by default.
///   - isolation: The caller's actor, on which the call returns.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - body: The closure that has to trap. It is cancelled with the caller's task.
/// - Returns: The trap's message as the runtime gives it, with file and line; `nil` if there is none.
@discardableResult
public func XCTAssertThrowsAssertion(
  containing text: String? = nil,
  timeout: some TimeoutValue = Duration.seconds(60),
  isolation: isolated (any Actor)? = #isolation,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column,
  _ body: @escaping @isolated(any) () async throws -> Void
) async -> String? {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let expectation = TrapExpectation(text: text, limit: WaitLimit(timeout), callSite: callSite)
  return await expectation.check(isolation: isolation, body)
}
