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
    let (elements, others) = (lhs.elements, rhs.elements)
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
    let (outer, mark) = (pending, journal.count)
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
