public import Foundation

extension Spry {
  /// Returns the difference between two values, encoded as JSON, line by line as ``diffLines(_:_:)`` shows it.
  ///
  /// Strings are compared as they are, `nil` is `null`, and a value that cannot be encoded is shown as its
  /// description.
  ///
  /// - Parameters:
  ///   - first: The old value.
  ///   - second: The new value.
  ///   - encoder: The encoder; its output is also sorted and split into lines. A new one by default.
  /// - Returns: The lines; an empty text if there is no difference.
  public static func diffEncodable<Value: Encodable>(
    _ first: Value?,
    _ second: Value?,
    encoder: @autoclosure () -> JSONEncoder = JSONEncoder()
  ) -> String {
    diffLines(text(of: first, encoder()), text(of: second, encoder()))
  }

  private static func text<Value: Encodable>(of value: Value?, _ encoder: JSONEncoder) -> String {
    guard let value else { return "null" }
    if let string = value as? String { return string }
    let formatting = encoder.outputFormatting
    defer { encoder.outputFormatting = formatting }
    encoder.outputFormatting.formUnion([.sortedKeys, .withoutEscapingSlashes, .prettyPrinted])
    guard let data = try? encoder.encode(value) else { return String(describing: value) }
    return String(decoding: data, as: UTF8.self)
  }
}
