#if LITMUS_FAKES
internal import LitmusFakes
@_spi(Litmus) public import LitmusHarness
public import Testing

extension Trait where Self == LitmusTrait {
  /// Has the conditions of a test compare the values of a type with a closure.
  ///
  /// ```swift
  /// @Suite(.equality(of: Location.self) { $0.id == $1.id }) struct MapTests { … }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - areEqual: A closure that returns whether two values are equal.
  public static func equality<Value>(
    of type: Value.Type, by areEqual: @escaping @Sendable (Value, Value) -> Bool
  ) -> Self {
    Self { test in
      try await withEquality(of: Value.self, by: areEqual) { try await test() }
    }
  }
}
#endif
