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
        if let role = ChildRole.take() { try runChild(role) }
        if let folder = Trial.take() { try Trial.run(in: folder) }
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

  /// Runs the share of a child process.
  @MainActor private static func runChild(_ role: ChildRole) throws -> Never {
    guard let arguments = CommandLineArguments(in: role.folder) else {
      throw RunError("The options of the run could not be read.", code: .failed)
    }
    var tests = try PackageTests.read(from: role.folder)
    if tests.keepsMessages { tests.executable.messageLog = MessageLog.path(in: role.folder) }
    // The tests find files as under `swift test`.
    chdir(tests.folder)
    var program = CommandLineProgram(
      name: tests.folder, command: [], lists: { [tests] in try tests.lists() },
      read: { _, _ in throw RunError("A child process resumes no run.") })
    program.quarantine = LitmusTestCommand.quarantine(tests.quarantine)
    let run = MainThread.wait { () -> Result<ChildRun, any Error> in
      do {
        return .success(try await ChildRun(role, arguments, of: program))
      } catch {
        return .failure(error)
      }
    }
    let child = try run.get()
    _ = child.runner.runBlocking()
    child.end()
  }

  /// Runs what the command line asks for.
  @MainActor private static func run(_ given: [String]) throws -> Never {
    switch try LitmusTestArguments.read(given) {
    case .show(let text):
      print(text)
      exit(RunError.Code.passed.rawValue)
    case .run:
      let command = try LitmusTestCommand(given)
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
    print("error: litmus-test is not in this build: build it in debug, or with the trait Testing.")
    exit(1)
  }
}
#endif
