#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
@_spi(Litmus) internal import LitmusReporting
internal import LitmusRunnerCommandLine
internal import LitmusRunnerCore
internal import LitmusRunnerProcesses
internal import LitmusRunnerReports
internal import LitmusRunnerStorage

/// One call of litmus-test.
@MainActor struct LitmusTestCommand {
  /// The options of the command line alone.
  private let unconfigured: LitmusTestArguments
  private let arguments: LitmusTestArguments
  private let runner: CommandLineArguments
  private var package: TestPackage
  private let configuration: LitmusTestConfiguration

  /// Adds the options of the package's configuration to those of the command line.
  ///
  /// - Parameters:
  ///   - unconfigured: The options of the command line, which name the package and the profile.
  ///   - commandLine: The arguments without the program's name.
  /// - Throws: A ``RunError`` if an option or the configuration is wrong.
  init(_ unconfigured: LitmusTestArguments, _ commandLine: [String]) throws {
    let unconfiguredRunner = try unconfigured.runnerArguments(BazelEnvironment([:]))
    package =
      try unconfigured.archive.input.map {
        TestPackage(try TestArchive($0), unconfigured.package)
      }
      ?? TestPackage(
        unconfigured.package, isNeeded: unconfiguredRunner.reports.merge.isEmpty)
    package.archive?.showLocations()
    configuration = try LitmusTestConfiguration.read(in: package.folder)
    try configuration.check(unconfigured.package.profile)
    let configured = try configuration.options(of: unconfigured.package.profile)
    let arguments = try unconfigured.adding(configured, before: commandLine)
    let runner = try arguments.runnerArguments(BazelEnvironment())
    // How it is built may be configured, too.
    package.options = arguments.package
    // Coverage is measured where the tests were built.
    if arguments.archive.output != nil || package.archive != nil {
      package.options.coverage = CoverageArguments()
    }
    self.unconfigured = unconfigured
    self.arguments = arguments
    // A run that is resumed has the options of its own profile.
    self.runner =
      unconfiguredRunner.isolation.resume ? unconfiguredRunner : package.dividing(runner)
  }

  /// Runs it and ends the process.
  ///
  /// - Throws: A ``RunError`` or ``ReportError`` if nothing can be run.
  func run() throws -> Never {
    // Results are kept with the package, wherever the program was started.
    let isFolderGiven = getenv("LITMUS_FOLDER") != nil
    if package.archive == nil { setenv("LITMUS_FOLDER", "\(package.folder)/.litmus", 0) }
    // As `swift test` does if nobody looks at a terminal.
    if isatty(STDOUT_FILENO) == 0 { setenv("NO_COLOR", "1", 0) }
    TemporaryFolder.removeAbandoned()
    if runner.selection.flakyReport {
      print(FlakyReport(in: LitmusFolder()).text)
      exit(RunError.Code.passed.rawValue)
    }
    if !runner.reports.merge.isEmpty { try MergeCommand(runner, of: program(nil)).run() }
    if runner.watching.watch { exit(watch()) }
    if runner.isolation.resume { try SupervisedRun.run(runner, of: program(nil)) }
    // Before the build, which takes longer than to find out that there is nothing to do.
    let changes = try arguments.package.changed.map { _ in try package.affectedTests() }
    if let changes, changes.affected.isEmpty { try endWithoutTests(changes) }
    if !arguments.package.skipBuild, package.archive == nil {
      try package.build(isQuiet: runner.reports.quiet || runner.selection.isList)
    }
    var tests = try listedTests(without: isFolderGiven ? [] : ["LITMUS_FOLDER"])
    if let path = arguments.archive.output { try pack(tests, into: path) }
    if let changes { try leaveOut(changes, from: &tests) }
    if runner.selection.isList { try list(tests) }
    if let name = arguments.bisecting.bisect { try bisect(name, tests) }
    tests.scripts = configuration.scripts
    let stream = try arguments.eventStream.path.map { try ReportFile(path: $0) }
    tests.keepsMessages = stream != nil
    try measureCoverage(of: &tests.executable)
    if let processes = runner.isolation.processes, processes > 1 {
      tests.isDivided = true
      let store = ResultStore(path: ResultStore.path(in: LitmusFolder()))
      tests.durations = SuiteDurations(store.results(), processes: processes)
    }
    try SupervisedRun.run(options(for: tests), of: program(tests, stream: stream))
  }

