#if LITMUS_RUNNER
internal import Foundation
@_spi(Litmus) package import LitmusReporting

/// One line of Swift Testing's event stream, with the fields that the runner needs.
///
/// Fields that begin with an underscore are undocumented, and present only in some versions.
package enum SwiftTestingRecord: Decodable {
  case test(Test)
  case event(Event)
  /// A record of a kind that this version of the runner does not know.
  case other

  private enum CodingKeys: CodingKey { case kind, payload }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(String.self, forKey: .kind) {
    case "test": self = .test(try container.decode(Test.self, forKey: .payload))
    case "event": self = .event(try container.decode(Event.self, forKey: .payload))
    default: self = .other
    }
  }

  /// Reads a record.
  ///
  /// - Throws: A `DecodingError` if the bytes are not a record.
  package static func read(_ bytes: UnsafeRawBufferPointer) throws -> SwiftTestingRecord {
    try JSONDecoder().decode(SwiftTestingRecord.self, from: Data(bytes))
  }

  /// A suite or a test function.
  package struct Test: Decodable {
    package var id: String
    package var kind: String
    package var name: String
    package var displayName: String?
    var sourceLocation: Location
    package var isParameterized: Bool?
    var tags: [String]?
    var _tags: [String]?
    var _testCases: [Case]?

    /// Where it is declared.
    package var callSite: CallSite { sourceLocation.callSite }
    /// Its tags, each with a dot before its name.
    package var allTags: [String] { tags ?? _tags ?? [] }
  }

  /// A test case of a parameterized test function.
  package struct Case: Decodable {
    var id: String
    /// The arguments, as in `"a", 1`.
    var displayName: String
    /// The arguments without addresses, which differ in each process.
    var name: String { displayName.withoutTypeAddresses }
  }

  struct Location: Codable {
    var fileID: String
    var filePath: String?
    var _filePath: String?
    var line: Int
    var column: Int

    var callSite: CallSite {
      CallSite(
        fileID: fileID, filePath: filePath ?? _filePath ?? fileID, line: line, column: column)
    }
  }

  /// Something that happens in a run.
  package struct Event: Decodable {
    package var kind: String
    /// The suite or test function; `nil` if it is not known.
    var testID: String?
    /// What Swift Testing shows in a terminal; empty if it shows nothing.
    package var messages: [Message]
    var issue: Issue?
    var attachment: Attachment?
    var _testCase: Case?
    var _comments: [String]?
  }

  /// A message with its symbol, as in `fail`.
  package struct Message: Codable {
    package var symbol: String
    package var text: String
  }

  struct Issue: Decodable {
    var isKnown: Bool
    var severity: String?
    var sourceLocation: Location?
  }

  struct Attachment: Decodable {
    var path: String?
    var _bytes: Data?
    var _preferredName: String?
  }
}

/// One line of Swift Testing's event stream, and the event in it, which is decoded once.
package struct SwiftTestingLine {
  package let bytes: [UInt8]
  /// The event; `nil` if the line has another record, or an error if it has none.
  let result: Result<SwiftTestingRecord.Event?, any Error>

  /// Decodes a line.
  package init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = Array(bytes)
    result = Result {
      // Most lines of other kinds are tests, which only a listing decodes.
      guard !Self.isTest(bytes), case .event(let event) = try SwiftTestingRecord.read(bytes)
      else { return nil }
      return event
    }
  }

  /// The event; `nil` if the line has none.
  package var event: SwiftTestingRecord.Event? { try? result.get() }

  /// Whether the line describes a suite or a test function.
  package var isTest: Bool { bytes.withUnsafeBytes(Self.isTest) }

  /// The suite or test function that the line describes, decoded each time; `nil` if it describes none.
  var test: SwiftTestingRecord.Test? {
    guard case .test(let test) = bytes.withUnsafeBytes({ try? SwiftTestingRecord.read($0) }) else {
      return nil
    }
    return test
  }

  private static func isTest(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.starts(with: #"{"kind":"test","#.utf8)
  }
}
#endif
