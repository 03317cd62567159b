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

/// What a command line asks for, in which `''` is an empty word.
func arguments(_ line: String, bazel: [String: String] = [:]) throws -> CommandLineArguments {
  let words = line.split(separator: " ").map { $0 == "''" ? "" : String($0) }
  switch try CommandLineArguments.read(words, bazel: BazelEnvironment(bazel)) {
  case .options(let arguments): return arguments
  case .text(let text): throw RunError(text)
  }
}
