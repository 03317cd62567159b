#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore
@_spi(Litmus) internal import LitmusReporting
internal import LitmusRunnerProcesses
internal import LitmusRunnerReports

/// A runner of the scripts of a run.
///
/// Those without groups run around all tests. The others run around the tests of their groups, one after the other on
/// a queue: a child of the run that is about to run such tests asks for them, and waits.
final class ScriptRunner: Sendable {
  private struct State: Sendable {
    /// Those whose tests may have begun, so that their last commands run.
    var begun: [TestScript] = []
    /// Why scripts have failed, by their names.
    var problems: [String: String] = [:]
    var variables = ScriptVariables()
    /// The events for the reports that were not returned yet.
    var events: [TestEvent] = []
    /// The groups whose tests are about to run, but whose scripts have not begun.
    var asked: Set<String> = []
    /// The groups whose scripts have begun, each with the reason why its tests cannot run, if there is one.
    var answers: [String: Answer] = [:]
    /// The groups whose tests have all ended.
    var ended: Set<String> = []
    /// How many processes run tests of each group: their last hooks follow the last test.
    var inUse: [String: Int] = [:]
    var isOver = false
  }

  private struct Answer {
    var problem: String?
  }

  private let scripts: [TestScript]
  private let package: (name: String, folder: String)
  private let state = Locked(State())
  /// Runs the scripts of groups.
  private let queue = DispatchQueue(label: "Litmus.ScriptRunner")
  private let clock = ContinuousClock.now

  /// Prepares to run scripts, which are in their order.
  init(_ scripts: [TestScript], of package: TestPackage) {
    self.scripts = scripts
    self.package = (package.name, package.folder)
  }

  /// Whether some run around the tests of groups only.
  var hasGroups: Bool { scripts.contains { !$0.groups.isEmpty } }

  /// The environment that scripts have set until now.
  var variables: ScriptVariables { state.withLock { $0.variables } }

  /// Runs the commands before the tests.
  ///
  /// - Parameter forAllGroups: Whether the scripts of groups begin with the others.
  /// - Throws: A ``RunError`` if one fails; then those that have begun are ended.
  func begin(forAllGroups: Bool = false) throws {
    for script in scripts where forAllGroups || script.groups.isEmpty {
      guard let failed = begin(script) else { continue }
      FileWriter.write(failed.output.isEmpty ? "" : failed.output.endingLine, to: STDERR_FILENO)
      state.withLock { $0.events = [] }
      let others = end().compactMap { event -> String? in
        if case .failure(let failure) = event { failure.failure.message + "." } else { nil }
      }
      throw RunError(
        ([failed.problem + ", and so no test has run."] + others).joined(separator: " "),
        code: .failed)
    }
  }

  /// Runs the first command of a script, after those of the scripts that it needs, if they have not run.
  ///
  /// - Returns: What was wrong with the script or one that it needs, and its output; `nil` if nothing was.
  private func begin(_ script: TestScript) -> (problem: String, output: String)? {
    for name in script.needs {
      guard let needed = scripts.first(where: { $0.name == name }) else { continue }
      if let failed = begin(needed) { return failed }
    }
    let (isBegun, problem) = state.withLock { state in
      let isBegun = state.begun.contains { $0.name == script.name }
      if !isBegun { state.begun.append(script) }
      return (isBegun, state.problems[script.name])
    }
    if isBegun { return problem.map { ($0, "") } }
    guard let command = script.before else { return nil }
    let outcome = run(command, of: script, "before")
    state.withLock { $0.problems[script.name] = outcome.problem }
    return outcome.problem.map { ($0, outcome.output) }
  }

  /// Runs the commands after the tests, in reverse order.
  ///
  /// - Returns: The events of all commands that were not returned yet.
  @discardableResult
  func end() -> [TestEvent] {
    state.withLock { $0.isOver = true }
    queue.sync { end { _ in true } }
    return takeEvents()
  }

  /// Runs the last commands of some scripts, in reverse order, unless another that has begun needs them.
  private func end(where isDone: (TestScript) -> Bool) {
    for script in state.withLock({ $0.begun }).reversed() where isDone(script) {
      let isNeeded = state.withLock { state in
        if state.begun.contains(where: { $0.needs.contains(script.name) }) { return true }
        state.begun.removeAll { $0.name == script.name }
        return false
      }
      if !isNeeded, let command = script.after { _ = run(command, of: script, "after") }
    }
  }

  /// Returns the events of commands that were not returned yet: the output of each, and the failures.
  func takeEvents() -> [TestEvent] {
    state.withLock { exchange(&$0.events, with: []) }
  }

