internal import LitmusHarness
internal import LitmusReporting
public import LitmusSpiesCore
public import Testing

/// Reports a failure if a function or property of a fake was called; the form with a `sourceLocation`.
///
/// A fake that is `nil` is a failure too. As in SpryKit.
///
/// - Parameters:
///   - spyable: The fake.
///   - function: The function or property.
///   - arguments: The expected arguments; if none are given, calls with any arguments match.
///   - countSpecifier: The expected number of such calls; at least one by default.
///   - times: Another name for `countSpecifier`.
///   - sourceLocation: The location of the failure; the caller's by default.
/// - Returns: Whether the assertion passed.
@discardableResult
public func expectHaveNotReceived<Spy: Spyable>(
  _ spyable: Spy?,
  _ function: Spy.Function,
  with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil,
  times: CountSpecifier? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  let callSite = CallSite(sourceLocation)
  guard let spyable else {
    return reportMissingFake(of: function.rawValue, at: callSite)
  }
  return verifyNotReceived(
    ExpectedCall(spyable, function, with: arguments), counts: countSpecifier, times,
    at: callSite)
}

/// Reports a failure if a static or class function or property of a fake was called; the form with a `sourceLocation`.
///
/// A fake that is `nil` is a failure too. As in SpryKit.
///
/// - Parameters:
///   - spyable: The fake's type.
///   - function: The function or property.
///   - arguments: The expected arguments; if none are given, calls with any arguments match.
///   - countSpecifier: The expected number of such calls; at least one by default.
///   - times: Another name for `countSpecifier`.
///   - sourceLocation: The location of the failure; the caller's by default.
/// - Returns: Whether the assertion passed.
@discardableResult
public func expectHaveNotReceived<Spy: Spyable>(
  _ spyable: Spy.Type?,
  _ function: Spy.ClassFunction,
  with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil,
  times: CountSpecifier? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  let callSite = CallSite(sourceLocation)
  guard let spyable else {
    return reportMissingFake(of: function.rawValue, at: callSite)
  }
  return verifyNotReceived(
    ExpectedCall(spyable, function, with: arguments), counts: countSpecifier, times,
    at: callSite)
}
