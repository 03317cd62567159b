internal import LitmusHarness
internal import LitmusReporting
public import LitmusSpiesCore
public import Testing

// Each function has the parameters of the one of its name that takes no location, which documents them.

/// Reports a failure at `sourceLocation` unless a function or property of a fake was called.
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

/// Reports a failure at `sourceLocation` unless a static or class member of a fake was called.
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

/// Reports a failure at `sourceLocation` if a function or property of a fake was called.
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

/// Reports a failure at `sourceLocation` if a static or class member of a fake was called.
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

/// Reports a failure at `sourceLocation` unless calls were received one after the other.
@_documentation(visibility: internal)
public func expectHaveReceivedInOrder(
  _ calls: any VerifiableCall...,
  sourceLocation: SourceLocation
) {
  verifyInOrder(
    calls, at: CallSite(sourceLocation))
}

/// Reports a failure at `sourceLocation` unless a fake received a call.
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

/// Reports a failure at `sourceLocation` unless a static or class member of a fake received a
/// call.
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

/// Reports a failure at `sourceLocation` if a fake received a call.
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

/// Reports a failure at `sourceLocation` if a static or class member of a fake received a call.
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

/// Reports a failure at `sourceLocation` if fakes received calls that no assertion has
/// verified.
@_documentation(visibility: internal)
public func expectNoMoreInteractions(
  _ spies: any Spyable...,
  sourceLocation: SourceLocation
) {
  verifyNoMoreInteractions(
    with: spies, at: CallSite(sourceLocation))
}

/// Reports a failure at `sourceLocation` if static members received calls that no assertion has
/// verified.
@_documentation(visibility: internal)
public func expectNoMoreInteractions(
  _ spies: any Spyable.Type...,
  sourceLocation: SourceLocation
) {
  verifyNoMoreInteractions(
    with: spies, at: CallSite(sourceLocation))
}

/// Reports a failure at `sourceLocation` unless a member of a generated fake was called.
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

/// Reports a failure at `sourceLocation` if a member of a generated fake was called.
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
