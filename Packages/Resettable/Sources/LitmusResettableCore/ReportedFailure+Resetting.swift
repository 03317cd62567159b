internal import LitmusReporting

extension ReportedFailure {
  /// The failure if `onReset` threw.
  static func resetting(
    _ value: Any, threw error: any Error, at callSite: CallSite
  ) -> ReportedFailure {
    ReportedFailure(
      message: "Resetting \(typeName(of: value)) threw \(error), but expected no error",
      callSite: callSite,
      error: error
    )
  }

  /// The failure if `onReset` cannot be called without suspending.
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

  /// The failure if what is no object is to be checked for leaks.
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
