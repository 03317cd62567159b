#if LITMUS_REPORTING && !LITMUS_FAKES
/// A reported failure: what happened, where, and details that help to understand it.
public struct ReportedFailure: Sendable {
  /// What was observed and what was expected.
  public var message: String
  /// Where the failure is shown.
  public var callSite: CallSite
  /// The difference between the expected and the actual value, a line each, if there is one.
  public var difference: String?
  /// The error that was thrown, if one was.
  public var error: (any Error)?
  /// The text that rendering left out parts of, without the omissions; `nil` if it left out none.
  @_spi(Litmus) public private(set) var unabridgedText: String?

  /// Makes a failure.
  ///
  /// - Parameters:
  ///   - message: What was observed and what was expected.
  ///   - callSite: Where the failure is shown.
  ///   - difference: The difference between the expected and the actual value, a line each; none by default.
  ///   - error: The error that was thrown; none by default.
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

  /// Makes a failure from a message and a difference that are rendered with the limits of failures.
  ///
  /// - Parameters:
  ///   - callSite: Where the failure is shown.
  ///   - error: The error that was thrown, if one was.
  ///   - render: Renders the message and the difference; called again with higher limits if they omit
  ///     something.
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
    unabridgedText = attached.map { Self.text($0.message, $0.difference) }
  }

  /// Makes a failure from a message that is rendered with the limits of failures, if there is a
  /// failure.
  ///
  /// - Parameters:
  ///   - callSite: Where the failure is shown.
  ///   - message: Renders the message; `nil` if there is no failure.
  @_spi(Litmus)
  public init?(callSite: CallSite, message: () -> String?) {
    let (shown, attached) = FailureLimits.render { message()?.shortened() }
    guard let shown else { return nil }
    self.init(message: shown, callSite: callSite)
    unabridgedText = attached ?? nil
  }

  /// The message with the difference below it.
  public var text: String { Self.text(message, difference) }

  /// The text that XCTest and Swift Testing show.
  ///
  /// If the message or the difference has more than 16,000 bytes, its middle is omitted, and the text
  /// says so.
  @_spi(LitmusHarness) public var shownText: String {
    Self.text(message.shortened(), difference?.shortened())
  }

  /// All that there is to say, if XCTest and Swift Testing show less of it; `nil` if they show all.
  ///
  /// If the test framework supports attachments, it is attached to the test as `failure.txt`.
  public var wholeText: String? { unabridgedText ?? (shownText == text ? nil : text) }

  private static func text(_ message: String, _ difference: String?) -> String {
    difference.map { "\(message)\n\($0)" } ?? message
  }
}

extension ReportedFailure: CustomStringConvertible {
  /// The call site and the text.
  public var description: String { "\(callSite): \(text)" }
}

extension String {
  /// The message of a failure of work that a test began before its end.
  @_spi(LitmusHarness)
  public func begun(in test: String) -> String { "Begun in \(test), which had ended: \(self)" }
}

/// The limits on how much of values and lists a failure shows; the middle of anything longer is
/// omitted.
///
/// The whole text goes to an attachment, whose own limits only protect the process.
@_spi(Litmus)
public struct FailureLimits: Sendable {
  /// The maximum number of bytes in the text of one value.
  public var value = 4_000
  /// The maximum number of lines in a list.
  public var list = 100
  /// The maximum number of bytes in a whole text.
  public var text = 16_000
  /// The maximum number of characters in the text of a value that has a difference below it.
  public var textAboveDifference = 200
  /// The maximum number of parts; of a value with more, only the first parts are shown.
  var parts = 500
  /// Whether something was omitted, if that is recorded.
  var omission: Locked<Bool>?

  /// The limits for the text that is being rendered.
  @TaskLocal public static var current = FailureLimits()

  /// The number of bytes by which a text may exceed a limit, because the note about the omission is
  /// about as long.
  static let note = 64

  private static let attached = FailureLimits(
    value: 1_000_000, list: 10_000, text: 10_000_000, textAboveDifference: .max, parts: 100_000)

  /// Whether the text that is being rendered omits something.
  public var hasOmitted: Bool { omission?.withLock { $0 } ?? false }

  /// Records that something was omitted.
  func recordOmission() { omission?.withLock { $0 = true } }

  /// Renders something as a failure shows it, and again for an attachment if that omitted something.
  ///
  /// - Parameter render: The closure that renders it; called once or twice.
  /// - Returns: What a failure shows, and what an attachment contains; the latter is `nil` if the
  ///   failure shows everything.
  static func render<Rendered>(
    _ render: () -> Rendered
  ) -> (shown: Rendered, attached: Rendered?) {
    let omission = Locked(false)
    let shown = $current.withValue(FailureLimits(omission: omission), operation: render)
    guard omission.withLock({ $0 }) else { return (shown, nil) }
    return (shown, $current.withValue(attached, operation: render))
  }
}
#endif
