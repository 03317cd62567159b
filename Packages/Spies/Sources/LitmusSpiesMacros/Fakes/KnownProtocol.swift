#if Macros
/// A protocol that has no fake of its own, because it belongs to Swift or Foundation.
struct KnownProtocol {
  /// The members that are written into the fake itself, unless the protocol declares them, by their names.
  ///
  /// `#` stands for the access level, and `@` for the fake's name.
  var implementations: [(name: String, text: String)] = []
  /// The requirements that are recorded and stubbed like those of the protocol itself.
  var requirements: [String] = []
  /// A requirement that a protocol must repeat to have a fake, by its base name, or with labels.
  var repeated: String?

  /// Returns the protocol with a name; `nil` if it is not known.
  static func named(_ name: String) -> KnownProtocol? {
    if let known = all[name] { return known }
    return markers.contains(name) ? KnownProtocol() : nil
  }

  private static let markers: Set<String> = [
    "Actor", "AnyActor", "AnyObject", "BitwiseCopyable", "class", "Copyable", "CustomNSError",
    "CustomReflectable", "Error", "Escapable", "LocalizedError", "NSObjectProtocol", "Observable",
    "ObservableObject", "Sendable", "SendableMetatype",
  ]

  private static let equality = (
    name: "==(_:_:)",
    text: "#nonisolated static func == (left: @, right: @) -> Bool { left === right }"
  )
  private static let encoding = (
    name: "encode(to:)", text: "#nonisolated func encode(to encoder: any Encoder) throws {}"
  )
  private static let decoding = (
    name: "init(from:)", text: "#nonisolated init(from decoder: any Decoder) throws {}"
  )
  private static let description = (
    name: "description", text: "#nonisolated var description: String { \"@\" }"
  )

  private static let all: [String: KnownProtocol] = [
    "Equatable": KnownProtocol(implementations: [equality]),
    "Hashable": KnownProtocol(implementations: [
      equality,
      (
        "hash(into:)",
        "#nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }"
      ),
    ]),
    "Comparable": KnownProtocol(implementations: [
      equality,
      (
        "<(_:_:)",
        "#nonisolated static func < (left: @, right: @) -> Bool "
          + "{ ObjectIdentifier(left) < ObjectIdentifier(right) }"
      ),
    ]),
    "CustomStringConvertible": KnownProtocol(implementations: [description]),
    "CustomDebugStringConvertible": KnownProtocol(implementations: [
      ("debugDescription", "#nonisolated var debugDescription: String { \"@\" }")
    ]),
    "Encodable": KnownProtocol(implementations: [encoding]),
    "Decodable": KnownProtocol(implementations: [decoding]),
    "Codable": KnownProtocol(implementations: [encoding, decoding]),
    "Identifiable": KnownProtocol(requirements: ["var id: ID { get }"]),
    "CaseIterable": KnownProtocol(requirements: ["static var allCases: [Self] { get }"]),
    "RawRepresentable": KnownProtocol(
      requirements: ["init?(rawValue: RawValue)", "var rawValue: RawValue { get }"]),
    "LosslessStringConvertible": KnownProtocol(
      implementations: [description], requirements: ["init?(_ description: String)"]),
    "TextOutputStream": KnownProtocol(requirements: ["mutating func write(_ string: String)"]),
    "RandomNumberGenerator": KnownProtocol(requirements: ["mutating func next() -> UInt64"]),
    "CodingKey": KnownProtocol(requirements: [
      "init?(stringValue: String)", "init?(intValue: Int)", "var stringValue: String { get }",
      "var intValue: Int? { get }",
    ]),
    "AdditiveArithmetic": KnownProtocol(repeated: "zero"),
    "AsyncIteratorProtocol": KnownProtocol(repeated: "next"),
    "AsyncSequence": KnownProtocol(repeated: "makeAsyncIterator"),
    "Clock": KnownProtocol(repeated: "sleep"),
    "Collection": KnownProtocol(repeated: "index"),
    "Decoder": KnownProtocol(repeated: "container"),
    "Encoder": KnownProtocol(repeated: "container"),
    "Executor": KnownProtocol(repeated: "enqueue"),
    "ExpressibleByArrayLiteral": KnownProtocol(repeated: "init(arrayLiteral:)"),
    "ExpressibleByBooleanLiteral": KnownProtocol(repeated: "init(booleanLiteral:)"),
    "ExpressibleByDictionaryLiteral": KnownProtocol(repeated: "init(dictionaryLiteral:)"),
    "ExpressibleByFloatLiteral": KnownProtocol(repeated: "init(floatLiteral:)"),
    "ExpressibleByIntegerLiteral": KnownProtocol(repeated: "init(integerLiteral:)"),
    "ExpressibleByNilLiteral": KnownProtocol(repeated: "init(nilLiteral:)"),
    "ExpressibleByStringLiteral": KnownProtocol(repeated: "init(stringLiteral:)"),
    "InstantProtocol": KnownProtocol(repeated: "advanced"),
    "IteratorProtocol": KnownProtocol(repeated: "next"),
    "Numeric": KnownProtocol(repeated: "magnitude"),
    "OptionSet": KnownProtocol(repeated: "union"),
    "Sequence": KnownProtocol(repeated: "makeIterator"),
    "SerialExecutor": KnownProtocol(repeated: "enqueue"),
    "SetAlgebra": KnownProtocol(repeated: "union"),
    "SingleValueEncodingContainer": KnownProtocol(repeated: "encodeNil"),
    "Strideable": KnownProtocol(repeated: "advanced"),
    "TaskExecutor": KnownProtocol(repeated: "enqueue"),
    "TextOutputStreamable": KnownProtocol(repeated: "write"),
  ]
}
#endif
