/// Shows a value as a failure message does.
///
/// Strings stand in double quotes, with `\"`, `\n`, `\r` and `\t` for a double quotation mark, line
/// feed, carriage return and tab, as ExpectToEventuallyEqual shows them. Everything else stands as
/// Swift describes it.
///
/// ```swift
/// assert(failureText(of: "a \"b\"\n") == #""a \"b\"\n""#)
/// assert(failureText(of: 2) == "2")
/// ```
///
/// - Parameter value: The value.
/// - Returns: The text, which holds no line break if the value is a string.
public func failureText<Value>(of value: Value) -> String {
  guard let string = value as? any StringProtocol else { return String(describing: value) }
  var text = "\""
  for character in String(string).unicodeScalars {
    switch character {
    case "\"": text += "\\\""
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    default: text.unicodeScalars.append(character)
    }
  }
  return text + "\""
}
