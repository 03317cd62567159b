#if LITMUS_FAKES
internal import Foundation
@_spi(Litmus) internal import LitmusFakes

/// The differences of two values' parts, as lines.
struct MirrorDifference {
  /// How deep values may be nested, so that a long chain of objects does not overflow the stack.
  private static let maximumLevel = 100

  let labels: SpryDiffNameLabels
  /// Whether the elements of collections with different numbers of elements are omitted.
  let omitsElements: Bool
  /// The pairs of objects that are being compared; a pair that occurs again is part of a cycle.
  private var open: Set<[ObjectIdentifier]> = []

  init(labels: SpryDiffNameLabels, omitsElements: Bool) {
    self.labels = labels
    self.omitsElements = omitsElements
  }

  mutating func lines(_ expected: Any, _ received: Any, level: Int) -> [SpryDiffLine] {
    guard level < Self.maximumLevel else {
      return [
        SpryDiffLine(
          contents: "Nested deeper than \(Self.maximumLevel) levels", indentationLevel: level,
          canBeOrdered: false)
      ]
    }
    let values = (
      expected: ReflectedValue(unwrapping: expected), received: ReflectedValue(unwrapping: received)
    )
    guard values.expected.isObject, values.received.isObject else {
      return partLines(values.expected, values.received, level: level)
    }
    let pair = [values.expected.value, values.received.value].map {
      ObjectIdentifier($0 as AnyObject)
    }
    guard pair[0] != pair[1], open.insert(pair).inserted else { return [] }
    defer { open.remove(pair) }
    return partLines(values.expected, values.received, level: level)
  }

  private mutating func partLines(
    _ expected: ReflectedValue, _ received: ReflectedValue, level: Int
  ) -> [SpryDiffLine] {
    if expected.isCollection, received.isCollection, expected.parts.count != received.parts.count {
      return [countLine(expected, received, level: level)]
    }
    if let expected = expected.value as? [AnyHashable: Any],
      let received = received.value as? [AnyHashable: Any]
    {
      return dictionaryLines(expected, received, level: level)
    }
    if let expected = expected.value as? Set<AnyHashable>,
      let received = received.value as? Set<AnyHashable>
    {
      return memberLines(labels.missing, expected.subtracting(received), level: level)
        + memberLines(labels.extra, received.subtracting(expected), level: level)
    }
    guard expected.hasComparableParts, received.hasComparableParts,
      expected.style == received.style, expected.parts.count == received.parts.count
    else {
      return expected.text == received.text && expected.typeName == received.typeName
        ? [] : valueLines(expected.label, received.label, level: level)
    }
    if expected.style == .enum, expected.caseName != received.caseName {
      return valueLines(expected.label, received.label, level: level)
    }
    var lines: [SpryDiffLine] = []
    for (index, parts) in zip(expected.parts, received.parts).enumerated() {
      let children = self.lines(parts.0.value, parts.1.value, level: level + 1)
      guard !children.isEmpty else { continue }
      lines.append(
        SpryDiffLine(
          contents: "\(expected.name(ofPart: index)):", indentationLevel: level,
          canBeOrdered: true, children: children))
    }
    return lines
  }

  private mutating func dictionaryLines(
    _ expected: [AnyHashable: Any], _ received: [AnyHashable: Any], level: Int
  ) -> [SpryDiffLine] {
    var lines: [SpryDiffLine] = []
    for (key, value) in expected {
      guard let other = received[key] else { continue }
      let children = self.lines(value, other, level: level + 1)
      guard !children.isEmpty else { continue }
      lines.append(
        SpryDiffLine(
          contents: "Key \(key.description):", indentationLevel: level, canBeOrdered: true,
          children: children))
    }
    lines.sort { $0.contents < $1.contents }
    lines += pairLines(labels.missing, expected.filter { received[$0.key] == nil }, level: level)
    lines += pairLines(labels.extra, received.filter { expected[$0.key] == nil }, level: level)
    return lines
  }

  private func pairLines(
    _ label: String, _ pairs: [AnyHashable: Any], level: Int
  ) -> [SpryDiffLine] {
    guard !pairs.isEmpty else { return [] }
    let children = pairs.map { key, value in
      SpryDiffLine(
        contents: "\(key.description): \(value)", indentationLevel: level + 1, canBeOrdered: true)
    }
    return [
      SpryDiffLine(
        contents: "\(label) key pairs:", indentationLevel: level, canBeOrdered: false,
        children: children)
    ]
  }

  private func memberLines(
    _ label: String, _ members: Set<AnyHashable>, level: Int
  ) -> [SpryDiffLine] {
    members.map(\.description).sorted().map {
      SpryDiffLine(contents: "\(label): \($0)", indentationLevel: level, canBeOrdered: true)
    }
  }

  private func countLine(
    _ expected: ReflectedValue, _ received: ReflectedValue, level: Int
  ) -> SpryDiffLine {
    func text(_ value: ReflectedValue) -> String {
      "(\(value.parts.count))" + (omitsElements ? "" : " \(value.value)")
    }
    return SpryDiffLine(
      contents: "Different count:", indentationLevel: level, canBeOrdered: false,
      children: valueLines(text(expected), text(received), level: level + 1))
  }

  private func valueLines(_ expected: String, _ received: String, level: Int) -> [SpryDiffLine] {
    [(labels.received, received), (labels.expected, expected)].map { label, text in
      SpryDiffLine(contents: "\(label): \(text)", indentationLevel: level, canBeOrdered: false)
    }
  }
}

/// A value with its mirror.
private struct ReflectedValue {
  let value: Any
  let style: Mirror.DisplayStyle?
  let parts: [Mirror.Child]

  /// Makes the reflection of a value without the optionals around it; `nil` remains an optional.
  init(unwrapping value: Any) {
    self.value = flattened(value) ?? value
    let mirror = Mirror(reflecting: self.value)
    style = mirror.displayStyle
    parts = mirror.withSuperclasses.reversed().flatMap(\.children)
  }

  var isObject: Bool { type(of: value) is AnyObject.Type }

  var isCollection: Bool { style == .collection || style == .dictionary || style == .set }

  /// Whether the parts say more than the value's description does.
  var hasComparableParts: Bool { !parts.isEmpty && !(value is Decimal) }

  /// The name of an enumeration's case with associated values.
  var caseName: String? { style == .enum ? parts.first?.label : nil }

  /// The value's short text: of a case with associated values, only its name.
  var label: String { caseName ?? String(describing: value) }

  /// The text by which values without parts are compared.
  var text: String { String(reflecting: value) }

  var typeName: String { String(reflecting: type(of: value)) }

  func name(ofPart index: Int) -> String {
    let label = parts[index].label ?? ""
    switch style {
    case .enum: return "Enum \(label)"
    case .collection: return "Collection[\(index)]\(label)"
    default: return label
    }
  }
}
#endif
