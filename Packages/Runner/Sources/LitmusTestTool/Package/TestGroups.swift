#if LITMUS_RUNNER
internal import Foundation
internal import LitmusRunnerCore

/// Tests of which only some run at the same time.
struct TestGroup: Codable, Equatable, Sendable {
  var name: String
  /// Regular expressions for `Suite/test` or `Module.Suite/test`.
  var tests: [String] = []
  var modules: [String] = []
  /// Suites, with or without their modules; those within them belong to the group, too.
  var suites: [String] = []
  var tags: [String] = []
  /// How many of its tests run at the same time.
  var processes: Int
}

/// The groups of a package, in the order of its configuration.
struct TestGroups: Sendable {
  private let groups: [TestGroup]
  private let patterns: [[TestPattern]]
  /// The groups of each test that is in any.
  private var indices: [TestID: [Int]] = [:]

  /// Makes no groups.
  init() {
    groups = []
    patterns = []
  }

  /// Makes the groups, and finds their tests.
  ///
  /// - Parameters:
  ///   - groups: The groups.
  ///   - tests: All tests of the package.
  /// - Throws: A ``RunError`` if a name is not a regular expression.
  init(_ groups: [TestGroup], of tests: [TestDescription]) throws(RunError) {
    self.groups = groups
    patterns = try groups.map { group throws(RunError) in
      try group.tests.map { text throws(RunError) in try TestPattern(text) }
    }
    guard !groups.isEmpty else { return }
    for test in tests {
      let own = groups.indices.filter { contains(test, in: $0) }
      if !own.isEmpty { indices[test.id] = own }
    }
  }

  /// Returns the groups of a test, by their positions; none for most tests.
  func groups(of test: TestID) -> [Int] { indices[test] ?? [] }

  /// Whether a group has tests.
  func hasTests(_ index: Int) -> Bool { indices.values.contains { $0.contains(index) } }

  /// Returns the name of a group.
  func name(of index: Int) -> String { groups[index].name }

  /// Returns how many tests of a group run at the same time.
  func limit(of index: Int) -> Int { groups[index].processes }

  private func contains(_ test: TestDescription, in index: Int) -> Bool {
    let group = groups[index]
    let id = test.id
    let suites = [id.suite, "\(id.module).\(id.suite)"]
    return group.modules.contains(id.module)
      || group.suites.contains { name in
        suites.contains { $0 == name || $0.hasPrefix("\(name).") }
      }
      || group.tags.contains { tag in test.tags.contains { $0 == tag || $0 == ".\(tag)" } }
      || patterns[index].contains { $0.matches(id) }
  }
}

extension TestGroup {
  /// Returns the first name that matches no test of a package, with the word for what it is; `nil` if each matches
  /// some.
  func unknownName(among tests: [TestDescription]) throws(RunError) -> (what: String, name: String)?
  {
    let lists: [(String, WritableKeyPath<TestGroup, [String]>)] = [
      ("module", \.modules), ("suite", \.suites), ("tag", \.tags), ("test", \.tests),
    ]
    for (what, list) in lists {
      for name in self[keyPath: list] {
        var one = TestGroup(name: self.name, processes: processes)
        one[keyPath: list] = [name]
        if try !TestGroups([one], of: tests).hasTests(0) { return (what, name) }
      }
    }
    return nil
  }
}
#endif
