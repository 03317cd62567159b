#if LITMUS_RUNNER
package import Foundation
package import LitmusRunnerCore

/// The last result of each test of a program.
package struct TestResults: Equatable, Sendable {
  /// The results by suite and by the test's name.
  ///
  /// A run may read and write ten thousand of them at its end: hashing the suite's name for each
  /// one would take most of that time.
  package var suites: [SuiteID: [String: TestRecord]] = [:]

  /// Whether the results include a run of all tests, so that a test without a result did not exist
  /// then.
  package var hasAllTests = false

  /// Makes a collection without results.
  package init() {}

  /// Whether there are no results.
  package var isEmpty: Bool { suites.isEmpty }

  /// The result of a test.
  package subscript(test: TestID) -> TestRecord? {
    get { suites[SuiteID(of: test)]?[test.name] }
    set { suites[SuiteID(of: test), default: [:]][test.name] = newValue }
  }

  /// When the last of the tests ended, in seconds since 1970; `nil` if that is not known.
  package var lastDate: Double? {
    suites.values.lazy.flatMap(\.values).map(\.date).filter { $0 > 0 }.max()
  }

  /// Returns whether the suite of a test has run.
  func hasSuite(of test: TestID) -> Bool {
    suites[SuiteID(of: test)] != nil
  }

  /// Returns whether a test failed when it last ran, or its suite's set-up or tear-down did.
  package func hasFailed(_ test: TestID) -> Bool {
    guard let suite = suites[SuiteID(of: test)] else { return false }
    return ([test.name] + TestID.hookNames).contains { suite[$0]?.outcome.isFailure == true }
  }

  /// Returns how long a test took when it last ran; `nil` if it never ran.
  package func seconds(of test: TestID) -> Double? {
    self[test].flatMap { $0.outcome == .skipped ? nil : $0.seconds }
  }

  /// Replaces the results of some tests that are not older than a time by those from before.
  ///
  /// - Parameters:
  ///   - before: The results from before.
  ///   - results: Results of the tests.
  ///   - start: The time, in seconds since 1970.
  package mutating func restore(_ before: TestResults, of results: TestResults, since start: Double)
  {
    for (suite, tests) in results.suites {
      for name in tests.keys where suites[suite]?[name].map({ $0.date >= start }) == true {
        suites[suite]?[name] = before.suites[suite]?[name]
      }
    }
  }

  /// Adds the results of a run.
  ///
  /// Another run may have ended in the meantime: of two results of a test, the later one is kept.
  ///
  /// - Parameters:
  ///   - results: The tests' results, and those of set-ups and tear-downs that failed.
  ///   - isWhole: Whether the run had all existing tests, so that the results of others are
  ///     removed.
  ///   - now: The current time in seconds since 1970: a result that is later is of a clock that was
  ///     wrong, and is replaced.
  package mutating func add(
    _ results: TestResults, isWhole: Bool,
    now: Double = Date().timeIntervalSince1970.rounded(.up)
  ) {
    if isWhole {
      hasAllTests = true
      suites = suites.filter { results.suites[$0.key] != nil }
    }
    for (suite, new) in results.suites {
      var known = suites[suite] ?? [:]
      if isWhole { known = known.filter { new[$0.key] != nil } }
      // A set-up that has nothing to report has no result.
      for hook in TestID.hookNames where new[hook] == nil { known[hook] = nil }
      known.merge(new) { known, new in
        var later = known.date > new.date && known.date <= now ? known : new
        later.since = min(known.since, new.since)
        later.history = known.history.adding(new.history)
        later.message = new.message ?? known.message
        return later
      }
      suites[suite] = known
    }
  }
}

/// The stored result of one test.
package struct TestRecord: Hashable, Sendable {
  package var outcome: OutcomeKind
  /// How long it took.
  package var seconds: Double
  /// When it ended, in seconds since 1970.
  var date: Double
  /// When the test was first seen, in seconds since 1970.
  var since: Double
  /// How it ended in its last runs, with this one.
  package var history: OutcomeHistory
  /// The first line of the last failure; `nil` if there was none.
  package var message: String?

  /// Makes the record of a result.
  package init(
    outcome: OutcomeKind, seconds: Double, date: Double, since: Double,
    history: OutcomeHistory = OutcomeHistory(), message: String? = nil
  ) {
    self.outcome = outcome
    self.message = message
    self.history = history
    self.seconds = seconds
    self.date = date
    self.since = since
  }
}

extension TestResults {
  /// The version of the file format, which changes when older programs can no longer read it.
  private static let version = 1

  /// Decodes the content of a file.
  ///
  /// - Throws: An error if it is incomplete, of another version, or invalid.
  package init(json: Data) throws {
    let file = try JSONDecoder().decode(File.self, from: json)
    guard file.version == Self.version else { throw Self.problem("Another version.") }
    hasAllTests = file.all ?? false
    for list in file.suites {
      let suite = SuiteID(module: list.module, name: list.name)
      let tests = try list.tests.map { row in
        guard row.seconds >= 0 else { throw Self.problem("Not a result.") }
        let record = TestRecord(
          outcome: row.outcome, seconds: row.seconds, date: row.date, since: row.since,
          history: OutcomeHistory(text: row.history ?? ""), message: row.message)
        return (row.name, record)
      }
      suites[suite] = Dictionary(tests) { $1 }
    }
  }

  private static func problem(_ text: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: [], debugDescription: text))
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
      if !record.history.outcomes.isEmpty { text += ",\"history\":\"\(record.history.text)\"" }
      if let message = record.message {
        text += ",\"message\":\"\(JSONObject.escaped(message))\""
      }
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
    var version: Int
    var all: Bool?
    var suites: [List]
  }

  private struct List: Decodable {
    var module: String
    var name: String
    var tests: [Row]
  }

  private struct Row: Decodable {
    var name: String
    var outcome: OutcomeKind
    var seconds: Double
    var date: Double
    var since: Double
    var history: String?
    var message: String?
  }
}
#endif
