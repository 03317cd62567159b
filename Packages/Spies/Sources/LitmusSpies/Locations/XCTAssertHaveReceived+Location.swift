internal import LitmusReporting
public import LitmusSpiesCore

// Each function has the parameters of the one of its name that takes no location, which documents them.

/// Reports a failure at `file` and `line` unless a function or property of a fake was called.
@_documentation(visibility: internal)
@discardableResult
public func XCTAssertHaveReceived<Spy: Spyable>(
  _ spy: Spy,
  _ function: Spy.Function,
  with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil,
  times: CountSpecifier? = nil,
  file: StaticString,
  line: UInt
) -> Bool {
  verify(
    ExpectedCall(spy, function, with: arguments), counts: countSpecifier, times,
    at: CallSite(file: file, line: line))
}

/// Reports a failure at `file` and `line` unless a static or class member of a fake was called.
@_documentation(visibility: internal)
@discardableResult
public func XCTAssertHaveReceived<Spy: Spyable>(
  _ spy: Spy.Type,
  _ function: Spy.ClassFunction,
  with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil,
  times: CountSpecifier? = nil,
  file: StaticString,
  line: UInt
) -> Bool {
  verify(
    ExpectedCall(spy, function, with: arguments), counts: countSpecifier, times,
    at: CallSite(file: file, line: line))
}

/// Reports a failure at `file` and `line` if a function or property of a fake was called.
@_documentation(visibility: internal)
@discardableResult
public func XCTAssertHaveNotReceived<Spy: Spyable>(
  _ spy: Spy,
  _ function: Spy.Function,
  with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil,
  times: CountSpecifier? = nil,
  file: StaticString,
  line: UInt
) -> Bool {
  verifyNotReceived(
    ExpectedCall(spy, function, with: arguments), counts: countSpecifier, times,
    at: CallSite(file: file, line: line))
}

/// Reports a failure at `file` and `line` if a static or class member of a fake was called.
@_documentation(visibility: internal)
@discardableResult
public func XCTAssertHaveNotReceived<Spy: Spyable>(
  _ spy: Spy.Type,
  _ function: Spy.ClassFunction,
  with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil,
  times: CountSpecifier? = nil,
  file: StaticString,
  line: UInt
) -> Bool {
  verifyNotReceived(
    ExpectedCall(spy, function, with: arguments), counts: countSpecifier, times,
    at: CallSite(file: file, line: line))
}

/// Reports a failure at `file` and `line` unless a fake received a call.
@_documentation(visibility: internal)
public func XCTAssertHaveRecordedCalls<Spy: Spyable>(
  _ spy: Spy,
  file: StaticString,
  line: UInt
) {
  let callSite = CallSite(file: file, line: line)
  expectHaveRecordedCalls(
    spy, fileID: callSite.fileID, filePath: callSite.filePath, line: callSite.line,
    column: callSite.column)
}

/// Reports a failure at `file` and `line` unless a static or class member of a fake received a
/// call.
@_documentation(visibility: internal)
public func XCTAssertHaveRecordedCalls<Spy: Spyable>(
  _ spy: Spy.Type,
  file: StaticString,
  line: UInt
) {
  let callSite = CallSite(file: file, line: line)
  expectHaveRecordedCalls(
    spy, fileID: callSite.fileID, filePath: callSite.filePath, line: callSite.line,
    column: callSite.column)
}

/// Reports a failure at `file` and `line` if a fake received a call.
@_documentation(visibility: internal)
public func XCTAssertHaveNoRecordedCalls<Spy: Spyable>(
  _ spy: Spy,
  file: StaticString,
  line: UInt
) {
  let callSite = CallSite(file: file, line: line)
  expectHaveNoRecordedCalls(
    spy, fileID: callSite.fileID, filePath: callSite.filePath, line: callSite.line,
    column: callSite.column)
}

/// Reports a failure at `file` and `line` if a static or class member of a fake received a
/// call.
@_documentation(visibility: internal)
public func XCTAssertHaveNoRecordedCalls<Spy: Spyable>(
  _ spy: Spy.Type,
  file: StaticString,
  line: UInt
) {
  let callSite = CallSite(file: file, line: line)
  expectHaveNoRecordedCalls(
    spy, fileID: callSite.fileID, filePath: callSite.filePath, line: callSite.line,
    column: callSite.column)
}

/// Reports a failure at `file` and `line` unless calls were received one after the other.
@_documentation(visibility: internal)
public func XCTAssertHaveReceivedInOrder(
  _ calls: any VerifiableCall...,
  file: StaticString,
  line: UInt
) {
  verifyInOrder(
    calls, at: CallSite(file: file, line: line))
}

/// Reports a failure at `file` and `line` if fakes received calls that no assertion has
/// verified.
@_documentation(visibility: internal)
public func XCTAssertNoMoreInteractions(
  _ spies: any Spyable...,
  file: StaticString,
  line: UInt
) {
  verifyNoMoreInteractions(
    with: spies, at: CallSite(file: file, line: line))
}

/// Reports a failure at `file` and `line` if static members received calls that no assertion
/// has verified.
@_documentation(visibility: internal)
public func XCTAssertNoMoreInteractions(
  _ spies: any Spyable.Type...,
  file: StaticString,
  line: UInt
) {
  verifyNoMoreInteractions(
    with: spies, at: CallSite(file: file, line: line))
}

/// Reports a failure at `file` and `line` unless a member of a generated fake was called.
@_documentation(visibility: internal)
public func XCTAssertHaveReceived(
  _ call: some VerifiableCall,
  times: CountSpecifier? = nil,
  file: StaticString,
  line: UInt
) {
  verify(
    call.expectation(isWaiting: false), counts: times,
    at: CallSite(file: file, line: line))
}

/// Reports a failure at `file` and `line` if a member of a generated fake was called.
@_documentation(visibility: internal)
public func XCTAssertHaveNotReceived(
  _ call: some VerifiableCall,
  times: CountSpecifier? = nil,
  file: StaticString,
  line: UInt
) {
  verifyNotReceived(
    call.expectation(isWaiting: false), counts: times,
    at: CallSite(file: file, line: line))
}
