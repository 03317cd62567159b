/// Returns whether an argument of a call is equal to the expected argument.
///
/// The first rule that applies decides:
///
/// 1. `nil` equals only `nil`. Nested optionals are unwrapped, including those that generic code put into `Any`.
/// 2. Values of different dynamic types differ: `1` and `1.0`, and also an object and an instance of a
///    subclass, even if the superclass's `==` accepts both. (There are three exceptions. Tuples are compared
///    without their labels. Objective-C objects
///    are equal if their `isEqual` returns `true`, because types such as `NSString` are class clusters. Two
///    arrays, sets or dictionaries, one of which has elements of an existential type, are compared element by
///    element: `["a": 1]` equals the same dictionary as a `[String: any Sendable]`.)
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
