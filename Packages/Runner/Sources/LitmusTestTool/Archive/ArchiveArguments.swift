#if LITMUS_RUNNER
internal import LitmusRunnerCommandLine
internal import LitmusRunnerCore

/// The options for archives of built tests.
struct ArchiveArguments: OptionList {
  static let title = "Archives"

  @Setting(
    "Run nothing, and pack the built tests into this file: .tar.zst, .tar.gz or .tar.",
    value: "path", name: "archive", valid: ArchiveFormat.validity,
    mode: RunMode(
      .archive,
      """
      which runs no test: an archive has all tests, and options for a run belong to --from-archive
      """))
  var output: String? = nil

  @Setting(
    """
    Pack this file or folder of the package, too, for the working directory of the tests. Repeatable.
    """, value: "path", name: "archive-include", in: [.configuration, .archive, .sources],
    needs: OptionNeed("--archive", ", which makes an archive"))
  var included: [String] = []

  @Setting(
    "Run the tests in this archive, which needs no package and no build.", value: "path",
    name: "from-archive", valid: ArchiveFormat.validity,
    in: [.list, .flakyReport, .resume, .merge, .bisect])
  var input: String? = nil
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

  static var validity: Validity<String?> {
    .text("a name that ends with .tar.zst, .tar.gz or .tar") { Self(path: $0) != nil }
  }

  /// The program that compresses, and the words of a shell that compress standard input, and decompress a file.
  var commands: (program: String, compression: String, decompression: String) {
    switch self {
    // The programs of a package have much in common, which is found in a wide window.
    case .zstd: ("zstd", "zstd -q -T0 --long=27 -c", "zstd -q -dc")
    case .gzip: ("gzip", "gzip -c", "gzip -dc")
    case .plain: ("cat", "cat", "cat")
    }
  }
}
#endif
