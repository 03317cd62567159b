#if LITMUS_FAKES
public import Foundation

extension Data {
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  /// A namespace of values for tests.
  public enum spry {
    /// Encodes a value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - encoder: The encoder; by default one that sorts and indents JSON.
    /// - Returns: The JSON.
    /// - Throws: The encoder's error.
    public static func testMake(
      from value: some Encodable,
      encoder: JSONEncoder? = nil
    ) throws -> Data {
      if let encoder { return try encoder.encode(value) }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return try encoder.encode(value)
    }

    /// Decodes a value.
    ///
    /// - Parameters:
    ///   - type: The value's type.
    ///   - data: The JSON.
    ///   - decoder: The decoder; a new one by default.
    /// - Returns: The value.
    /// - Throws: The decoder's error.
    public static func testMake<Value: Decodable>(
      _ type: Value.Type = Value.self,
      from data: Data,
      decoder: JSONDecoder? = nil
    ) throws -> Value {
      try (decoder ?? JSONDecoder()).decode(type, from: data)
    }
  }
}
#endif
