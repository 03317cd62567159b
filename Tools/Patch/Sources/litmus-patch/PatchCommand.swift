internal import ArgumentParser
internal import Foundation
internal import LitmusPatch
internal import LitmusToolSupport

/// The `litmus-patch` command.
@main
struct PatchCommand: ParsableCommand {
  /// Runs the command that the process's arguments specify, and exits the process.
  ///
  /// An invalid command line exits with status 2, not with the default status of the argument parser.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
      Console.error(fullMessage(for: error))
      Foundation.exit(2)
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "litmus-patch",
    abstract: "Defines TESTING_ENABLED in the debug builds of an app package.",
    discussion: """
      Adds swiftSettings: [.define("TESTING_ENABLED", .when(configuration: .debug))] to the app's \
      target in Package.swift, so that code in '#if TESTING_ENABLED' is not in release builds. \
      Nothing else in the file changes.

      EXAMPLES
        litmus-patch App.swiftpm             adds the setting
        litmus-patch App.swiftpm --dry-run   shows the change, and writes nothing
        litmus-patch App.swiftpm --check     shows whether the setting is there
        litmus-patch App.swiftpm --remove    removes the setting

      The exit code is 0 for success, 1 if '--check' finds something to change, 2 for an error in \
      the command line, a path or the file system, and 3 for an unsupported Package.swift.
      """,
    version: LitmusVersion.current
  )

  @Argument(
    help: """
      A Package.swift, or the folder of a package or of a .swiftpm app; several are changed all or \
      none. (default: the current folder)
      """, completion: .file())
  var path: [String] = []

  @Option(help: "The name for '#if'.")
  var define = "TESTING_ENABLED"

  @Option(
    help: """
      A target that gets the setting; may be repeated. (default: the executable targets that an app \
      names, or else the only one)
      """)
  var target: [String] = []

  @Flag(help: "Removes the setting.")
  var remove = false

  @Flag(help: "Writes nothing, and exits with 1 if anything would change.")
  var check = false

  @Flag(help: "Writes nothing, and prints the change as a unified diff.")
  var dryRun = false

  func validate() throws {
    if DebugDefine(define) == nil {
      throw ValidationError(
        "--define is '\(define)', but expected a name of ASCII letters, digits and '_'")
    }
  }

  func run() throws {
    guard let define = DebugDefine(define) else { throw ExitCode(2) }
    let patcher = ManifestPatcher(define: define, targetNames: target, removes: remove)
    let report = PatchRun(patcher: patcher, paths: path).run(writes: !check && !dryRun)
    for problem in report.problems { Console.error(visible(problem.line)) }
    if !report.problems.isEmpty {
      throw ExitCode(report.problems.allSatisfy(\.isRefusal) ? 3 : 2)
    }
    for file in report.files { print(file) }
    for warning in report.warnings { Console.error(visible(warning)) }
    if check, report.files.contains(where: \.isChanged) {
      let invocation = ToolInvocation.current
      let arguments = invocation.arguments.filter { $0 != "--check" && $0 != "--dry-run" }
      Console.error("To fix this, run: \(invocation.command(arguments))")
      throw ExitCode(1)
    }
  }

  private func print(_ file: PatchRun.File) {
    if dryRun { return Console.print(file.difference, terminator: "") }
    var last: String?
    for target in file.targets {
      let location = check && target.isChanged ? ":\(target.line):\(target.column)" : ""
      let line = "\(file.path)\(location): \(target.name) \(outcome(target))"
      // The branches of an '#if' have the same targets.
      if line != last { Console.print(visible(line)) }
      last = line
    }
  }

  private func outcome(_ target: ManifestPatcher.Target) -> String {
    switch (target.isChanged, check, remove) {
    case (false, _, false): "has \(define) already"
    case (false, _, true): "does not have \(define)"
    case (true, true, false): "would get \(define)"
    case (true, true, true): "would lose \(define)"
    case (true, false, false): "has \(define) now"
    case (true, false, true): "does not have \(define) any more"
    }
  }

  /// Returns a line in which control characters are escaped, so that names from a file cannot
  /// control a terminal.
  private func visible(_ line: String) -> String {
    var shown = ""
    for scalar in line.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }
}