  private func run(
    _ command: String, of script: TestScript, _ when: String
  ) -> (output: String, problem: String?) {
    let start = ContinuousClock.now
    var output = ""
    var problem = String?.none
    do {
      let text: String
      (output, text, problem) = try execute(
        command, script.timeLimit, stopsWithRun: when == "before")
      if problem == nil, when == "before" {
        let variables = try ScriptVariables.read(text)
        let position = scripts.firstIndex { $0.name == script.name } ?? 0
        state.withLock { $0.variables.add(variables, of: script, at: position) }
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
      // What ends because the run was stopped has not failed.
      if when == "before", isRunStopped { return (output, message) }
      var failure = TestFailure(
        failure: ReportedFailure(message: message, callSite: site), isExpected: false, isLate: false
      )
      failure.output = output
      state.withLock { [failure] in $0.events.append(.failure(failure)) }
    } else if !output.isEmpty {
      let test = TestDescription(
        id: TestID(
          module: package.name, suite: TestID.scripts, name: "\(script.name) (\(when))"),
        callSite: site)
      let result = TestResult(
        test: test, iteration: 1, isSuiteHook: true, outcome: .passed,
        duration: ContinuousClock.now - start, failures: [], expectedFailures: [],
        attachments: [], output: output, start: start - clock)
      state.withLock { $0.events += result.events }
    }
    return (output, message)
  }

  /// Whether the run is over, or a signal has stopped it.
  private var isRunStopped: Bool {
    state.withLock { $0.isOver } || Interruption.hasReceived(SIGINT, SIGTERM, SIGHUP)
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
    let variables = temporary.path(of: .variables)
    try Data().write(to: URL(filePath: variables))
    var environment = ProcessInfo.processInfo.environment
    environment["LITMUS_ENV"] = variables
    let process = try ChildProcess(
      program: "/bin/sh",
      arguments: ["sh", "-c", #"cd "$0" && eval "$1""#, package.folder, command],
      environment: environment, output: output, isolatesSignals: true)
    let deadline = ContinuousClock.now + .seconds(limit)
    var isOver = false
    var isStopped = false
    let end = process.wait {
      isOver = ContinuousClock.now >= deadline
      isStopped = stopsWithRun && isRunStopped
      if !isOver, !isStopped { return true }
      // Its own processes are in its group.
      kill(-process.pid, SIGKILL)
      return false
    }
    let problem: String? =
      if isStopped {
        "was stopped with the run"
      } else if isOver {
        "took longer than its time limit of \(limit == 1 ? "1 second" : "\(limit.formatted()) seconds")"
      } else {
        switch end {
        case .exited(code: 0): nil
        case .exited(let code): "exited with code \(code), but expected code 0"
        case .killed(let signal): "was ended by \(signalName(signal)), but expected exit code 0"
        }
      }
    let settings = (try? readFile(variables)) ?? Data()
    return (Self.excerpt(output), String(decoding: settings, as: UTF8.self), problem)
  }

  /// Returns the output of a command, shortened in the middle if it is longer than that of a test may be.
  private static func excerpt(_ path: String) -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return "" }
    defer { close(file) }
    return OutputExcerpt.read(file, 0..<Int(lseek(file, 0, SEEK_END)), storingIn: nil)
  }
}

// MARK: - Scripts of groups
extension ScriptRunner {
  /// Asks for the scripts of groups, and waits until they have begun.
  ///
  /// - Parameters:
  ///   - groups: The names of the groups.
  ///   - wait: How long to wait.
  /// - Returns: Why the tests of the groups cannot run; `nil` if they can, or the wait was stopped.
  func begin(for groups: [String], _ wait: ChildWait) -> String? {
    for group in groups where scripts.contains(where: { $0.groups.contains(group) }) {
      let answer = wait.until {
        state.withLock { state in
          if state.answers[group] == nil, state.asked.insert(group).inserted {
            queue.async { self.answer(group) }
          }
          return state.answers[group]
        }
      }
      if let problem = answer?.problem { return problem }
    }
    return nil
  }

  private func answer(_ group: String) {
    if state.withLock({ $0.isOver }) { return }
    let failed = scripts.lazy.filter { $0.groups.contains(group) }.compactMap { self.begin($0) }
      .first
    // The children that wait for an answer are being stopped.
    if isRunStopped { return }
    state.withLock { state in
      state.asked.remove(group)
      state.answers[group] = Answer(problem: failed?.problem)
    }
  }

  /// Calls a closure that runs a process with tests of some groups, whose scripts do not end meanwhile.
  func using<Value>(_ groups: [String], _ body: () -> Value) -> Value {
    state.withLock { state in for group in groups { state.inUse[group, default: 0] += 1 } }
    defer {
      state.withLock { state in for group in groups { state.inUse[group, default: 0] -= 1 } }
      queue.async { self.endGroups() }
    }
    return body()
  }

  /// Records that all tests of a group have ended.
  func groupEnded(_ name: String) {
    state.withLock { _ = $0.ended.insert(name) }
    queue.async { self.endGroups() }
  }

  /// Ends the scripts whose groups have all ended.
  private func endGroups() {
    let (ended, begun) = state.withLock { state in
      (state.ended.filter { state.inUse[$0, default: 0] == 0 }, state.begun)
    }
    let isDone = { (script: TestScript) in
      !script.groups.isEmpty && ended.isSuperset(of: script.groups)
    }
    guard begun.contains(where: isDone) else { return }
    state.withLock { state in for group in ended { state.answers[group] = nil } }
    end(where: isDone)
  }
}
#endif
