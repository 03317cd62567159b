#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakes
#if canImport(ObjectiveC)
private import Foundation
#endif

/// Returns whether an argument of a call is equal to the expected argument.
///
/// The first rule that applies decides:
///
/// 1. `nil` equals only `nil`. Nested optionals are unwrapped, including those that generic code put into `Any`.
/// 2. Values of different dynamic types differ: `1` and `1.0`, and also an object and an instance of a
///    subclass, even if the superclass's `==` accepts both. (There are four exceptions. Tuples are compared
///    without their labels. An `AnyHashable` is compared by the value in it. Objective-C objects are equal if their `isEqual` returns `true`, because types
///    such as `NSString` are class clusters. Two arrays, sets or dictionaries, one of which has elements of
///    an existential type, are compared element by element: `["a": 1]` equals the same dictionary as a
///    `[String: any Sendable]`.)
/// 3. `Equatable` values are equal if their `==` returns `true`, so NaN differs from NaN.
/// 4. ``SpryEquatable`` values are equal if their `==` returns `true`.
/// 5. Objects are equal if they are identical.
/// 6. Types (`Int.self`) are equal if they are the same.
/// 7. Other values are equal if their parts are equal by these rules: stored properties, the elements of
///    tuples and collections, an enumeration's case and its associated values, a dictionary's values by key.
///    If a type has a custom mirror, its parts are what that mirror shows.
/// 8. Anything else differs: closures, and values whose contents reflection does not show.
///
/// - Parameters:
///   - actual: The argument of the call.
///   - expected: The expected argument.
/// - Returns: Whether they are equal.
func areArgumentsEqual(_ actual: Any?, _ expected: Any?) -> Bool {
  var comparison = ValueComparison(rules: .arguments)
  return comparison.areEqual(actual, expected)
}

/// Returns whether two values have the same type and recursively consist of equal parts.
///
/// Unlike ``areArgumentsEqual(_:_:)``, it also compares the parts of `Equatable` values, and the stored properties of
/// objects, including those of their superclasses. Cycles are followed once. Tuples are compared without their
/// labels. These are compared as a whole:
///
/// - identical objects, which are equal;
/// - ``SpryEquatable`` values, with their `==`;
/// - `Equatable` values that have no parts (numbers, strings), whose mirror shows something other than what
///   they store, or that are structures or objects of the standard library or Foundation, with `==`;
/// - actors and objects with tail-allocated memory (`ManagedBuffer`), which equal only themselves;
/// - closures, and values whose contents reflection does not show, which always differ. An object with a
///   noncopyable property (`Mutex`) is one of them.
///
/// A class that is compiled without reflection metadata shows nothing, and this cannot be detected: two such
/// objects are equal if they are of the same class.
///
/// No other thread may change the objects during the comparison.
///
/// - Parameters:
///   - lhs: A value.
///   - rhs: Another value.
/// - Returns: Whether they are equal.
func areStructurallyEqual(_ lhs: Any?, _ rhs: Any?) -> Bool {
  var comparison = ValueComparison(rules: .structure)
  return comparison.areEqual(lhs, rhs)
}

/// Returns whether two values of one type are structurally equal, without calling the type's own ``SpryEquatable``
/// conformance.
func areStructurallyEqual<Value>(partsOf lhs: Value, _ rhs: Value) -> Bool {
  var comparison = ValueComparison(rules: .structure)
  return comparison.arePartsEqual(lhs, rhs)
}

/// A comparison of two values of any types.
///
/// It stores a list of pending comparisons instead of recursing, so that a long chain of objects does not
/// overflow the stack.
struct ValueComparison {
  /// The rules by which values are equal.
  enum Rules {
    /// The rules of ``areArgumentsEqual(_:_:)``.
    case arguments
    /// The rules of ``areStructurallyEqual(_:_:)``.
    case structure
  }

  let rules: Rules
  private var pending: [(Any?, Any?)] = []
  /// Pairs of objects that are assumed to be equal unless something else in the values differs.
  private var assumed: Set<ObjectPair> = []
  /// The same pairs in the order of insertion, so that the last ones can be removed again.
  private var journal: [ObjectPair] = []

  init(rules: Rules) {
    self.rules = rules
  }

  mutating func areEqual(_ lhs: Any?, _ rhs: Any?) -> Bool {
    pending = [(lhs, rhs)]
    return arePendingEqual()
  }

