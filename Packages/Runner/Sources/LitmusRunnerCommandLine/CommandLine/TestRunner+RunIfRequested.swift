public import LitmusRunnerCore

#if LITMUS_RUNNER
internal import Foundation
internal import LitmusRunnerHosting

extension TestRunner {
  /// Runs the tests and ends the process, if the program was started to run them.
  ///
  /// That is the case if `--run-tests` is among its arguments, or if the environment variable
  /// `LITMUS_RUN_TESTS` is set to anything but `0`. The other arguments are then the runner's
  /// options; `--help` lists them. Arguments after `--` are left to the program, and so are the
  /// flags in `ownFlags`. If the program was not started to run its tests, nothing happens.
  ///
  /// ```swift
  /// @main struct App {
  ///   static func main() {
  ///     TestRunner.runIfRequested()
  ///     // What the program does.
  ///   }
  /// }
  /// ```
  ///
  /// Call it on the main thread. The exit code is 0 if no test failed, 1 if any did or a report
  /// could not be written, 2 for an invalid option, 3 if no test was selected, and 128 plus the signal's
  /// number if SIGINT, SIGTERM or SIGHUP stopped the run.
  ///
  /// Unless `--no-isolated` is among the options, the tests run in a child process, which is this
  /// program started again: what `main` does before this call, it does there too. A test that ends
  /// its process is reported, and another child process runs the rest.
  ///
  /// - Parameter ownFlags: Flags that the program itself reads in a test run, as in
  ///   `["--verbose"]`.
  public nonisolated static func runIfRequested(ownFlags: Set<String> = []) {
    if HostedTests.isExitTest {
      MainActor.assumeIsolated { MainThread.wait { await HostedTests.runExitTest() } }
    }
    guard let arguments = requestedArguments(ownFlags: ownFlags) else { return }
    MainActor.assumeIsolated {
      let run = MainThread.wait {
        await OwnCommandLine.handle(arguments, ownFlags: ownFlags)
      }
      run.end(with: run.runner.runBlocking())
    }
  }

  /// Runs the tests and ends the process, if the program was started to run them.
  ///
  /// This is the same for an asynchronous `main`, where the tests use the main queue, too.
  ///
  /// - Parameter ownFlags: Flags that the program itself reads in a test run.
  public static func runIfRequested(ownFlags: Set<String> = []) async {
    if HostedTests.isExitTest { await HostedTests.runExitTest() }
    guard let arguments = requestedArguments(ownFlags: ownFlags) else { return }
    let run = await OwnCommandLine.handle(arguments, ownFlags: ownFlags)
    run.end(with: await run.runner.run())
  }
}
#else
#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

extension TestRunner {
  /// Ends the process with code 2 if `--run-tests` is among its arguments, because there is nothing to run.
  public nonisolated static func runIfRequested(ownFlags: Set<String> = []) { refuseIfRequested() }

  /// Ends the process with code 2 if `--run-tests` is among its arguments, because there is nothing to run.
  public nonisolated static func runIfRequested(ownFlags: Set<String> = []) async {
    refuseIfRequested()
  }

  /// A program that is told to run its tests must not start instead: its caller would take that for a passed run.
  private nonisolated static func refuseIfRequested() {
    let own = CommandLine.arguments.dropFirst().prefix { $0 != "--" }
    guard own.contains("--run-tests") else { return }
    let line = Array("error: \(absence).\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
    exit(2)
  }
}
#endif
