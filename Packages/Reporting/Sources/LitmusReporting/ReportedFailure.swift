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
  /// What an attachment holds of what the message and the difference leave out.
  private var attached: String?

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

  /// Makes a failure of what is rendered with the limits that a failure has.
  ///
  /// - Parameters:
  ///   - callSite: Where the failure is shown.
  ///   - error: The error that was thrown, if one was.
  ///   - render: Renders message and difference; called again, with higher limits, if they leave something
  ///     out.
  @_spi(Litmus)
  public init(
    callSite: CallSite,
    error: (any Error)? = nil,
    render: () -> (message: String, difference: String?)
  ) {
    let (shown, attached) = FailureLimits.render {
      let (message, difference) = render()
      return (message: message.shortened(), difference: difference?.shortened())
    }
    self.init(
      message: shown.message, callSite: callSite, difference: shown.difference, error: error)
    self.attached = attached.map { Self.text($0.message, $0.difference) }
  }

  /// Makes a failure of what is rendered with the limits that a failure has, if there is one.
  ///
  /// - Parameters:
  ///   - callSite: Where the failure is shown.
  ///   - message: Renders the message; `nil` if there is no failure.
  @_spi(Litmus)
  public init?(callSite: CallSite, message: () -> String?) {
    let (shown, attached) = FailureLimits.render { message()?.shortened() }
    guard let shown else { return nil }
    self.init(message: shown, callSite: callSite)
    self.attached = attached ?? nil
  }

  /// The message with the difference below it: the text that XCTest and Swift Testing show.
  ///
  /// Of a message or a difference of more than 16,000 bytes the middle is left out, which the text says.
  public var text: String { Self.text(message.shortened(), difference?.shortened()) }

  /// All that the text would hold if it left nothing out; `nil` if it leaves nothing out.
  ///
  /// Where a framework has attachments, the test gets it as `failure.txt`.
  public var wholeText: String? {
    if let attached { return attached }
    let whole = Self.text(message, difference)
    return whole == text ? nil : whole
  }

  private static func text(_ message: String, _ difference: String?) -> String {
    difference.map { "\(message)\n\($0)" } ?? message
  }
}

extension ReportedFailure: CustomStringConvertible {
  /// The call site and the text.
  public var description: String { "\(callSite): \(text)" }
}
