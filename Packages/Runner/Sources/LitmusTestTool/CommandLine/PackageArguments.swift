#if LITMUS_RUNNER
internal import ArgumentParser
internal import LitmusRunnerCore

/// The options that say which package is tested, and how it is built.
struct PackageArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp("The package; that of the current directory by default.", valueName: "path"))
  var packagePath: String?

  @Option(help: ArgumentHelp("Use this profile of litmus-test.json.", valueName: "name"))
  var profile: String?

  @Flag(help: "Run what was built last, without building.")
  var skipBuild = false

  @Option(
    defaultAsFlag: "HEAD",
    help: ArgumentHelp(
      """
      Run only the test modules that changes since a commit affect, in the working tree too; since \
      HEAD by default.
      """, valueName: "commit"))
  var changed: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("A changed file, found by --watch.", visibility: .hidden))
  var changedFile: [String] = []

  @Flag(name: .customLong("no-parallel"), help: "Run the tests of Swift Testing one by one.")
  var isSerial = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Run at most n tests of Swift Testing at the same time.", valueName: "n"))
  var width: Int?

  @Flag(help: "Run each suite in a process of its own.")
  var processPerSuite = false

  @OptionGroup(title: "Code coverage") var coverage: CoverageArguments

  @Flag(help: "Leave out tests of XCTest.")
  var disableXctest = false

  @Flag(help: "Leave out tests of Swift Testing.")
  var disableSwiftTesting = false

  @Option(
    name: [.customShort("c"), .long], help: ArgumentHelp("debug or release.", valueName: "name"))
  var configuration: String?

  @Option(help: ArgumentHelp("The build folder.", valueName: "path"))
  var scratchPath: String?

  @Option(help: ArgumentHelp("Build with this sanitizer. Repeatable.", valueName: "name"))
  var sanitize: [String] = []

  @Option(help: ArgumentHelp("Build with these traits.", valueName: "names"))
  var traits: String?

  @Flag(help: "Build with all traits.")
  var enableAllTraits = false

  @Flag(help: "Build without the default traits.")
  var disableDefaultTraits = false

  @Option(
    name: .customLong("Xswiftc", withSingleDash: true), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Passed to the Swift compiler.", valueName: "option"))
  var swiftCompilerOptions: [String] = []

  @Option(
    name: .customLong("Xcc", withSingleDash: true), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Passed to the C compiler.", valueName: "option"))
  var cCompilerOptions: [String] = []

  @Option(
    name: .customLong("Xcxx", withSingleDash: true), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Passed to the C++ compiler.", valueName: "option"))
  var cxxCompilerOptions: [String] = []

  @Option(
    name: .customLong("Xlinker", withSingleDash: true), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Passed to the linker.", valueName: "option"))
  var linkerOptions: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Passed to swift build. Repeatable.", valueName: "option"))
  var buildOption: [String] = []
}

extension PackageArguments {
  /// The build configurations of SwiftPM.
  static let configurations = ["debug", "release"]
  /// The sanitizers of SwiftPM.
  static let sanitizers = ["address", "thread", "undefined", "scudo", "fuzzer"]

  /// Checks values that SwiftPM would refuse, because it does not see them with `--skip-build`.
  ///
  /// - Throws: A ``RunError`` if one is not valid.
  func check() throws(RunError) {
    if let width, width < 1 { throw RunError("--width was \(width), but expected 1 or more.") }
    let given =
      (configuration.map { [("--configuration", $0, Self.configurations)] } ?? [])
      + sanitize.map { ("--sanitize", $0, Self.sanitizers) }
    try coverage.check()
    for (option, value, valid) in given where !valid.contains(value) {
      let others = valid.dropLast().joined(separator: ", ")
      throw RunError(
        "\(option) was '\(visible(value))', but expected \(others) or \(valid.last ?? "").")
    }
  }

  private static let flags: Set<String> = Set([
    "--skip-build", "--no-parallel", "--process-per-suite", "--disable-xctest",
    "--disable-swift-testing", "--enable-all-traits", "--disable-default-traits",
  ]).union(CoverageArguments.flags)
  private static let optionsWithValues: Set<String> = Set([
    "--changed-file", "--width", "--bisect", "--bisect-limit", "--package-path", "--profile",
    "--configuration", "-c", "--scratch-path",
    "--sanitize",
    "--traits", "-Xswiftc", "-Xcc", "-Xcxx", "-Xlinker", "--build-option",
  ]).union(ArchiveArguments.options).union(CoverageArguments.optionsWithValues)
    .union(EventStreamArguments.optionsWithValues)

  /// Returns the names of the options on a command line, without their values.
  static func optionNames(in words: [String]) -> [String] {
    var names: [String] = []
    var rest = words.prefix { $0 != "--" }
    while let word = rest.popFirst() {
      let name = String(word.prefix { $0 != "=" })
      if word.hasPrefix("-") { names.append(name) }
      if name == word, optionsWithValues.contains(name) { _ = rest.popFirst() }
    }
    return names
  }

  /// Returns a command line without the options of this group and their values.
  static func removed(from words: [String]) -> [String] {
    var others: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      let name = String(word.prefix { $0 != "=" })
      if name == "--changed" {
        if name == word, rest.first?.hasPrefix("-") == false { _ = rest.popFirst() }
      } else if optionsWithValues.contains(name) {
        if name == word { _ = rest.popFirst() }
      } else if !flags.contains(name) {
        others.append(word)
      }
    }
    return others
  }

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
    return words + commonOptions + buildOption
  }

  /// Returns the words of a command that builds the same tests and runs them in the same way.
  ///
  /// - Parameter start: How litmus-test was started.
  func rerunCommand(_ start: StartCommand) -> [String] {
    var words = start.words
    // The plug-in itself passes the package's path.
    if let packagePath, start != .plugin { words += ["--package-path", packagePath] }
    if let configuration { words += ["-c", configuration] }
    if let scratchPath { words += ["--scratch-path", scratchPath] }
    words += commonOptions
    words += buildOption.flatMap { ["--build-option", $0] }
    if let profile { words += ["--profile", profile] }
    if let width { words += ["--width", "\(width)"] }
    if isSerial { words.append("--no-parallel") }
    if coverage.isMeasured { words.append("--enable-code-coverage") }
    if processPerSuite { words.append("--process-per-suite") }
    if disableXctest { words.append("--disable-xctest") }
    if disableSwiftTesting { words.append("--disable-swift-testing") }
    return words
  }

  /// The options for the build that are the same for litmus-test and SwiftPM.
  private var commonOptions: [String] {
    var words = sanitize.flatMap { ["--sanitize", $0] }
    if let traits { words += ["--traits", traits] }
    if enableAllTraits { words.append("--enable-all-traits") }
    if disableDefaultTraits { words.append("--disable-default-traits") }
    words += swiftCompilerOptions.flatMap { ["-Xswiftc", $0] }
    words += cCompilerOptions.flatMap { ["-Xcc", $0] }
    words += cxxCompilerOptions.flatMap { ["-Xcxx", $0] }
    return words + linkerOptions.flatMap { ["-Xlinker", $0] }
  }
}
#endif
