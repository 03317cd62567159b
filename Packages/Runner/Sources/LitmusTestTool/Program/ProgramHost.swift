#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusReporting
internal import LitmusRunnerCore
internal import LitmusRunnerProcesses

/// The host that runs a test executable as one test.
struct ProgramHost: GroupHost {
  let executable: TestExecutable
  let overrides: TestOverrides

  func retries(of test: TestID) -> Int? { overrides.retries(of: test) }

  func run(_ group: HostedGroup) async {
    await HostedRun(group: group).run { run in
      while !run.process.isStopped, let member = group.waiting.first,
        runOnce(member.name, run)
      {}
    }
  }

  /// Runs the executable.
  ///
  /// - Returns: Whether it may run again.
  private func runOnce(_ name: HostedName, _ run: HostedRun) -> Bool {
    let group = run.group
    guard let test = group.begin(name) else { return false }
    func fail(_ message: String) {
      _ = test.report(ReportedFailure(message: message, callSite: test.description.callSite))
      group.end(name)
    }
    let end: TestProcess.End
    do {
      let pipes = try TestPipes()
      defer { pipes.remove() }
      end = try run.process.run(
        executable.program(), pipes: pipes, results: .output,
        output: { writeToStandardOutput($0) })
    } catch {
      fail("\(error)")
      return false
    }
    switch end {
    case .stopped:
      run.wasStopped()
      return false
    case .unreadable: run.becameUnreadable("standard output")
    case .ended(.exited(code: 0)): group.end(name)
    case .ended(.exited(let code)):
      fail("\(ProcessEnd.exited(code: code)), but expected it to exit with code 0")
    case .ended(let end): run.endEarly(end)
    }
    return true
  }
}
#endif
