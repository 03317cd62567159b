#if LITMUS_RUNNER
internal import LitmusRunnerCommandLine

/// The options for code coverage.
struct CoverageArguments: OptionList {
  static let title = "Code coverage"
  private static let uses: OptionUses = [.configuration, .list, .resume, .sources]

  @Setting(
    "Measure code coverage, and write it into the files that swift test writes.",
    in: uses.union(.bisect))
  var enableCodeCoverage = false

  @Setting(
    "Measure code coverage, and write it as LCOV.", value: "path", name: "coverage-lcov",
    valid: .file, in: uses.union([.merge, .file]))
  var lcov: String? = nil

  @Setting(
    "Measure code coverage, and write it as Cobertura.", value: "path",
    name: "coverage-cobertura", valid: .file, in: uses.union([.merge, .file]))
  var cobertura: String? = nil

  @Setting(
    "Measure code coverage, and fail if fewer percent of the lines are covered.",
    value: "percent", name: "coverage-threshold", valid: .percent, in: uses.union(.merge))
  var threshold: Double? = nil
}

extension CoverageArguments {
  /// Whether code coverage is measured.
  var isMeasured: Bool { options.contains(where: \.isGiven) }

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
}
#endif
