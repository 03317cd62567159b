#if LITMUS_RUNNER
internal import ArgumentParser
internal import LitmusRunnerCore

/// The options for code coverage.
struct CoverageArguments: ParsableArguments {
  @Flag(help: "Measure code coverage, and write it into the files that swift test writes.")
  var enableCodeCoverage = false

  @Option(
    name: .customLong("coverage-lcov"),
    help: ArgumentHelp("Measure code coverage, and write it as LCOV.", valueName: "path"))
  var lcov: String?

  @Option(
    name: .customLong("coverage-cobertura"),
    help: ArgumentHelp("Measure code coverage, and write it as Cobertura.", valueName: "path"))
  var cobertura: String?

  @Option(
    name: .customLong("coverage-threshold"),
    help: ArgumentHelp(
      "Measure code coverage, and fail if fewer percent of the lines are covered.",
      valueName: "percent"))
  var threshold: Double?
}

extension CoverageArguments {
  static let flags: Set<String> = ["--enable-code-coverage"]
  static let optionsWithValues: Set<String> = [
    "--coverage-lcov", "--coverage-cobertura", "--coverage-threshold",
  ]

  /// Whether code coverage is measured.
  var isMeasured: Bool {
    enableCodeCoverage || lcov != nil || cobertura != nil || threshold != nil
  }

  /// The options for SwiftPM that make a process measure, and write while it runs, so that one that crashes has
  /// written.
  ///
  /// On Linux the counters have to be found through a variable, so that they can be in the file itself.
  static var buildOptions: [String] {
    #if os(Linux)
    let option = "-runtime-counter-relocation"
    return [
      "--enable-code-coverage", "-Xswiftc", "-Xllvm", "-Xswiftc", option, "-Xcc", "-mllvm", "-Xcc",
      option,
    ]
    #else
    ["--enable-code-coverage"]
    #endif
  }

  /// Leaves out the measurement.
  mutating func disable() {
    (enableCodeCoverage, lcov, cobertura, threshold) = (false, nil, nil, nil)
  }

  /// Checks the values.
  ///
  /// - Throws: A ``RunError`` if one is not valid.
  func check() throws(RunError) {
    if let threshold, !(0...100).contains(threshold) {
      throw RunError("--coverage-threshold was \(threshold), but expected 0 to 100.")
    }
    for (option, path) in [("--coverage-lcov", lcov), ("--coverage-cobertura", cobertura)]
    where path == "" || path == "-" {
      throw RunError("\(option) was '\(path ?? "")', but expected a path.")
    }
    if let lcov, let cobertura, RealPath.ofFile(lcov) == RealPath.ofFile(cobertura) {
      throw RunError(
        "--coverage-lcov and --coverage-cobertura were both '\(visible(lcov))', but expected two "
          + "paths.")
    }
  }
}
#endif
