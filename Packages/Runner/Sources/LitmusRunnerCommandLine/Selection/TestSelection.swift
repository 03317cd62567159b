#if LITMUS_RUNNER
internal import Foundation
@_spi(Litmus) internal import LitmusReporting
package import LitmusRunnerCore
internal import LitmusRunnerReports
package import LitmusRunnerStorage

/// The selection of a run's tests: by names and tags, by the results of earlier runs, and by shard.
///
/// The same arguments, files and program choose the same tests in the same order.
package struct TestSelection {
  private let arguments: SelectionArguments
  /// The path of the results file.
  private let store: String
  /// The path of the durations file, if one was given.
  private let durations: String?
  /// Receives a line that describes a problem that does not stop the run.
  private let warn: (String) -> Void

  /// Makes a selection.
  ///
  /// - Parameters:
  ///   - arguments: The options that choose tests.
  ///   - folder: The folder with the results of the program.
  ///   - warn: Receives a line that describes a problem that does not stop the run.
  package init(
    _ arguments: SelectionArguments, in folder: LitmusFolder = LitmusFolder(),
    warn: @escaping (String) -> Void = warnOnStandardError
  ) {
    self.arguments = arguments
    store = ResultStore.path(in: folder)
    durations = arguments.shardDurations
    self.warn = warn
  }

  /// Makes a selection by the files that ``freeze(in:)`` has copied.
  package init(
    _ arguments: SelectionArguments, frozenIn directory: String,
    warn: @escaping (String) -> Void = warnOnStandardError
  ) {
    self.arguments = arguments
    store = "\(directory)/results.json"
    durations = arguments.shardDurations.map { _ in "\(directory)/durations" }
    self.warn = warn
  }

  /// Copies the files as they are now, for processes that must choose the same tests later.
  ///
  /// - Parameter directory: The directory for the copies, on the same disk as the results.
  /// - Throws: A ``RunError`` if the durations file cannot be read.
  func freeze(in directory: String) throws(RunError) {
    let frozen = TestSelection(arguments, frozenIn: directory)
    // Reading the file checks that it is complete, and sets it aside if it is not.
    if !arguments.needsResults || !earlierResults.isEmpty {
      ResultStore(path: store).snapshot(at: frozen.store)
    }
    if let durations, let copy = frozen.durations {
      // An invalid file is reported here, once, and not by each process.
      _ = try TestDurations(path: durations)
      try? FileManager.default.copyItem(atPath: durations, toPath: copy)
    }
  }

  /// The results of earlier runs.
  var earlierResults: TestResults { ResultStore(path: store, warn: warn).results() }

  /// Chooses among all tests of the program.
  ///
  /// - Parameter all: All tests.
  /// - Returns: The chosen tests; none if that is allowed, such as when no test has failed.
  /// - Throws: A ``RunError`` if a pattern or a file is not valid, or no test matches.
  package func plan(from all: TestPlan) throws(RunError) -> TestPlan {
    guard all.testCount > 0 else {
      throw RunError(
        "No test was found in this program: add @TestSuite to a type with tests.",
        code: .nothingMatched)
    }
    let names = TestNames(all)
    var plan = try named(all, names)
    if arguments.needsResults {
      plan = try chosenByResults(plan, earlierResults)
    }
    if let position = try arguments.shardPosition() {
      let cut = ShardDivision(
        index: position.index, count: position.count,
        durations: try durations.map { path throws(RunError) in try TestDurations(path: path) })
      let part = cut.part(of: plan)
      let others = counted(plan.testCount, "test")
      plan = part
      if plan.testCount == 0, plan.emptyReason == nil {
        plan.emptyReason = "The other shards have all \(others)."
      }
    }
    return plan
  }

  /// Returns the options that excluded tests, as the user gave them.
  private func options(_ filter: TestFilter) -> String {
    let only = arguments.only.map { "--only '\(visible($0))'" }
    return (filter.options + only).joined(separator: " ")
  }
}

// MARK: - By names
extension TestSelection {
  /// Returns the tests that match the names and tags.
  private func named(_ all: TestPlan, _ names: TestNames) throws(RunError) -> TestPlan {
    let filter = try TestFilter(arguments)
    guard !filter.isEmpty || !arguments.only.isEmpty else { return all }
    var wanted: Set<TestID> = []
    for name in arguments.only { wanted.formUnion(try tests(named: name, names)) }
    let plan = all.filtered { test in
      (arguments.only.isEmpty || wanted.contains(test.id)) && filter.keeps(test)
    }
    guard plan.testCount == 0 else { return plan }
    var unskipped = filter
    unskipped.skips = []
    let skipped = all.filtered { test in
      (arguments.only.isEmpty || wanted.contains(test.id)) && unskipped.keeps(test)
    }.testCount
    if skipped > 0 {
      let skips = filter.skips.map { "--skip '\(visible($0.text))'" }.joined(separator: " ")
      let tests = skipped == 1 ? "The only test that is chosen" : "All \(skipped) chosen tests"
      throw RunError(
        "\(tests) \(skipped == 1 ? "matches" : "match") \(skips), and so none runs.",
        code: .nothingMatched)
    }
    throw RunError(
      "None of \(counted(all.testCount, "test")) matches \(options(filter)). "
        + hint(for: filter, all, names),
      code: .nothingMatched)
  }

