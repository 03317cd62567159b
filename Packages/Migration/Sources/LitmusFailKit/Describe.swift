@_spi(Litmus) internal import LitmusReporting

/// Returns the text of a value in a failure message.
///
/// Strings are in double quotes, with `\"`, `\n`, `\r` and `\t` for a double quotation mark, line feed,
/// carriage return and tab. Optional values are shown without `Optional(…)`, and everything else as
/// Swift describes it. The middle of a very long text is omitted.
///
/// ```swift
/// assert(describe(42 as Int?) == "42")
/// assert(describe("a\tb") == #""a\tb""#)
/// ```
///
/// - Parameter value: The value.
/// - Returns: The text.
public func describe(_ value: Any) -> String { failureText(ofUnwrapped: value) }

/// Returns the text by which a user's message is appended to a failure's message.
///
/// ```swift
/// assert(messageSuffix("the answer") == " - the answer")
/// assert(messageSuffix("") == "" && messageSuffix(nil) == "")
/// ```
///
/// - Parameter message: The user's message.
/// - Returns: The message after a separator; an empty text for no message or an empty one.
public func messageSuffix(_ message: String?) -> String { "".followed(by: message) }
