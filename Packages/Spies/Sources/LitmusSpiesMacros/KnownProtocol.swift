#if Macros
/// A protocol that has no fake of its own, because it belongs to Swift or Foundation.
struct KnownProtocol {
  /// The members that need no stub, by their names; the access level is missing.
  var implementations: [(name: String, text: String)] = []
  /// The requirements that are recorded and stubbed like those of the protocol itself.
  var requirements: [String] = []
  /// A requirement that a protocol must repeat to have a fake, by its base name, or with labels.
  var repeated: String?
  /// The associated types that members may name.
  var types: [String] = []

  /// Returns the protocol with a name; `nil` if it is not known.
  static func named(_ name: String) -> KnownProtocol? {
    if let known = all[name] { return known }
    return markers.contains(name) ? KnownProtocol() : nil
  }

  private static let markers: Set<String> = [
    "Actor", "AnyActor", "AnyObject", "BitwiseCopyable", "class", "Comparable", "Copyable",
    "CustomNSError", "Decodable", "Equatable", "Error", "Escapable",
    "LocalizedError", "NSObjectProtocol", "Observable",
    "ObservableObject", "Sendable", "SendableMetatype",
  ]

  private static let description = (
    name: "description", text: #"var description: Swift.String { "\(Self.self)" }"#
  )
  private static let encoding = (
    name: "encode(to:)", text: "func encode(to encoder: any Swift.Encoder) throws {}"
  )

  private static let all: [String: KnownProtocol] = [
    "Codable": KnownProtocol(implementations: [encoding]),
    "CustomDebugStringConvertible": KnownProtocol(implementations: [
      ("debugDescription", #"var debugDescription: Swift.String { "\(Self.self)" }"#)
    ]),
    "CustomReflectable": KnownProtocol(implementations: [
      ("customMirror", "var customMirror: Swift.Mirror { .init(self, children: [:]) }")
    ]),
    "CustomStringConvertible": KnownProtocol(implementations: [description]),
    "Encodable": KnownProtocol(implementations: [encoding]),
    "Hashable": KnownProtocol(implementations: [
      (
        "hash(into:)",
        "func hash(into hasher: inout Swift.Hasher) { hasher.combine(ObjectIdentifier(self)) }"
      )
    ]),
    "Identifiable": KnownProtocol(requirements: ["var id: ID { get }"], types: ["ID"]),
    "CaseIterable": KnownProtocol(
      requirements: ["static var allCases: [Self] { get }"], types: ["AllCases"]),
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
    "AsyncSequence": KnownProtocol(repeated: "makeAsyncIterator", types: ["Element"]),
    "BidirectionalCollection": KnownProtocol(repeated: "index", types: ["Element", "Index"]),
    "Clock": KnownProtocol(repeated: "sleep", types: ["Duration", "Instant"]),
    "Collection": KnownProtocol(repeated: "index", types: ["Element", "Index"]),
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
    "InstantProtocol": KnownProtocol(repeated: "advanced", types: ["Duration"]),
    "IteratorProtocol": KnownProtocol(repeated: "next"),
    "MutableCollection": KnownProtocol(repeated: "startIndex", types: ["Element", "Index"]),
    "NSCoding": KnownProtocol(repeated: "encode"),
    "NSCopying": KnownProtocol(repeated: "copy"),
    "NSMutableCopying": KnownProtocol(repeated: "mutableCopy"),
    "NSSecureCoding": KnownProtocol(repeated: "encode"),
    "Numeric": KnownProtocol(repeated: "magnitude"),
    "OptionSet": KnownProtocol(repeated: "union"),
    "RandomAccessCollection": KnownProtocol(repeated: "startIndex", types: ["Element", "Index"]),
    "RangeReplaceableCollection": KnownProtocol(
      repeated: "replaceSubrange", types: ["Element", "Index"]),
    "Sequence": KnownProtocol(repeated: "makeIterator", types: ["Element"]),
    "SerialExecutor": KnownProtocol(repeated: "enqueue"),
    "SetAlgebra": KnownProtocol(repeated: "union"),
    "SingleValueEncodingContainer": KnownProtocol(repeated: "encodeNil"),
    "Strideable": KnownProtocol(repeated: "advanced"),
    "TaskExecutor": KnownProtocol(repeated: "enqueue"),
    "TextOutputStreamable": KnownProtocol(repeated: "write"),
  ]
}
#endif
