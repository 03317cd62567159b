@_spi(Litmus) internal import LitmusReporting

extension ReportedFailure {
  /// Returns the failure to report if `onReset` threw.
  static func resetting(
    _ value: Any, threw error: any Error, at callSite: CallSite
  ) -> ReportedFailure {
    ReportedFailure(
      message: """
        Resetting \(typeName(of: value)) threw \(errorText(of: error)), but expected no error
        """,
      callSite: callSite,
      error: error
    )
  }

  /// Returns the failure to report if `onReset` cannot be called without suspending.
  static func releasing<Value>(
    _ value: Value, without action: ResetAction<Value>, at callSite: CallSite
  ) -> ReportedFailure {
    let reason =
      if case .onMainActor = action { "belongs to the main actor" } else { "is asynchronous" }
    return ReportedFailure(
      message: """
        \(typeName(of: value)) was released without its onReset, which \(reason), but expected \
        that to be called before. To fix this, reset with "await"
        """,
      callSite: callSite
    )
  }

  /// Returns the failure to report if a subject is released before anything has reset it.
  static func releasedWithoutReset<Value>(_ value: Value, at callSite: CallSite) -> ReportedFailure
  {
    ReportedFailure(
      message: """
        \(typeName(of: value)) was released without its onReset, but expected that to be called \
        before. To fix this, add the trait .resetsResettables, or call reset()
        """,
      callSite: callSite
    )
  }

  /// Returns the failure to report if a test case still has a subject when it has been torn down.
  static func notReset<Value>(_ value: Value, at callSite: CallSite) -> ReportedFailure {
    ReportedFailure(
      message: """
        \(typeName(of: value)) was not reset after its test, but expected it to be. To fix this, \
        inherit from ResettableTestCase and call super in each tearDown(), or call \
        resetResettables(of: self) there
        """,
      callSite: callSite
    )
  }

  /// Returns the failure to report if a value that is not an object is to be checked for leaks.
  static func checkingValueType(of value: Any, at callSite: CallSite) -> ReportedFailure {
    ReportedFailure(
      message: """
        \(typeName(of: value)) is a value type, which cannot leak, but expected an object to \
        check for leaks. To fix this, remove "checksForLeaks: true"
        """,
      callSite: callSite
    )
  }
}
