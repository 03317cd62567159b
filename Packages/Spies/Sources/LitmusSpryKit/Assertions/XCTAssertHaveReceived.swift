internal import LitmusReporting
public import LitmusFakes

/// Reports a failure unless a function or property of a fake was called; the form with `file` and `line`.
///
/// A fake that is `nil` is a failure too. As in SpryKit.
///
/// - Parameters:
///   - spyable: The fake.
///   - function: The function or property.
///   - arguments: The expected arguments; if none are given, calls with any arguments match.
///   - countSpecifier: The expected number of such calls; at least one by default.
///   - times: Another name for `countSpecifier`.
///   - file: The file of the failure; the caller's by default.
///   - line: The line in it.
/// - Returns: Whether the assertion passed.
@discardableResult
public func XCTAssertHaveReceived<Spy: Spyable>(
  _ spyable: Spy?,
  _ function: Spy.Function,
  with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil,
  times: CountSpecifier? = nil,
  file: StaticString = #filePath,
  line: UInt = #line
) -> Bool {
  let callSite = CallSite(file: file, line: line)
  guard let spyable else {
    return reportMissingFake(of: function.rawValue, at: callSite)
  }
  return verify(
    ExpectedCall(spyable, function, with: arguments), counts: countSpecifier, times,
    at: callSite)
}

/// Reports a failure unless a static or class function or property of a fake was called; the form with `file` and `line`.
///
/// A fake that is `nil` is a failure too. As in SpryKit.
///
/// - Parameters:
///   - spyable: The fake's type.
///   - function: The function or property.
///   - arguments: The expected arguments; if none are given, calls with any arguments match.
///   - countSpecifier: The expected number of such calls; at least one by default.
///   - times: Another name for `countSpecifier`.
///   - file: The file of the failure; the caller's by default.
///   - line: The line in it.
/// - Returns: Whether the assertion passed.
@discardableResult
public func XCTAssertHaveReceived<Spy: Spyable>(
  _ spyable: Spy.Type?,
  _ function: Spy.ClassFunction,
  with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil,
  times: CountSpecifier? = nil,
  file: StaticString = #filePath,
  line: UInt = #line
) -> Bool {
  let callSite = CallSite(file: file, line: line)
  guard let spyable else {
    return reportMissingFake(of: function.rawValue, at: callSite)
  }
  return verify(
    ExpectedCall(spyable, function, with: arguments), counts: countSpecifier, times,
    at: callSite)
}

/// Reports a failure if a function or property of a fake was called; the form with `file` and `line`.
///
/// A fake that is `nil` is a failure too. As in SpryKit.
///
/// - Parameters:
///   - spyable: The fake.
///   - function: The function or property.
///   - arguments: The expected arguments; if none are given, calls with any arguments match.
///   - countSpecifier: The expected number of such calls; at least one by default.
///   - times: Another name for `countSpecifier`.
///   - file: The file of the failure; the caller's by default.
///   - line: The line in it.
/// - Returns: Whether the assertion passed.
@discardableResult
public func XCTAssertHaveNotReceived<Spy: Spyable>(
  _ spyable: Spy?,
  _ function: Spy.Function,
  with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil,
  times: CountSpecifier? = nil,
  file: StaticString = #filePath,
  line: UInt = #line
) -> Bool {
  let callSite = CallSite(file: file, line: line)
  guard let spyable else {
    return reportMissingFake(of: function.rawValue, at: callSite)
  }
  return verifyNotReceived(
    ExpectedCall(spyable, function, with: arguments), counts: countSpecifier, times,
    at: callSite)
}

/// Reports a failure if a static or class function or property of a fake was called; the form with `file` and `line`.
///
/// A fake that is `nil` is a failure too. As in SpryKit.
///
/// - Parameters:
///   - spyable: The fake's type.
///   - function: The function or property.
///   - arguments: The expected arguments; if none are given, calls with any arguments match.
///   - countSpecifier: The expected number of such calls; at least one by default.
///   - times: Another name for `countSpecifier`.
///   - file: The file of the failure; the caller's by default.
///   - line: The line in it.
/// - Returns: Whether the assertion passed.
@discardableResult
public func XCTAssertHaveNotReceived<Spy: Spyable>(
  _ spyable: Spy.Type?,
  _ function: Spy.ClassFunction,
  with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil,
  times: CountSpecifier? = nil,
  file: StaticString = #filePath,
  line: UInt = #line
) -> Bool {
  let callSite = CallSite(file: file, line: line)
  guard let spyable else {
    return reportMissingFake(of: function.rawValue, at: callSite)
  }
  return verifyNotReceived(
    ExpectedCall(spyable, function, with: arguments), counts: countSpecifier, times,
    at: callSite)
}

/// Reports a failure unless a fake received a call; the form with `file` and `line`.
///
/// - Parameters:
///   - spyable: The fake.
///   - file: The file of the failure; the caller's by default.
///   - line: The line in it.
@_disfavoredOverload
public func XCTAssertHaveRecordedCalls<Spy: Spyable>(
  _ spyable: Spy?,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let callSite = CallSite(file: file, line: line)
  guard let spyable else {
    _ = reportMissingFake(at: callSite)
    return
  }
  report(spyable.spyRecord.noCallMessage, at: callSite)
}

/// Reports a failure unless a static or class member of a fake received a call; the form with `file` and `line`.
///
/// - Parameters:
///   - spyable: The fake's type.
///   - file: The file of the failure; the caller's by default.
///   - line: The line in it.
@_disfavoredOverload
public func XCTAssertHaveRecordedCalls<Spy: Spyable>(
  _ spyable: Spy.Type?,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let callSite = CallSite(file: file, line: line)
  guard let spyable else {
    _ = reportMissingFake(at: callSite)
    return
  }
  report(spyable.classSpyRecordIfUsed.noCallMessage, at: callSite)
}

/// Reports a failure if a fake received a call; the form with `file` and `line`.
///
/// - Parameters:
///   - spyable: The fake.
///   - file: The file of the failure; the caller's by default.
///   - line: The line in it.
@_disfavoredOverload
public func XCTAssertHaveNoRecordedCalls<Spy: Spyable>(
  _ spyable: Spy?,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let callSite = CallSite(file: file, line: line)
  guard let spyable else {
    _ = reportMissingFake(at: callSite)
    return
  }
  report(spyable.spyRecord.anyCallMessage, at: callSite)
}

/// Reports a failure if a static or class member of a fake received a call; the form with `file` and `line`.
///
/// - Parameters:
///   - spyable: The fake's type.
///   - file: The file of the failure; the caller's by default.
///   - line: The line in it.
@_disfavoredOverload
public func XCTAssertHaveNoRecordedCalls<Spy: Spyable>(
  _ spyable: Spy.Type?,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let callSite = CallSite(file: file, line: line)
  guard let spyable else {
    _ = reportMissingFake(at: callSite)
    return
  }
  report(spyable.classSpyRecordIfUsed.anyCallMessage, at: callSite)
}
