#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakes
@_spi(Litmus) internal import LitmusReporting

/// Checks that a fake has received a call as often as expected: at least once by default.
///
/// - Parameters:
///   - spyable: The fake.
///   - function: The function.
///   - arguments: The values or conditions of the arguments; none for all calls.
///   - countSpecifier: How often the call is expected.
///   - times: The same.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
/// - Returns: Whether it is so.
@discardableResult
public func XCTAssertHaveReceived<Spy: Spyable>(
  _ spyable: Spy?, _ function: Spy.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil, times: CountSpecifier? = nil,
  file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  check(
    spyable.map { FakeSource($0) }, function, arguments, countSpecifier, times, isNegated: false,
    at: .current(file, line))
}

/// Checks that a fake has received a call as often as expected: at least once by default, for a static function.
///
/// - Parameters:
///   - spyable: The fake's type.
///   - function: The function.
///   - arguments: The values or conditions of the arguments; none for all calls.
///   - countSpecifier: How often the call is expected.
///   - times: The same.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
/// - Returns: Whether it is so.
@discardableResult
public func XCTAssertHaveReceived<Spy: Spyable>(
  _ spyable: Spy.Type?, _ function: Spy.ClassFunction, with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil, times: CountSpecifier? = nil,
  file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  check(
    spyable.map { FakeSource($0) }, function, arguments, countSpecifier, times, isNegated: false,
    at: .current(file, line))
}

/// Checks that a fake has not received a call, or not as often as given.
///
/// - Parameters:
///   - spyable: The fake.
///   - function: The function.
///   - arguments: The values or conditions of the arguments; none for all calls.
///   - countSpecifier: How often the call is not expected.
///   - times: The same.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
/// - Returns: Whether it is so.
@discardableResult
public func XCTAssertHaveNotReceived<Spy: Spyable>(
  _ spyable: Spy?, _ function: Spy.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil, times: CountSpecifier? = nil,
  file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  check(
    spyable.map { FakeSource($0) }, function, arguments, countSpecifier, times, isNegated: true,
    at: .current(file, line))
}

/// Checks that a fake has not received a call, or not as often as given, for a static function.
///
/// - Parameters:
///   - spyable: The fake's type.
///   - function: The function.
///   - arguments: The values or conditions of the arguments; none for all calls.
///   - countSpecifier: How often the call is not expected.
///   - times: The same.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
/// - Returns: Whether it is so.
@discardableResult
public func XCTAssertHaveNotReceived<Spy: Spyable>(
  _ spyable: Spy.Type?, _ function: Spy.ClassFunction, with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil, times: CountSpecifier? = nil,
  file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  check(
    spyable.map { FakeSource($0) }, function, arguments, countSpecifier, times, isNegated: true,
    at: .current(file, line))
}

/// Checks that a fake has recorded calls.
///
/// - Parameters:
///   - spyable: The fake.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
public func XCTAssertHaveRecordedCalls<Spy: Spyable>(
  _ spyable: Spy?, file: StaticString = #filePath, line: UInt = #line
) {
  checkCalls(
    spyable.map { FakeSource($0) }, isNegated: false, at: .current(file, line))
}

/// Checks that a fake has recorded calls of static functions.
///
/// - Parameters:
///   - spyable: The fake's type.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
public func XCTAssertHaveRecordedCalls<Spy: Spyable>(
  _ spyable: Spy.Type?, file: StaticString = #filePath, line: UInt = #line
) {
  checkCalls(
    spyable.map { FakeSource($0) }, isNegated: false, at: .current(file, line))
}

/// Checks that a fake has recorded no calls.
///
/// - Parameters:
///   - spyable: The fake.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
public func XCTAssertHaveNoRecordedCalls<Spy: Spyable>(
  _ spyable: Spy?, file: StaticString = #filePath, line: UInt = #line
) {
  checkCalls(
    spyable.map { FakeSource($0) }, isNegated: true, at: .current(file, line))
}

/// Checks that a fake has recorded no calls of static functions.
///
/// - Parameters:
///   - spyable: The fake's type.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
public func XCTAssertHaveNoRecordedCalls<Spy: Spyable>(
  _ spyable: Spy.Type?, file: StaticString = #filePath, line: UInt = #line
) {
  checkCalls(
    spyable.map { FakeSource($0) }, isNegated: true, at: .current(file, line))
}

/// Checks that a function was called, or was not, unless there is no fake.
func check(
  _ source: FakeSource?, _ function: some StringRepresentable, _ arguments: [Any?],
  _ countSpecifier: CountSpecifier?, _ times: CountSpecifier?, isNegated: Bool,
  at callSite: CallSite
) -> Bool {
  let expectation = source.map {
    SpryExpectation($0, function, arguments, countSpecifier, times)
  }
  let failure =
    expectation.map { isNegated ? $0.verifyNot() : $0.verify() }
    ?? "Looked for calls of \(function.rawValue), but the spyable is nil"
  if let failure { reportFailure(ReportedFailure(message: failure, callSite: callSite)) }
  return failure == nil
}

/// Checks whether there are calls, unless there is no fake.
func checkCalls(
  _ source: FakeSource?, isNegated: Bool, _ message: String? = nil, at callSite: CallSite
) {
  let count = source?.recordedCalls.count ?? 0
  var lines: [String] = []
  if let source {
    if let problem = source.problem {
      lines = [problem]
    } else if isNegated, count > 0 {
      lines = ["Received \(counted(count, "call")), but expected none"] + source.recordedLines
    } else if !isNegated, count == 0 {
      lines = ["Received no calls, but expected at least 1 call"]
    }
  } else {
    lines = ["Looked for recorded calls, but the spyable is nil"]
  }
  guard let first = lines.first else { return }
  lines[0] = first.followed(by: message)
  reportFailure(ReportedFailure(message: lines.joined(separator: "\n"), callSite: callSite))
}
#endif
