#if LITMUS_RUNNER
package import LitmusRunnerCore
internal import LitmusRunnerReports

/// The options that choose tests.
package struct SelectionArguments: OptionList {
  package static let title = "Which tests"
  private static let names: OptionUses = [.configuration, .list, .merge, .bisect, .names]

  @Setting("List the tests that would run, and run none.", mode: RunMode(.list, noTest))
  var list = false

  @Setting(
    "List the tests that would run, a line of JSON each, and run none.", name: "list-json",
    mode: RunMode(.list, noTest))
  var listJSON = false

  @Setting(
    "List the tests that were flaky in their last 50 runs, and run none.",
    mode: RunMode(.flakyReport, noTest))
  package var flakyReport = false

  @Setting(
    "Run only tests whose \"Suite/test\" or \"Module.Suite/test\" has a match. Repeatable.",
    value: "regex", in: names)
  var filter: [String] = []

  @Setting("Leave out tests that have a match. Repeatable.", value: "regex", in: names)
  var skip: [String] = []

  @Setting(
    "Run only the test, or the suite's tests, of this name, as --list shows it. Repeatable.",
    value: "id", in: names)
  var only: [String] = []

  @Setting(
    "Run only tests with this tag. Repeatable: one of the tags is enough.", value: "name",
    in: names)
  var tag: [String] = []

  @Setting("Run only tests that failed when they last ran.", in: .list)
  var failed = false

  @Setting("Run only tests that have never run.", in: .list)
  var new = false

  @Setting(
    "Run only the n tests that took longest when they last ran.", value: "n", valid: .atLeast(1),
    in: .list)
  var slowest: Int? = nil

  @Setting(
    "Begin with the suites, and in them the tests, that failed when they last ran.",
    in: [.configuration, .list])
  var failedFirst = false

  @Setting("Run only the i-th of n shards of the tests.", value: "i/n", in: .list)
  var shard: String? = nil

  @Setting(
    "Make the shards equally long by the durations in this results.json or --json report.",
    value: "path", in: [.configuration, .list],
    needs: OptionNeed("--shard", ": add --shard i/n, or leave out --durations"))
  var durations: String? = nil

  /// Makes the options with their default values.
  package init() {}
}

/// Why options that choose how tests run have no effect.
private let noTest = "which runs no test"

extension SelectionArguments {
  /// Returns the options that choose tests by their names alone.
  package static func choosing(_ names: [String]) -> SelectionArguments {
    var selection = SelectionArguments()
    selection.only = names
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
  var choosesAll: Bool { words(in: .names).isEmpty && !failed && !new && slowest == nil }

  /// Whether the selection depends on the results of earlier runs.
  var needsResults: Bool { failed || new || slowest != nil || failedFirst }

  /// The file with the durations by which shards are divided; `nil` if there is one shard.
  var shardDurations: String? { shard == nil ? nil : durations }

  /// Makes the shards equally long by the durations in a file, if there are shards and no other file is named.
  package mutating func divide(by path: String?) {
    if shard != nil, durations == nil { durations = path }
  }

  /// Returns the index of the shard and the number of shards; `nil` without `--shard`.
  func shardPosition() throws(RunError) -> (index: Int, count: Int)? {
    guard let shard else { return nil }
    let numbers = shard.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1], index >= 1,
      index <= count, count <= TestShard.maxCount
    else {
      throw RunError(
        "--shard was '\(visible(shard))', but expected the number of a shard and of all shards, as "
          + "in 1/3.")
    }
    return (index, count)
  }
}
#endif
