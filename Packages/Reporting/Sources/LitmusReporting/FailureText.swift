#if LITMUS_REPORTING && !LITMUS_FAKES
internal import Foundation

/// Returns the text of a value in a failure message.
///
/// Strings and characters are in double quotes, with `\"`, `\n`, `\r` and `\t` for a double quotation mark, line feed,
/// carriage return and tab, as ExpectToEventuallyEqual shows them. Other characters that are invisible
/// or look like a space are written as `\u{a0}`, also within other values. `Data` is shown with its first bytes, as in
/// `5 bytes "hello"` or `2 bytes 0x00ff`. Sets and dictionaries have their elements in ascending order.
/// Everything else is shown as Swift describes it. If a value has more than 500 parts, only the first
/// are shown; if its text has more than 4,000 bytes, the middle is omitted, and the text says so.
///
/// ```swift
/// assert(failureText(of: "a \"b\"\n") == #""a \"b\"\n""#)
/// assert(failureText(of: 2) == "2")
/// ```
///
/// - Parameter value: The value.
/// - Returns: The text, which contains no line break if the value is a string.
public func failureText<Value>(of value: Value) -> String {
  let character = (value as? Character).map { String($0) }
  guard let string = character ?? value as? any StringProtocol else {
    if let bytes = bytesText(value) { return bytes }
    return (LargeValueText.of(value) ?? String(describing: value))
      .shortened(to: FailureLimits.current.value).withoutTypeAddresses.escapingHiddenCharacters()
  }
  let characters = String(string).shortened(to: FailureLimits.current.value).unicodeScalars
  return "\"" + characters.map { $0.escaped() }.joined() + "\""
}

/// Returns the text of a value without the `Optional(…)` around it, if it is optional.
///
/// - Parameter value: The value.
/// - Returns: The text of what is inside, as ``failureText(of:)`` returns it; `nil` for no value.
@_spi(Litmus)
public func failureText(ofUnwrapped value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return failureText(of: value) }
  return mirror.children.first.map { failureText(ofUnwrapped: $0.value) } ?? "nil"
}

/// Returns a number with a noun, as in `1 test` and `2 tests`.
@_spi(Litmus)
public func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

extension String {
  /// Returns the text with escapes for characters that are invisible or look like a space, except for line
  /// feeds.
  func escapingHiddenCharacters() -> String {
    // Most texts have none, and a wait describes each value that it sees.
    if utf8.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0x0A }) { return self }
    return unicodeScalars.map { $0.isHidden && $0 != "\n" ? $0.escaped() : String($0) }.joined()
  }

  /// Whether a reader cannot tell the text from another: whether both are the same without the characters that
  /// only change how others look.
  func looksLike(_ other: String) -> Bool { visible == other.visible }

  private var visible: String {
    let isASCII = utf8.allSatisfy { $0 < 0x80 }
    return isASCII ? self : String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isJoiner }))
  }
}

extension Unicode.Scalar {
  /// The character in a quoted string: with an escape if it cannot be seen, or, if the text must be unambiguous,
  /// if it is a backslash or not an ASCII character.
  func escaped(isUnambiguous: Bool = false) -> String {
    switch self {
    case "\\" where isUnambiguous: "\\\\"
    case "\"": "\\\""
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case _ where isHidden || isUnambiguous && !isASCII: "\\u{\(String(value, radix: 16))}"
    default: String(self)
    }
  }

  /// Whether the character is not visible itself, but part of what some scripts and emoji look like.
  fileprivate var isJoiner: Bool {
    value == 0x200C || value == 0x200D || (0xE0020...0xE007F).contains(value)
      || properties.isVariationSelector || properties.isDefaultIgnorableCodePoint
  }

  /// Whether the character is invisible or looks like a space.
  fileprivate var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .spaceSeparator: self != " "
    case .format: value != 0x200C && value != 0x200D && !(0xE0020...0xE007F).contains(value)
    default: false
    }
  }
}

