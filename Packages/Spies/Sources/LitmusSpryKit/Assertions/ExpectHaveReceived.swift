internal import LitmusHarness
internal import LitmusReporting
public import LitmusFakes
public import Testing

/// Reports a failure unless a function or property of a fake was called; the form with a `sourceLocation`.
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
public func expectHaveReceived<Spy: Spyable>(
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
  return verify(
    ExpectedCall(spyable, function, with: arguments), counts: countSpecifier, times,
    at: callSite)
}

/// Reports a failure unless a static or class function or property of a fake was called; the form with a `sourceLocation`.
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
public func expectHaveReceived<Spy: Spyable>(
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
  return verify(
    ExpectedCall(spyable, function, with: arguments), counts: countSpecifier, times,
    at: callSite)
}

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

/// Reports a failure unless a fake received a call; the form with a message and a `sourceLocation`.
///
/// - Parameters:
///   - spyable: The fake.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure; the caller's by default.
@_disfavoredOverload
public func expectHaveRecordedCalls<Spy: Spyable>(
  _ spyable: Spy?,
  _ message: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let callSite = CallSite(sourceLocation)
  guard let spyable else {
    _ = reportMissingFake(at: callSite)
    return
  }
  report(spyable.spyRecord.noCallMessage.map { withMessage(message, $0) }, at: callSite)
}

/// Reports a failure unless a static or class member of a fake received a call; the form with a message and a `sourceLocation`.
///
/// - Parameters:
///   - spyable: The fake's type.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure; the caller's by default.
@_disfavoredOverload
public func expectHaveRecordedCalls<Spy: Spyable>(
  _ spyable: Spy.Type?,
  _ message: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let callSite = CallSite(sourceLocation)
  guard let spyable else {
    _ = reportMissingFake(at: callSite)
    return
  }
  report(spyable.classSpyRecordIfUsed.noCallMessage.map { withMessage(message, $0) }, at: callSite)
}

/// Reports a failure if a fake received a call; the form with a message and a `sourceLocation`.
///
/// - Parameters:
///   - spyable: The fake.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure; the caller's by default.
@_disfavoredOverload
public func expectHaveNoRecordedCalls<Spy: Spyable>(
  _ spyable: Spy?,
  _ message: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let callSite = CallSite(sourceLocation)
  guard let spyable else {
    _ = reportMissingFake(at: callSite)
    return
  }
  report(spyable.spyRecord.anyCallMessage.map { withMessage(message, $0) }, at: callSite)
}

/// Reports a failure if a static or class member of a fake received a call; the form with a message and a `sourceLocation`.
///
/// - Parameters:
///   - spyable: The fake's type.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure; the caller's by default.
@_disfavoredOverload
public func expectHaveNoRecordedCalls<Spy: Spyable>(
  _ spyable: Spy.Type?,
  _ message: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let callSite = CallSite(sourceLocation)
  guard let spyable else {
    _ = reportMissingFake(at: callSite)
    return
  }
  report(spyable.classSpyRecordIfUsed.anyCallMessage.map { withMessage(message, $0) }, at: callSite)
}

/// Returns a failure's text with the user's message appended to its first line.
private func withMessage(_ message: String?, _ text: String) -> String {
  guard let message, !message.isEmpty else { return text }
  let end = text.firstIndex(of: "\n") ?? text.endIndex
  return text[..<end] + " - \(message)" + text[end...]
}
