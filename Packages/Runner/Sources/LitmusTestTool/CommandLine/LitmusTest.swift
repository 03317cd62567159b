#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCommandLine
internal import LitmusRunnerCore
internal import LitmusRunnerProcesses

/// The program litmus-test, from its arguments to its exit code.
package enum LitmusTest {
  /// Runs the program; call it on the main thread.
  package static func main() -> Never {
    MainActor.assumeIsolated {
      do {
        openStandardStreams()
        ProgramGuard.runIfRequested()
        try TrialRunner.runIfRequested()
        try run(Array(CommandLine.arguments.dropFirst()))
      } catch let error as RunError {
        failOnStandardError(error.description)
        exit(error.code.rawValue)
      } catch {
        failOnStandardError("\(error).")
        exit(RunError.Code.failed.rawValue)
      }
    }
  }

  /// Opens the standard streams that are closed, so that no other file becomes one; they still cannot be written.
  private static func openStandardStreams() {
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Runs what the command line asks for.
  @MainActor private static func run(_ given: [String]) throws -> Never {
    switch try LitmusTestArguments.parsed(given) {
    case .text(let text):
      print(text)
      exit(RunError.Code.passed.rawValue)
    case .options(let options):
      let command = try LitmusTestCommand(options, given)
      try command.run()
    }
  }
}
#else
internal import Foundation

/// The program litmus-test, which needs child processes and the active runner.
package enum LitmusTest {
  /// Says why the program cannot run here.
  package static func main() -> Never {
    print(
      "error: litmus-test is not in this build: build the package Packages/Runner/Program, or build "
        + "in debug, or with the trait Testing.")
    exit(1)
  }
}
#endif
