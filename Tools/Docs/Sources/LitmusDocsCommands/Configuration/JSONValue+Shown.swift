internal import LitmusToolSupport

extension JSONValue {
  /// The value as shown in an error message.
  var shown: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): Int(exactly: value).map { "\($0)" } ?? "\(value)"
    case .string(let value): "\"\(value)\""
    case .array: "an array"
    case .object: "an object"
    }
  }
}
