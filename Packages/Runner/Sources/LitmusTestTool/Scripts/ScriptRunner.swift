#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore
@_spi(Litmus) internal import LitmusReporting
internal import LitmusRunnerProcesses
internal import LitmusRunnerReports

/// A runner of the scripts of a run, in the first process.
@MainActor final class ScriptRunner {
  private let scripts: [TestScript]
  private let package: TestPackage
  /// Those whose tests may have begun, so that their last commands run.
  private var begun: [TestScript] = []
  private(set) var variables = ScriptVariables()
  /// The events for the reports that were not returned yet.
  private var events: [TestEvent] = []
  private let clock = ContinuousClock.now

  /// Prepares to run scripts, which are in their order.
  init(_ scripts: [TestScript], of package: TestPackage) {
    (self.scripts, self.package) = (scripts, package)
  }

  /// Runs the commands before the tests.
  ///
  /// - Throws: A ``RunError`` if one fails; then those that have begun are ended.
  func begin() throws {
    for script in scripts {
      begun.append(script)
      guard let command = script.before else { continue }
      let outcome = run(command, of: script, "before")
      guard let problem = outcome.problem else { continue }
      let output = outcome.output.isEmpty ? "" : outcome.output.endingLine
      FileWriter.write(output, to: STDERR_FILENO)
      events = []
      let others = end().compactMap { event -> String? in
        if case .failure(let failure) = event { failure.failure.message + "." } else { nil }
      }
      throw RunError(
        ([problem + ", and so no test has run."] + others).joined(separator: " "), code: .failed)
    }
  }

  /// Runs the commands after the tests, in reverse order.
  ///
  /// - Returns: The events of all commands that were not returned yet.
  @discardableResult
  func end() -> [TestEvent] {
    while let script = begun.popLast() {
      if let command = script.after { _ = run(command, of: script, "after") }
    }
    return takeEvents()
  }

  /// Returns the events of commands that were not returned yet: the output of each, and the failures.
  func takeEvents() -> [TestEvent] {
    defer { events = [] }
    return events
  }

  private func run(
    _ command: String, of script: TestScript, _ when: String
  ) -> (output: String, problem: String?) {
    let start = ContinuousClock.now
    var (output, problem) = ("", String?.none)
    do {
      let text: String
      (output, text, problem) = try execute(
        command, script.timeLimit, stopsWithRun: when == "before")
      if problem == nil, when == "before" {
        variables.add(try ScriptVariables.read(text), of: script)
      }
    } catch {
      problem = "\(error)"
    }
    let label = "The script '\(visible(script.name))' (\(when))"
    let message = problem.map { "\(label) \($0)" }
    let site = CallSite(
      fileID: "\(package.name)/\(LitmusTestConfiguration.fileName)",
      filePath: "\(package.folder)/\(LitmusTestConfiguration.fileName)", line: 1, column: 0)
    if let message {
      var failure = TestFailure(
        failure: ReportedFailure(message: message, callSite: site), isExpected: false, isLate: false
      )
      failure.output = output
      events.append(.failure(failure))
    } else if !output.isEmpty {
      let test = TestDescription(
        id: TestID(
          module: package.name, suite: TestID.scripts, name: "\(script.name) (\(when))"),
        callSite: site)
      events +=
        TestResult(
          test: test, iteration: 1, isSuiteHook: true, outcome: .passed,
          duration: ContinuousClock.now - start, failures: [], expectedFailures: [],
          attachments: [], output: output, start: start - clock
        ).events
    }
    return (output, message)
  }

  /// Whether a signal has stopped the run, or is blocked until the run asks for it.
  private static var isRunStopped: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return Interruption.signalNumber != nil
      || [SIGINT, SIGTERM, SIGHUP].contains { sigismember(&pending, $0) == 1 }
  }

  /// Runs a command in the package's folder.
  ///
  /// - Parameter stopsWithRun: Whether a signal that stops the run ends the command, too.
  /// - Returns: Its output, what it has written to `LITMUS_ENV`, and what was wrong.
  private func execute(
    _ command: String, _ limit: Double, stopsWithRun: Bool
  ) throws -> (output: String, variables: String, problem: String?) {
    let temporary = try TemporaryFolder()
    defer { temporary.remove() }
    let output = temporary.path(of: .output)
    let variables = temporary.path(of: .configuration)
    try Data().write(to: URL(filePath: variables))
    var environment = ProcessInfo.processInfo.environment
    environment["LITMUS_ENV"] = variables
    let process = try ChildProcess(
      program: "/bin/sh",
      arguments: ["sh", "-c", #"cd "$0" && eval "$1""#, package.folder, command],
      environment: environment, output: output, isolatesSignals: true)
    let deadline = ContinuousClock.now + .seconds(limit)
    var end: ProcessEnd?
    var isOver = false
    var isStopped = false
    while true {
      end = process.end()
      if end != nil { break }
      isOver = ContinuousClock.now >= deadline
      isStopped = stopsWithRun && Self.isRunStopped
      if isOver || isStopped {
        // Its own processes are in its group.
        kill(-process.pid, SIGKILL)
        end = process.kill()
        break
      }
      usleep(2_000)
    }
    func text(_ path: String) -> String {
      (try? readFile(path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    let problem: String? =
      if isStopped {
        "was stopped with the run"
      } else if isOver {
        "took longer than its time limit of \(limit == 1 ? "1 second" : "\(limit.formatted()) seconds")"
      } else {
        switch end {
        case .exited(code: 0), nil: nil
        case .exited(let code): "exited with code \(code), but expected code 0"
        case .killed(let signal): "was ended by \(signalName(signal)), but expected exit code 0"
        }
      }
    return (text(output), text(variables), problem)
  }
}
#endif
