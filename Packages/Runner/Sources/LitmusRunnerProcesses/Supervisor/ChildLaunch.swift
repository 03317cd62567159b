#if LITMUS_RUNNER && (os(macOS) || os(Linux))
package import LitmusRunnerStorage
internal import LitmusRunnerReports
internal import Foundation
@_spi(Litmus) internal import LitmusReporting
package import LitmusRunnerCore

/// The launcher of a run's children.
package struct ChildLaunch {
  let folder: RunFolder
  let settings: SupervisorSettings
  let signals: sigset_t
  /// How the children are in this process; `nil` if they are processes of the program.
  let hosting: ChildHosting?
  private let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
  private let environment = Self.environment(ProcessInfo.processInfo.environment)

  /// The call site of a failure that has no other.
  var callSite: CallSite {
    CallSite(fileID: program.lastPathPart, filePath: program, line: 1, column: 1)
  }

  /// Whether a new process would be of the build that the run began with.
  var isProgramUnchanged: Bool {
    hosting != nil || folder.header.build.map { $0 == FileVersion.of(program) } ?? true
  }

  /// Starts a child.
  ///
  /// - Parameters:
  ///   - number: Its number in the run.
  ///   - work: The work of the child.
  /// - Throws: A ``ReportError`` if the run's folder cannot be written, or a ``RunError``.
  func start(_ number: Int, _ work: ChildWork) throws -> WatchedChild {
    try work.write(toJSON: folder.work(of: number))
    let output = settings.capturesOutput ? folder.output(of: number) : nil
    if let output {
      let file = open(output, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
      guard file >= 0 else { throw ReportError(writing: output, errno) }
      close(file)
    }
    let role = ChildRole(folder: folder.path, process: number)
    let process: any RunningChild =
      if let hosting {
        try hosting.start(
          ChildHosting.Launch(
            role: role, folder: folder, work: work, output: output,
            environment: variables(ChildRole.markVariable, of: role)))
      } else {
        try ChildProcess(
          program: program,
          arguments: [CommandLine.arguments.first ?? program] + settings.arguments,
          environment: variables(ChildRole.variable, of: role),
          output: output,
          signals: signals,
          leadsGroupAs: role)
      }
    return WatchedChild(
      number: number, work: work, process: process, folder: folder,
      outputPath: output)
  }

  /// Returns a child's environment, which chooses the tests that the run began with.
  private func variables(_ variable: String, of role: ChildRole) -> [String: String] {
    var environment = environment
    environment[variable] = role.value
    for name in RunHeader.storedVariables {
      environment[name] = folder.header.environment?[name]
    }
    return environment
  }

  /// Returns the environment with backtraces enabled, unless it configures them itself.
  ///
  /// All 100,000 frames of a stack overflow take 0.3 s to print, the first 32 take 0.02 s.
  package static func environment(_ inherited: [String: String]) -> [String: String] {
    let settings =
      "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,"
      + "limit=32,top=0,warnings=suppressed"
    return ["SWIFT_BACKTRACE": settings].merging(inherited) { $1 }
  }
}

/// A child of a run, which runs a share of the tests and writes a journal.
///
/// A child of the in-app runner is a process of the program. One of litmus-test is in the supervisor's own
/// process, and starts test executables.
package protocol RunningChild: Sendable {
  /// The process that runs the tests, as messages name it.
  var pid: Int32 { get }

  /// Whether ``pid`` is known to crash before the child ends, because it runs the tests itself.
  var runsTestsItself: Bool { get }

  /// Returns how the child ended, if it has; must not be called again after that.
  func end() -> ProcessEnd?

  /// Ends the child at once; the processes that its tests have started keep running, so that they can be
  /// named.
  func terminate()

  /// Ends the child, and waits for its end.
  func kill() -> ProcessEnd

  /// Ends the processes that the tests of the child have left running.
  ///
  /// - Returns: A line for the output that names them; empty if there are none.
  @discardableResult
  func endLeftProcesses() -> String
}

extension ChildProcess: RunningChild {
  package var runsTestsItself: Bool { true }

  package func endLeftProcesses() -> String { group?.end() ?? "" }
}

/// The way in which the children of a run are in the supervisor's own process.
package struct ChildHosting {
  /// What a child is started with.
  package struct Launch {
    package var role: ChildRole
    package var folder: RunFolder
    package var work: ChildWork
    /// The file that its output is appended to; `nil` if that is not captured.
    package var output: String?
    /// The environment of the programs that it starts.
    package var environment: [String: String]
  }

  /// Starts a child.
  let start: (Launch) throws -> any RunningChild
  /// Lets the children continue for a moment, on the supervisor's thread.
  let wait: () -> Void

  /// Makes the way.
  package init(start: @escaping (Launch) throws -> any RunningChild, wait: @escaping () -> Void) {
    self.start = start
    self.wait = wait
  }
}
#endif
