#if LITMUS_REPORTING && !LITMUS_FAKES
/// Returns a value's description, with the elements of sets and dictionaries in ascending order.
///
/// Their own order differs in each process, so that one failure would have another text in each run.
/// Elements and keys are compared by `<` or, if their type has none, by their texts. Optionals, arrays,
/// sets and dictionaries may contain others.
///
/// - Parameters:
///   - value: The value.
///   - level: The number of values around it. Values in the tenth are shown as Swift describes them, so
///     that deep ones do not use up the stack.
/// - Returns: The description; `nil` if the value is of another type.
func sortedText(of value: Any, level: Int = 0) -> String? {
  guard level < 10 else { return nil }
  // A cast of the value itself would unwrap it.
  return (type(of: value) as? any SortedText.Type)?.text(of: value, level)
}

/// A set, a dictionary, or a type that may contain one.
private protocol SortedText {
  func sortedText(_ level: Int) -> String
}

extension SortedText {
  fileprivate static func text(of value: Any, _ level: Int) -> String? {
    (value as? Self)?.sortedText(level)
  }
}

extension Optional: SortedText {
  fileprivate func sortedText(_ level: Int) -> String {
    map { "Optional(\(partText($0, level)))" } ?? "nil"
  }
}

extension Array: SortedText {
  fileprivate func sortedText(_ level: Int) -> String { list(map { partText($0, level) }) }
}

extension Set: SortedText {
  fileprivate func sortedText(_ level: Int) -> String {
    let text = list(sorted(by: \.self).map { partText($0, level) })
    // As Swift describes it within another value.
    return level == 0 ? text : "Set(\(text))"
  }
}

extension Dictionary: SortedText {
  fileprivate func sortedText(_ level: Int) -> String {
    let entries = sorted(by: \.key)
      .map { "\(partText($0.key, level)): \(partText($0.value, level))" }
    return isEmpty ? "[:]" : list(entries)
  }
}

private func list(_ texts: [String]) -> String { "[\(texts.joined(separator: ", "))]" }

/// Returns the description of a part of a value at a level.
private func partText(_ part: Any, _ level: Int) -> String {
  sortedText(of: part, level: level + 1) ?? String(reflecting: part)
}

extension Sequence {
  /// Returns the elements, sorted by keys that need not be comparable.
  fileprivate func sorted<Key>(by key: (Element) -> Key) -> [Element] {
    if let type = Key.self as? any Comparable.Type { return sorted(as: type, by: key) }
    return sorted(as: String.self) { partText(key($0), 0) }
  }

  private func sorted<Key: Comparable>(as _: Key.Type, by key: (Element) -> Any) -> [Element] {
    compactMap { element in (key(element) as? Key).map { (key: $0, element: element) } }
      .sorted { $0.key < $1.key }
      .map(\.element)
  }
}
#endif
