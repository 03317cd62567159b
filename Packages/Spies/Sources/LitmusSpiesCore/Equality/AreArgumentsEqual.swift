/// Whether an argument that a call had is equal to the one that is expected.
///
/// The first rule that applies decides:
///
/// 1. `nil` equals only `nil`. Optionals within optionals are unwrapped, also those that generic code
///    put into `Any`.
/// 2. Values of different dynamic types differ: `1` and `1.0`, and also an object and one of a subclass,
///    although a superclass's `==` may accept both. (Objective-C objects are excepted: `NSString` is a
///    cluster of classes. They are equal if their `isEqual` says so. Two arrays, sets or dictionaries, one of
///    which holds values of any type, are compared element by element: `["a": 1]` equals the same as a
///    `[String: any Sendable]`.)
/// 3. `Equatable` values are equal by their `==`, so NaN differs from NaN.
/// 4. ``SpryEquatable`` values are equal by their `==`.
/// 5. Objects are equal if they are the same.
/// 6. Types (`Int.self`) are equal if they are the same.
/// 7. Other values are equal if their parts are, by these rules: stored properties, the elements of
///    tuples and collections, an enumeration's case and its values, a dictionary's values by key. If a
///    type has a mirror of its own, its parts are what that mirror shows.
/// 8. Anything else differs: closures, and values that do not show what they hold.
///
/// - Parameters:
///   - actual: What the call had.
///   - expected: What it is expected to have had.
/// - Returns: Whether they are equal.
func areArgumentsEqual(_ actual: Any?, _ expected: Any?) -> Bool {
  var comparison = ValueComparison(rules: .arguments)
  return comparison.areEqual(actual, expected)
}
