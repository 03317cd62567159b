internal import LitmusFakes

/// Returns whether two values of any types are equal, by the rules of `XCTAssertEqualAny`.
///
/// - Parameters:
///   - lhs: A value.
///   - rhs: Another value.
/// - Returns: Whether they have the same type and equal parts.
public func isAnyEqual(_ lhs: Any?, _ rhs: Any?) -> Bool {
  areStructurallyEqual(lhs, rhs)
}
