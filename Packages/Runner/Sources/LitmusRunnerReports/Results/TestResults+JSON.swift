#if LITMUS_RUNNER
internal import LitmusRunnerCore
package import Foundation

extension TestResults {
  /// The version of the file format, which changes when older programs can no longer read it.
  private static let version = 1

  /// Decodes the content of a file.
  ///
  /// - Throws: An error if it is incomplete, of another version, or invalid.
  package init(json: Data) throws {
    let file = try JSONDecoder().decode(File.self, from: json)
    hasAllTests = file.hasAllTests
    for list in file.suites {
      let suite = Suite(module: list.module, name: list.name)
      suites[suite] = Dictionary(list.tests.map { ($0.name, $0.record) }) { $1 }
    }
  }

  /// The content of the file: a line for each test, in the order of their names.
  package var json: String {
    let sorted = suites.sorted { ($0.key.module, $0.key.name) < ($1.key.module, $1.key.name) }
    let texts = sorted.map { suite, tests in
      var object = JSONObject()
      object.add("module", suite.module)
      object.add("name", suite.name)
      object.addRaw("tests", Self.rows(tests))
      return object.text
    }
    let all = hasAllTests ? "\"all\":true," : ""
    let head = "\"version\":\(Self.version),\(all)"
    return "{\(head)\"suites\":[\n\(texts.joined(separator: ",\n"))\n]}\n"
  }

  private static func rows(_ tests: [String: TestRecord]) -> String {
    var text = "["
    for name in tests.keys.sorted() {
      guard let record = tests[name] else { continue }
      text += text.utf8.count == 1 ? "\n{\"date\":" : ",\n{\"date\":"
      text += record.date.description
      text += ",\"name\":\""
      text += JSONObject.escaped(name)
      text += "\",\"outcome\":\""
      text += record.outcome.rawValue
      text += "\",\"seconds\":"
      text += record.seconds.description
      text += ",\"since\":"
      text += record.since.description
      text += "}"
    }
    return text + "\n]"
  }
}

// MARK: - The file's objects
extension TestResults {
  private struct File: Decodable {
    var suites: [List]
    var hasAllTests: Bool

    private enum Key: CodingKey { case version, all, suites }

    init(from decoder: any Decoder) throws {
      let file = try decoder.container(keyedBy: Key.self)
      guard try file.decode(Int.self, forKey: .version) == TestResults.version else {
        throw DecodingError.dataCorruptedError(
          forKey: .version, in: file, debugDescription: "Another version.")
      }
      suites = try file.decode([List].self, forKey: .suites)
      // Files of earlier versions lack this key.
      hasAllTests = try file.decodeIfPresent(Bool.self, forKey: .all) ?? false
    }
  }

  private struct List: Decodable {
    var module: String
    var name: String
    var tests: [Row]
  }

  private struct Row: Decodable {
    var name: String
    var record: TestRecord

    private enum Key: CodingKey { case date, name, outcome, seconds, since }

    init(from decoder: any Decoder) throws {
      let row = try decoder.container(keyedBy: Key.self)
      name = try row.decode(String.self, forKey: .name)
      let word = try row.decode(String.self, forKey: .outcome)
      let seconds = try row.decode(Double.self, forKey: .seconds)
      guard let outcome = OutcomeKind(rawValue: word), seconds >= 0 else {
        throw DecodingError.dataCorruptedError(
          forKey: .outcome, in: row, debugDescription: "Not a result.")
      }
      record = TestRecord(
        outcome: outcome,
        seconds: seconds,
        date: try row.decode(Double.self, forKey: .date),
        since: try row.decode(Double.self, forKey: .since))
    }
  }
}
#endif
