internal import LitmusHarness
internal import LitmusReporting
public import LitmusSpiesCore
public import Testing

/// Reports a failure unless a function or property of a fake was called, for helpers of Swift
/// Testing's tests.
///
/// - Parameters:
///   - spy: The fake.
///   - function: The function or property.
///   - arguments: The expected arguments; if none are given, calls with any arguments match.
///   - countSpecifier: The expected number of such calls; at least one by default.
///   - times: Another name for `countSpecifier`, as in SpryKit.
///   - sourceLocation: The location of the failure.
/// - Returns: Whether the assertion passed.
@_documentation(visibility: internal)
@discardableResult
public func expectHaveReceived<Spy: Spyable>(
  _ spy: Spy,
  _ function: Spy.Function,
  with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil,
  times: CountSpecifier? = nil,
  sourceLocation: SourceLocation
) -> Bool {
  verify(
    ExpectedCall(spy, function, with: arguments), counts: countSpecifier, times,
    at: CallSite(sourceLocation))
}

/// Reports a failure unless a static or class member of a fake was called, for helpers of Swift
/// Testing's tests.
///
/// - Parameters:
///   - spy: The fake's type.
///   - function: The function or property.
///   - arguments: The expected arguments; if none are given, calls with any arguments match.
///   - countSpecifier: The expected number of such calls; at least one by default.
///   - times: Another name for `countSpecifier`, as in SpryKit.
///   - sourceLocation: The location of the failure.
/// - Returns: Whether the assertion passed.
@_documentation(visibility: internal)
@discardableResult
public func expectHaveReceived<Spy: Spyable>(
  _ spy: Spy.Type,
  _ function: Spy.ClassFunction,
  with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil,
  times: CountSpecifier? = nil,
  sourceLocation: SourceLocation
) -> Bool {
  verify(
    ExpectedCall(spy, function, with: arguments), counts: countSpecifier, times,
    at: CallSite(sourceLocation))
}

/// Reports a failure if a function or property of a fake was called, for helpers of Swift Testing's
/// tests.
///
/// - Parameters:
///   - spy: The fake.
///   - function: The function or property.
///   - arguments: The expected arguments; if none are given, calls with any arguments match.
///   - countSpecifier: The number of such calls that is a failure; at least one by default.
///   - times: Another name for `countSpecifier`, as in SpryKit.
///   - sourceLocation: The location of the failure.
/// - Returns: Whether the assertion passed.
@_documentation(visibility: internal)
@discardableResult
public func expectHaveNotReceived<Spy: Spyable>(
  _ spy: Spy,
  _ function: Spy.Function,
  with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil,
  times: CountSpecifier? = nil,
  sourceLocation: SourceLocation
) -> Bool {
  verifyNotReceived(
    ExpectedCall(spy, function, with: arguments), counts: countSpecifier, times,
    at: CallSite(sourceLocation))
}

/// Reports a failure if a static or class member of a fake was called, for helpers of Swift
/// Testing's tests.
///
/// - Parameters:
///   - spy: The fake's type.
///   - function: The function or property.
///   - arguments: The expected arguments; if none are given, calls with any arguments match.
///   - countSpecifier: The number of such calls that is a failure; at least one by default.
///   - times: Another name for `countSpecifier`, as in SpryKit.
///   - sourceLocation: The location of the failure.
/// - Returns: Whether the assertion passed.
@_documentation(visibility: internal)
@discardableResult
public func expectHaveNotReceived<Spy: Spyable>(
  _ spy: Spy.Type,
  _ function: Spy.ClassFunction,
  with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil,
  times: CountSpecifier? = nil,
  sourceLocation: SourceLocation
) -> Bool {
  verifyNotReceived(
    ExpectedCall(spy, function, with: arguments), counts: countSpecifier, times,
    at: CallSite(sourceLocation))
}

/// Reports a failure unless calls were received one after the other, for helpers of Swift Testing's
/// tests.
///
/// - Parameters:
///   - calls: The calls in the order in which they are expected. Repeat a call that is expected several times.
///   - sourceLocation: The location of the failure.
@_documentation(visibility: internal)
public func expectHaveReceivedInOrder(
  _ calls: any VerifiableCall...,
  sourceLocation: SourceLocation
) {
  verifyInOrder(
    calls, at: CallSite(sourceLocation))
}

