/// Texts for values with very many parts, made from their first parts only.
///
/// The whole text of 100,000 rows takes a second to make, and nobody reads it. An assertion that waits
/// evaluates its value repeatedly, so the cost must not grow with the size of the value.
enum LargeValueText {
  /// The number of elements that are shown of a large collection.
  private static let shownElements = 10

  /// Returns the text of a large value.
  ///
  /// - Parameter value: The value.
  /// - Returns: A text such as `[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, … 99990 more]`; `nil` if the value is not
  ///   large.
  static func of(_ value: Any) -> String? { isLarge(value) ? preview(of: value) : nil }

  /// Returns whether a value has more than a number of parts, including the parts of parts.
  static func has(moreThan count: Int, in value: Any) -> Bool {
    var left = count
    subtractParts(of: value, from: &left)
    return left < 0
  }

  private static func isLarge(_ value: Any) -> Bool {
    has(moreThan: FailureLimits.current.parts, in: value)
  }

  /// Subtracts the number of a value's parts from `left`, stopping when `left` is negative.
  private static func subtractParts(of value: Any, from left: inout Int) {
    guard let parts = parts(of: value) else { return }
    // A mirror would iterate over the whole collection to count it.
    if let collection = value as? any Collection, collection.count > left { left = -1 }
    for part in parts.children {
      left -= 1
      guard left >= 0 else { return }
      subtractParts(of: part.value, from: &left)
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

  private static func preview(of value: Any) -> String {
    guard isLarge(value), let mirror = parts(of: value) else { return String(reflecting: value) }
    switch mirror.displayStyle {
    case .collection, .set: return list(value, mirror) { preview(of: $0) }
    case .dictionary: return list(value, mirror) { entry(of: $0) }
    case .optional: return mirror.children.map { preview(of: $0.value) }.joined()
    default:
      let fields = mirror.children.map { child in
        (child.label.map { "\($0): " } ?? "") + preview(of: child.value)
      }
      return "\(mirror.subjectType)(\(fields.joined(separator: ", ")))"
    }
  }

  private static func entry(of pair: Any) -> String {
    Mirror(reflecting: pair).children.map { preview(of: $0.value) }.joined(separator: ": ")
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
