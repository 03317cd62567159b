#if LITMUS_RUNNER
/// The options of `swift test`, and of programs that run their own tests, that litmus-test does not have.
enum SwiftTestOptions {
  private static let replacements = [
    "--xunit-output": "--junit", "--num-workers": "--processes", "--list-tests": "--list",
    "-l": "--list", "--specifier": "--filter", "-s": "--filter", "--build-path": "--scratch-path",
  ]

  /// Options that say how the tests are built.
  private static let buildOptions: Set<String> = [
    "--build-system", "--cache-path", "--disable-automatic-resolution", "--disable-sandbox",
    "--force-resolved-versions", "--jobs", "-j", "--netrc-file",
    "--only-use-versions-from-resolved-file", "--sdk", "--skip-update", "--swift-sdk",
    "--toolchain", "--toolset", "--triple", "--verbose", "-v", "--very-verbose", "--vv",
  ]

  /// Options for what litmus-test does without one.
  private static let defaults: Set<String> = ["--enable-swift-testing", "--enable-xctest"]

  /// Returns an error about an unknown option, with what to write instead if `swift test` has it.
  ///
  /// - Parameter problem: The error, as in `Unknown option '--xunit-output'.`
  static func explained(_ problem: String) -> String {
    let parts = problem.split(separator: "'", maxSplits: 2)
    guard parts.count > 1, parts[0] == "Unknown option " else { return problem }
    let name = String(parts[1])
    let explanation: String
    if let replacement = replacements[name] {
      explanation = "Use \(replacement) instead."
    } else if buildOptions.contains(name) {
      explanation = "Pass it to swift build with --build-option."
    } else if name == "--build-command" {
      explanation = "litmus-test builds with swift build: pass options to it with --build-option."
    } else if name == "--isolated" || name == "--no-isolated" {
      explanation = "litmus-test runs tests in child processes only."
    } else if defaults.contains(name) {
      explanation = "Leave it out: the tests of both frameworks run by default."
    } else {
      return problem
    }
    return "Unknown option '\(name)'. \(explanation)"
  }
}
#endif
