#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakesReporting

/// Runs an operation whose conditions compare the values of a type with a closure.
///
/// ```swift
/// withEquality(of: Location.self, by: { $0.id == $1.id }) {
///   expectReceived(fake.calls.visit(Location(id: 1, readAt: .now)))
/// }
/// ```
///
/// It is for types that have no suitable `==` and that the test cannot change, also as elements of arrays and optionals, and
/// as parts of values that have no `==`. Values of subclasses have another type. A condition keeps the comparison, wherever the fake is called.
///
/// - Parameters:
///   - type: The type.
///   - areEqual: A closure that returns whether two values are equal.
///   - operation: The operation.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
@discardableResult
public func withEquality<Value, Result>(
  of type: Value.Type, by areEqual: @escaping @Sendable (Value, Value) -> Bool,
  operation: () throws -> Result
) rethrows -> Result {
  try TestContext.withSetting(
    Equalities.self, Equalities.adding(areEqual), operation: operation)
}

/// Runs an asynchronous operation whose conditions compare the values of a type with a closure.
///
/// - Parameters:
///   - type: The type.
///   - areEqual: A closure that returns whether two values are equal.
///   - operation: The operation.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
@discardableResult
public nonisolated(nonsending) func withEquality<Value, Result>(
  of type: Value.Type, by areEqual: @escaping @Sendable (Value, Value) -> Bool,
  operation: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
  try await TestContext.withSetting(
    Equalities.self, Equalities.adding(areEqual), operation: operation)
}

/// The comparisons that a test has set, by the types that they compare.
struct Equalities: TestSetting, Sendable {
  private var closures: [ObjectIdentifier: @Sendable (Any, Any) -> Bool] = [:]

  /// Returns the comparisons of the current task, and one more.
  static func adding<Value>(_ areEqual: @escaping @Sendable (Value, Value) -> Bool) -> Equalities {
    var equalities = inTask ?? Equalities()
    equalities.closures[ObjectIdentifier(Value.self)] = { left, right in
      guard let left = left as? Value, let right = right as? Value else { return false }
      return areEqual(left, right)
    }
    return equalities
  }

  /// Returns whether two values are equal; `nil` if no comparison is for their type.
  func areEqual(_ left: Any, _ right: Any) -> Bool? {
    closures[ObjectIdentifier(Swift.type(of: left))]?(left, right)
  }
}
#endif
