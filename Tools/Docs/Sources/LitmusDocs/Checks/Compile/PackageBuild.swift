import Foundation

/// Builds a package, so that code can be compiled against its modules.
struct PackageBuild {
  /// The folder relative to the root.
  var package: String
  var docsRun: DocsRun

  /// The least time limit of a package's first build, which compiles all that it depends on.
  private static let firstTimeLimit: Duration = .seconds(3600)

  /// How the line begins that SwiftPM prints when it waits for another process that uses the build folder.
  private static let waitingLine = "Another instance of SwiftPM "

  static func isWaiting(_ output: String) -> Bool { output.contains(waitingLine) }

  /// Builds packages one after another, because each build uses the whole machine, and returns findings for those
  /// that cannot be built.
  static func all(
    _ packages: [String], _ docsRun: DocsRun
  ) async -> (facts: [String: BuildFacts], failures: [Finding]) {
    var builds: [String: BuildFacts] = [:]
    var failures: [Finding] = []
    for package in packages {
      let file = package == "." ? "Package.swift" : package + "/Package.swift"
      do throws(Problem) {
        let build = PackageBuild(package: package, docsRun: docsRun)
        let (facts, testsProblem) = try await build.facts()
        builds[package] = facts
        if let testsProblem {
          failures.append(
            Finding(
              .compile, file: file,
              message: "the tests are not used, because they cannot be built: "
                + beginning(of: testsProblem),
              isWarning: true))
        }
      } catch {
        failures.append(
          Finding(.compile, file: file, message: "the package cannot be used: \(error.message)"))
      }
    }
    return (builds, failures)
  }

  /// Returns the first errors of a build, which are enough for a warning.
  private static func beginning(of problem: String) -> String {
    let lines = problem.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = 4
    guard lines.count > shown + 1 else { return problem }
    return lines.prefix(shown).joined(separator: "\n") + "\n  … and \(lines.count - shown) more"
  }

  private var directory: String { docsRun.directory(of: package) }
  private var scratchPath: String { docsRun.buildFolder(of: package) }
  /// The description that SwiftPM writes when it builds.
  private var descriptionPath: String {
    docsRun.products(of: package) + "/description.json"
  }
  /// The package in a line for the user.
  private var shownName: String {
    package == "." ? "the package" : "the package in \(package)"
  }

  /// Returns the compiler settings of the package once it is built, and the reason why its tests are
  /// not, if they cannot be.
  func facts() async throws(Problem) -> (facts: BuildFacts, testsProblem: String?) {
    var testsProblem: String?
    if !docsRun.options.skipsBuild {
      do throws(Problem) {
        try await build(
          docsRun.settings.buildFlags,
          firstTime:
            "\(shownName), which has not been built yet: a first build takes minutes if it includes "
            + "swift-syntax, and otherwise most often less")
      } catch {
        let flags = docsRun.settings.buildFlags.filter { $0 != "--build-tests" }
        guard flags != docsRun.settings.buildFlags else { throw error }
        try await build(flags, firstTime: "\(shownName) without its tests, which cannot be built")
        testsProblem = error.message
      }
    }
    guard let description = FileManager.default.contents(atPath: descriptionPath) else {
      throw Problem("it is not built; run swift build there, or let the check build it")
    }
    do {
      var facts = try BuildFacts(
        description, package: canonicalPath(directory), build: canonicalPath(scratchPath))
      facts.dropUnbuiltLibraries()
      return (facts, testsProblem)
    } catch {
      throw Problem(
        "\(descriptionPath) is not what this version of SwiftPM writes; "
          + "build it with Swift 6.2 or newer")
    }
  }

  /// - Parameter what: What is being built, for the user who waits for a first build.
  private func build(_ flags: [String], firstTime what: String) async throws(Problem) {
    let options = docsRun.options
    // Otherwise SwiftPM takes the plan of `swift run litmus-docs`, with all programs of Litmus.
    let arguments =
      Array(options.builder.dropFirst()) + [
        "--package-path", directory, "--scratch-path", scratchPath,
        "--disable-build-manifest-caching",
      ] + flags
    var timeLimit = docsRun.timeLimit
    if !FileManager.default.fileExists(atPath: descriptionPath) {
      options.announce("Building \(what)")
      timeLimit = max(timeLimit, Self.firstTimeLimit)
    }
    var process = BoundedProcess(options.builder[0], arguments, timeLimit: timeLimit)
    process.onOutput = { [shownName] output in
      if Self.isWaiting(output) {
        options.announce(
          "Another process is building \(shownName): waiting until it has finished")
      }
      options.buildOutput(output)
    }
    var result = await process.result()
    // The time in which it waited for the other process does not count.
    while case .tookTooLong = result.end, Self.isWaiting(result.output) {
      process.onOutput = options.buildOutput
      result = await process.result()
    }
    if let problem = result.problem { throw Problem("swift build: \(problem)") }
    guard result.isSuccess else {
      throw Problem("swift build: \(Self.summary(of: result.output, in: directory))")
    }
  }

  /// Returns the errors of a build, each on a line, with paths relative to the package.
  ///
  /// If there is no error of the compiler, these are SwiftPM's own, or else the last lines of the output.
  static func summary(of output: String, in directory: String) -> String {
    let lines = output.split(whereSeparator: \.isNewline).map { String($0.trimmed) }
    let all = [
      lines.filter { $0.contains(": error: ") || $0.contains(": fatal error: ") }.unique(),
      // Git's begin with "fatal: ".
      lines.filter { $0.hasPrefix("error: ") || $0.hasPrefix("fatal: ") }.unique(),
      Array(lines.unique().suffix(3)),
    ]
    let shown = all.first { !$0.isEmpty } ?? []
    let text = shown.count == 1 ? shown[0] : shown.map { "\n  " + $0 }.joined()
    return text.replacing(canonicalPath(directory) + "/", with: "")
  }
}
