#if LITMUS_REPORTING && !LITMUS_FAKES
/// Returns a value's description, with the elements of sets and dictionaries in ascending order.
///
/// Their own order differs in each process, and for equal values in one process, so that one failure would have
/// several texts. Elements and keys are compared by `<` or, if their type has none, by their texts. Optionals,
/// arrays, sets and dictionaries may contain others, and so may structures, tuples and enumerations without
/// descriptions of their own.
///
/// - Parameters:
///   - value: The value.
///   - level: The number of values around it. Values in the tenth are shown as Swift describes them, so
///     that deep ones do not use up the stack.
/// - Returns: The description.
func sortedText(of value: Any, level: Int = 0) -> String {
  // A cast of the value itself would unwrap it.
  let sorted = level < 10 ? type(of: value) as? any SortedText.Type : nil
  if let text = sorted?.text(of: value, level) { return text }
  if level < 10, let mirror = LargeValueText.parts(of: value),
    let text = partsText(of: mirror, isPart: level > 0, { partText($0, level) })
  {
    return text
  }
  return level == 0 ? String(describing: value) : String(reflecting: value)
}

/// Returns the text of a structure, a tuple or an enumeration, as Swift describes it; `nil` for any other value.
///
/// - Parameters:
///   - mirror: The mirror of the value.
///   - isPart: Whether the value is part of another one, where Swift shows whole names of types.
///   - text: Returns the text of a part.
func partsText(of mirror: Mirror, isPart: Bool, _ text: (Any) -> String) -> String? {
  let type = mirror.subjectType
  let name = isPart ? String(reflecting: type) : String(describing: type)
  switch mirror.displayStyle {
  case .tuple:
    let fields = mirror.children.map { child in
      (child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? "") + text(child.value)
    }
    return "(\(fields.joined(separator: ", ")))"
  case .struct:
    let fields = mirror.children.compactMap { child in
      child.label.map { "\($0): \(text(child.value))" }
    }
    return "\(name)(\(fields.joined(separator: ", ")))"
  case .enum:
    // The only child is the case with its associated values; several of them are a tuple.
    guard let child = mirror.children.first, let label = child.label else { return nil }
    let values = text(child.value)
    let isTuple = Mirror(reflecting: child.value).displayStyle == .tuple && values.hasPrefix("(")
    return (isPart ? "\(name)." : "") + label + (isTuple ? values : "(\(values))")
  default: return nil
  }
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
  sortedText(of: part, level: level + 1)
}

/// A set or a dictionary.
protocol UnorderedElements {
  /// Returns a number of elements, which are the same for equal collections.
  func first(_ count: Int) -> [Any]
}

extension Set: UnorderedElements {
  func first(_ count: Int) -> [Any] { smallest(count, by: \.self) }
}

extension Dictionary: UnorderedElements {
  func first(_ count: Int) -> [Any] { smallest(count, by: \.key) }
}

extension Sequence {
  /// Returns the elements, sorted by keys that need not be comparable.
  fileprivate func sorted<Key>(by key: (Element) -> Key) -> [Element] {
    if let type = Key.self as? any Comparable.Type { return sorted(as: type, by: key) }
    return sorted(as: String.self) { partText(key($0), 0) }
  }

  /// Returns the elements with the smallest keys, sorted by them.
  ///
  /// Keys that are not comparable are chosen by their hash values, because their texts would take too long to make.
  fileprivate func smallest<Key: Hashable>(_ count: Int, by key: (Element) -> Key) -> [Element] {
    let type = Key.self as? any Comparable.Type
    let elements =
      type.map { smallest(count, as: $0, by: key) }
      ?? smallest(count, as: Int.self) { key($0).hashValue }
    return elements.sorted(by: key)
  }

  private func smallest<Key: Comparable>(
    _ count: Int, as _: Key.Type, by key: (Element) -> Any
  ) -> [Element] {
    var smallest: [(key: Key, element: Element)] = []
    for element in self {
      guard let key = key(element) as? Key else { continue }
      if smallest.count == count {
        guard key < smallest[count - 1].key else { continue }
        smallest.removeLast()
      }
      smallest.insert((key, element), at: smallest.firstIndex { key < $0.key } ?? smallest.count)
    }
    return smallest.map(\.element)
  }

  private func sorted<Key: Comparable>(as _: Key.Type, by key: (Element) -> Any) -> [Element] {
    compactMap { element in (key(element) as? Key).map { (key: $0, element: element) } }
      .sorted { $0.key < $1.key }
      .map(\.element)
  }
}
#endif
