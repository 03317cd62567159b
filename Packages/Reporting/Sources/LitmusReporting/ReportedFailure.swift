/// A failure as it was reported: what happened, where, and what helps to understand it.
public struct ReportedFailure: Sendable {
  /// What was observed and what was expected.
  public var message: String
  /// Where the failure is shown.
  public var callSite: CallSite
  /// The difference between the expected and the actual value, a line each, if there is one.
  public var difference: String?
  /// The error that was thrown, if one was.
  public var error: (any Error)?

  /// Makes a failure.
  public init(
    message: String,
    callSite: CallSite,
    difference: String? = nil,
    error: (any Error)? = nil
  ) {
    self.message = message
    self.callSite = callSite
    self.difference = difference
    self.error = error
  }

  /// The message with the difference below it: the text that XCTest and Swift Testing show.
  public var text: String {
    difference.map { "\(message)\n\($0)" } ?? message
  }
}

extension ReportedFailure: CustomStringConvertible {
  /// The call site and the text.
  public var description: String { "\(callSite): \(text)" }
}
