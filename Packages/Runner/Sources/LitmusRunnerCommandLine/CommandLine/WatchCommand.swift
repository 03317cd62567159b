#if LITMUS_RUNNER
internal import LitmusRunnerReports
package import LitmusRunnerProcesses
internal import LitmusRunnerCore
internal import Foundation

/// The `--watch` command, which builds the program and runs its tests after each change.
package enum WatchCommand {
  /// Returns the arguments for a run of the tests: the given ones without those for watching, with
  /// `--failed-first` and those of the user's selection.
  package static func childArguments(
    _ given: some ProgramOptions, _ selection: WatchSelection = .all
  ) -> [String] {
    // With the filters of the command line, the user's would choose more tests, not fewer.
    let left =
      ["--watch", "--build-command", "--failed-first", "--skip-build"]
      + (selection.isFilter ? ["--filter"] : [])
    let words = ["--failed-first"] + selection.arguments
    return words + given.words { !left.contains($0.name) }
  }
}

#if os(Linux) || os(macOS)
extension WatchCommand {
  /// Milliseconds between two snapshots of the sources.
  private static let interval = 300

  /// Watches until the user presses Ctrl-C.
  ///
  /// - Parameter arguments: The command line, which has `--watch`.
  /// - Returns: The exit code: 0 if it was waiting for a change then, 130 (143 after SIGTERM) if it
  ///   was building or testing.
  /// - Throws: A ``RunError`` if there is no package to watch.
  static func watch(_ arguments: CommandLineArguments) throws(RunError) -> CInt {
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    guard let folder = PackageFolder.find(program: program) else {
      throw RunError(
        "--watch found no Package.swift above \(visible(program)) or the current directory, but "
          + "expected the package that the program is built from. Start it in the package's folder."
      )
    }
    let command = arguments.building.buildCommand ?? PackageFolder.buildCommand(program: program)
    say("Watching \(visible(folder)), built with \"\(visible(command))\". Ctrl-C ends it.")
    let buildFolder = PackageFolder.buildFolder(program: program) ?? "\(folder)/.build"
    return watch(folder, buildFolder: buildFolder) {
      run(["/bin/sh", "-c", "cd \"$1\" && eval \"$2\"", "sh", folder, command])
    } test: { selection, _ in
      run([program, "--run-tests"] + childArguments(arguments, selection))
    }
  }

  /// Builds and tests after each change of a source or resource, and for each key that chooses tests, until
  /// the user presses Ctrl-C.
  ///
  /// - Parameters:
  ///   - folder: The package's folder.
  ///   - buildFolder: The folder of its builds, which lists the packages that it depends on by path.
  ///   - build: Builds the program.
  ///   - test: Runs the tests that the user has chosen, and is given the files that have changed since
  ///     they last passed.
  /// - Returns: The exit code: 0 if it was waiting for a change then, 130 (143 after SIGTERM) if it
  ///   was building or testing.
  package static func watch(
    _ folder: String, buildFolder: String, build: @escaping () -> WatchLoop.Step,
    test: @escaping (WatchSelection, [String]?) -> WatchLoop.Step
  ) -> CInt {
    Interruption.listen()
    let keys = WatchKeys { say($0, terminator: "") }
    defer { keys?.stop() }
    var dependencies = PackageFolder.pathDependencies(buildFolder: buildFolder)
    let loop = WatchLoop(
      look: { SourceSnapshot(of: folder, dependencies: dependencies) },
      pause: {
        if let keys { return keys.wait(milliseconds: interval) }
        Interruption.wait(milliseconds: interval)
        return Interruption.signalNumber == nil ? .elapsed : .interrupted
      },
      build: {
        keys?.stop()
        // Only a build can change them.
        defer { dependencies = PackageFolder.pathDependencies(buildFolder: buildFolder) }
        return build()
      },
      test: {
        keys?.stop()
        return test($0, $1)
      },
      say: { say($0) },
      keys: keys == nil ? "" : WatchKeys.hint)
    return loop.run() ? 128 + (Interruption.signalNumber ?? SIGINT) : 0
  }

  /// Runs a program in the foreground.
  package static func run(_ words: [String]) -> WatchLoop.Step {
    do {
      let code = try ForegroundProcess.run(words)
      if Interruption.signalNumber != nil || code == 128 + SIGINT { return .interrupted }
      return code == 0 ? .done : .failed
    } catch {
      say("\(error)")
      return .failed
    }
  }

  /// Shows a line immediately, before the output of a program that is started next.
  private static func say(_ line: String, terminator: String = "\n") {
    FileWriter.write(line + terminator, to: STDOUT_FILENO)
  }
}
#else
extension WatchCommand {
  /// Throws an error: watching is not supported on this platform.
  static func watch(_ arguments: CommandLineArguments) throws(RunError) -> CInt {
    throw RunError("--watch starts processes, which programs cannot do on this platform.")
  }
}
#endif
#endif
