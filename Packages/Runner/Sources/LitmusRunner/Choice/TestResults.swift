#if LITMUS_RUNNER
internal import Foundation

/// The last result of each test of a program, as one file of JSON keeps it.
struct TestResults: Equatable {
  /// The version of the file, which changes when older programs could not read it any more.
  private static let version = 1

  var records: [TestID: TestRecord] = [:]

  init() {}

  /// Reads the text of a file.
  ///
  /// - Throws: An error if it is not whole, of another version, or says what cannot be.
  init(json: Data) throws {
    let file = try JSONDecoder().decode(File.self, from: json)
    for suite in file.suites {
      for row in suite.tests {
        let id = TestID(module: suite.module, suite: suite.name, name: row.name)
        records[id] = row.record
      }
    }
  }

  /// The text of the file: a line for each test, in the order of their names.
  var json: String {
    let suites = Dictionary(grouping: records) {
      SuiteName(module: $0.key.module, name: $0.key.suite)
    }
    let texts = suites.sorted { $0.key < $1.key }.map { suite, tests in
      let rows = tests.sorted { $0.key.name < $1.key.name }.map { Self.row($0.key, $0.value) }
      var object = JSONObject()
      object.add("module", suite.module)
      object.add("name", suite.name)
      object.addRaw("tests", "[\n\(rows.joined(separator: ",\n"))\n]")
      return object.text
    }
    return "{\"version\":\(Self.version),\"suites\":[\n\(texts.joined(separator: ",\n"))\n]}\n"
  }

  private static func row(_ test: TestID, _ record: TestRecord) -> String {
    var object = JSONObject()
    object.addRaw("date", "\(record.date)")
    object.add("name", test.name)
    object.add("outcome", record.outcome.rawValue)
    object.addRaw("seconds", "\(record.seconds)")
    object.addRaw("since", "\(record.since)")
    return object.text
  }
}

// MARK: - What is known
extension TestResults {
  /// Whether a test failed when it last ran, or its suite's set-up or tear-down did.
  func hasFailed(_ test: TestID) -> Bool {
    let hooks = TestID.hookNames.map { TestID(module: test.module, suite: test.suite, name: $0) }
    return ([test] + hooks).contains { records[$0]?.outcome.isFailure == true }
  }

  /// How long a test took when it last ran; `nil` if it never did.
  func seconds(of test: TestID) -> Double? {
    records[test].flatMap { $0.outcome == .skipped ? nil : $0.seconds }
  }

  /// Adds what a run came to.
  ///
  /// Another run may have ended in the meantime: of two results the later one stays.
  ///
  /// - Parameters:
  ///   - results: The tests' results, and those of set-ups and tear-downs that failed.
  ///   - isWhole: Whether the run had all tests there are, so that others are gone.
  mutating func add(_ results: [TestID: TestRecord], isWhole: Bool) {
    let suites = Set(results.keys.map { SuiteName(module: $0.module, name: $0.suite) })
    records = records.filter { test, _ in
      if results[test] != nil { return true }
      // A hook that has nothing to report has no result.
      let ran = suites.contains(SuiteName(module: test.module, name: test.suite))
      return !isWhole && !(ran && test.isSuiteHook)
    }
    for (test, var record) in results {
      if let known = records[test] {
        record.since = min(known.since, record.since)
        if known.date > record.date {
          record = known
        }
      }
      records[test] = record
    }
  }
}

/// A suite, as a key.
private struct SuiteName: Hashable, Comparable {
  var module: String
  var name: String

  static func < (one: SuiteName, other: SuiteName) -> Bool {
    (one.module, one.name) < (other.module, other.name)
  }
}

// MARK: - The file
extension TestResults {
  private struct File: Decodable {
    var suites: [Suite]

    private enum Key: CodingKey { case version, suites }

    init(from decoder: any Decoder) throws {
      let file = try decoder.container(keyedBy: Key.self)
      guard try file.decode(Int.self, forKey: .version) == TestResults.version else {
        throw DecodingError.dataCorruptedError(
          forKey: .version, in: file, debugDescription: "Another version.")
      }
      suites = try file.decode([Suite].self, forKey: .suites)
    }
  }

  private struct Suite: Decodable {
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
      guard let outcome = TestRecord.Outcome(rawValue: word), seconds >= 0 else {
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
