#if LITMUS_RUNNER
internal import Foundation
@_spi(Litmus) internal import LitmusReporting

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
    var name: String
    var displayName: String?
    var sourceLocation: Location
    package var isParameterized: Bool?
    var tags: [String]?
    var _tags: [String]?
    var _testCases: [Case]?
  }

  /// A test case of a parameterized test function.
  struct Case: Decodable {
    var id: String
    /// The arguments, as in `"a", 1`.
    var displayName: String
  }

  struct Location: Decodable {
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
    package var messages: [Message]
    var issue: Issue?
    var attachment: Attachment?
    var _testCase: Case?
    var _comments: [String]?
  }

  package struct Message: Decodable {
    var symbol: String
    package var text: String
  }

  /// Returns the kind of an event, and the messages that Swift Testing shows in a terminal; none if it shows
  /// nothing.
  package static func messages(
    _ bytes: UnsafeRawBufferPointer
  ) -> (kind: String, messages: [Message]) {
    guard bytes.starts(with: Array(#"{"kind":"event","#.utf8)),
      case .event(let event) = try? read(bytes)
    else { return ("", []) }
    return (event.kind, event.messages)
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
#endif