  /// Returns the package's tests.
  ///
  /// - Parameter variables: The environment variables that the tests do not get.
  /// - Throws: A ``RunError`` if there are none, or they cannot be listed.
  private func listedTests(without variables: [String]) throws -> PackageTests {
    var tests: PackageTests
    if let archive = package.archive {
      tests = try archive.tests()
      try prepare(&tests.executable, without: variables)
      tests.overrides = configuration.overrides
    } else {
      tests = try builtTests(without: variables)
    }
    tests.width = arguments.package.width
    if arguments.package.disableXctest {
      tests.leavesOutTests = !tests.xctest.classes.isEmpty || tests.program != nil
      tests.xctest = XCTestCases()
      tests.program = nil
    }
    if arguments.package.disableSwiftTesting {
      tests.leavesOutTests = tests.leavesOutTests || !tests.swiftTesting.records.isEmpty
      tests.swiftTesting = SwiftTestingTests()
    }
    guard !tests.isEmpty else {
      throw RunError("The package has no tests.", code: .nothingMatched)
    }
    if configuration.namesTests {
      let all = try tests.lists().flatMap(\.tests)
      try configuration.warnings(about: all.map(\.id), at: Date()).forEach(warnOnStandardError)
      // Without a framework, its tests are missing on purpose.
      if !arguments.package.disableXctest, !arguments.package.disableSwiftTesting {
        try configuration.checkGroups(all)
      }
      tests.groups = configuration.groups
    }
    return tests
  }

  /// Lists the tests that were built here.
  private func builtTests(without variables: [String]) throws -> PackageTests {
    guard var executable = try package.executable() else {
      // The plug-in has built them, if there are any.
      throw RunError(
        arguments.package.skipBuild && !Self.start.isPlugin
          ? "No built tests were found. Leave out --skip-build, so that they are built."
          : "The package has no tests.",
        code: .nothingMatched)
    }
    try prepare(&executable, without: variables)
    ProgramGuard.start()
    return try PackageTests(
      of: executable, in: package.folder, overrides: configuration.overrides,
      limit: runner.execution.timeLimit.map { $0 + Self.listingGrace },
      usesCache: !arguments.package.noCache)
  }

  /// Sets how the processes of the test executable run here.
  private func prepare(_ executable: inout TestExecutable, without variables: [String]) throws {
    executable.ownVariables = variables
    executable.isProcessPerSuite = arguments.package.processPerSuite
    // A sanitizer's library must be the first one that is loaded.
    if arguments.package.sanitize.isEmpty {
      executable.lineBuffering = TestExecutable.lineBufferingLibrary()
    }
  }

  /// Prepares to measure code coverage, if that is requested.
  private func measureCoverage(of executable: inout TestExecutable) throws {
    guard package.options.measuresCoverage, package.archive == nil else { return }
    var coverage = CodeCoverage(of: executable)
    coverage.isContinuous = CodeCoverage.canWriteContinuously(executable.binary)
    coverage.reading = try CoverageReading(of: package)
    coverage.clear()
    executable.coverage = coverage
  }

  /// Builds the package and runs its tests after each change of a source or resource, until the user presses Ctrl-C.
  ///
  /// - Returns: The exit code: 0 if it was waiting for a change then, 130 (143 after SIGTERM) if it
  ///   was building or testing.
  private func watch() -> CInt {
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    return WatchCommand.watch(package.folder, buildFolder: package.buildFolder) {
      let isBuilt = (try? package.build(isQuiet: false)) != nil
      if Interruption.signalNumber != nil { return .interrupted }
      return isBuilt ? .done : .failed
    } test: { selection, files in
      let changed = package.options.changed == nil ? [] : files ?? []
      let paths = changed.map { $0.hasPrefix("/") ? $0 : "\(package.folder)/\($0)" }
      return WatchCommand.run(
        [program, "--skip-build"] + WatchCommand.childArguments(unconfigured, selection)
          + paths.flatMap { ["--changed-file", $0] })
    }
  }

  /// Packs the tests into an archive, and ends the process.
  private func pack(_ tests: PackageTests, into path: String) throws -> Never {
    let writer = try ArchiveWriter(tests, of: package, including: arguments.archive.included)
    let store = ResultStore.path(in: LitmusFolder())
    try UnpackedFolders().withNew { try writer.write(to: path, staging: $0, store: store) }
    let count = try tests.lists().reduce(0) { $0 + $1.entries.count }
    let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
    print(
      "Packed \(counted(count, "test")) into \(visible(path)), "
        + "\((Double(size) / 1_000_000).formatted(.number.precision(.fractionLength(1)))) MB.")
    exit(RunError.Code.passed.rawValue)
  }

