#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore
internal import LitmusRunnerHosting
internal import LitmusRunnerStorage

/// The tests of a package as they were listed when a run began, which `--resume` and trials read again.
struct PackageTests: Codable {
  /// The package's folder.
  var folder: String
  var executable: TestExecutable
  /// The build of the executable that the tests were listed from.
  var build: String?
  var xctest: XCTestCases
  var swiftTesting: SwiftTestingTests
  /// The executable itself, if it starts neither framework.
  var program: ProgramTest?
  /// Where XCTest's tests are declared.
  var declarations: TestDeclarations
  var overrides: [TestOverrides.Override]
  var groups: [TestGroup] = []
  /// How many tests of Swift Testing run at the same time; `nil` for Swift Testing's own number.
  var width: Int?
  /// The scripts that run around the tests, each after those that it needs.
  var scripts: [TestScript] = []
  /// The environment that scripts have set, if they are not run in this process.
  var variables = ScriptVariables()
  /// Whether several processes divide the suites.
  var isDivided = false
  /// The durations by which suites are divided among processes; `nil` if none are known.
  var durations: SuiteDurations?
  /// The modules whose tests do not run, because nothing that they depend on has changed.
  var unaffectedModules: Set<String> = []

  /// Whether these are not all tests that there are.
  var leavesOutTests = false

  /// Whether processes keep Swift Testing's messages, for the event stream.
  var keepsMessages = false

  /// Lists the tests of an executable.
  ///
  /// - Parameters:
  ///   - executable: The executable.
  ///   - folder: The package's folder.
  ///   - overrides: The settings of single tests.
  ///   - limit: How many seconds a process that lists them may take.
  ///   - usesCache: Whether the lists of an earlier process are used.
  /// - Throws: An error if the executable does not list them.
  init(
    of executable: TestExecutable, in folder: String, overrides: [TestOverrides.Override],
    limit: Double? = nil, usesCache: Bool = true
  ) throws {
    self.folder = folder
    self.executable = executable
    self.overrides = overrides
    build = executable.build
    (xctest, swiftTesting) = try TestListing(
      executable: executable, limit: limit, usesCache: usesCache
    ).tests()
    program = executable.main == .other ? ProgramTest(executable, in: folder) : nil
    declarations = xctest.classes.isEmpty ? TestDeclarations() : TestDeclarations(in: folder)
  }

  /// Whether there is no test.
  var isEmpty: Bool {
    xctest.classes.isEmpty && swiftTesting.records.isEmpty && program == nil
  }

  /// Returns the suites: the classes of XCTest first, as under `swift test`.
  ///
  /// If several processes divide them, the suites of Swift Testing come first, which one process runs, and the
  /// classes in the order in which processes take them, the longest first if their durations are known.
  ///
  /// - Parameters:
  ///   - runFolder: The folder of the run in which they run; `nil` if they are only listed.
  ///   - scripts: The scripts that begin with the tests of their groups.
  /// - Throws: A ``RunError`` if an override is not valid.
  func lists(in runFolder: String? = nil, scripts: ScriptRunner? = nil) throws -> [AnyTestList] {
    var shares = ProcessShares(overrides: try TestOverrides(overrides), width: width)
    shares.variables = variables
    shares.scripts = scripts
    // Which group a test is in depends on its tags, which only a list without groups has.
    if !groups.isEmpty {
      shares.groups = try TestGroups(groups, of: lists(shares, in: nil).flatMap(\.tests))
    }
    return lists(shares, in: runFolder)
  }

  private func lists(_ shares: ProcessShares, in runFolder: String?) -> [AnyTestList] {
    var executable = executable
    executable.folder = folder
    executable.messageLog = keepsMessages ? runFolder.map(MessageLog.path) : nil
    let overrides = shares.overrides
    let lists = SwiftTestingLists(swiftTesting.tests)
    let host = SwiftTestingProcessHost(
      executable: executable, functions: lists.testCases, shares: shares)
    let programHost = ProgramHost(executable: executable, shares: shares)
    let own = program.map { [$0.list(host: programHost, overrides: overrides)] } ?? []
    let classes = xctest.lists(
      host: XCTestHost(
        executable: executable, cases: xctest, shares: shares, durations: durations),
      declarations: declarations, overrides: overrides)
    let suites = lists.lists(host: host, timeLimit: overrides.timeLimit)
    let all =
      isDivided ? suites + own + (durations?.sorted(classes) ?? classes) : classes + own + suites
    return all.filter { !unaffectedModules.contains($0.module) }
  }

  /// Writes the tests into a run's folder.
  ///
  /// - Throws: A ``ReportError`` if that fails.
  func write(in folder: String) throws { try write(toJSON: Self.path(in: folder)) }

  /// Reads the tests from a run's folder.
  ///
  /// - Throws: An error if they cannot be read.
  init(in folder: String) throws { self = try PackageTests(json: Self.path(in: folder)) }

  private static func path(in folder: String) -> String { "\(folder)/package-tests.json" }
}
#endif
