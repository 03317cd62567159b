#if LITMUS_FAKES
internal import LitmusFakes

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
    switch mirror.displayStyle {
    case .collection, .set, .dictionary: self = .ordered(Array(mirror.children))
    case _ where value is any CustomReflectable:
      self = mirror.children.isEmpty ? .hidden : .ordered(Array(mirror.children))
    case .class: self = Self.storedProperties(mirror)
    case .enum: self = Self.enumerationCase(mirror, of: value)
    case .struct where mirror.children.isEmpty && size(of: value) > 0: self = .hidden
    case .struct, .tuple: self = .ordered(Array(mirror.children))
    default: self = (value as? any Any.Type).map { .type($0) } ?? .hidden
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

/// Returns the name of a case with the labels of its associated values, as in `at(x:y:)`.
///
/// Two cases may differ only in these labels, and tuples are compared without them.
private func caseName(_ child: Mirror.Child) -> String {
  let values = Mirror(reflecting: child.value)
  let labels = values.displayStyle == .tuple ? values.children.map { "\($0.label ?? "_"):" } : []
  return "\(child.label ?? "")(\(labels.joined()))"
}

/// Returns whether a value's mirror does not show everything that the value stores, or shows
/// implementation details.
private func isWhole(_ value: Any, _ mirror: Mirror) -> Bool {
  switch mirror.displayStyle {
  case .class: mirror.withSuperclasses.allSatisfy(\.children.isEmpty) || isOfSystem(value)
  case .collection, .set, .dictionary: false
  case .enum, .tuple: mirror.children.isEmpty || value is any CustomReflectable
  default: mirror.children.isEmpty || value is any CustomReflectable || isOfSystem(value)
  }
}

extension Mirror {
  /// The mirror and those of the superclasses.
  var withSuperclasses: [Mirror] {
    Array(sequence(first: self, next: \.superclassMirror))
  }
}

private func size(of value: Any) -> Int {
  func size<Value>(_: Value) -> Int { MemoryLayout<Value>.size }
  return size(value)
}

/// A set or a dictionary, in which the order of the elements does not matter.
protocol HashedCollection {
  /// The elements; a dictionary's are pairs of key and value.
  var elements: [Any] { get }

  /// Finds the matching elements of another collection by their hashes.
  ///
  /// - Parameter other: A collection of the same type.
  /// - Returns: For each element, its offset in the elements of the other collection; `nil` if it has none.
  func counterparts(in other: any HashedCollection) -> [Int?]
}

extension Set: HashedCollection {
  var elements: [Any] { map { $0 } }

  func counterparts(in other: any HashedCollection) -> [Int?] {
    (other as? Self).map { offsets(of: self, in: $0) } ?? []
  }
}

extension Dictionary: HashedCollection {
  var elements: [Any] { map { $0 } }

  func counterparts(in other: any HashedCollection) -> [Int?] {
    (other as? Self).map { offsets(of: keys, in: $0.keys) } ?? []
  }
}

private func offsets<Keys: Collection>(of keys: Keys, in others: Keys) -> [Int?]
where Keys.Element: Hashable {
  // An object whose hash has changed may occur twice.
  let offsets = Dictionary(zip(others, 0...), uniquingKeysWith: { first, _ in first })
  return keys.map { offsets[$0] }
}

/// Returns whether an object has state that a mirror does not show, or that must not be read from outside.
func hidesState(_ object: AnyObject) -> Bool {
  object is any Actor || object is any TailAllocating || object is SpyRecord
}

/// An object with memory allocated after its stored properties.
private protocol TailAllocating: AnyObject {}

extension ManagedBuffer: TailAllocating {}

/// Returns whether a value's type is one of Swift's own modules, so that its storage is an implementation
/// detail.
func isOfSystem(_ value: Any) -> Bool {
  let module = String(reflecting: type(of: value)).prefix { $0 != "." }
  return systemModules.contains(String(module))
}

private let systemModules: Set<String> = [
  "Dispatch", "Foundation", "FoundationEssentials", "FoundationInternationalization",
  "FoundationNetworking", "FoundationXML", "Observation", "Swift", "__C",
]

/// Returns the name of the case of an enumeration's value.
///
/// A mirror names only cases with associated values, and the type may customize its description.
///
/// - Parameter value: A value of an enumeration.
/// - Returns: The name; `nil` if the enumeration was compiled without reflection metadata.
func enumerationCaseName(of value: Any) -> String? {
  func name<Value>(_ value: Value) -> String? {
    caseName(value).map { String(cString: $0) }
  }
  return name(value)
}

/// Returns the name of the case of an enumeration's value; `nil` if there is no reflection metadata.
///
/// The standard library prints enumerations with it, and it is part of Swift's stable ABI.
@_silgen_name("swift_EnumCaseName")
private func caseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
#endif