  /// Returns the end of the error that nothing matches: what the first option that matches nothing
  /// may mean.
  private func hint(for filter: TestFilter, _ all: TestPlan, _ names: TestNames) -> String {
    let tests = all.lists.flatMap(\.tests)
    let tags = Set(tests.flatMap(\.tags)).sorted()
    for tag in filter.tags where !tags.contains(tag) {
      guard !tags.isEmpty else { return "No test has a tag." }
      let name = tag.hasPrefix(".") ? String(tag.dropFirst()) : tag
      let nearest = tags.contains(name) ? name : Spelling(name).nearest(among: tags)
      let known = tags.prefix(10).map { "'\(visible($0))'" }.joined(separator: ", ")
      return nearest.map { "Did you mean --tag '\(visible($0))'?" }
        ?? "The tags are \(known)\(tags.count > 10 ? " and \(tags.count - 10) more" : "")."
    }
    for pattern in filter.filters where !tests.contains(where: { pattern.matches($0.id) }) {
      // What reports show, and --only needs: its parentheses are no characters of a name.
      if !names.tests(named: pattern.text).isEmpty {
        return "Did you mean --only '\(visible(pattern.text))'?"
      }
      // A name as it is, without anchors and escapes.
      return names.hint(for: pattern.text.filter { !#"^$\"#.contains($0) })
    }
    return "Each of them has matches, but no test matches all. --list shows all tests."
  }

  private func tests(
    named name: String, _ names: TestNames
  ) throws(RunError) -> [TestID] {
    let tests = names.tests(named: name)
    guard tests.isEmpty else { return tests }
    throw RunError(
      "No test is called '\(visible(name))'. \(names.hint(for: name))", code: .nothingMatched)
  }
}

// MARK: - By earlier results
extension TestSelection {
  /// Returns the tests that earlier results choose, failed tests first with `--failed-first`.
  private func chosenByResults(
    _ named: TestPlan, _ results: TestResults
  ) throws(RunError) -> TestPlan {
    var plan = named
    if arguments.failed {
      try demandResults(results, for: "--failed")
      plan = plan.filtered { results.hasFailed($0.id) }
    }
    if arguments.new { plan = plan.filtered { results[$0.id] == nil } }
    if plan.testCount == 0 { plan.emptyReason = emptyReason(of: named) }
    if let count = arguments.slowest, plan.testCount > 0 {
      plan = try slowest(count, of: plan, results)
    }
    if arguments.failedFirst {
      plan.urgent = Set(plan.lists.flatMap(\.tests).map(\.id).filter(results.hasFailed))
      plan = plan.beginning { [urgent = plan.urgent] in urgent.contains($0.id) }
    }
    return plan
  }

  private func slowest(
    _ count: Int, of plan: TestPlan, _ results: TestResults
  ) throws(RunError) -> TestPlan {
    var known: [(test: TestID, seconds: Double)] = []
    for test in plan.lists.flatMap(\.tests) {
      if let seconds = results.seconds(of: test.id) { known.append((test.id, seconds)) }
    }
    if known.isEmpty { try demandResults(TestResults(), for: "--slowest") }
    // The sort is stable: of two tests that took equally long, the one that runs first is chosen.
    let slowest = Set(known.sorted { $0.seconds > $1.seconds }.prefix(count).map(\.test))
    return plan.filtered { slowest.contains($0.id) }
  }

  private func demandResults(
    _ results: TestResults, for option: String
  ) throws(RunError) {
    guard results.isEmpty else { return }
    throw RunError(
      "There are no results of earlier runs, which \(option) needs: run the tests once without it.",
      code: .nothingMatched)
  }

  private func emptyReason(of plan: TestPlan) -> String {
    let tests = counted(plan.testCount, "test")
    return switch (arguments.failed, arguments.new) {
    case (true, true): "None of \(tests) is new and has failed."
    case (true, false): "None of \(tests) failed when it last ran."
    default: "None of \(tests) is new."
    }
  }
}
#endif
