#if LITMUS_RUNNER
internal import ArgumentParser
internal import LitmusRunnerCore

/// The options of a search for the tests that disturb another.
struct BisectArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Find the smallest set of other tests that makes this test fail, although it passes alone.
      """, valueName: "id"))
  var bisect: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "End the search of --bisect after this time; 600 by default.", valueName: "seconds"))
  var bisectLimit: Double?
}

extension BisectArguments {
  /// How long a search takes at most, in seconds, without `--bisect-limit`.
  static let usualLimit = 600.0

  /// The options that have an effect on a search; all others are refused.
  private static let effective: Set<String> = [
    "--bisect", "--bisect-limit", "--package-path", "--profile", "--skip-build", "--no-parallel",
    "--process-per-suite", "--process-per-test", "--processes", "--disable-xctest",
    "--disable-swift-testing", "-c", "--configuration", "--scratch-path", "--sanitize", "--traits",
    "--enable-all-traits", "--disable-default-traits", "-Xswiftc", "-Xcc", "-Xcxx", "-Xlinker",
    "--build-option", "--filter", "--skip", "--only", "--tag", "--time-limit", "--width",
    "--isolated", "--parallel", "--from-archive", "--enable-code-coverage",
  ]

  /// Checks that all options of a command line have an effect together.
  ///
  /// - Parameter words: The command line.
  /// - Throws: A ``RunError`` if one has none.
  func check(_ words: [String]) throws(RunError) {
    if let bisectLimit, !(bisectLimit > 0 && bisectLimit <= 1e9) {
      throw RunError(
        "--bisect-limit was \(bisectLimit), but expected more than 0 seconds and at most 1e9.")
    }
    guard let bisect else {
      if bisectLimit == nil { return }
      throw RunError("--bisect-limit was given without --bisect, whose search it limits.")
    }
    if bisect.isEmpty { throw RunError("--bisect was '', but expected the name of a test.") }
    for option in PackageArguments.optionNames(in: words) {
      guard !Self.effective.contains(option) else { continue }
      throw RunError(
        "\(visible(option)) was given with --bisect, which runs parts of the tests many times and "
          + "writes no report.")
    }
  }
}
#endif
