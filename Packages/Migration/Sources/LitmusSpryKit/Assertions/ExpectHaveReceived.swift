#if LITMUS_FAKES
internal import LitmusHarness
@_spi(Litmus) internal import LitmusFakes
@_spi(Litmus) internal import LitmusReporting
public import Testing

/// Checks that a fake has received a call as often as expected: at least once by default.
///
/// - Parameters:
///   - spyable: The fake.
///   - function: The function.
///   - arguments: The values or conditions of the arguments; none for all calls.
///   - countSpecifier: How often the call is expected.
///   - times: The same.
///   - sourceLocation: The location of a failure; the caller's by default.
/// - Returns: Whether it is so.
@discardableResult
public func expectHaveReceived<Spy: Spyable>(
  _ spyable: Spy?, _ function: Spy.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil, times: CountSpecifier? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  check(
    spyable.map { FakeSource($0) }, function, arguments, countSpecifier, times, isNegated: false,
    at: CallSite(sourceLocation))
}

/// Checks that a fake has received a call as often as expected: at least once by default, for a static function.
///
/// - Parameters:
///   - spyable: The fake's type.
///   - function: The function.
///   - arguments: The values or conditions of the arguments; none for all calls.
///   - countSpecifier: How often the call is expected.
///   - times: The same.
///   - sourceLocation: The location of a failure; the caller's by default.
/// - Returns: Whether it is so.
@discardableResult
public func expectHaveReceived<Spy: Spyable>(
  _ spyable: Spy.Type?, _ function: Spy.ClassFunction, with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil, times: CountSpecifier? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  check(
    spyable.map { FakeSource($0) }, function, arguments, countSpecifier, times, isNegated: false,
    at: CallSite(sourceLocation))
}

/// Checks that a fake has not received a call, or not as often as given.
///
/// - Parameters:
///   - spyable: The fake.
///   - function: The function.
///   - arguments: The values or conditions of the arguments; none for all calls.
///   - countSpecifier: How often the call is not expected.
///   - times: The same.
///   - sourceLocation: The location of a failure; the caller's by default.
/// - Returns: Whether it is so.
@discardableResult
public func expectHaveNotReceived<Spy: Spyable>(
  _ spyable: Spy?, _ function: Spy.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil, times: CountSpecifier? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  check(
    spyable.map { FakeSource($0) }, function, arguments, countSpecifier, times, isNegated: true,
    at: CallSite(sourceLocation))
}

/// Checks that a fake has not received a call, or not as often as given, for a static function.
///
/// - Parameters:
///   - spyable: The fake's type.
///   - function: The function.
///   - arguments: The values or conditions of the arguments; none for all calls.
///   - countSpecifier: How often the call is not expected.
///   - times: The same.
///   - sourceLocation: The location of a failure; the caller's by default.
/// - Returns: Whether it is so.
@discardableResult
public func expectHaveNotReceived<Spy: Spyable>(
  _ spyable: Spy.Type?, _ function: Spy.ClassFunction, with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil, times: CountSpecifier? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  check(
    spyable.map { FakeSource($0) }, function, arguments, countSpecifier, times, isNegated: true,
    at: CallSite(sourceLocation))
}

/// Checks that a fake has recorded calls.
///
/// - Parameters:
///   - spyable: The fake.
///   - message: The text to append to the failure's own.
///   - sourceLocation: The location of a failure; the caller's by default.
public func expectHaveRecordedCalls<Spy: Spyable>(
  _ spyable: Spy?, _ message: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  checkCalls(
    spyable.map { FakeSource($0) }, isNegated: false, message, at: CallSite(sourceLocation))
}

/// Checks that a fake has recorded calls of static functions.
///
/// - Parameters:
///   - spyable: The fake's type.
///   - message: The text to append to the failure's own.
///   - sourceLocation: The location of a failure; the caller's by default.
public func expectHaveRecordedCalls<Spy: Spyable>(
  _ spyable: Spy.Type?, _ message: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  checkCalls(
    spyable.map { FakeSource($0) }, isNegated: false, message, at: CallSite(sourceLocation))
}

/// Checks that a fake has recorded no calls.
///
/// - Parameters:
///   - spyable: The fake.
///   - message: The text to append to the failure's own.
///   - sourceLocation: The location of a failure; the caller's by default.
public func expectHaveNoRecordedCalls<Spy: Spyable>(
  _ spyable: Spy?, _ message: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  checkCalls(
    spyable.map { FakeSource($0) }, isNegated: true, message, at: CallSite(sourceLocation))
}

/// Checks that a fake has recorded no calls of static functions.
///
/// - Parameters:
///   - spyable: The fake's type.
///   - message: The text to append to the failure's own.
///   - sourceLocation: The location of a failure; the caller's by default.
public func expectHaveNoRecordedCalls<Spy: Spyable>(
  _ spyable: Spy.Type?, _ message: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  checkCalls(
    spyable.map { FakeSource($0) }, isNegated: true, message, at: CallSite(sourceLocation))
}
#endif
