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
package func areStructurallyEqual(_ lhs: Any?, _ rhs: Any?) -> Bool {
  var comparison = ValueComparison(rules: .structure)
  return comparison.areEqual(lhs, rhs)
}

/// Returns whether two values of one type are structurally equal, without calling the type's own ``SpryEquatable``
/// conformance.
func areStructurallyEqual<Value>(partsOf lhs: Value, _ rhs: Value) -> Bool {
  var comparison = ValueComparison(rules: .structure)
  return comparison.arePartsEqual(lhs, rhs)
}
