@_spi(Litmus) public import LitmusReporting

/// Reports a failure unless a closure traps.
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
/// On an actor, and on the main thread, the closure runs in place; elsewhere on a separate thread, with the
/// caller's task-local values, while the caller waits. A closure that returns or throws is
/// reported, and so is a trap with another message. A closure that takes too long is reported too, but cannot
/// be stopped. Release builds omit `assert` and `assertionFailure`, and many messages.
///
/// - Parameters:
///   - text: The text that the trap's message must contain; by default, any message is accepted.
///   - timeout: How long the closure may run before it is reported: a duration or a number of seconds; 60
///     seconds by default.
///   - file: The path of the file of the failure.
///   - line: The line in it.
///   - body: The closure that must trap.
/// - Returns: The trap's message as the runtime prints it, with file and line; `nil` if there is none.
@discardableResult
public func expectThrowsAssertion<Result: ~Copyable>(
  containing text: String? = nil,
  timeout: some TimeoutValue = Duration.seconds(60),
  file: StaticString = #filePath,
  line: UInt = #line,
  _ body: () throws -> Result
) -> String? {
  let expectation = TrapExpectation(
    text: text, limit: WaitLimit(timeout, on: ContinuousClock()), callSite: .current(file, line))
  return expectation.check { _ = try body() }
}

/// Reports a failure unless a closure on the main actor traps; the closure runs in place.
///
/// It accepts closures that are marked with `@MainActor`, and functions of the main actor.
///
/// - Parameters:
///   - text: The text that the trap's message must contain; by default, any message is accepted.
///   - timeout: How long the closure may run before it is reported: a duration or a number of seconds; 60
///     seconds by default.
///   - file: The path of the file of the failure.
///   - line: The line in it.
///   - body: The closure that must trap.
/// - Returns: The trap's message as the runtime prints it, with file and line; `nil` if there is none.
@discardableResult
@MainActor
public func expectThrowsAssertion<Result: ~Copyable>(
  containing text: String? = nil,
  timeout: some TimeoutValue = Duration.seconds(60),
  file: StaticString = #filePath,
  line: UInt = #line,
  _ body: @MainActor () throws -> Result
) -> String? {
  let expectation = TrapExpectation(
    text: text, limit: WaitLimit(timeout, on: ContinuousClock()), callSite: .current(file, line))
  return expectation.check { _ = try body() }
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
///   - file: The path of the file of the failure.
///   - line: The line in it.
///   - body: The closure that must trap. It is cancelled with the caller's task.
/// - Returns: The trap's message as the runtime prints it, with file and line; `nil` if there is none.
@discardableResult
public nonisolated(nonsending) func expectThrowsAssertion<Result: Sendable>(
  containing text: String? = nil,
  timeout: some TimeoutValue = Duration.seconds(60),
  file: StaticString = #filePath,
  line: UInt = #line,
  _ body: @escaping @isolated(any) () async throws -> Result
) async -> String? {
  let expectation = TrapExpectation(
    text: text, limit: WaitLimit(timeout, on: ContinuousClock()), callSite: .current(file, line))
  return await expectation.check(body)
}

/// Unavailable: the code that must trap is a closure.
@available(
  *, unavailable, message: "Put the code that must trap in braces: expectThrowsAssertion { … }"
)
public func expectThrowsAssertion<Result>(_ value: @autoclosure () throws -> Result) {}
