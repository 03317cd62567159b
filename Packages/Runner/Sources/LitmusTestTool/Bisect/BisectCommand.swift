#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCommandLine
internal import LitmusRunnerCore
internal import LitmusRunnerProcesses
internal import LitmusRunnerReports
@_spi(Litmus) internal import LitmusReporting

/// The search of `--bisect`, from the names of the tests to its report in the terminal.
struct BisectCommand {
  /// All tests of the package.
  let tests: PackageTests
  /// The test that fails with others.
  let target: TestDescription
  /// Its name, as reports show it.
  let name: String
  /// The others that may disturb it.
  let others: [TestDescription]
  /// The options that the tests run with.
  let options: CommandLineArguments
  /// Whether the tests of Swift Testing run in parallel.
  let isParallel: Bool
  /// The command that runs the test alone.
  let rerun: RerunCommand
  /// How long the search may take, in seconds.
  let limit: Double

  /// The exit code if the search has found what disturbs the test.
  private static let found = RunError.Code.passed.rawValue

  /// Searches, and reports what it has found.
  ///
  /// - Returns: The exit code.
  /// - Throws: An error if the tests cannot be run.
  func run() throws -> CInt {
    guard let folder = Directories.makeTemporary("\(TemporaryFolder.parent)/litmus-bisect-") else {
      throw ReportError(writing: TemporaryFolder.parent, errno)
    }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try tests.write(in: folder)
    // The search repeats the tests itself.
    var repeated = CommandLineArguments()
    repeated.execution.timeLimit = options.execution.timeLimit
    repeated.isolation = options.isolation
    repeated.reports.keepOutput = options.reports.keepOutput
    repeated.reports.leavesOutput = options.reports.leavesOutput
    repeated.reports.quiet = true
    repeated.reports.leavesGitHub = true
    let runner = TrialRunner(
      folder: folder, target: target.id, options: repeated,
      deadline: ContinuousClock.now + .seconds(limit))
    var search = BisectSearch(
      modes: isParallel ? [.oneByOne, .asGiven] : [.asGiven], isOver: { runner.isOver }
    ) { others, mode in
      try runner.run(with: others, isParallel: isParallel && mode == .asGiven)
    }
    search.say = say
    let before = LeftFiles(package: tests.folder)
    say(
      "Looking for what disturbs \(name). At most \(limit.formatted()) s; --bisect-limit changes that."
    )
    let result = try search.search(others.map(\.id))
    let runs = counted(search.trials, "run")
    switch result {
    case .found(let disturbance):
      let lines =
        report(disturbance) + separation(disturbance, runner, in: folder)
      write(lines + ["\(runs) in all."])
      return Self.found
    case .failsAlone(let count):
      write([
        "✘ \(name) fails alone, too: in \(count.failures) of \(counted(count.runs, "run")). "
          + "No other test is needed for that.",
        "Run it alone:\n  \(rerun)",
      ])
    case .neverFails(let count):
      write([
        "✘ \(name) did not fail in \(counted(count.runs, "run")) with "
          + "\(counted(others.count, "other test")), nor alone. If it fails with other options, "
          + "such as --processes 2, give them to --bisect, too."
      ])
    case .failsAfterwards:
      write(
        [
          "✘ \(name) passed alone, and fails alone since it has run with the others: they have left something "
            + "behind. Remove it, and let the test that makes it remove it at its end."
        ] + leftFiles(since: before))
    case .unsure(let smallest, let isOutOfTime):
      let reason =
        Interruption.signalNumber != nil
        ? "The search was stopped"
        : isOutOfTime
          ? "The search did not end within \(limit.formatted()) s (--bisect-limit)"
          : "The runs contradict each other: the test fails too seldom to be sure"
      write(["✘ \(reason), after \(runs)."] + known(smallest))
    }
    if let signal = Interruption.signalNumber { return 128 + signal }
    return RunError.Code.failed.rawValue
  }

  private func say(_ line: String) { FileWriter.write("\(line)\n", to: STDERR_FILENO) }

  private func write(_ lines: [String]) {
    FileWriter.write(lines.map { $0 + "\n" }.joined(), to: STDOUT_FILENO)
  }

  /// What is known if the search has not ended.
  private func known(_ smallest: [TestID]) -> [String] {
    guard !smallest.isEmpty else { return [] }
    let names = smallest.prefix(10).map { "  \($0.fullName)" }
    let more = smallest.count > 10 ? ["  … \(smallest.count - 10) more"] : []
    return ["The smallest set that it has failed with, which may be larger than needed:"] + names
      + more
  }
}

