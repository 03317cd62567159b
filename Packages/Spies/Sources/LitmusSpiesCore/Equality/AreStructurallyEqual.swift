/// Whether two values are of one type and consist of equal parts, down to those that have no parts.
///
/// Unlike ``areArgumentsEqual(_:_:)`` it looks into `Equatable` values and into objects, whose stored
/// properties are compared, those of their superclasses too. Cycles are followed once. These are taken
/// as a whole:
///
/// - the same object, which equals itself;
/// - ``SpryEquatable`` values, by their `==`;
/// - `Equatable` values that have no parts (numbers, strings), whose mirror shows something else than
///   what they store, or that are structures or objects of the standard library or Foundation, by `==`;
/// - actors and objects with tail-allocated memory (`ManagedBuffer`), which equal only themselves;
/// - closures, and values that do not show what they hold, which differ. An object with a noncopyable
///   property (`Mutex`) is one of them.
///
/// Of a class that is compiled without reflection metadata nothing can be seen, not even that: two such
/// objects are equal if they are of the same class.
///
/// No other thread may change the objects meanwhile.
///
/// - Parameters:
///   - lhs: A value.
///   - rhs: Another.
/// - Returns: Whether they are equal.
func areStructurallyEqual(_ lhs: Any?, _ rhs: Any?) -> Bool {
  var comparison = ValueComparison(rules: .structure)
  return comparison.areEqual(lhs, rhs)
}
