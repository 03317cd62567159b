/// Any JSON, as text that is the same for the same values: `{"define": {"_0": "DEBUG"}}` is
/// `define DEBUG`.
struct JSONText: Decodable, CustomStringConvertible {
  struct Key: CodingKey, Comparable {
    var stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }

    static func < (first: Key, second: Key) -> Bool { first.stringValue < second.stringValue }
  }

  var description: String

  init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: Key.self) {
      description = try object.allKeys.sorted().map { key in
        let value = try object.decode(JSONText.self, forKey: key).description
        // The associated value of an enum's case has no label.
        let label = key.stringValue.hasPrefix("_") ? "" : key.stringValue
        return [label, value].filter { !$0.isEmpty }.joined(separator: " ")
      }.joined(separator: ", ")
    } else if var array = try? decoder.unkeyedContainer() {
      var items: [String] = []
      while !array.isAtEnd { items.append(try array.decode(JSONText.self).description) }
      description = items.joined(separator: ", ")
    } else {
      let value = try decoder.singleValueContainer()
      description =
        try value.decodeNil()
        ? "nil"
        : (try? value.decode(String.self)) ?? (try? value.decode(Bool.self)).map(String.init)
          ?? String(value.decode(Double.self))
    }
  }
}