/// Reports a failure unless a fake received a call, for helpers of Swift Testing's tests.
///
/// - Parameters:
///   - spy: The fake.
///   - sourceLocation: The location of the failure.
@_documentation(visibility: internal)
public func expectHaveRecordedCalls<Spy: Spyable>(
  _ spy: Spy,
  sourceLocation: SourceLocation
) {
  let callSite = CallSite(sourceLocation)
  expectHaveRecordedCalls(
    spy, fileID: callSite.fileID, filePath: callSite.filePath, line: callSite.line,
    column: callSite.column)
}

/// Reports a failure unless a static or class member of a fake received a call, for helpers of
/// Swift Testing's tests.
///
/// - Parameters:
///   - spy: The fake's type.
///   - sourceLocation: The location of the failure.
@_documentation(visibility: internal)
public func expectHaveRecordedCalls<Spy: Spyable>(
  _ spy: Spy.Type,
  sourceLocation: SourceLocation
) {
  let callSite = CallSite(sourceLocation)
  expectHaveRecordedCalls(
    spy, fileID: callSite.fileID, filePath: callSite.filePath, line: callSite.line,
    column: callSite.column)
}

/// Reports a failure if a fake received a call, for helpers of Swift Testing's tests.
///
/// - Parameters:
///   - spy: The fake.
///   - sourceLocation: The location of the failure.
@_documentation(visibility: internal)
public func expectHaveNoRecordedCalls<Spy: Spyable>(
  _ spy: Spy,
  sourceLocation: SourceLocation
) {
  let callSite = CallSite(sourceLocation)
  expectHaveNoRecordedCalls(
    spy, fileID: callSite.fileID, filePath: callSite.filePath, line: callSite.line,
    column: callSite.column)
}

/// Reports a failure if a static or class member of a fake received a call, for helpers of Swift
/// Testing's tests.
///
/// - Parameters:
///   - spy: The fake's type.
///   - sourceLocation: The location of the failure.
@_documentation(visibility: internal)
public func expectHaveNoRecordedCalls<Spy: Spyable>(
  _ spy: Spy.Type,
  sourceLocation: SourceLocation
) {
  let callSite = CallSite(sourceLocation)
  expectHaveNoRecordedCalls(
    spy, fileID: callSite.fileID, filePath: callSite.filePath, line: callSite.line,
    column: callSite.column)
}

/// Reports a failure if fakes received calls that no assertion has verified, for helpers of Swift
/// Testing's tests.
///
/// - Parameters:
///   - spies: The fakes.
///   - sourceLocation: The location of the failure.
@_documentation(visibility: internal)
public func expectNoMoreInteractions(
  _ spies: any Spyable...,
  sourceLocation: SourceLocation
) {
  verifyNoMoreInteractions(
    with: spies, at: CallSite(sourceLocation))
}

/// Reports a failure if static members received calls that no assertion has verified, for helpers
/// of Swift Testing's tests.
///
/// - Parameters:
///   - spies: The fakes' types.
///   - sourceLocation: The location of the failure.
@_documentation(visibility: internal)
public func expectNoMoreInteractions(
  _ spies: any Spyable.Type...,
  sourceLocation: SourceLocation
) {
  verifyNoMoreInteractions(
    with: spies, at: CallSite(sourceLocation))
}

/// Reports a failure unless a member of a generated fake was called, for helpers of Swift Testing's
/// tests.
///
/// - Parameters:
///   - call: The calls, as in `fake.calls.load(id: "1")`.
///   - times: The expected number of such calls; at least one by default.
///   - sourceLocation: The location of the failure.
@_documentation(visibility: internal)
public func expectHaveReceived(
  _ call: some VerifiableCall,
  times: CountSpecifier? = nil,
  sourceLocation: SourceLocation
) {
  verify(
    call.expectation(isWaiting: false), counts: times,
    at: CallSite(sourceLocation))
}

/// Reports a failure if a member of a generated fake was called, for helpers of Swift Testing's
/// tests.
///
/// - Parameters:
///   - call: The calls, as in `fake.calls.load(id: "1")`.
///   - times: The number of such calls that is a failure; at least one by default.
///   - sourceLocation: The location of the failure.
@_documentation(visibility: internal)
public func expectHaveNotReceived(
  _ call: some VerifiableCall,
  times: CountSpecifier? = nil,
  sourceLocation: SourceLocation
) {
  verifyNotReceived(
    call.expectation(isWaiting: false), counts: times,
    at: CallSite(sourceLocation))
}
