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
  let swiftText = { level == 0 ? String(describing: value) : String(reflecting: value) }
  guard level < 10, let mirror = LargeValueText.parts(of: value) else { return swiftText() }
  let text = { (part: Any) in sortedText(of: part, level: level + 1) }
  switch (mirror.displayStyle, value) {
  case (.optional, _):
    return mirror.children.first.map { "Optional(\(text($0.value)))" } ?? "nil"
  case (.collection, is any ElementList):
    return list(mirror.children.map { text($0.value) })
  case (.set, let set as any UnorderedElements):
    let text = list(set.sorted().map(text))
    // As Swift describes it within another value.
    return level == 0 ? text : "Set(\(text))"
  case (.dictionary, let dictionary as any UnorderedElements):
    let entries = dictionary.sorted().map { LargeValueText.entry(of: $0, text) }
    return entries.isEmpty ? "[:]" : list(entries)
  default: return partsText(of: mirror, isPart: level > 0, text) ?? swiftText()
  }
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

private func list(_ texts: [String]) -> String { "[\(texts.joined(separator: ", "))]" }

/// A set or a dictionary.
protocol UnorderedElements {
  /// Returns the elements in ascending order, or a number of them, which are the same for equal collections.
  func sorted(first count: Int?) -> [Any]
}

extension UnorderedElements {
  fileprivate func sorted() -> [Any] { sorted(first: nil) }
}

extension Set: UnorderedElements {
  func sorted(first count: Int?) -> [Any] { sorted(first: count, by: \.self) }
}

extension Dictionary: UnorderedElements {
  func sorted(first count: Int?) -> [Any] { sorted(first: count, by: \.key) }
}

extension Sequence {
  /// Returns the elements, or those with the smallest keys, sorted by keys that need not be comparable.
  ///
  /// Of keys that are not comparable, the smallest have the smallest hash values, because their texts would take too
  /// long to make.
  fileprivate func sorted<Key: Hashable>(
    first count: Int?, by key: (Element) -> Key
  ) -> [Element] {
    let type = Key.self as? any Comparable.Type
    let elements = count.map { count in
      type.map { smallest(count, as: $0, by: key) }
        ?? smallest(count, as: Int.self) { key($0).hashValue }
    }
    let all = elements ?? Array(self)
    return type.map { all.sorted(as: $0, by: key) }
      ?? all.sorted(as: String.self) { sortedText(of: key($0), level: 1) }
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
