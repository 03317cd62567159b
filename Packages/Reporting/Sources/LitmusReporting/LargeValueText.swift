#if LITMUS_REPORTING && !LITMUS_FAKES
/// Texts for values with very many parts, made from their first parts only.
///
/// The whole text of 100,000 rows takes a second to make, and nobody reads it. An assertion that waits
/// evaluates its value repeatedly, so the cost must not grow with the size of the value.
enum LargeValueText {
  /// The number of elements that are shown of a large collection.
  private static let shownElements = 10
  /// A value of more levels than this is large, because its text would use up the stack of a thread.
  private static let maxLevels = 1_000

  /// Returns the text of a large value.
  ///
  /// - Parameter value: The value.
  /// - Returns: A text such as `[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, … 99990 more]`; `nil` if the value is not
  ///   large.
  static func of(_ value: Any) -> String? {
    let limit = FailureLimits.current.parts
    return has(moreThan: limit, in: value) ? preview(of: value, limit: limit) : nil
  }

  /// Returns whether a value has more than a number of parts, including the parts of parts.
  static func has(moreThan count: Int, in value: Any) -> Bool {
    var left = count
    subtractParts(of: value, from: &left)
    return left < 0
  }

  /// Subtracts the number of a value's parts from `left`, stopping when `left` is negative.
  private static func subtractParts(of value: Any, from left: inout Int, level: Int = 0) {
    guard let parts = parts(of: value) else { return }
    // A mirror would iterate over the whole collection to count it.
    if let collection = value as? any Collection, collection.count > left { left = -1 }
    if level > maxLevels { left = -1 }
    for part in parts.children {
      left -= 1
      guard left >= 0 else { return }
      subtractParts(of: part.value, from: &left, level: level + 1)
    }
  }

  /// Returns a value's parts, unless the value describes itself; a collection's description consists of
  /// its elements.
  private static func parts(of value: Any) -> Mirror? {
    if value is any StringProtocol || value is any Numeric { return nil }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection, .set, .dictionary: return mirror
    case nil, .class: return nil
    default:
      let describesItself =
        value is any CustomStringConvertible
        || value is any CustomDebugStringConvertible
      return describesItself && mirror.displayStyle != .optional ? nil : mirror
    }
  }

  /// Returns the text of a value: the whole one, unless the value has more parts than the limit.
  ///
  /// The limit is halved at each level. So the cost is bounded for values whose size is in their depth,
  /// such as linked lists, of which only the first levels are shown.
  private static func preview(of value: Any, limit: Int) -> String {
    guard has(moreThan: limit, in: value), let mirror = parts(of: value) else {
      return String(reflecting: value)
    }
    guard limit > 0 else {
      FailureLimits.current.omission?.occur()
      return "…"
    }
    let text = { preview(of: $0, limit: limit / 2) }
    switch mirror.displayStyle {
    case .collection, .set: return list(value, mirror, text)
    case .dictionary: return list(value, mirror) { entry(of: $0, text) }
    case .optional: return mirror.children.map { text($0.value) }.joined()
    case .tuple: return "(\(fields(mirror, text)))"
    case .enum:
      // The only child is the case with its associated values; several of them are a tuple.
      return mirror.children.map { child in
        let values = text(child.value)
        return (child.label ?? "") + (values.hasPrefix("(") ? values : "(\(values))")
      }
      .joined()
    default: return "\(mirror.subjectType)(\(fields(mirror, text)))"
    }
  }

  private static func fields(_ mirror: Mirror, _ text: (Any) -> String) -> String {
    mirror.children.map { child in
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " }
      return (label ?? "") + text(child.value)
    }
    .joined(separator: ", ")
  }

  private static func entry(of pair: Any, _ text: (Any) -> String) -> String {
    Mirror(reflecting: pair).children.map { text($0.value) }.joined(separator: ": ")
  }

  private static func list(
    _ value: Any, _ mirror: Mirror, _ text: (Any) -> String
  ) -> String {
    let shown = mirror.children.prefix(shownElements).map { text($0.value) }
    let count = (value as? any Collection)?.count ?? mirror.children.count
    let omitted = count - shown.count
    if omitted > 0 { FailureLimits.current.omission?.occur() }
    return "[\((shown + (omitted > 0 ? ["… \(omitted) more"] : [])).joined(separator: ", "))]"
  }
}
#endif