  private mutating func arePendingEqual() -> Bool {
    while let (lhs, rhs) = pending.popLast() {
      guard let lhs = flattened(lhs), let rhs = flattened(rhs) else {
        if flattened(lhs) == nil, flattened(rhs) == nil { continue }
        return false
      }
      guard mayBeEqual(lhs, rhs) else { return false }
    }
    return true
  }

  /// Compares two values of one type by their parts, even if they are ``SpryEquatable``.
  ///
  /// The parts may be values of the same type, which call this function again. The objects that are being
  /// compared are stored in a task-local value, so that a cycle ends there.
  mutating func arePartsEqual(_ lhs: Any, _ rhs: Any) -> Bool {
    guard type(of: lhs) is AnyObject.Type else { return mayHaveEqualParts(lhs, rhs) }
    let pair = ObjectPair(lhs: lhs as AnyObject, rhs: rhs as AnyObject)
    if pair.lhs === pair.rhs || ObjectPair.compared.contains(pair) { return true }
    guard !hidesState(pair.lhs) else { return false }
    return ObjectPair.$compared.withValue(ObjectPair.compared.union([pair])) {
      mayHaveEqualParts(lhs, rhs)
    }
  }

  private mutating func mayHaveEqualParts(_ lhs: Any, _ rhs: Any) -> Bool {
    pending = []
    guard mayBeEqual(ValueParts(of: lhs, rules), ValueParts(of: rhs, rules)) else { return false }
    return arePendingEqual()
  }

  /// Compares two values except for their parts, which it adds to `pending`.
  private mutating func mayBeEqual(_ lhs: Any, _ rhs: Any) -> Bool {
    guard type(of: lhs) == type(of: rhs) else {
      if let (lhs, rhs) = tupleElements(lhs, rhs) { return mayBeEqual(lhs, rhs) }
      if let (lhs, rhs) = hashableBases(lhs, rhs) {
        pending.append((lhs, rhs))
        return true
      }
      guard rules == .arguments, let mixed = mixedCollections(lhs, rhs) else {
        return areEqualInOneCluster(lhs, rhs)
      }
      return mayBeEqual(ValueParts(of: mixed.lhs, rules), ValueParts(of: mixed.rhs, rules))
    }
    if rules == .arguments, let equal = areEqualByEquatable(lhs, rhs) { return equal }
    if let equal = areEqualBySpryEquatable(lhs, rhs) { return equal }
    if type(of: lhs) is AnyObject.Type {
      let pair = ObjectPair(lhs: lhs as AnyObject, rhs: rhs as AnyObject)
      if pair.lhs === pair.rhs { return true }
      guard rules == .structure, !hidesState(pair.lhs) else { return false }
      guard assumed.insert(pair).inserted else { return true }
      journal.append(pair)
    }
    return mayBeEqual(ValueParts(of: lhs, rules), ValueParts(of: rhs, rules))
  }

  private mutating func mayBeEqual(_ lhs: ValueParts, _ rhs: ValueParts) -> Bool {
    switch (lhs, rhs) {
    case (.equatable(let lhs), .equatable(let rhs)):
      return areEqualByEquatable(lhs, rhs) ?? false
    case (.type(let lhs), .type(let rhs)):
      return lhs == rhs
    case (.ordered(let lhs), .ordered(let rhs)):
      guard lhs.elementsEqual(rhs, by: { $0.label == $1.label }) else { return false }
      // The first parts are compared first, because they are taken from the end.
      pending += zip(lhs, rhs).reversed().map { ($0.value, $1.value) }
      return true
    case (.hashed(let lhs), .hashed(let rhs)):
      return areEqual(lhs, rhs)
    default:
      return false
    }
  }

  /// Compares sets or dictionaries: each element with its counterpart in the other one and, if these are not
  /// equal, with the remaining elements.
  private mutating func areEqual(_ lhs: any HashedCollection, _ rhs: any HashedCollection) -> Bool {
    let elements = lhs.elements
    let others = rhs.elements
    guard elements.count == others.count else { return false }
    var taken = Array(repeating: false, count: others.count)
    var unmatched: [Any] = []
    for (element, counterpart) in zip(elements, lhs.counterparts(in: rhs)) {
      if let counterpart, !taken[counterpart], isMatch(element, others[counterpart]) {
        taken[counterpart] = true
      } else if rules == .structure {
        unmatched.append(element)
      } else {
        return false
      }
    }
    for element in unmatched {
      let match = others.indices.first { !taken[$0] && isMatch(element, others[$0]) }
      guard let match else { return false }
      taken[match] = true
    }
    return true
  }

