#if LITMUS_REPORTING && !LITMUS_FAKES
/// Texts for values with very many parts, made from their first parts only.
///
/// The whole text of 100,000 rows takes a second to make, and nobody reads it. An assertion that waits
/// evaluates its value repeatedly, so the cost must not grow with the size of the value. Only sets and dictionaries
/// are searched, for the elements that are shown, which takes 15 ms for 100,000 elements.
enum LargeValueText {
  /// The number of elements that are shown of a large collection.
  private static let shownElements = 10
  /// A value of more levels than this is large, because its text would use up the stack of a thread.
  private static let maxLevels = 1_000

  /// Returns the text of a large value, or of one with parts whose order Swift does not determine.
  ///
  /// - Parameter value: The value.
  /// - Returns: A text such as `[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, … 99990 more]`; `nil` for any other
  ///   value, which Swift's own description shows.
  static func of(_ value: Any) -> String? {
    let limit = FailureLimits.current.parts
    let count = PartCount(of: value, limit: limit)
    if count.left < 0 { return preview(of: value, limit: limit) }
    return count.hasUnordered ? sortedText(of: value) : nil
  }

  /// Returns what a value has too much of for a dump, as in `more than 1000 parts`; `nil` if a dump can show it.
  ///
  /// A dump also has the parts of objects and of values that describe themselves, and the lines of texts. To compare
  /// 10,000 parts takes minutes, and 31 levels use up a stack of 512 kB.
  static func excess(of value: Any) -> String? {
    let maxParts = 1_000
    let maxLevels = 20
    var objects: Set<ObjectIdentifier> = []
    let count = PartCount(of: value, limit: maxParts, maxLevels: maxLevels) { part in
      if let text = part as? any StringProtocol {
        let lines = String(text).split(
          separator: "\n", maxSplits: maxParts, omittingEmptySubsequences: false)
        return lines.count > 1 ? Mirror(reflecting: lines) : nil
      }
      let mirror = Mirror(reflecting: part)
      guard mirror.displayStyle == .class else { return mirror.displayStyle.map { _ in mirror } }
      // A dump shows an object once.
      return objects.insert(ObjectIdentifier(part as AnyObject)).inserted ? mirror : nil
    }
    if count.isTooDeep { return "more than \(maxLevels) levels" }
    return count.left < 0 ? "more than \(maxParts) parts" : nil
  }

  /// A count of parts, which ends when `left` is negative.
  private struct PartCount {
    private(set) var left: Int
    private(set) var isTooDeep = false
    /// Whether a set or a dictionary is among the counted values.
    private(set) var hasUnordered = false

    /// Counts in a loop, because the stack of a thread may have no room for as many calls as a value has levels.
    init(
      of value: Any, limit: Int, maxLevels: Int = LargeValueText.maxLevels,
      parts: (Any) -> Mirror? = LargeValueText.parts
    ) {
      left = limit
      var rest = [(value: value, level: 0)]
      while let (value, level) = rest.popLast() {
        guard let mirror = parts(value) else { continue }
        if mirror.displayStyle == .set || mirror.displayStyle == .dictionary { hasUnordered = true }
        // A mirror would iterate over the whole collection to count it.
        if let collection = value as? any Collection, !(value is any StringProtocol),
          collection.count > left
        {
          left = -1
        }
        if level > maxLevels {
          left = -1
          isTooDeep = true
        }
        for part in sequence(first: mirror, next: \.superclassMirror).lazy.flatMap(\.children) {
          left -= 1
          guard left >= 0 else { return }
          rest.append((part.value, level + 1))
        }
      }
    }
  }

  /// Returns a value's parts, unless the value describes itself; a collection's description consists of
  /// its elements.
  static func parts(of value: Any) -> Mirror? {
    if value is any StringProtocol || value is any Numeric { return nil }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection, .set, .dictionary: return mirror
    case nil, .class: return nil
    default:
      let describesItself =
        value is any CustomStringConvertible
        || value is any CustomDebugStringConvertible
        || value is any TextOutputStreamable
      return describesItself && mirror.displayStyle != .optional ? nil : mirror
    }
  }

  /// Returns the text of a value: the whole one, unless the value has more parts than the limit.
  ///
  /// The limit is halved at each level. So the cost is bounded for values whose size is in their depth,
  /// such as linked lists, of which only the first levels are shown.
  private static func preview(of value: Any, limit: Int) -> String {
    guard PartCount(of: value, limit: limit).left < 0, let mirror = parts(of: value) else {
      return sortedText(of: value, level: 1)
    }
    guard limit > 0 else {
      FailureLimits.current.recordOmission()
      return "…"
    }
    let text = { preview(of: $0, limit: limit / 2) }
    switch mirror.displayStyle {
    case .collection, .set: return list(value, mirror, text)
    case .dictionary: return list(value, mirror) { entry(of: $0, text) }
    case .optional: return mirror.children.map { text($0.value) }.joined()
    default: return partsText(of: mirror, isPart: false, text) ?? String(reflecting: value)
    }
  }

  static func entry(of pair: Any, _ text: (Any) -> String) -> String {
    Mirror(reflecting: pair).children.map { text($0.value) }.joined(separator: ": ")
  }

  private static func list(
    _ value: Any, _ mirror: Mirror, _ text: (Any) -> String
  ) -> String {
    let elements =
      (value as? any UnorderedElements)?.sorted(first: shownElements)
      ?? mirror.children.prefix(shownElements).map(\.value)
    let shown = elements.map(text)
    let count = (value as? any Collection)?.count ?? mirror.children.count
    let omitted = count - shown.count
    if omitted > 0 { FailureLimits.current.recordOmission() }
    return "[\((shown + (omitted > 0 ? ["… \(omitted) more"] : [])).joined(separator: ", "))]"
  }
}
#endif