  /// Leaves out the modules that no change affects, and says which; ends the process if none is left.
  private func leaveOut(_ changes: TestPackage.Changes, from tests: inout PackageTests) throws {
    let modules = Set(try tests.lists().map(\.module)).sorted()
    tests.unaffectedModules = changes.affected.unaffected
    if modules.contains(where: tests.unaffectedModules.contains) { tests.leavesOutTests = true }
    if modules.allSatisfy(tests.unaffectedModules.contains) { try endWithoutTests(changes) }
    say(changes.affected.lines(modules, origin: changes.origin, folder: package.folder))
  }

  /// Says that no test is affected, also in the reports of a run, and ends the process.
  private func endWithoutTests(_ changes: TestPackage.Changes) throws -> Never {
    say(changes.affected.lines([], origin: changes.origin, folder: package.folder))
    let reason = "No test is affected by what has changed \(changes.origin)."
    if !runner.selection.isList { try program(nil).endWithoutTests(runner, because: reason) }
    say([reason])
    exit(RunError.Code.passed.rawValue)
  }

  private func say(_ lines: [String]) {
    for line in lines { FileWriter.write("\(line)\n", to: STDERR_FILENO) }
  }

  /// How many seconds listing tests may take longer than a test.
  private static let listingGrace = 10.0

  /// Returns the options of the run, without processes that would find nothing to do: Swift
  /// Testing's tests run in one, and a class of XCTest in one.
  private func options(for tests: PackageTests) -> CommandLineArguments {
    var options = runner
    let hasManyProcesses = arguments.package.processPerSuite || runner.isolation.processPerTest
    let isRepeated = runner.execution.repetitions != nil || runner.execution.untilFailure
    if let processes = runner.isolation.processes, !hasManyProcesses, !isRepeated {
      let most = tests.xctest.classes.count + (tests.swiftTesting.records.isEmpty ? 0 : 1)
      options.isolation.processes = max(min(processes, most), 1)
    }
    return options
  }

  /// Describes the package as the program whose tests run.
  ///
  /// - Parameters:
  ///   - tests: Its tests; `nil` if a run is resumed, which has them.
  ///   - stream: The file of the event stream, if there is one.
  private func program(
    _ tests: PackageTests?, stream: ReportFile? = nil
  ) -> CommandLineProgram {
    var coverage = tests?.executable.coverage
    var prepared = tests
    let run = Locked(
      ReportedRun(
        stream: arguments.eventStream, streamFile: stream, selection: runner.selection))
    var program = CommandLineProgram(
      name: package.name,
      command: unconfigured.package.rerunCommand(Self.start)
        + (unconfigured.archive.input.map { ["--from-archive", $0] } ?? []),
      lists: { folder in
        try prepared?.lists(in: folder, scripts: run.withLock { $0.scripts }) ?? []
      },
      read: { words, bazel in
        guard case .options(let first) = try LitmusTestArguments.parsed(words) else {
          throw RunError("Nothing to resume: the last run ran no tests.", code: .nothingMatched)
        }
        let configured = try configuration.options(of: first.package.profile)
        let runner = try first.adding(configured, before: words).runnerArguments(bazel)
        // Without a stream of its own, the resumed run has that of the run that was stopped.
        run.withLock {
          if $0.stream.path == nil { $0.stream = first.eventStream }
          $0.selection = runner.selection
        }
        return package.dividing(runner)
      },
      prepare: { folder in
        let isNew = tests != nil
        guard let tests = tests ?? (try? PackageTests(in: folder)),
          isNew || tests.executable.build == tests.build
        else {
          throw RunError(
            "Nothing to resume: the package's tests were built again since the last run was "
              + "stopped. Run them again without --resume.",
            code: .nothingMatched)
        }
        guard package.archive == nil || tests.folder == package.folder else {
          throw RunError(
            "Nothing to resume: the last run was not one of this archive. Run its tests without "
              + "--resume.", code: .nothingMatched)
        }
        coverage = tests.executable.coverage
        let own = ScriptRunner(tests.scripts, of: package)
        let overrides = try TestOverrides(tests.overrides)
        run.withLock {
          $0.scripts = own
          $0.overrides = overrides
        }
        try own.begin()
        prepared = tests
        if isNew { try tests.write(in: folder) }
      })
    program.startsPrograms = true
    program.begun = { run.withLock { $0.scripts }?.takeEvents() ?? [] }
    program.end = { run.withLock { $0.scripts }?.end() ?? [] }
    program.reporters = { folder in try run.withLock { $0 }.reporters(in: folder) }
    program.measureCoverage = { try coverage?.export() }
    program.readCoverage = {
      let outputs = try CoverageOutputs(package.options.coverage, in: package.folder)
      let isRequested = unconfigured.package.coverage.isMeasured
      return { report in
        if report == nil, isRequested {
          throw RunError("The shards have no code coverage: measure it in each of them.")
        }
        return try report.map(outputs.write(merged:))
      }
    }
    program.isParallel = true
    // The regular expressions have been checked when the configuration was read.
    program.quarantine = (try? Quarantine(configuration.quarantine, at: Date())) ?? Quarantine()
    program.testsAreFunctions = true
    program.ownRetries = { test in run.withLock { $0.overrides }?.retries(of: test) }
    program.hasAllTests = { prepared?.leavesOutTests != true }
    return program
  }

