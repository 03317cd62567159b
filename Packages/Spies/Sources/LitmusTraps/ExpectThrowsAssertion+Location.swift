internal import LitmusHarness
public import LitmusReporting
public import Testing

// Each function has the parameters of the one of its name that takes no location, which documents them.

/// Reports a failure at `sourceLocation` unless a closure traps.
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

/// Reports a failure at `sourceLocation` unless a closure on the main actor traps; the closure
/// runs in place.
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

/// Reports a failure at `sourceLocation` unless an asynchronous closure traps.
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

/// Reports a failure at `file` and `line` unless a closure traps.
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

/// Reports a failure at `file` and `line` unless a closure on the main actor traps; the closure
/// runs in place.
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

/// Reports a failure at `file` and `line` unless an asynchronous closure traps.
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
