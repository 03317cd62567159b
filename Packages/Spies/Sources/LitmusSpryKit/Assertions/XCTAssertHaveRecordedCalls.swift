internal import LitmusReporting
public import LitmusSpiesCore

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
