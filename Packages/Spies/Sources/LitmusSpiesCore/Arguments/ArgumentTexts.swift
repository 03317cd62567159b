internal import LitmusReporting

/// An argument as failures show it; `nil` and closures have texts of their own.
func argumentText(_ argument: Any?) -> String {
  guard let argument else { return "nil" }
  let text = failureText(of: argument)
  return text == "(Function)" ? "a closure" : text
}

/// Arguments as they stand behind a function's name: `with "x", true`, or nothing.
func argumentsText(_ arguments: some Collection<Any?>) -> String {
  guard !arguments.isEmpty else { return "" }
  return " with " + arguments.map { argumentText($0) }.joined(separator: ", ")
}

/// A value with its type, as in `"x" (String)`.
func typedText(_ value: Any?) -> String {
  guard let value else { return "nil" }
  return "\(argumentText(value)) (\(type(of: value)))"
}

/// A number with its noun, as in `1 time` and `2 times`.
func plural(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}
