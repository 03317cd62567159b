#if LITMUS_REPORTING && !LITMUS_FAKES
internal import Foundation

/// The first part in which two values differ, described so precisely that the difference is visible.
///
/// A difference of two dumps shows nothing if the dumps look the same: the description of `Data` is its size,
/// that of a `Date` ends at milliseconds, and many types describe only a part of what they compare.
struct FirstDifference {
  /// Where the part is in the values, as in `.rows[3].name`; empty for the values themselves.
  var path = ""
  /// Where in the part they differ, as in `byte 64`, if it can be said.
  var position: String?
  var expected: String
  var actual: String
  /// Whether the parts are objects that only their addresses tell apart.
  fileprivate var isIdentity = false

  /// Finds the first part in which two values differ.
  ///
  /// - Returns: The part; `nil` if their parts and descriptions are the same.
  static func between(expected: Any, actual: Any) -> FirstDifference? {
    var search = Search()
    return search.difference(expected, actual, level: 0)
  }

  /// The difference as a failure shows it, a line for each value.
  var text: String {
    let place = [path.isEmpty ? nil : path, position].compactMap(\.self)
    let header = place.isEmpty ? "" : "First difference, at \(place.joined(separator: ", ")):\n"
    return header + "- \(expected)\n+ \(actual)"
  }

  fileprivate func within(_ outer: String) -> FirstDifference {
    var difference = self
    difference.path = outer + path
    return difference
  }
}

// MARK: - Search
/// A search that visits a limited number of parts, because values may be large, deep or cyclic.
private struct Search {
  private static let maxLevels = 20
  private var partsLeft = 200_000

  /// Returns the first difference of two values.
  mutating func difference(_ expected: Any, _ actual: Any, level: Int) -> FirstDifference? {
    partsLeft -= 1
    guard partsLeft > 0, level < Self.maxLevels else { return nil }
    guard type(of: expected) == type(of: actual) else { return ofTypes(expected, actual) }
    if isEqual(expected, actual) { return nil }
    if let leaf = (expected as? any Leaf)?.firstDifference(to: actual) { return leaf }
    if expected is any BinaryFloatingPoint, "\(expected)" == "\(actual)" {
      return FirstDifference(
        expected: "\(expected)", actual: "\(actual), which is not equal to itself")
    }
    return ofParts(expected, actual, level: level) ?? Self.ofTexts(expected, actual)
      ?? unequal(expected, actual, level: level)
  }

  /// Returns the difference of two parts that are not equal, although nothing of them differs.
  private func unequal(_ expected: Any, _ actual: Any, level: Int) -> FirstDifference? {
    // The message says it of whole values.
    guard level > 0, expected is any Equatable else { return nil }
    return FirstDifference(
      expected: preciseText(of: expected),
      actual: "\(preciseText(of: actual)), an unequal value with the same description")
  }

  private func ofTypes(_ expected: Any, _ actual: Any) -> FirstDifference {
    let text = preciseText(of: expected)
    let other = preciseText(of: actual)
    guard text.looksLike(other) else { return FirstDifference(expected: text, actual: other) }
    return FirstDifference(
      expected: "\(text) as \(String(reflecting: type(of: expected)).withoutTypeAddresses)",
      actual: "\(other) as \(String(reflecting: type(of: actual)).withoutTypeAddresses)")
  }

  private mutating func ofParts(
    _ expected: Any, _ actual: Any, level: Int
  ) -> FirstDifference? {
    let mirror = Mirror(reflecting: expected)
    let other = Mirror(reflecting: actual)
    switch mirror.displayStyle {
    case .optional:
      switch (mirror.children.first?.value, other.children.first?.value) {
      case (let expected?, let actual?): return difference(expected, actual, level: level + 1)
      case (let expected?, nil):
        return FirstDifference(expected: "Optional(\(preciseText(of: expected)))", actual: "nil")
      case (nil, let actual?):
        return FirstDifference(expected: "nil", actual: "Optional(\(preciseText(of: actual)))")
      case (nil, nil): return nil
      }
    case .set: return ofSets(mirror, other, level: level)
    case .dictionary: return ofDictionaries(mirror, other, level: level)
    case .collection:
      if let list = expected as? any ElementList, let index = list.firstIndex(unequalIn: actual) {
        let values = [mirror, other].map { $0.children.dropFirst(index).first?.value }
        return ofPart("[\(index)]", values[0], values[1], level: level)
      }
      return ofChildren(mirror, other, level: level) { index, _ in "[\(index)]" }
    case .enum where mirror.children.first?.label != other.children.first?.label: return nil
    default:
      let others = sequence(first: other, next: \.superclassMirror)
      for (mirror, other) in zip(sequence(first: mirror, next: \.superclassMirror), others) {
        let found = ofChildren(mirror, other, level: level) { index, label in
          label.map { $0.hasPrefix(".") ? $0 : ".\($0)" } ?? ".\(index)"
        }
        if let found { return found }
      }
      return nil
    }
  }