// MARK: - What was found
extension BisectCommand {
  /// Returns lines about the new files that tests name, with the tests that name them.
  private func leftFiles(since before: LeftFiles) -> [String] {
    let sources = others.map { (test: $0, text: SharedState.text(of: $0)) }
    return before.added(namedIn: sources.map(\.text).joined(separator: "\n")).map { path in
      let name = (path as NSString).lastPathComponent
      let tests = sources.filter { $0.text.contains(name) }.prefix(3)
        .map { visible("\($0.test.id)") }
      return "  New since then: \(visible(path)), which \(tests.joined(separator: ", ")) "
        + "\(tests.count == 1 ? "names" : "name")."
    }
  }

  private func report(_ found: BisectSearch.Disturbance) -> [String] {
    let culprits = found.tests.compactMap { id in others.first { $0.id == id } }
    let names = culprits.map { visible($0.id.fullName) }.joined(separator: " and ")
    let together = found.together
    let alone = found.alone
    let relation =
      found.afterCount == together.failures
      ? "after" : found.afterCount == 0 ? "beside" : "beside or after"
    var lines = [
      "",
      "● \(name) passes alone, and fails \(relation) \(names).",
      "  It failed in \(together.failures) of \(counted(together.runs, "run")) with "
        + "\(culprits.count == 1 ? "it" : "them"), and in none of \(alone.runs) alone"
        + "\(found.mode == .oneByOne ? ", one test at a time" : ""). "
        + "That this is an accident has a probability of 1 in \(Int((1 / found.accident).rounded())).",
    ]
    if together.failures < together.runs {
      lines.append("  It does not fail each time: the order or the timing matters.")
    }
    if culprits.count > 1 { lines.append("  It passes with fewer of them.") }
    for test in [target] + culprits {
      let place = SourcePaths.current.text(of: test.callSite)
      lines.append("  \(visible(place)): \(visible("\(test.id)"))")
    }
    for culprit in culprits {
      lines += SharedState.lines(of: culprit, disturbing: target).map { "  \(visible($0))" }
    }
    return lines
  }

  /// A change of the configuration that may separate the tests.
  private struct Remedy {
    var text: String
    var lines: String
    var change: (inout PackageTests) -> Void
  }

  /// How often a remedy is tried.
  private static let tries = 5

  /// Returns the lines of configuration that separate the tests, after trying them.
  private func separation(
    _ found: BisectSearch.Disturbance, _ runner: TrialRunner, in folder: String
  ) -> [String] {
    let changed = "\(folder)/changed"
    _ = Directories.make(changed)
    for remedy in remedies(for: found) {
      var tests = tests
      remedy.change(&tests)
      guard (try? tests.write(in: changed)) != nil else { continue }
      var passes = 0
      for _ in 0..<max(Self.tries, found.together.runs) {
        guard !runner.isOver else { break }
        let trial = try? runner.run(
          with: found.tests, isParallel: isParallel && found.mode == .asGiven, tests: changed)
        guard trial == .passed else {
          passes = 0
          break
        }
        passes += 1
      }
      guard passes >= Self.tries else { continue }
      return [
        "\(remedy.text) With these lines in litmus-test.json it passed in "
          + "\(passes) of \(counted(passes, "run")):",
        remedy.lines,
      ]
    }
    guard !runner.isOver else {
      return ["The search ended before all ways to separate them were tried."]
    }
    return [
      "A process of its own does not help: they share something outside of the process, such as a "
        + "file, a port or a database. Give each test its own, or remove it at the end of the test."
    ]
  }

  private func remedies(for found: BisectSearch.Disturbance) -> [Remedy] {
    func alone(_ tests: [TestID], _ text: String) -> Remedy {
      let pattern = ConfiguredTests.pattern(of: tests)
      return Remedy(
        text: text,
        lines: "  \"overrides\": [{ \"tests\": \(ConfiguredTests.json(pattern)), \"alone\": true }]"
      ) { $0.overrides.append(TestOverrides.Override(tests: pattern, alone: true)) }
    }
    let all = [target.id] + found.tests
    let pattern = ConfiguredTests.pattern(of: all)
    let group = TestGroup(name: "shared", tests: [pattern], processes: 1)
    let exclusion = Remedy(
      text: "They can run one after the other"
        + (Set(all.map { "\($0.module).\($0.suite)" }).count == 1
          ? ", in a suite that is @Suite(.serialized) or in a group." : ", in a group."),
      lines: "  \"groups\": [{ \"name\": \"shared\", \"tests\": \(ConfiguredTests.json(pattern)), "
        + "\"processes\": 1 }]"
    ) { $0.groups.append(group) }
    let isOne = found.tests.count == 1
    let separate = [
      alone(found.tests, isOne ? "Run the other alone." : "Run the others alone, each by itself."),
      alone([target.id], "Run it alone."),
    ]
    return found.afterCount == 0 ? [exclusion] + separate : separate + [exclusion]
  }
}
#endif
