#if LITMUS_RUNNER
internal import LitmusRunnerCore

/// An index of tests by the names that a user gives to `--only`.
struct TestNames {
  private let lists: [AnyTestList]
  /// The positions of the suites of each name: with and without the module, and as reports show it.
  private var positions: [String: [Int]] = [:]

  /// Makes the index of the tests of a plan.
  init(_ plan: TestPlan) {
    lists = plan.lists
    for (position, list) in lists.enumerated() {
      let names = [list.suite, "\(list.module).\(list.suite)"]
      for name in Set(names + names.map(visible)) {
        positions[name, default: []].append(position)
      }
    }
  }

  /// The suite names that are ambiguous without the module.
  var ambiguousSuites: [String] {
    Set(lists.map(\.suite)).filter { positions[$0, default: []].count > 1 }.sorted()
  }

  /// Returns the tests of a name: one test, the cases of a parameterized test, or all tests of a
  /// suite.
  ///
  /// - Parameter text: `Suite/test` or `Suite`, with or without `Module.` before it, as declared or
  ///   as reports show it. A suite's name means the suites within it, too. A suite's own set-up, which
  ///   reports name `Suite/class setUp`, means all tests of the suite.
  /// - Returns: The tests; none if nothing has this name.
  func tests(named text: String) -> [TestID] {
    if let suites = positions[text] {
      return Set(suites).union(nested(in: text)).sorted().flatMap { lists[$0].ids }
    }
    // A test's name may contain slashes, too.
    for slash in text.indices where text[slash] == "/" {
      let name = text[text.index(after: slash)...]
      let ids = positions[String(text[..<slash]), default: []].flatMap { lists[$0].ids }
      if let found = Self.tests(named: name, among: ids) { return found }
    }
    return []
  }

  /// Returns the positions of the suites that are declared within another.
  private func nested(in text: String) -> [Int] {
    lists.indices.filter { index in
      let (module, suite) = (lists[index].module, lists[index].suite)
      let names = [suite] + (text.hasPrefix("\(module).") ? ["\(module).\(suite)"] : [])
      return names.contains { $0.hasPrefix("\(text).") || visible($0).hasPrefix("\(text).") }
    }
  }

  private static func tests(named name: Substring, among ids: [TestID]) -> [TestID]? {
    let exact = ids.filter { $0.name == name }
    if !exact.isEmpty { return exact }
    let shown = ids.filter { visible($0.name) == name }
    if !shown.isEmpty { return shown }
    let testCases = ids.filter { $0.name.hasPrefix("\(name)(") }
    if !testCases.isEmpty { return testCases }
    let isHook = TestID(module: "", suite: "", name: String(name)).isSuiteHook
    return isHook && !ids.isEmpty ? ids : nil
  }
}

// MARK: - Mistakes
extension TestNames {
  /// Returns the name that an unknown name most likely means; `nil` if none is similar.
  func suggestion(for text: String) -> String? {
    let ids = lists.flatMap(\.ids)
    // Users omit the suite more often than they mistype it.
    if let test = ids.first(where: { $0.name == text || $0.name.hasPrefix("\(text)(") }) {
      return test.description
    }
    // And the type that contains the suite.
    if let suite = lists.map(\.suite).first(where: { $0.hasSuffix(".\(text)") }) { return suite }
    if let test = ids.first(where: { $0.description.hasSuffix(".\(text)") }) {
      return test.description
    }
    let names = ids.map(\.description) + lists.map(\.suite)
    let modules = Set(lists.map(\.module)).filter { text.hasPrefix("\($0).") }
    let fullNames = modules.isEmpty ? [] : ids.map(\.fullName)
    return Spelling(text).nearest(among: names + fullNames)
  }
}

extension AnyTestList {
  fileprivate var ids: [TestID] { entries.map(\.description.id) }
}

/// A word that may be mistyped.
package struct Spelling {
  private let word: [UInt8]

  package init(_ word: String) {
    self.word = Array(word.lowercased().utf8)
  }

  /// Returns the candidate with the smallest edit distance to this word; the first of several.
  ///
  /// - Parameter words: The candidates.
  /// - Returns: The candidate; `nil` if a third of this word would have to change.
  package func nearest(among words: [String]) -> String? {
    var nearest: String?
    var limit = max(2, word.count / 3)
    for candidate in words {
      let other = Array(candidate.lowercased().utf8)
      guard abs(other.count - word.count) < limit else { continue }
      let changes = self.changes(to: other)
      if changes < limit { (nearest, limit) = (candidate, changes) }
    }
    return nearest
  }

  /// Returns how many bytes must be added, removed or replaced (the Levenshtein distance).
  private func changes(to other: [UInt8]) -> Int {
    var row = Array(0...other.count)
    for (line, byte) in word.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, otherByte) in other.enumerated() {
        let replaced = diagonal + (byte == otherByte ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
#endif
