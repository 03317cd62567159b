/// Skips the rest of the test if a condition holds.
///
/// - Parameters:
///   - condition: The condition.
///   - reason: Why the test is skipped; reports show it.
/// - Throws: ``TestSkip``, or the error that the condition throws.
public func SkipIf(_ condition: @autoclosure () throws -> Bool, _ reason: String) throws {
  #if LITMUS_RUNNER
  if try condition() { throw TestSkip(reason) }
  #endif
}

/// Skips the rest of the test unless a condition holds.
///
/// - Parameters:
///   - condition: The condition.
///   - reason: Why the test is skipped; reports show it.
/// - Throws: ``TestSkip``, or the error that the condition throws.
public func SkipUnless(_ condition: @autoclosure () throws -> Bool, _ reason: String) throws {
  #if LITMUS_RUNNER
  if try !condition() { throw TestSkip(reason) }
  #endif
}
