import Foundation
import LitmusReporting

@testable import LitmusRunnerCommandLine
@testable import LitmusRunnerCore
@testable import LitmusRunnerReports

/// Suites of made-up names, without bodies, in the module of a type.
func plan(
  _ suites: KeyValuePairs<String, [String]>, tags: [String] = [], of subject: Any.Type = Plain.self
) -> TestPlan {
  TestPlan(
    lists: suites.map { suite, tests in
      var list = AnyTestList(TestList(make: { Plain() }), of: subject)
      list.suite = suite
      list.entries = tests.map { name in
        AnyTestList.Entry(
          description: TestDescription(
            id: TestID(module: list.module, suite: suite, name: name),
            tags: tags,
            callSite: list.callSite),
          isAsync: false,
          run: { _ in })
      }
      return list
    })
}

extension TestPlan {
  /// The names of the tests, in their order.
  var names: [String] { lists.flatMap(\.tests).map(\.id.description) }
}

/// A test's name in the suites of ``plan(_:tags:)``.
func id(_ name: String) -> TestID {
  let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
  return TestID(module: "LitmusRunnerTests", suite: parts[0], name: parts[1])
}

/// A result in the store.
func record(
  _ outcome: OutcomeKind, seconds: Double = 1, date: Double = 100, since: Double = 50,
  history: [OutcomeKind] = [], message: String? = nil
) -> TestRecord {
  TestRecord(
    outcome: outcome, seconds: seconds, date: date, since: since, history: OutcomeHistory(history),
    message: message)
}

extension TestResults: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (TestID, TestRecord)...) {
    self.init(Dictionary(uniqueKeysWithValues: elements))
  }

  init(_ records: [TestID: TestRecord]) {
    self.init()
    for (test, record) in records { self[test] = record }
  }

  /// All results, by the tests.
  var records: [TestID: TestRecord] {
    var records: [TestID: TestRecord] = [:]
    for (suite, tests) in suites {
      for (name, record) in tests {
        records[TestID(module: suite.module, suite: suite.name, name: name)] = record
      }
    }
    return records
  }
}

/// What a command line asks for.
func arguments(_ line: String, bazel: [String: String] = [:]) throws -> CommandLineArguments {
  let words = line.split(separator: " ").map(String.init)
  switch try CommandLineArguments.read(words, bazel: BazelEnvironment(bazel)) {
  case .options(let arguments): return arguments
  case .text(let text): throw RunError(text)
  }
}

/// The one line that an error says.
func message(_ body: () throws -> Void) -> String? {
  do {
    try body()
    return nil
  } catch {
    return "\(error)"
  }
}

/// A folder for one test, which is removed with the last reference to it.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  var path: String { url.path }

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  subscript(name: String) -> String { url.appending(path: name).path }

  /// Writes a file, in a folder that is made if needed, and returns its path.
  @discardableResult func write(_ text: String, to name: String) throws -> String {
    try FileManager.default.createDirectory(
      at: url.appending(path: name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(toFile: self[name], atomically: true, encoding: .utf8)
    return self[name]
  }

  func text(of name: String) throws -> String {
    try String(contentsOfFile: self[name], encoding: .utf8)
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
