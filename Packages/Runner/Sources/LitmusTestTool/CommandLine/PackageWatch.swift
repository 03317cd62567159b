#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCommandLine
internal import LitmusRunnerProcesses

/// A loop that builds a package and runs its tests after each change of a source file.
struct PackageWatch {
  private let package: TestPackage
  private let given: LitmusTestArguments

  /// Makes the watch from a command line that has `--watch`.
  init(_ package: TestPackage, given: LitmusTestArguments) {
    self.package = package
    self.given = given
  }

  /// Watches until the user presses Ctrl-C.
  ///
  /// - Returns: The exit code: 0 if it was waiting for a change then, 130 (143 after SIGTERM) if it
  ///   was building or testing.
  func run() -> CInt {
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    return WatchCommand.watch(package.folder, buildFolder: package.buildFolder) {
      let isBuilt = (try? package.build(isQuiet: false)) != nil
      if Interruption.signalNumber != nil { return .interrupted }
      return isBuilt ? .done : .failed
    } test: { selection, files in
      let changed = package.options.changed == nil ? [] : files ?? []
      let paths = changed.map { $0.hasPrefix("/") ? $0 : "\(package.folder)/\($0)" }
      return WatchCommand.run(
        [program, "--skip-build"] + WatchCommand.childArguments(given, selection)
          + paths.flatMap { ["--changed-file", $0] })
    }
  }
}
#endif
