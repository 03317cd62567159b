/// The parts to compare in a value whose own `==`, if any, is not used.
enum ValueParts {
  /// The value is compared with the `==` of its `Equatable` conformance after all.
  case equatable(Any)
  case type(any Any.Type)
  case ordered([Mirror.Child])
  case hashed(any HashedCollection)
  /// Reflection does not show the contents of the value.
  case hidden

  init(of value: Any, _ rules: ValueComparison.Rules) {
    let mirror = Mirror(reflecting: value)
    if rules == .structure, isWhole(value, mirror), value is any Equatable {
      self = .equatable(value)
    } else if let collection = value as? any HashedCollection {
      self = .hashed(collection)
    } else {
      self.init(seenBy: mirror, of: value)
    }
  }

  private init(seenBy mirror: Mirror, of value: Any) {
    if mirror.displayStyle.isOneOf([.collection, .set, .dictionary]) {
      self = .ordered(Array(mirror.children))
    } else if value is any CustomReflectable {
      self = mirror.children.isEmpty ? .hidden : .ordered(Array(mirror.children))
    } else {
      switch mirror.displayStyle {
      case .class: self = Self.storedProperties(mirror)
      case .enum: self = Self.enumerationCase(mirror, of: value)
      case .struct where mirror.children.isEmpty && size(of: value) > 0: self = .hidden
      case .struct, .tuple: self = .ordered(Array(mirror.children))
      default: self = (value as? any Any.Type).map { .type($0) } ?? .hidden
      }
    }
  }

  /// Returns an object's properties, starting with those of its superclasses.
  private static func storedProperties(_ mirror: Mirror) -> Self {
    let properties = mirror.withSuperclasses.reversed().flatMap(\.children)
    // A mirror shows a noncopyable property as `Void`.
    return properties.contains { $0.value is Void } ? .hidden : .ordered(properties)
  }

  /// Returns the associated values of a case, labeled with its name.
  private static func enumerationCase(_ mirror: Mirror, of value: Any) -> Self {
    if !mirror.children.isEmpty {
      return .ordered(mirror.children.map { (caseName($0), $0.value) })
    }
    return enumerationCaseName(of: value).map { .ordered([($0, ())]) } ?? .hidden
  }
}

/// Returns the name of a case with the labels of its associated values, as in `at(x:y:)`: two cases may differ only in
/// these, and tuples are compared without them.
private func caseName(_ child: Mirror.Child) -> String {
  let values = Mirror(reflecting: child.value)
  let labels = values.displayStyle == .tuple ? values.children.map { "\($0.label ?? "_"):" } : []
  return "\(child.label ?? "")(\(labels.joined()))"
}

/// Returns whether a value's mirror does not show everything that the value stores, or shows implementation details.
private func isWhole(_ value: Any, _ mirror: Mirror) -> Bool {
  switch mirror.displayStyle {
  case .class: mirror.withSuperclasses.allSatisfy(\.children.isEmpty) || isOfSystem(value)
  case .collection, .set, .dictionary: false
  case .enum, .tuple: mirror.children.isEmpty || value is any CustomReflectable
  default: mirror.children.isEmpty || value is any CustomReflectable || isOfSystem(value)
  }
}

extension Mirror {
  fileprivate var withSuperclasses: [Mirror] {
    Array(sequence(first: self, next: \.superclassMirror))
  }
}

extension Mirror.DisplayStyle? {
  fileprivate func isOneOf(_ styles: [Mirror.DisplayStyle]) -> Bool {
    map(styles.contains) ?? false
  }
}

private func size(of value: Any) -> Int {
  func size<Value>(_: Value) -> Int { MemoryLayout<Value>.size }
  return size(value)
}