  /// How this program was started.
  ///
  /// The tests have the environment that the plug-in was started with.
  private static let start: StartCommand = {
    defer { unsetenv("LITMUS_TEST_PLUGIN") }
    return StartCommand(
      program: CommandLine.arguments.first ?? "",
      plugin: getenv("LITMUS_TEST_PLUGIN").map { String(cString: $0) })
  }()

  /// Returns the tests that run.
  private func plan(
    _ tests: PackageTests, _ selection: SelectionArguments,
    warn: @escaping (String) -> Void = { _ in }
  ) throws -> TestPlan {
    try TestSelection(selection, warn: warn).plan(from: TestPlan(lists: tests.lists()))
  }

  /// Searches for the tests that disturb another, and ends the process.
  ///
  /// - Throws: A ``RunError`` if no test, or more than one, is called so.
  private func bisect(_ name: String, _ tests: PackageTests) throws -> Never {
    let entries = try plan(tests, SelectionArguments.choosing([name])).lists.flatMap(\.entries)
    let found = entries.map(\.description)
    // All test cases of a function are one test.
    let functions = Set(
      entries.map { entry in
        var id = entry.description.id
        if entries.count > 1, let function = entry.parameterizedFunction { id.name = function }
        return id
      })
    guard functions.count == 1, let id = functions.first, let first = found.first else {
      throw RunError(
        "--bisect was '\(visible(name))', which is the name of \(counted(found.count, "test")), "
          + "but expected that of one.")
    }
    let target = TestDescription(
      id: id, displayName: first.displayName, suiteDisplayName: first.suiteDisplayName,
      tags: first.tags, callSite: first.callSite, timeLimit: first.timeLimit)
    let own = Set(found.map(\.id))
    let others = try plan(tests, runner.selection).lists.flatMap(\.tests)
      .filter { !own.contains($0.id) }
    guard !others.isEmpty else {
      throw RunError(
        "No other test than \(visible("\(id)")) is selected, so that none can disturb it.",
        code: .nothingMatched)
    }
    Interruption.listen()
    Interruption.ignoreClosedReaders()
    // Nobody reads what the trials measure.
    setenv(CodeCoverage.variable, "/dev/null", 1)
    let scripts = ScriptRunner(configuration.scripts, of: package)
    var tests = tests
    try scripts.begin(forAllGroups: true)
    tests.variables = scripts.variables
    tests.isDivided = runner.isolation.processes ?? 1 > 1
    let isXCTest = tests.xctest.classes.contains { $0.module == id.module && $0.suite == id.suite }
    let command = BisectCommand(
      tests: tests, target: target, name: visible(id.fullName), others: others, options: runner,
      isParallel: !isXCTest && !arguments.package.isSerial,
      rerun: program(tests).rerunCommand(runner).running(
        [id], names: ShownNames(ambiguousSuites: TestPlan(lists: try tests.lists()).ambiguousSuites)
      ),
      limit: arguments.bisecting.bisectLimit ?? 600)
    let result = Result { try command.run() }
    for case .failure(let failure) in scripts.end() {
      warnOnStandardError(failure.failure.message)
    }
    exit(try result.get())
  }

  private func list(_ tests: PackageTests) throws -> Never {
    let plan = try plan(tests, runner.selection, warn: warnOnStandardError)
    let writer = FileWriter(descriptor: STDOUT_FILENO, name: "standard output")
    writer.write(runner.selection.lines(of: plan).map { $0 + "\n" }.joined())
    try writer.finish()
    exit(RunError.Code.passed.rawValue)
  }
}
#endif
