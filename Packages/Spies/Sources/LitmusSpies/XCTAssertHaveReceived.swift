@_spi(Litmus) public import LitmusReporting
public import LitmusFakes

/// Reports a failure unless a function or property of a fake was called; the name for tests under XCTest.
///
/// ```swift
/// XCTAssertHaveReceived(fakeStore, .save, with: "x", countSpecifier: .exactly(1))
/// ```
///
/// - Parameters:
///   - spy: The fake.
///   - function: The function or property.
///   - arguments: The expected arguments; if none are given, calls with any arguments match.
///   - countSpecifier: The expected number of such calls; at least one by default.
///   - times: Another name for `countSpecifier`, as in SpryKit.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
/// - Returns: Whether the assertion passed.
@discardableResult
public func XCTAssertHaveReceived<Spy: Spyable>(
  _ spy: Spy,
  _ function: Spy.Function,
  with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil,
  times: CountSpecifier? = nil,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) -> Bool {
  verify(
    ExpectedCall(spy, function, with: arguments), counts: countSpecifier, times,
    at: CallSite(file, sourceLocation, fileID, filePath, line, column))
}

/// Reports a failure unless a static or class function or property of a fake was called; the name for tests
/// under XCTest.
///
/// - Parameters:
///   - spy: The fake's type.
///   - function: The function or property.
///   - arguments: The expected arguments; if none are given, calls with any arguments match.
///   - countSpecifier: The expected number of such calls; at least one by default.
///   - times: Another name for `countSpecifier`, as in SpryKit.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
/// - Returns: Whether the assertion passed.
@discardableResult
public func XCTAssertHaveReceived<Spy: Spyable>(
  _ spy: Spy.Type,
  _ function: Spy.ClassFunction,
  with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil,
  times: CountSpecifier? = nil,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) -> Bool {
  verify(
    ExpectedCall(spy, function, with: arguments), counts: countSpecifier, times,
    at: CallSite(file, sourceLocation, fileID, filePath, line, column))
}

/// Reports a failure if a function or property of a fake was called; the name for tests under XCTest.
///
/// ```swift
/// XCTAssertHaveNotReceived(fakeStore, .save, with: "x")
/// ```
///
/// - Parameters:
///   - spy: The fake.
///   - function: The function or property.
///   - arguments: The expected arguments; if none are given, calls with any arguments match.
///   - countSpecifier: The number of such calls that is a failure; at least one by default.
///   - times: Another name for `countSpecifier`, as in SpryKit.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
/// - Returns: Whether the assertion passed.
@discardableResult
public func XCTAssertHaveNotReceived<Spy: Spyable>(
  _ spy: Spy,
  _ function: Spy.Function,
  with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil,
  times: CountSpecifier? = nil,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) -> Bool {
  verifyNotReceived(
    ExpectedCall(spy, function, with: arguments), counts: countSpecifier, times,
    at: CallSite(file, sourceLocation, fileID, filePath, line, column))
}

/// Reports a failure if a static or class function or property of a fake was called; the name for tests under XCTest.
///
/// - Parameters:
///   - spy: The fake's type.
///   - function: The function or property.
///   - arguments: The expected arguments; if none are given, calls with any arguments match.
///   - countSpecifier: The number of such calls that is a failure; at least one by default.
///   - times: Another name for `countSpecifier`, as in SpryKit.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
/// - Returns: Whether the assertion passed.
@discardableResult
public func XCTAssertHaveNotReceived<Spy: Spyable>(
  _ spy: Spy.Type,
  _ function: Spy.ClassFunction,
  with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil,
  times: CountSpecifier? = nil,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) -> Bool {
  verifyNotReceived(
    ExpectedCall(spy, function, with: arguments), counts: countSpecifier, times,
    at: CallSite(file, sourceLocation, fileID, filePath, line, column))
}

/// Reports a failure unless a fake received a call; the name for tests under XCTest.
///
/// - Parameters:
///   - spy: The fake.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func XCTAssertHaveRecordedCalls<Spy: Spyable>(
  _ spy: Spy,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) {
  expectHaveRecordedCalls(
    spy, sourceLocation: CallSite(file, sourceLocation, fileID, filePath, line, column))
}

/// Reports a failure unless a static or class member of a fake received a call; the name for tests under XCTest.
///
/// - Parameters:
///   - spy: The fake's type.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func XCTAssertHaveRecordedCalls<Spy: Spyable>(
  _ spy: Spy.Type,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) {
  expectHaveRecordedCalls(
    spy, sourceLocation: CallSite(file, sourceLocation, fileID, filePath, line, column))
}

/// Reports a failure if a fake received a call; the name for tests under XCTest.
///
/// - Parameters:
///   - spy: The fake.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func XCTAssertHaveNoRecordedCalls<Spy: Spyable>(
  _ spy: Spy,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) {
  expectHaveNoRecordedCalls(
    spy, sourceLocation: CallSite(file, sourceLocation, fileID, filePath, line, column))
}

/// Reports a failure if a static or class member of a fake received a call; the name for tests under XCTest.
///
/// - Parameters:
///   - spy: The fake's type.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func XCTAssertHaveNoRecordedCalls<Spy: Spyable>(
  _ spy: Spy.Type,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) {
  expectHaveNoRecordedCalls(
    spy, sourceLocation: CallSite(file, sourceLocation, fileID, filePath, line, column))
}

/// Reports a failure unless calls were received one after the other; the name for tests under XCTest.
///
/// They may be calls of several fakes. Other calls may come between them.
///
/// ```swift
/// XCTAssertHaveReceivedInOrder(
///   FakeStore.received(.open),
///   fakeStore.received(.save, with: "x"),
///   fakeLog.received(.write, with: SpyArgument.anything)
/// )
/// ```
///
/// - Parameters:
///   - calls: The calls in the order in which they are expected. Repeat a call that is expected several times.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func XCTAssertHaveReceivedInOrder(
  _ calls: any VerifiableCall...,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) {
  verifyInOrder(
    calls, at: CallSite(file, sourceLocation, fileID, filePath, line, column))
}

/// Reports a failure if fakes received calls that no assertion has verified; the name for tests under XCTest.
///
/// ```swift
/// XCTAssertHaveReceived(fakeStore, .save, with: "x")
/// XCTAssertNoMoreInteractions(fakeStore)
/// ```
///
/// If an assertion that a call was received passes, also one that waits, it verifies all calls that meet its
/// conditions; an assertion about an order verifies one call for each step. `didCall` and all other
/// assertions verify no calls. Removing the recorded calls also removes what has been verified.
///
/// - Parameters:
///   - spies: The fakes.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func XCTAssertNoMoreInteractions(
  _ spies: any Spyable...,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) {
  verifyNoMoreInteractions(
    with: spies, at: CallSite(file, sourceLocation, fileID, filePath, line, column))
}

/// Reports a failure if static members received calls that no assertion has verified; the name for tests
/// under XCTest.
///
/// - Parameters:
///   - spies: The fakes' types.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func XCTAssertNoMoreInteractions(
  _ spies: any Spyable.Type...,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) {
  verifyNoMoreInteractions(
    with: spies, at: CallSite(file, sourceLocation, fileID, filePath, line, column))
}
