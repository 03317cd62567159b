#if LITMUS_FAKES
#if canImport(FoundationEssentials)
private import FoundationEssentials
#else
private import Foundation
#endif
@_spi(Litmus) internal import LitmusFakesReporting

/// Returns an argument's text for failures; `nil` and closures have special texts.
@_spi(Litmus)
public func argumentText(_ argument: Any?) -> String {
  guard let argument else { return "nil" }
  let text = failureText(of: argument)
  return text == "(Function)" ? "a closure" : text
}

/// Returns a call's text for failures: `move("x", to: 1)`, or `title with "x"` if the name has no labels.
@_spi(Litmus)
public func callText(_ function: String, _ arguments: some Collection<Any?>) -> String {
  guard !arguments.isEmpty else { return function }
  if function.hasSuffix(setterSuffix) {
    let arguments = Array(arguments)
    let assignment = ".set(\(argumentText(arguments[arguments.count - 1])))"
    return callText(String(function.dropLast(setterSuffix.count)), Array(arguments.dropLast()))
      + assignment
  }
  let texts = arguments.map { argumentText($0) }
  guard let (name, parameters) = nameAndLabels(of: function) else {
    return "\(function) with \(texts.joined(separator: ", "))"
  }
  var labels = parameters
  // A parameter pack, whose label ends with `...`, has any number of arguments, the first of which has the label.
  while let pack = labels.firstIndex(where: { $0.hasSuffix("...") }) {
    let unlabelled = repeatElement(Substring("_"), count: texts.count)
    let own = [labels[pack].dropLast(3)] + unlabelled
    labels.replaceSubrange(pack...pack, with: own.prefix(max(0, texts.count - labels.count + 1)))
  }
  let labelled = texts.enumerated().map { index, text in
    index < labels.count && labels[index] != "_" ? "\(labels[index]): \(text)" : text
  }
  return "\(name)(\(labelled.joined(separator: ", ")))"
}

/// The end of the name under which the calls of a setter are recorded.
private let setterSuffix = ".set(_:)"

/// Returns the two parts of `move(_:to:)`; `nil` for a property or a signature with types.
private func nameAndLabels(of function: String) -> (name: Substring, labels: [Substring])? {
  guard let parenthesis = function.lastIndex(of: "("), function.hasSuffix(")") else { return nil }
  let labels = function[parenthesis...].dropFirst().dropLast()
  guard labels.isEmpty || labels.last == ":", !labels.contains(" ") else { return nil }
  return (function[..<parenthesis], labels.split(separator: ":"))
}

/// Returns a value's text with its type, as in `"x" (String)`.
@_spi(Litmus)
public func typedText(_ value: Any?) -> String {
  guard let value else { return "nil" }
  return "\(argumentText(value)) (\(type(of: value)))"
}

/// Returns the texts of two unequal values, with their types if the types differ or the values look the same.
@_spi(Litmus)
public func mismatchTexts(actual: Any?, expected: Any?) -> (actual: String, expected: String) {
  guard let some = flattened(actual), let other = flattened(expected) else {
    let texts = (actual: argumentText(actual), expected: argumentText(expected))
    // Two optionals of optionals may both be `nil`, at different depths.
    guard texts.actual == texts.expected else { return texts }
    return (actual == nil ? "nil" : ".some(nil)", expected == nil ? "nil" : ".some(nil)")
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
      ? "another instance; \(type(of: other)) has no =="
      : "an unequal value with the same description"
  )
}

/// Returns a text about the first byte that differs, to append to both values; `nil` unless both are `Data`.
func bytesDifference(_ actual: Any, _ expected: Any) -> String? {
  guard let actual = actual as? Data, let expected = expected as? Data else { return nil }
  let number = numberOfFirstDifference(between: actual, and: expected)
  let place = "; byte \(number) is the first that differs"
  guard let byte = actual.dropFirst(number - 1).first,
    let expectedByte = expected.dropFirst(number - 1).first
  else { return place }
  return "\(place): \([byte].hexadecimal), but expected \([expectedByte].hexadecimal)"
}
#endif
