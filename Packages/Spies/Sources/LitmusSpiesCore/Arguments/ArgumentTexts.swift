@_spi(Litmus) internal import LitmusReporting

/// An argument as failures show it; `nil`, closures and bytes have texts of their own.
func argumentText(_ argument: Any?) -> String {
  guard let argument else { return "nil" }
  if let bytes = bytesText(argument) { return bytes }
  let text = failureText(of: argument)
  return text == "(Function)" ? "a closure" : text
}

/// A call as failures show it: `move("x", to: 1)`, or `title with "x"` where the name has no labels.
func callText(_ function: String, _ arguments: some Collection<Any?>) -> String {
  guard !arguments.isEmpty else { return function }
  let texts = arguments.map { argumentText($0) }
  guard let (name, labels) = nameAndLabels(of: function) else {
    return "\(function) with \(texts.joined(separator: ", "))"
  }
  let labelled = texts.enumerated().map { index, text in
    index < labels.count && labels[index] != "_" ? "\(labels[index]): \(text)" : text
  }
  return "\(name)(\(labelled.joined(separator: ", ")))"
}

/// The two parts of `move(_:to:)`; `nil` for a property, or a signature that has types.
private func nameAndLabels(of function: String) -> (name: Substring, labels: [Substring])? {
  guard let parenthesis = function.lastIndex(of: "("), function.hasSuffix(")") else { return nil }
  let labels = function[parenthesis...].dropFirst().dropLast()
  guard labels.isEmpty || labels.last == ":", !labels.contains(" ") else { return nil }
  return (function[..<parenthesis], labels.split(separator: ":"))
}

/// A value with its type, as in `"x" (String)`.
func typedText(_ value: Any?) -> String {
  guard let value else { return "nil" }
  return "\(argumentText(value)) (\(type(of: value)))"
}

/// Two values that are not equal, with their types if these differ, or if the values look the same.
func mismatchTexts(actual: Any?, expected: Any?) -> (actual: String, expected: String) {
  guard let some = flattened(actual), let other = flattened(expected) else {
    return (argumentText(actual), argumentText(expected))
  }
  guard type(of: some) == type(of: other) else { return (typedText(some), typedText(other)) }
  let texts = (actual: argumentText(actual), expected: argumentText(expected))
  guard texts.actual == texts.expected else {
    return (texts.actual, texts.expected + (bytesDifference(some, other) ?? ""))
  }
  let isPlainObject = type(of: other) is AnyObject.Type && !(other is any Equatable)
  return (
    typedText(some),
    isPlainObject
      ? "another instance; \(type(of: other)) has no ==" : "another that looks the same"
  )
}

/// A number with its noun, as in `1 time` and `2 times`.
func plural(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}