  /// Compares two elements that may or may not be counterparts.
  private mutating func isMatch(_ lhs: Any, _ rhs: Any) -> Bool {
    let outer = pending
    let mark = journal.count
    defer { pending = outer }
    if areEqual(lhs, rhs) { return true }
    while journal.count > mark { assumed.remove(journal.removeLast()) }
    return false
  }
}

/// Returns the elements of two tuples without their labels; `nil` unless both values are tuples.
private func tupleElements(_ lhs: Any, _ rhs: Any) -> (lhs: ValueParts, rhs: ValueParts)? {
  let mirrors = (lhs: Mirror(reflecting: lhs), rhs: Mirror(reflecting: rhs))
  guard mirrors.lhs.displayStyle == .tuple, mirrors.rhs.displayStyle == .tuple else { return nil }
  return (
    .ordered(mirrors.lhs.children.map { (nil, $0.value) }),
    .ordered(mirrors.rhs.children.map { (nil, $0.value) })
  )
}

/// Returns two values, one of which is an `AnyHashable`, as the value in it and the other; otherwise `nil`.
private func hashableBases(_ lhs: Any, _ rhs: Any) -> (lhs: Any, rhs: Any)? {
  // Any hashable value can be cast to `AnyHashable`, so the types are compared first.
  if type(of: lhs) == AnyHashable.self, let lhs = lhs as? AnyHashable { return (lhs.base, rhs) }
  if type(of: rhs) == AnyHashable.self, let rhs = rhs as? AnyHashable { return (lhs, rhs.base) }
  return nil
}

/// Two objects, retained so that no other object can reuse the address of either.
private struct ObjectPair: Hashable, @unchecked Sendable {
  // Safe to share: the references do not change, and the objects are not used through them.
  let lhs: AnyObject
  let rhs: AnyObject

  /// The objects that ``ValueComparison/arePartsEqual(_:_:)`` is comparing.
  @TaskLocal static var compared: Set<ObjectPair> = []

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.lhs === rhs.lhs && lhs.rhs === rhs.rhs
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(lhs))
    hasher.combine(ObjectIdentifier(rhs))
  }
}

/// Compares two values of one type by its `Equatable` conformance; `nil` if it has none.
func areEqualByEquatable(_ lhs: Any, _ rhs: Any) -> Bool? {
  func isEqual<Value: Equatable>(_ lhs: Value) -> Bool { (rhs as? Value) == lhs }
  return (lhs as? any Equatable).map { isEqual($0) }
}

/// Compares two values of one type by its ``SpryEquatable`` conformance; `nil` if it has none.
func areEqualBySpryEquatable(_ lhs: Any, _ rhs: Any) -> Bool? {
  func isEqual<Value: SpryEquatable>(_ lhs: Value) -> Bool {
    (rhs as? Value).map { (try? lhs == $0) ?? false } ?? false
  }
  return (lhs as? any SpryEquatable).map { isEqual($0) }
}

/// Returns two collections of one kind as collections of any elements: `[1]` may be compared with `[1 as Any]`.
private func mixedCollections(_ lhs: Any, _ rhs: Any) -> (lhs: Any, rhs: Any)? {
  // On Apple's platforms, an `NSArray` could be cast to an array.
  if type(of: lhs) is AnyObject.Type || type(of: rhs) is AnyObject.Type { return nil }
  if let lhs = lhs as? [Any], let rhs = rhs as? [Any] { return (lhs, rhs) }
  if let lhs = lhs as? Set<AnyHashable>, let rhs = rhs as? Set<AnyHashable> { return (lhs, rhs) }
  guard let lhs = lhs as? [AnyHashable: Any], let rhs = rhs as? [AnyHashable: Any] else {
    return nil
  }
  return (lhs, rhs)
}

/// Returns whether two values of different types are Objective-C objects that are equal by `isEqual`.
///
/// On Apple's platforms, a value declared as `NSString` or `NSNumber` is an instance of one of several hidden
/// classes, depending on the value's length or origin. On other platforms there is no such pair.
func areEqualInOneCluster(_ lhs: Any, _ rhs: Any) -> Bool {
  #if canImport(ObjectiveC)
  guard
    type(of: lhs) is NSObject.Type, type(of: rhs) is NSObject.Type,
    let lhs = lhs as? NSObject, let rhs = rhs as? NSObject
  else { return false }
  return lhs.isEqual(rhs)
  #else
  return false
  #endif
}
#endif
