internal import LitmusReporting
public import LitmusFakes

extension Spyable {
  /// Records a call that needs no stub; the form with a `file`.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - file: The file of a failure.
  ///   - line: The line in it; the caller's by default.
  public func recordCall(
    functionName: String = #function,
    arguments: Any?...,
    file: String,
    line: Int = #line
  ) {
    spyMembers.call(functionName, arguments: arguments, at: CallSite(file: file, line: line))
      .finish()
  }

  /// Records a call of a static or class function that needs no stub; the form with a `file`.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - file: The file of a failure.
  ///   - line: The line in it; the caller's by default.
  public static func recordCall(
    functionName: String = #function,
    arguments: Any?...,
    file: String,
    line: Int = #line
  ) {
    classSpyMembers.call(
      functionName, arguments: arguments, at: CallSite(file: file, line: line)
    ).finish()
  }
}