  private mutating func ofChildren(
    _ mirror: Mirror, _ other: Mirror, level: Int, path: (Int, String?) -> String
  ) -> FirstDifference? {
    let children = mirror.children.makeIterator()
    let others = other.children.makeIterator()
    var index = 0
    while partsLeft > 0 {
      let (child, otherChild) = (children.next(), others.next())
      guard let label = (child ?? otherChild).map({ $0.label }) else { return nil }
      let found = ofPart(path(index, label), child?.value, otherChild?.value, level: level)
      // An object is told apart by its own address, not by that of a part that shows nothing.
      if let found,
        !found.isIdentity || found.path != path(index, label) || mirror.displayStyle != .class
      {
        return found
      }
      index += 1
    }
    return nil
  }

  private mutating func ofSets(
    _ mirror: Mirror, _ other: Mirror, level: Int
  ) -> FirstDifference? {
    let elements = Set(mirror.children.compactMap { $0.value as? AnyHashable })
    let others = Set(other.children.compactMap { $0.value as? AnyHashable })
    return ofPart(
      "an element that only one contains", Self.first(elements.subtracting(others)),
      Self.first(others.subtracting(elements)), level: level)
  }

  /// Returns the first element in the order of the texts, which is the same in each process.
  private static func first(_ elements: Set<AnyHashable>) -> Any? {
    elements.map(\.base).min { preciseText(of: $0) < preciseText(of: $1) }
  }

  private mutating func ofDictionaries(
    _ mirror: Mirror, _ other: Mirror, level: Int
  ) -> FirstDifference? {
    let entries = Self.entries(of: mirror)
    let others = Self.entries(of: other)
    let keys = Set(entries.keys).union(others.keys)
      .map { (key: $0, text: preciseText(of: $0.base)) }.sorted { $0.text < $1.text }
    for (key, text) in keys {
      if let found = ofPart("[\(text)]", entries[key], others[key], level: level) { return found }
    }
    return nil
  }

  private static func entries(of mirror: Mirror) -> [AnyHashable: Any] {
    var entries: [AnyHashable: Any] = [:]
    for child in mirror.children {
      let pair = Array(Mirror(reflecting: child.value).children.map(\.value))
      if pair.count == 2, let key = pair[0] as? AnyHashable { entries[key] = pair[1] }
    }
    return entries
  }

  /// Returns the difference of a part, which one of the values may not have.
  private mutating func ofPart(
    _ path: @autoclosure () -> String, _ expected: Any?, _ actual: Any?, level: Int
  ) -> FirstDifference? {
    if let expected, let actual {
      return difference(expected, actual, level: level + 1)?.within(path())
    }
    guard expected != nil || actual != nil else { return nil }
    return FirstDifference(
      path: path(), expected: expected.map(preciseText) ?? "nothing",
      actual: actual.map(preciseText) ?? "nothing")
  }

  /// Returns the difference of the descriptions of two values whose parts are the same.
  private static func ofTexts(_ expected: Any, _ actual: Any) -> FirstDifference? {
    for (text, isIdentity) in [(preciseText, false), (debugText, false), (identityText, true)] {
      guard let text1 = text(expected), let text2 = text(actual), !text1.looksLike(text2) else {
        continue
      }
      return FirstDifference(expected: text1, actual: text2, isIdentity: isIdentity)
    }
    return nil
  }
}

private func isEqual(_ value: Any, _ other: Any) -> Bool {
  func equals<Value: Equatable>(_ value: Value) -> Bool { (other as? Value) == value }
  return (value as? any Equatable).map { equals($0) } ?? false
}

/// An array, whose elements are compared directly: a mirror takes ten times as long.
protocol ElementList {
  /// Returns the index of the first element that another array does not have at its place; `nil` if there is
  /// none, or if the elements have no `==`.
  func firstIndex(unequalIn other: Any) -> Int?
}

extension Array: ElementList {
  func firstIndex(unequalIn other: Any) -> Int? {
    func firstIndex<Value: Equatable>(of type: Value.Type) -> Int? {
      guard let values = self as? [Value], let others = other as? [Value] else { return nil }
      let index = zip(values, others).prefix { $0 == $1 }.count
      return index < Swift.max(values.count, others.count) ? index : nil
    }
    guard let type = Element.self as? any Equatable.Type else { return nil }
    return firstIndex(of: type)
  }
}

// MARK: - Texts
/// Returns the text of a value without omissions in its first bytes, on one line.
private func preciseText(of value: Any) -> String {
  let text = (value as? any Leaf)?.preciseText ?? failureText(of: value)
  return text.split(whereSeparator: \.isNewline).joined(separator: " ")
}

private func preciseText(_ value: Any) -> String? { preciseText(of: value) }

private func debugText(_ value: Any) -> String? {
  // The text of a deep value may use up the stack.
  guard LargeValueText.excess(of: value) == nil else { return nil }
  return String(reflecting: value).escapingHiddenCharacters().shortened()
}

