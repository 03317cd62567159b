#if LITMUS_RUNNER
package import LitmusRunnerCore
internal import LitmusRunnerReports
internal import ArgumentParser

/// The options that choose tests.
package struct SelectionArguments: ParsableArguments {
  @Flag(help: "List the tests that would run, and run none.")
  var list = false

  @Flag(
    name: .customLong("list-json"),
    help: "List the tests that would run, a line of JSON each, and run none.")
  var listJSON = false

  @Flag(help: "List the tests that were flaky in their last 50 runs, and run none.")
  package var flakyReport = false

  @Option(
    help: ArgumentHelp(
      "Run only tests whose \"Suite/test\" or \"Module.Suite/test\" has a match. Repeatable.",
      valueName: "regex"))
  var filter: [String] = []

  @Option(help: ArgumentHelp("Leave out tests that have a match. Repeatable.", valueName: "regex"))
  var skip: [String] = []

  @Option(
    help: ArgumentHelp(
      "Run only the test, or the suite's tests, of this name, as --list shows it. Repeatable.",
      valueName: "id"))
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      "Run only tests with this tag. Repeatable: one of the tags is enough.", valueName: "name"))
  var tag: [String] = []

  @Flag(help: "Run only tests that failed when they last ran.")
  var failed = false

  @Flag(help: "Run only tests that have never run.")
  var new = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Run only the n tests that took longest when they last ran.", valueName: "n")
  )
  var slowest: Int?

  @Flag(help: "Begin with the suites, and in them the tests, that failed when they last ran.")
  var failedFirst = false

  @Option(help: ArgumentHelp("Run only the i-th of n shards of the tests.", valueName: "i/n"))
  var shard: String?

  @Option(
    help: ArgumentHelp(
      "Make the shards equally long by the durations in this results.json or --json report.",
      valueName: "path"))
  var durations: String?

  /// Makes the options without their values.
  package init() {}
}

extension SelectionArguments {
  /// Returns the options that choose tests by their names alone.
  package static func choosing(_ names: [String]) -> SelectionArguments {
    var selection = SelectionArguments()
    (selection.list, selection.listJSON, selection.flakyReport) = (false, false, false)
    (selection.failed, selection.new, selection.failedFirst) = (false, false, false)
    (selection.filter, selection.skip, selection.only, selection.tag) = ([], [], names, [])
    (selection.slowest, selection.shard, selection.durations) = (nil, nil, nil)
    return selection
  }

  /// Whether the tests are listed and do not run.
  package var isList: Bool { list || listJSON }

  /// Returns the lines of `--list` or `--list-json`.
  package func lines(of plan: TestPlan) -> [String] {
    listJSON ? plan.lists.flatMap(\.tests).map(JSONLinesReporter.line(listing:)) : plan.testNames
  }

  /// Whether all tests of the program run, so that a test without a result no longer exists.
  var isWhole: Bool { choosesAll && shard == nil }

  /// Whether all tests of the program run, in this shard or in others.
  var choosesAll: Bool {
    [filter, skip, only, tag].allSatisfy(\.isEmpty) && !failed && !new && slowest == nil
  }

  /// Whether the selection depends on the results of earlier runs.
  var needsResults: Bool { failed || new || slowest != nil || failedFirst }

  /// The file with the durations by which shards are divided; `nil` if there is one shard.
  var shardDurations: String? { shard == nil ? nil : durations }

  /// Makes the shards equally long by the durations in a file, if there are shards and no other file is named.
  package mutating func divide(by path: String?) {
    if shard != nil, durations == nil { durations = path }
  }

  /// Checks that the values are valid.
  ///
  /// - Parameter given: The command line; `--durations` of a configuration may have no effect.
  /// - Throws: A ``RunError`` if one is not.
  func check(_ given: [String]) throws(RunError) {
    if let slowest, slowest < 1 {
      throw RunError("--slowest was \(slowest), but expected 1 or more.")
    }
    if shard == nil, given.contains(where: { $0.hasPrefix("--durations") }) {
      throw RunError(
        "--durations was given without --shard: add --shard i/n, or leave out --durations.")
    }
    _ = try shardPosition()
    _ = try TestFilter(self)
  }

  /// Returns the index of the shard and the number of shards; `nil` without `--shard`.
  func shardPosition() throws(RunError) -> (index: Int, count: Int)? {
    guard let shard else { return nil }
    let numbers = shard.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1], index >= 1,
      index <= count, count <= 1_000_000
    else {
      throw RunError(
        "--shard was '\(visible(shard))', but expected the number of a shard and of all shards, as "
          + "in 1/3.")
    }
    return (index, count)
  }
}
#endif
