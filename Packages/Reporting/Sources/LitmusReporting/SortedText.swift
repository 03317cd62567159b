/// Returns a value's description, with the elements of sets and dictionaries in ascending order.
///
/// Their own order differs in each process, so that one failure would have another text in each run.
/// Elements and keys are compared by `<` or, if their type has none, by their texts. Optionals, arrays,
/// sets and dictionaries may contain others.
///
/// - Parameter value: The value.
/// - Returns: The description; `nil` if the value is of another type.
func sortedText(of value: Any) -> String? {
  // A cast of the value itself would unwrap it.
  (type(of: value) as? any SortedText.Type)?.text(of: value)
}

/// A set, a dictionary, or a type that may contain one.
private protocol SortedText {
  var sortedText: String { get }
}

extension SortedText {
  fileprivate static func text(of value: Any) -> String? { (value as? Self)?.sortedText }
}

extension Optional: SortedText {
  fileprivate var sortedText: String { map { "Optional(\(elementText($0)))" } ?? "nil" }
}

extension Array: SortedText {
  fileprivate var sortedText: String { list(map { elementText($0) }) }
}

extension Set: SortedText {
  fileprivate var sortedText: String { list(sorted(by: \.self).map { elementText($0) }) }
}

extension Dictionary: SortedText {
  fileprivate var sortedText: String {
    let entries = sorted(by: \.key).map { "\(elementText($0.key)): \(elementText($0.value))" }
    return isEmpty ? "[:]" : list(entries)
  }
}

private func list(_ texts: [String]) -> String { "[\(texts.joined(separator: ", "))]" }

private func elementText(_ value: Any) -> String {
  sortedText(of: value) ?? String(reflecting: value)
}

extension Sequence {
  /// Returns the elements, sorted by keys that need not be comparable.
  fileprivate func sorted<Key>(by key: (Element) -> Key) -> [Element] {
    if let type = Key.self as? any Comparable.Type { return sorted(as: type, by: key) }
    return sorted(as: String.self) { elementText(key($0)) }
  }

  private func sorted<Key: Comparable>(as _: Key.Type, by key: (Element) -> Any) -> [Element] {
    compactMap { element in (key(element) as? Key).map { (key: $0, element: element) } }
      .sorted { $0.key < $1.key }
      .map(\.element)
  }
}
