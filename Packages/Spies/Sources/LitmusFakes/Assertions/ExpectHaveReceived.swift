@_spi(Litmus) public import LitmusReporting

/// Reports a failure unless a function or property of a fake was called; the name for tests under Swift Testing.
///
/// ```swift
/// expectHaveReceived(fakeStore, .save, with: "x", countSpecifier: .exactly(1))
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
public func expectHaveReceived<Spy: Spyable>(
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
/// under Swift Testing.
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
public func expectHaveReceived<Spy: Spyable>(
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

/// Reports a failure if a function or property of a fake was called; the name for tests under Swift Testing.
///
/// ```swift
/// expectHaveNotReceived(fakeStore, .save, with: "x")
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
public func expectHaveNotReceived<Spy: Spyable>(
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

/// Reports a failure if a static or class function or property of a fake was called; the name for tests under
/// Swift Testing.
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
public func expectHaveNotReceived<Spy: Spyable>(
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
