#if LITMUS_RUNNER
internal import ArgumentParser
internal import LitmusRunnerCore

/// The options for archives of built tests.
struct ArchiveArguments: ParsableArguments {
  @Option(
    name: .customLong("archive"),
    help: ArgumentHelp(
      "Run nothing, and pack the built tests into this file: .tar.zst, .tar.gz or .tar.",
      valueName: "path"))
  var output: String?

  @Option(
    name: .customLong("archive-include"),
    help: ArgumentHelp(
      "Pack this file or folder of the package, too, for the working directory of the tests. "
        + "Repeatable.", valueName: "path"))
  var included: [String] = []

  @Option(
    name: .customLong("from-archive"),
    help: ArgumentHelp(
      "Run the tests in this archive, which needs no package and no build.", valueName: "path"))
  var input: String?
}

extension ArchiveArguments {
  /// The options, each of which has a value.
  static let options: Set<String> = ["--archive", "--archive-include", "--from-archive"]

  /// The options that mean nothing for tests that were built elsewhere.
  private static let buildOptions: Set<String> = Set([
    "--package-path", "--skip-build", "--configuration", "-c", "--scratch-path", "--sanitize",
    "--traits", "--enable-all-traits", "--disable-default-traits", "-Xswiftc", "-Xcc", "-Xcxx",
    "-Xlinker", "--build-option", "--changed", "--watch", "--archive-include",
  ]).union(CoverageArguments.flags).union(CoverageArguments.optionsWithValues)

  /// The options that say how an archive is made.
  private static let packingOptions: Set<String> = [
    "--archive", "--archive-include", "--package-path", "--profile", "--skip-build",
    "--configuration", "-c", "--scratch-path", "--sanitize", "--traits", "--enable-all-traits",
    "--disable-default-traits", "-Xswiftc", "-Xcc", "-Xcxx", "-Xlinker", "--build-option",
    "--time-limit", "--quiet",
  ]

  /// Checks the paths, and that no option is given that has no effect with an archive.
  ///
  /// - Parameter words: The command line.
  /// - Throws: A ``RunError`` if one is wrong.
  func check(_ words: [String]) throws(RunError) {
    for (option, path) in [("--archive", output), ("--from-archive", input)] {
      guard let path, ArchiveFormat(path: path) == nil else { continue }
      throw RunError(
        "\(option) was '\(visible(path))', but expected a name that ends with "
          + "\(ArchiveFormat.names).")
    }
    let given = PackageArguments.optionNames(in: words)
    if output == nil, given.contains("--archive-include") {
      throw RunError("--archive-include was given without --archive, which makes an archive.")
    }
    if output != nil {
      if let other = given.first(where: { !Self.packingOptions.contains($0) }) {
        throw RunError(
          "\(visible(other)) was given with --archive, which runs no test: an archive has all "
            + "tests, and options for a run belong to --from-archive.")
      }
    }
    if input != nil, let other = given.first(where: Self.buildOptions.contains) {
      throw RunError(
        "\(other) was given with --from-archive, whose tests were built before: leave it out.")
    }
  }
}

/// How an archive is compressed, which the end of its name says.
enum ArchiveFormat: String, CaseIterable {
  case zstd = ".tar.zst"
  case gzip = ".tar.gz"
  case plain = ".tar"

  /// Finds the format of a file by its name; `nil` if it is none of them.
  init?(path: String) {
    guard let format = Self.allCases.first(where: { path.hasSuffix($0.rawValue) }) else {
      return nil
    }
    self = format
  }

  static var names: String { ".tar.zst, .tar.gz or .tar" }

  /// The program that compresses; `nil` if none is needed.
  var program: String? {
    switch self {
    case .zstd: "zstd"
    case .gzip: "gzip"
    case .plain: nil
    }
  }

  /// The words of a shell that compress standard input.
  var compression: String {
    switch self {
    case .zstd: "zstd -q -T0 -c"
    case .gzip: "gzip -c"
    case .plain: "cat"
    }
  }

  /// The words of a shell that decompress the file `$archive`.
  var decompression: String {
    switch self {
    case .zstd: #"zstd -q -dc -- "$archive""#
    case .gzip: #"gzip -dc -- "$archive""#
    case .plain: #"cat -- "$archive""#
    }
  }
}
#endif