/// Returns the text of a value that its description does not tell apart from another of its type.
private func identityText(_ value: Any) -> String? {
  if let value = value as? any RawRepresentable {
    return "\(value) with the raw value \(value.rawValue)"
  }
  if let value = value as? any (CaseIterable & Equatable), let position = casePosition(value) {
    return "\(value), case \(position)"
  }
  guard type(of: value) is AnyClass else { return nil }
  return "\(failureText(of: value)) at \(ObjectIdentifier(value as AnyObject).address)"
}

private func casePosition<Value: CaseIterable & Equatable>(_ value: Value) -> Int? {
  Value.allCases.enumerated().first { $0.element == value }.map { $0.offset + 1 }
}

extension ObjectIdentifier {
  fileprivate var address: String { "0x" + String(UInt(bitPattern: self), radix: 16) }
}

// MARK: - Leaves
/// Returns the number of the first element that differs, or that only one of the sequences has, counted from 1 as in
/// all texts.
@_spi(Litmus)
public func numberOfFirstDifference<Element: Equatable>(
  between elements: some Sequence<Element>, and others: some Sequence<Element>
) -> Int {
  zip(elements, others).prefix { $0 == $1 }.count + 1
}

/// A value whose description is not precise enough, or too long, to show a difference.
private protocol Leaf {
  var preciseText: String { get }
  func firstDifference(to other: Any) -> FirstDifference?
}

extension Leaf {
  fileprivate func firstDifference(to other: Any) -> FirstDifference? {
    (other as? Self).map { FirstDifference(expected: preciseText, actual: $0.preciseText) }
  }
}

/// The number of bytes or characters that are shown before and after the first that differs.
private let contextLength = 16

extension String: Leaf {
  fileprivate var preciseText: String { failureText(of: self) }

  fileprivate func firstDifference(to other: Any) -> FirstDifference? {
    guard let other = other as? String else { return nil }
    let scalars = Array(unicodeScalars)
    let others = Array(other.unicodeScalars)
    let index = numberOfFirstDifference(between: scalars, and: others) - 1
    guard index < max(scalars.count, others.count) else { return nil }
    let before = String(String.UnicodeScalarView(scalars[..<index]))
    let lines = before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let isOneLine = !contains(where: \.isNewline) && !other.contains(where: \.isNewline)
    let character = "character \((lines.last?.unicodeScalars.count ?? 0) + 1)"
    let text = excerpt(of: scalars, around: index)
    let otherText = excerpt(of: others, around: index)
    let isVisible = !text(false).looksLike(otherText(false))
    return FirstDifference(
      position: isOneLine ? character : "line \(lines.count), \(character)",
      expected: text(!isVisible), actual: otherText(!isVisible))
  }

  /// Returns a function that shows what is around a scalar, unambiguously if that is needed.
  private func excerpt(
    of scalars: [Unicode.Scalar], around index: Int
  ) -> (_ isUnambiguous: Bool) -> String {
    let start = max(index - contextLength, 0)
    let end = min(index + contextLength, scalars.count)
    return { isUnambiguous in
      let quoted = scalars[start..<end].map { $0.escaped(isUnambiguous: isUnambiguous) }.joined()
      return "\(start > 0 ? "…" : "")\"\(quoted)\"\(end < scalars.count ? "…" : "")"
    }
  }
}

extension Leaf where Self: LosslessStringConvertible {
  fileprivate var preciseText: String { String(self).preciseText }

  fileprivate func firstDifference(to other: Any) -> FirstDifference? {
    (other as? Self).flatMap { String(self).firstDifference(to: String($0)) }
  }
}

extension Substring: Leaf {}

extension Character: Leaf {}

extension Data: Leaf {
  fileprivate var preciseText: String { failureText(of: self) }

  fileprivate func firstDifference(to other: Any) -> FirstDifference? {
    guard let other = other as? Data else { return nil }
    let bytes = [UInt8](self)
    let others = [UInt8](other)
    let number = numberOfFirstDifference(between: bytes, and: others)
    return FirstDifference(
      position: "byte \(number)", expected: Self.excerpt(of: bytes, around: number - 1),
      actual: Self.excerpt(of: others, around: number - 1))
  }

  private static func excerpt(of bytes: [UInt8], around index: Int) -> String {
    let start = Swift.max(index - contextLength / 2, 0)
    let end = Swift.min(index + contextLength / 2, bytes.count)
    return counted(bytes.count, "byte") + (start > 0 ? " …" : " ")
      + bytes[start..<end].hexadecimal + (end < bytes.count ? "…" : "")
  }
}

extension Date: Leaf {
  fileprivate var preciseText: String {
    "\(self), \(timeIntervalSinceReferenceDate) seconds since 2001"
  }
}

extension URL: Leaf {
  fileprivate var preciseText: String {
    baseURL.map { "\(relativeString) relative to \($0.absoluteString)" } ?? absoluteString
  }
}
#endif
