#if LITMUS_REPORTING && !LITMUS_FAKES
/// The reason why an assertion fails.
@_spi(Litmus)
public struct Mismatch {
  private let error: (any Error)?
  /// Renders the failure text, and the difference if there is one.
  private let render: () -> (text: String, difference: String?)

  /// Makes a mismatch from its failure text.
  public init(_ text: @autoclosure @escaping () -> String, error: (any Error)? = nil) {
    self.init(error: error) { (text(), nil) }
  }

  /// Makes a mismatch that renders its failure text and a difference.
  public init(
    error: (any Error)? = nil, render: @escaping () -> (text: String, difference: String?)
  ) {
    self.error = error
    self.render = render
  }

  /// Makes the mismatch of an error that was thrown unexpectedly.
  public init(thrown error: any Error) {
    self.init("\(thrownErrorText(of: error)), but expected none", error: error)
  }

  /// Reports the mismatch, with the user's message appended to its text.
  public func report(_ message: String?, at callSite: CallSite) {
    reportFailure(
      ReportedFailure(callSite: callSite, error: error) {
        let (text, difference) = render()
        return (text.followed(by: message), difference)
      })
  }
}

extension String {
  /// Returns an assertion's own text, followed by the user's message if there is one.
  @_spi(Litmus)
  public func followed(by message: String?) -> String {
    guard let message, !message.isEmpty else { return self }
    return "\(self) - \(message)"
  }

  /// Returns the text itself, or its beginning if it is too long for a line that is followed by a
  /// difference.
  @_spi(Litmus)
  public func cut(above difference: String?) -> String {
    let limit = FailureLimits.current.textAboveDifference
    // The number of UTF-8 bytes is known, and is never smaller than that of characters.
    return difference == nil || utf8.count <= limit || count <= limit ? self : prefix(limit) + "…"
  }
}
#endif