extension String {
  /// Returns the text or, if it is too long, its beginning and end with a note of how much is omitted
  /// between them.
  ///
  /// - Parameter limit: The maximum number of bytes, not counting a few dozen for the note.
  @_spi(Litmus)
  public func shortened(to limit: Int = FailureLimits.current.text) -> String {
    // A text that has been shortened is not shortened again.
    guard utf8.count > limit + FailureLimits.note else { return self }
    FailureLimits.current.recordOmission()
    let start = boundary(at: limit * 3 / 4)
    let end = boundary(at: utf8.count - limit / 4)
    let omitted = utf8.distance(from: start, to: end)
    return "\(self[..<start]) … \(omitted) bytes not shown … \(self[end...])"
  }

  /// Returns the index after a number of bytes, or the nearest character boundary before it.
  private func boundary(at offset: Int) -> Index {
    // An index within a character counts as that of the character.
    index(before: index(after: utf8.index(startIndex, offsetBy: offset)))
  }
}

extension RandomAccessCollection {
  /// Returns a line for each element or, if there are too many, for the first and the last, with a note
  /// of how many are omitted.
  ///
  /// - Parameters:
  ///   - noun: The noun for an element, as in `call`.
  ///   - line: Returns the line for an element.
  @_spi(Litmus)
  public func shortened(countedAs noun: String, line: (Element) -> String) -> [String] {
    let limit = FailureLimits.current.list
    let omitted = count - limit
    guard omitted > 0 else { return map(line) }
    FailureLimits.current.recordOmission()
    let half = limit / 2
    let note = "  … \(counted(omitted, noun)) not shown"
    return prefix(half).map(line) + [note] + suffix(half).map(line)
  }
}

extension String {
  /// The description of a value without the addresses by which Swift tells private and local types apart.
  ///
  /// `MyApp.(unknown context at $10a3f).Cart` becomes `MyApp.Cart`. The address differs in each process.
  @_spi(Litmus)
  public var withoutTypeAddresses: String {
    // The search takes a quarter of a millisecond, and a wait describes each value that it sees.
    guard utf8.contains(UInt8(ascii: "$")) else { return self }
    return replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
  }
}

/// Returns the text of an error in a failure message; a case of an enumeration includes its type, as in
/// `StoreError.full`.
@_spi(Litmus)
public func errorText(of error: (any Error)?) -> String {
  guard let error = error as Any? else { return "nil" }
  let text = LargeValueText.of(error) ?? String(describing: error)
  let describesItself =
    error is any CustomStringConvertible || error is any CustomDebugStringConvertible
  let isCase = !describesItself && Mirror(reflecting: error).displayStyle == .enum
  // The description of a reported error is a predicate, if it has one.
  let prefix = describesItself && error is any ReportedError ? "\(type(of: error)), which " : ""
  return (prefix + (isCase ? "\(type(of: error))." : "") + text)
    .shortened(to: FailureLimits.current.value).withoutTypeAddresses
}

/// Returns what a failure says about a thrown error, as in `Error StoreError.full was thrown`.
@_spi(Litmus)
public func thrownErrorText(of error: any Error) -> String {
  let text = errorText(of: error)
  // The text of a Foundation error begins with the word.
  return (text.hasPrefix("Error ") ? text : "Error \(text)") + " was thrown"
}

/// Returns the text of `Data` for failures, as in `5 bytes "hello"` and `2 bytes 0x00ff`; `nil` for any other value.
///
/// Swift describes it by its size alone.
func bytesText(_ value: Any) -> String? {
  guard let data = value as? Data else { return nil }
  let shown = data.prefix(shownByteCount)
  let rest = shown.count < data.count ? "…" : ""
  let isText = shown.allSatisfy { $0 >= 0x20 || [0x09, 0x0A, 0x0D].contains($0) }
  // The last character may be cut.
  let lengths = isText ? 0...(rest.isEmpty ? 0 : 3) : nil
  let text = lengths?.lazy.compactMap { String(validating: shown.dropLast($0), as: UTF8.self) }
    .first
  let preview = text.map { failureText(of: $0) } ?? shown.hexadecimal
  return "\(counted(data.count, "byte"))\(data.isEmpty ? "" : " \(preview)")\(rest)"
}

/// The maximum number of bytes that are shown.
private let shownByteCount = 64

extension Sequence<UInt8> {
  /// The bytes in hexadecimal notation, as in `0x00ff`.
  @_spi(Litmus)
  public var hexadecimal: String {
    "0x" + map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
#endif
