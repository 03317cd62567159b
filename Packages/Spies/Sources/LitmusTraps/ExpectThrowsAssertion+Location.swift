internal import LitmusHarness
public import LitmusReporting
public import Testing

/// Reports a failure unless a closure traps, for helpers of Swift Testing's tests.
///
/// - Parameters:
///   - text: The text that the trap's message must contain; by default, any message is accepted.
///   - timeout: How long the closure may run before it is reported: a duration or a number of seconds; 60
///     seconds by default.
///   - isolation: The actor that the closure runs on; the caller's by default.
///   - sourceLocation: The location of the failure.
///   - body: The closure that must trap.
/// - Returns: The trap's message as the runtime prints it, with file and line; `nil` if there is none.
@_documentation(visibility: internal)
@discardableResult
public func expectThrowsAssertion(
  containing text: String? = nil,
  timeout: some TimeoutValue = Duration.seconds(60),
  isolation: (any Actor)? = #isolation,
  sourceLocation: SourceLocation,
  _ body: () throws -> Void
) -> String? {
  let callSite = CallSite(sourceLocation)
  return expectThrowsAssertion(
    containing: text, timeout: timeout, isolation: isolation, fileID: callSite.fileID,
    filePath: callSite.filePath, line: callSite.line, column: callSite.column, body)
}

/// Reports a failure unless a closure on the main actor traps; the closure runs in place, for
/// helpers of Swift Testing's tests.
///
/// - Parameters:
///   - text: The text that the trap's message must contain; by default, any message is accepted.
///   - timeout: How long the closure may run before it is reported: a duration or a number of seconds; 60
///     seconds by default.
///   - sourceLocation: The location of the failure.
///   - body: The closure that must trap.
/// - Returns: The trap's message as the runtime prints it, with file and line; `nil` if there is none.
@_documentation(visibility: internal)
@discardableResult
@MainActor
public func expectThrowsAssertion(
  containing text: String? = nil,
  timeout: some TimeoutValue = Duration.seconds(60),
  sourceLocation: SourceLocation,
  _ body: @MainActor () throws -> Void
) -> String? {
  let callSite = CallSite(sourceLocation)
  return expectThrowsAssertion(
    containing: text, timeout: timeout, fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column, body)
}

/// Reports a failure unless an asynchronous closure traps, for helpers of Swift Testing's tests.
///
/// - Parameters:
///   - text: The text that the trap's message must contain; by default, any message is accepted.
///   - timeout: How long the closure may run before it is reported: a duration or a number of seconds; 60
///     seconds by default.
///   - isolation: The caller's actor, on which the call returns.
///   - sourceLocation: The location of the failure.
///   - body: The closure that must trap. It is cancelled with the caller's task.
/// - Returns: The trap's message as the runtime prints it, with file and line; `nil` if there is none.
@_documentation(visibility: internal)
@discardableResult
public func expectThrowsAssertion(
  containing text: String? = nil,
  timeout: some TimeoutValue = Duration.seconds(60),
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation,
  _ body: @escaping @isolated(any) () async throws -> Void
) async -> String? {
  let callSite = CallSite(sourceLocation)
  return await expectThrowsAssertion(
    containing: text, timeout: timeout, fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column, body)
}

/// Reports a failure unless a closure traps, for helpers with XCTest's location parameters.
///
/// - Parameters:
///   - text: The text that the trap's message must contain; by default, any message is accepted.
///   - timeout: How long the closure may run before it is reported: a duration or a number of seconds; 60
///     seconds by default.
///   - isolation: The actor that the closure runs on; the caller's by default.
///   - file: The path of the file of the failure.
///   - line: The line in it.
///   - body: The closure that must trap.
/// - Returns: The trap's message as the runtime prints it, with file and line; `nil` if there is none.
@_documentation(visibility: internal)
@discardableResult
public func XCTAssertThrowsAssertion(
  containing text: String? = nil,
  timeout: some TimeoutValue = Duration.seconds(60),
  isolation: (any Actor)? = #isolation,
  file: StaticString,
  line: UInt,
  _ body: () throws -> Void
) -> String? {
  let callSite = CallSite(file: file, line: line)
  return XCTAssertThrowsAssertion(
    containing: text, timeout: timeout, isolation: isolation, fileID: callSite.fileID,
    filePath: callSite.filePath, line: callSite.line, column: callSite.column, body)
}

/// Reports a failure unless a closure on the main actor traps; the closure runs in place, for
/// helpers with XCTest's location parameters.
///
/// - Parameters:
///   - text: The text that the trap's message must contain; by default, any message is accepted.
///   - timeout: How long the closure may run before it is reported: a duration or a number of seconds; 60
///     seconds by default.
///   - file: The path of the file of the failure.
///   - line: The line in it.
///   - body: The closure that must trap.
/// - Returns: The trap's message as the runtime prints it, with file and line; `nil` if there is none.
@_documentation(visibility: internal)
@discardableResult
@MainActor
public func XCTAssertThrowsAssertion(
  containing text: String? = nil,
  timeout: some TimeoutValue = Duration.seconds(60),
  file: StaticString,
  line: UInt,
  _ body: @MainActor () throws -> Void
) -> String? {
  let callSite = CallSite(file: file, line: line)
  return expectThrowsAssertion(
    containing: text, timeout: timeout, fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column, body)
}

/// Reports a failure unless an asynchronous closure traps, for helpers with XCTest's location
/// parameters.
///
/// - Parameters:
///   - text: The text that the trap's message must contain; by default, any message is accepted.
///   - timeout: How long the closure may run before it is reported: a duration or a number of seconds; 60
///     seconds by default.
///   - isolation: The caller's actor, on which the call returns.
///   - file: The path of the file of the failure.
///   - line: The line in it.
///   - body: The closure that must trap. It is cancelled with the caller's task.
/// - Returns: The trap's message as the runtime prints it, with file and line; `nil` if there is none.
@_documentation(visibility: internal)
@discardableResult
public func XCTAssertThrowsAssertion(
  containing text: String? = nil,
  timeout: some TimeoutValue = Duration.seconds(60),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString,
  line: UInt,
  _ body: @escaping @isolated(any) () async throws -> Void
) async -> String? {
  let callSite = CallSite(file: file, line: line)
  return await XCTAssertThrowsAssertion(
    containing: text, timeout: timeout, fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column, body)
}
