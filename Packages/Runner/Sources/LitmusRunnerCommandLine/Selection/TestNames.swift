#if LITMUS_RUNNER
internal import LitmusRunnerCore

/// An index of tests by the names that a user gives to `--only`.
struct TestNames {
  private let lists: [AnyTestList]
  private let shown: ShownNames
  /// The positions of the suites of each name: with and without the module, and as reports show it.
  private var positions: [String: [Int]] = [:]

  /// Makes the index of the tests of a plan.
  init(_ plan: TestPlan) {
    lists = plan.lists
    shown = ShownNames(ambiguousSuites: plan.ambiguousSuites)
    for (position, list) in lists.enumerated() {
      let names = [list.suite, "\(list.module).\(list.suite)"]
      for name in Set(names + names.map(visible)) {
        positions[name, default: []].append(position)
      }
    }
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
      let module = lists[index].module
      let suite = lists[index].suite
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
  /// How many names a suggestion has at most.
  private static let maxSuggestions = 3

  /// Returns the end of an error about a name that no test has: the names that it may mean.
  ///
  /// - Parameter text: The name, or another text that a user may take for one: a name for readers,
  ///   a part of a name, or the name of a module.
  func hint(for text: String) -> String {
    let (names, count) = suggestions(for: text)
    guard let last = names.last else { return "--list shows all tests." }
    let quoted = names.map { "'\(visible($0))'" }
    if count > names.count {
      return "Did you mean \(quoted.joined(separator: ", ")) or \(count - names.count) more?"
    }
    let others = quoted.dropLast().joined(separator: ", ")
    return "Did you mean \(others.isEmpty ? "" : "\(others) or ")'\(visible(last))'?"
  }

  /// Returns the names that an unknown name most likely means, and how many there are.
  private func suggestions(for text: String) -> (names: [String], count: Int) {
    let word = text.lowercased()
    guard !word.isEmpty else { return ([], 0) }
    for isMeant in Self.guesses(of: word) {
      var names = OrderedValues<String, String>()
      func add(_ name: String) { names[name] = name }
      // A suite without tests has a name that means nothing.
      for list in lists where !list.entries.isEmpty {
        let suite = "\(list.module).\(list.suite)"
        let displayName = list.entries.first?.description.suiteDisplayName
        if isMeant(Candidate(name: list.suite, fullName: suite, ownName: list.suite, displayName)) {
          add(shown.suite(list.suite, in: list.module))
          continue
        }
        for test in list.entries.map(\.description) {
          let candidate = Candidate(
            name: test.id.description, fullName: test.id.fullName, ownName: test.id.name,
            test.displayName)
          if isMeant(candidate) { add(shown.test(test.id)) }
        }
      }
      if !names.isEmpty {
        return (Array(names.values.prefix(Self.maxSuggestions)), names.count)
      }
    }
    return nearest(to: text).map { ([$0], 1) } ?? ([], 0)
  }

  /// A suite or test, by all names that a user may give.
  private struct Candidate {
    var name: String
    var fullName: String
    /// The name without the suite.
    var ownName: String
    var displayName: String?

    init(name: String, fullName: String, ownName: String, _ displayName: String?) {
      self.name = name.lowercased()
      self.fullName = fullName.lowercased()
      self.ownName = ownName.lowercased()
      self.displayName = displayName?.lowercased()
    }
  }

  /// What a text that is no name may be, the most likely first.
  private static func guesses(of word: String) -> [(Candidate) -> Bool] {
    let bare = word.hasSuffix("()") ? String(word.dropLast(2)) : word
    return [
      // Users omit the suite more often than they mistype it, and they see display names in Xcode.
      { $0.ownName == word || $0.ownName.hasPrefix("\(bare)(") || $0.displayName == word },
      { $0.name == word || $0.fullName == word },
      // The type that contains the suite.
      { $0.name.hasSuffix(".\(word)") },
      { [$0.name, $0.fullName, $0.ownName].contains { $0.hasPrefix(bare) } },
      { $0.displayName?.contains(word) == true || (word.count > 2 && $0.name.contains(bare)) },
    ]
  }

  /// Returns the name that is spelled most like a text, with or without parentheses; `nil` if none is.
  private func nearest(to text: String) -> String? {
    let tests = lists.flatMap(\.tests)
    let hasModule = lists.contains { text.hasPrefix("\($0.module).") }
    var names = tests.map { (word: $0.id.description, name: shown.test($0.id)) }
    names += lists.filter { !$0.entries.isEmpty }
      .map { ($0.suite, shown.suite($0.suite, in: $0.module)) }
    if hasModule { names += tests.map { ($0.id.fullName, visible($0.id.fullName)) } }
    names += tests.compactMap { test in test.displayName.map { ($0, shown.test(test.id)) } }
    func bare(_ word: String) -> String {
      word.hasSuffix("()") ? String(word.dropLast(2)) : word
    }
    let nearest = Spelling(bare(text)).nearest(among: names.map { bare($0.word) })
    return names.first { bare($0.word) == nearest }?.name
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
      if changes < limit {
        nearest = candidate
        limit = changes
      }
    }
    return nearest
  }

  /// Returns how many bytes must be added, removed, replaced, or swapped with their neighbor (the optimal string
  /// alignment distance).
  private func changes(to other: [UInt8]) -> Int {
    var previous: [Int] = []
    var row = Array(0...other.count)
    for (line, byte) in word.enumerated() {
      var next = [line + 1]
      for (column, otherByte) in other.enumerated() {
        var changes = row[column] + (byte == otherByte ? 0 : 1)
        changes = min(changes, row[column + 1] + 1, next[column] + 1)
        if line > 0, column > 0, byte == other[column - 1], otherByte == word[line - 1] {
          changes = min(changes, previous[column - 1] + 1)
        }
        next.append(changes)
      }
      previous = row
      row = next
    }
    return row[other.count]
  }
}
#endif
