#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore
@_spi(Litmus) internal import LitmusReporting

/// A process that ends the programs that this process has started, if this one is killed.
///
/// No handler runs at `SIGKILL`, and a test that hangs would not notice that nobody reads its output. The
/// guard reads a pipe, which the system closes whatever ends this process.
package final class ProgramGuard: Sendable {
  private static let started = Locked<ProgramGuard?>(nil)

  /// The guard of this process; `nil` if there is none.
  package static var shared: ProgramGuard? { started.withLock { $0 } }

  /// Starts the guard of this process, unless there is one.
  ///
  /// If that is not possible, the run does without.
  package static func start() {
    started.withLock { guardian in
      guard guardian == nil else { return }
      guardian = ProgramGuard()
      atexit { ProgramGuard.shared?.dismiss() }
    }
  }

  private static let variable = "LITMUS_GUARD"
  private static let dismissal = "done"

  private let pipe: (reading: Int32, writing: Int32)

  private init?() {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { return nil }
    pipe = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // This process keeps its own reading end, so that a guard that was killed ends nothing.
    _ = fcntl(pipe.writing, F_SETFL, O_NONBLOCK)
    var environment = ProcessInfo.processInfo.environment
    environment[Self.variable] = "\(getpid())"
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let started = try? ChildProcess(
      program: program, arguments: [program], environment: environment, output: "/dev/null",
      isolatesSignals: true, input: pipe.reading)
    guard started == nil else { return }
    for end in ends { close(end) }
    return nil
  }

  /// Returns the environment of a program that runs no tests, with the mark of this process.
  package static func marked(_ environment: [String: String]) -> [String: String] {
    var environment = environment
    environment[ChildRole.markVariable] = ChildRole(folder: "/", process: 1).value
    return environment
  }

  /// Records that a program was started, which leads a process group, and has a mark in its environment.
  package func started(_ program: Int32) { write("+\(program)\n") }

  /// Records that a program has ended.
  package func ended(_ program: Int32) { write("-\(program)\n") }

  /// Ends the guard, because this process exits by itself: what tests have left running on purpose keeps running.
  private func dismiss() { write("\(Self.dismissal)\n") }

  private func write(_ line: String) {
    var line = line
    line.withUTF8 { _ = Foundation.write(pipe.writing, $0.baseAddress, $0.count) }
  }

  /// Runs the guard and ends the process, if that was started as one.
  package static func runIfRequested() {
    guard let value = getenv(variable), let parent = pid_t(String(cString: value)) else { return }
    var programs: Set<pid_t> = []
    while let line = readLine() {
      if line == dismissal { _exit(0) }
      guard let program = pid_t(line.dropFirst()) else { continue }
      if line.hasPrefix("+") { programs.insert(program) } else { programs.remove(program) }
    }
    for program in programs { kill(-program, SIGKILL) }
    // What the tests have started would keep running without anyone to name it. And a program may just have
    // been started, which nobody has recorded.
    for _ in 0..<30 {
      ProcessGroup.endAll(startedBy: parent)
      usleep(10_000)
    }
    _exit(0)
  }
}
#endif
