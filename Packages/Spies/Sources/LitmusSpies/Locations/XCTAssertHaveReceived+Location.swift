internal import LitmusReporting
public import LitmusSpiesCore

/// Reports a failure unless a function or property of a fake was called, for helpers with XCTest's
/// location parameters.
///
/// - Parameters:
///   - spy: The fake.
///   - function: The function or property.
///   - arguments: The expected arguments; if none are given, calls with any arguments match.
///   - countSpecifier: The expected number of such calls; at least one by default.
///   - times: Another name for `countSpecifier`, as in SpryKit.
///   - file: The path of the file of the failure.
///   - line: The line in it.
/// - Returns: Whether the assertion passed.
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

/// Reports a failure unless a static or class member of a fake was called, for helpers with
/// XCTest's location parameters.
///
/// - Parameters:
///   - spy: The fake's type.
///   - function: The function or property.
///   - arguments: The expected arguments; if none are given, calls with any arguments match.
///   - countSpecifier: The expected number of such calls; at least one by default.
///   - times: Another name for `countSpecifier`, as in SpryKit.
///   - file: The path of the file of the failure.
///   - line: The line in it.
/// - Returns: Whether the assertion passed.
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

/// Reports a failure if a function or property of a fake was called, for helpers with XCTest's
/// location parameters.
///
/// - Parameters:
///   - spy: The fake.
///   - function: The function or property.
///   - arguments: The expected arguments; if none are given, calls with any arguments match.
///   - countSpecifier: The number of such calls that is a failure; at least one by default.
///   - times: Another name for `countSpecifier`, as in SpryKit.
///   - file: The path of the file of the failure.
///   - line: The line in it.
/// - Returns: Whether the assertion passed.
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

/// Reports a failure if a static or class member of a fake was called, for helpers with XCTest's
/// location parameters.
///
/// - Parameters:
///   - spy: The fake's type.
///   - function: The function or property.
///   - arguments: The expected arguments; if none are given, calls with any arguments match.
///   - countSpecifier: The number of such calls that is a failure; at least one by default.
///   - times: Another name for `countSpecifier`, as in SpryKit.
///   - file: The path of the file of the failure.
///   - line: The line in it.
/// - Returns: Whether the assertion passed.
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

/// Reports a failure unless a fake received a call, for helpers with XCTest's location parameters.
///
/// - Parameters:
///   - spy: The fake.
///   - file: The path of the file of the failure.
///   - line: The line in it.
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

/// Reports a failure unless a static or class member of a fake received a call, for helpers with
/// XCTest's location parameters.
///
/// - Parameters:
///   - spy: The fake's type.
///   - file: The path of the file of the failure.
///   - line: The line in it.
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

/// Reports a failure if a fake received a call, for helpers with XCTest's location parameters.
///
/// - Parameters:
///   - spy: The fake.
///   - file: The path of the file of the failure.
///   - line: The line in it.
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

/// Reports a failure if a static or class member of a fake received a call, for helpers with
/// XCTest's location parameters.
///
/// - Parameters:
///   - spy: The fake's type.
///   - file: The path of the file of the failure.
///   - line: The line in it.
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

/// Reports a failure unless calls were received one after the other, for helpers with XCTest's
/// location parameters.
///
/// - Parameters:
///   - calls: The calls in the order in which they are expected. Repeat a call that is expected several times.
///   - file: The path of the file of the failure.
///   - line: The line in it.
@_documentation(visibility: internal)
public func XCTAssertHaveReceivedInOrder(
  _ calls: any VerifiableCall...,
  file: StaticString,
  line: UInt
) {
  verifyInOrder(
    calls, at: CallSite(file: file, line: line))
}

/// Reports a failure if fakes received calls that no assertion has verified, for helpers with
/// XCTest's location parameters.
///
/// - Parameters:
///   - spies: The fakes.
///   - file: The path of the file of the failure.
///   - line: The line in it.
@_documentation(visibility: internal)
public func XCTAssertNoMoreInteractions(
  _ spies: any Spyable...,
  file: StaticString,
  line: UInt
) {
  verifyNoMoreInteractions(
    with: spies, at: CallSite(file: file, line: line))
}

/// Reports a failure if static members received calls that no assertion has verified, for helpers
/// with XCTest's location parameters.
///
/// - Parameters:
///   - spies: The fakes' types.
///   - file: The path of the file of the failure.
///   - line: The line in it.
@_documentation(visibility: internal)
public func XCTAssertNoMoreInteractions(
  _ spies: any Spyable.Type...,
  file: StaticString,
  line: UInt
) {
  verifyNoMoreInteractions(
    with: spies, at: CallSite(file: file, line: line))
}

/// Reports a failure unless a member of a generated fake was called, for helpers with XCTest's
/// location parameters.
///
/// - Parameters:
///   - call: The calls, as in `fake.calls.load(id: "1")`.
///   - times: The expected number of such calls; at least one by default.
///   - file: The path of the file of the failure.
///   - line: The line in it.
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

/// Reports a failure if a member of a generated fake was called, for helpers with XCTest's location
/// parameters.
///
/// - Parameters:
///   - call: The calls, as in `fake.calls.load(id: "1")`.
///   - times: The number of such calls that is a failure; at least one by default.
///   - file: The path of the file of the failure.
///   - line: The line in it.
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
