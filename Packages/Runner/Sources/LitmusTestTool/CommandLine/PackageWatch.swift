#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunner
internal import LitmusRunnerCore
internal import LitmusRunnerProcesses
internal import LitmusRunnerReports

/// Builds a package and runs its tests after each change of a source file.
struct PackageWatch {
  /// Milliseconds between two snapshots of the sources.
  private static let interval = 300

  private let package: TestPackage
  private let words: [String]

  /// Makes the watch from a command line that has `--watch`.
  init(_ package: TestPackage, given: [String]) {
    self.package = package
    words =
      [Bundle.main.executablePath ?? CommandLine.arguments[0]]
      + given.filter { $0 != "--watch" && $0 != "--skip-build" && $0 != "--failed-first" }
      + ["--skip-build", "--failed-first"]
  }

  /// Watches until the user presses Ctrl-C.
  ///
  /// - Returns: The exit code: 0 if it was waiting for a change then, 130 (143 after SIGTERM) if it
  ///   was building or testing.
  func run() throws -> CInt {
    Interruption.listen()
    let loop = WatchLoop(
      look: { SourceSnapshot(of: package.folder) },
      pause: {
        Interruption.wait(milliseconds: Self.interval)
        return Interruption.signalNumber == nil ? .done : .interrupted
      },
      build: {
        let isBuilt = (try? package.build(isQuiet: false)) != nil
        if Interruption.signalNumber != nil { return .interrupted }
        return isBuilt ? .done : .failed
      },
      test: {
        let code = (try? ForegroundProcess.run(words)) ?? 1
        if Interruption.signalNumber != nil || code == 128 + SIGINT { return .interrupted }
        return code == 0 ? .done : .failed
      },
      say: { line in
        let writer = FileWriter(descriptor: STDOUT_FILENO, name: "standard output")
        writer.write("\(line)\n")
        writer.flush()
      })
    return loop.run() ? 128 + (Interruption.signalNumber ?? SIGINT) : 0
  }
}
#endif
