/// Shows a value as a failure message does.
///
/// Strings stand in double quotes, with `\"`, `\n`, `\r` and `\t` for a double quotation mark, line
/// feed, carriage return and tab, as ExpectToEventuallyEqual shows them. Other characters that cannot be
/// seen, or be told from a space, are written as `\u{a0}`. Everything else stands as Swift describes it. Of
/// a value with more than 500 parts the first are shown, and of one with a text of more than 4,000 bytes
/// the middle is left out, which the text says.
///
/// ```swift
/// assert(failureText(of: "a \"b\"\n") == #""a \"b\"\n""#)
/// assert(failureText(of: 2) == "2")
/// ```
///
/// - Parameter value: The value.
/// - Returns: The text, which holds no line break if the value is a string.
public func failureText<Value>(of value: Value) -> String {
  guard let string = value as? any StringProtocol else {
    return (LargeValueText.of(value) ?? String(describing: value)).shortened(
      to: FailureLimits.current.value)
  }
  var text = "\""
  for character in String(string).shortened(to: FailureLimits.current.value).unicodeScalars {
    switch character {
    case "\"": text += "\\\""
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case _ where character.isHidden:
      text += "\\u{\(String(character.value, radix: 16))}"
    default: text.unicodeScalars.append(character)
    }
  }
  return text + "\""
}

extension Unicode.Scalar {
  /// Whether it cannot be seen, or be told from a space.
  fileprivate var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .spaceSeparator: self != " "
    // The joiners are part of what some scripts and emoji look like.
    case .format: value != 0x200C && value != 0x200D && !(0xE0020...0xE007F).contains(value)
    default: false
    }
  }
}

extension String {
  /// The text, or its beginning and its end with a note of what stands between them, if it is too long.
  ///
  /// - Parameter limit: The most bytes, but for a few dozen more with the note.
  @_spi(Litmus)
  public func shortened(to limit: Int = FailureLimits.current.text) -> String {
    // A text that has been shortened is not shortened again.
    guard utf8.count > limit + FailureLimits.note else { return self }
    FailureLimits.current.omission?.occur()
    let start = boundary(at: limit * 3 / 4)
    let end = boundary(at: utf8.count - limit / 4)
    let omitted = utf8.distance(from: start, to: end)
    return "\(self[..<start]) … \(omitted) bytes not shown … \(self[end...])"
  }

  /// The place of a number of bytes, or of the character before it.
  private func boundary(at offset: Int) -> Index {
    var index = utf8.index(startIndex, offsetBy: offset)
    while String.Index(index, within: self) == nil { index = utf8.index(before: index) }
    return index
  }
}

extension RandomAccessCollection {
  /// A line for each element, or for the first and the last, with a note of how many stand between them.
  ///
  /// - Parameters:
  ///   - noun: What an element is, as in `call`.
  ///   - line: Makes an element's line.
  @_spi(Litmus)
  public func shortened(countedAs noun: String, line: (Element) -> String) -> [String] {
    let limit = FailureLimits.current.list
    let omitted = count - limit
    guard omitted > 0 else { return map(line) }
    FailureLimits.current.omission?.occur()
    let half = limit / 2
    let note = "  … \(omitted) \(noun)\(omitted == 1 ? "" : "s") not shown"
    return prefix(half).map(line) + [note] + suffix(half).map(line)
  }
}
