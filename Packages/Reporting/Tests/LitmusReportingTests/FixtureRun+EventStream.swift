#if os(macOS) || os(Linux)
import Foundation

extension FixtureRun {
  /// The failures in a file that Swift Testing wrote, with an event in JSON on each line.
  static func failuresInEventStream(at file: URL) throws -> [ShownFailure] {
    try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n")
      .compactMap { line in
        let record = try JSONDecoder().decode(Record.self, from: Data(line.utf8))
        guard record.payload.kind == "issueRecorded" else { return nil }
        let place = record.payload.issue?.sourceLocation
        return ShownFailure(
          test: record.payload.testID.map(testName),
          file: place.map { URL(fileURLWithPath: $0.fileID).lastPathComponent } ?? "",
          line: place?.line ?? 0,
          text: record.payload.messages?.first { $0.symbol == "details" }?.text ?? ""
        )
      }
  }

  /// The type and name in an identifier such as `Module.Type/name()/File.swift:5:4`.
  private static func testName(_ identifier: String) -> String {
    let parts = identifier.split(separator: "/")
    let type = parts[0].split(separator: ".").last ?? ""
    return parts.count > 1 ? "\(type).\(parts[1])" : String(type)
  }

  private struct Record: Decodable {
    var payload: Payload
  }

  private struct Payload: Decodable {
    var kind: String
    var issue: Issue?
    var messages: [Message]?
    var testID: String?
  }

  private struct Issue: Decodable {
    var sourceLocation: Place?
  }

  private struct Place: Decodable {
    var fileID: String
    var line: Int
  }

  private struct Message: Decodable {
    var symbol: String
    var text: String
  }
}
#endif
