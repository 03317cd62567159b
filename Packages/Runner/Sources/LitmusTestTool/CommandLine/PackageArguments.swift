#if LITMUS_RUNNER
internal import LitmusRunnerCommandLine
internal import LitmusRunnerCore

/// The options that say which package is tested, and how it is built.
struct PackageArguments: OptionList {
  static let title = "Which package"
  /// They say where the tests are.
  private static let place: OptionUses = [
    .list, .flakyReport, .resume, .merge, .archive, .bisect,
  ]
  /// They say how the tests are built.
  private static let build: OptionUses = place.union([.sources, .rerun])
  /// They say how the tests run.
  private static let run: OptionUses = place.subtracting(.archive).union(.rerun)

  @Setting(
    "The package; that of the current directory by default.", value: "path",
    in: place.union(.sources))
  var packagePath: String? = nil

  @Setting("Use this profile of litmus-test.json.", value: "name", in: place.union(.rerun))
  var profile: String? = nil

  @Setting("Run what was built last, without building.", in: place.union(.sources))
  var skipBuild = false

  @Setting(
    "List the tests again, even if they were not built again since they were listed.",
    in: [.list, .archive, .bisect, .sources])
  var noCache = false

  @Setting(
    """
    Run only the test modules that changes since a commit affect, in the working tree too; since \
    HEAD by default.
    """, value: "commit", parsing: .optional("HEAD"), in: [.list, .sources])
  var changed: String? = nil

  @Setting(
    "A changed file, found by --watch.", parsing: .unconditional, in: .list, isHidden: true)
  var changedFile: [String] = []

  @Setting(
    "Run the tests of Swift Testing one by one.", name: "no-parallel", in: run.union(.configuration)
  )
  var isSerial = false

  @Setting(
    "Run at most n tests of Swift Testing at the same time.", value: "n", valid: .atLeast(1),
    in: run.union(.configuration))
  var width: Int? = nil

  @Setting("Run each suite in a process of its own.", in: run.union(.configuration))
  var processPerSuite = false

  var coverage = CoverageArguments()

  @Setting("Leave out tests of XCTest.", in: run)
  var disableXctest = false

  @Setting("Leave out tests of Swift Testing.", in: run)
  var disableSwiftTesting = false

  @Setting(
    "debug or release.", value: "name", short: "c", valid: .one(of: ["debug", "release"]),
    in: build.union(.configuration))
  var configuration: String? = nil

  @Setting("The build folder.", value: "path", valid: .path, in: build.union(.configuration))
  var scratchPath: String? = nil

  @Setting(
    "Build with this sanitizer. Repeatable.", value: "name",
    valid: .some(of: ["address", "thread", "undefined", "scudo", "fuzzer"]),
    in: build.union([.configuration, .swiftBuild]))
  var sanitize: [String] = []

  @Setting(
    "Build with these traits.", value: "names", in: build.union([.configuration, .swiftBuild]))
  var traits: String? = nil

  @Setting("Build with all traits.", in: build.union([.configuration, .swiftBuild]))
  var enableAllTraits = false

  @Setting("Build without the default traits.", in: build.union([.configuration, .swiftBuild]))
  var disableDefaultTraits = false

  @Setting(
    "Passed to the Swift compiler.", value: "option", name: "-Xswiftc", parsing: .unconditional,
    in: build.union(.swiftBuild))
  var swiftCompilerOptions: [String] = []

  @Setting(
    "Passed to the C compiler.", value: "option", name: "-Xcc", parsing: .unconditional,
    in: build.union(.swiftBuild))
  var cCompilerOptions: [String] = []

  @Setting(
    "Passed to the C++ compiler.", value: "option", name: "-Xcxx", parsing: .unconditional,
    in: build.union(.swiftBuild))
  var cxxCompilerOptions: [String] = []

  @Setting(
    "Passed to the linker.", value: "option", name: "-Xlinker", parsing: .unconditional,
    in: build.union(.swiftBuild))
  var linkerOptions: [String] = []

  @Setting(
    "Passed to swift build. Repeatable.", value: "option", parsing: .unconditional,
    in: build.union(.configuration))
  var buildOption: [String] = []
}

extension PackageArguments {
  /// Whether the package is built for the platform of this machine, as far as the options say.
  var buildsForHost: Bool { buildOption.isEmpty }

  /// Whether the tests are built so that they measure code coverage.
  var measuresCoverage: Bool {
    coverage.isMeasured || buildOption.contains("--enable-code-coverage")
  }

  /// Returns the options as SwiftPM takes them.
  ///
  /// - Parameter folder: The package's folder.
  func swiftOptions(in folder: String) -> [String] {
    var words = ["--package-path", folder]
    if let configuration { words += ["-c", configuration] }
    // `swift test` makes `@testable` possible in each build, but `swift build` in debug builds only.
    if configuration == "release" { words += ["-Xswiftc", "-enable-testing"] }
    if let scratchPath { words += ["--scratch-path", RealPath.absolute(scratchPath)] }
    if coverage.isMeasured { words += CoverageArguments.buildOptions }
    return words + self.words(in: .swiftBuild) + buildOption
  }

  /// Returns the words of a command that builds the same tests and runs them in the same way.
  ///
  /// - Parameter start: How litmus-test was started.
  func rerunCommand(_ start: StartCommand) -> [String] {
    var options = self
    if start.isPlugin {
      // They are options of the command that runs the plug-in.
      options.packagePath = nil
      options.scratchPath = nil
    }
    return start.words + (options.packagePath.map { ["--package-path", $0] } ?? [])
      + options.words(in: .rerun) + (coverage.isMeasured ? ["--enable-code-coverage"] : [])
  }
}
#endif
