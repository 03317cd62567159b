extension Array: SpryDefault {
  /// The empty array.
  public static var spryDefault: [Element] { [] }
}

extension ContiguousArray: SpryDefault {
  /// The empty array.
  public static var spryDefault: ContiguousArray { [] }
}

extension Set: SpryDefault {
  /// The empty set.
  public static var spryDefault: Set { [] }
}

extension Dictionary: SpryDefault {
  /// The empty dictionary.
  public static var spryDefault: [Key: Value] { [:] }
}

extension ArraySlice: SpryDefault {
  /// The empty slice.
  public static var spryDefault: ArraySlice { [] }
}

extension KeyValuePairs: SpryDefault {
  /// No pairs.
  public static var spryDefault: KeyValuePairs { [:] }
}
