#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
@_spi(Litmus) internal import LitmusReporting
internal import LitmusRunnerCore
internal import LitmusRunnerProcesses

/// The host that runs a test executable as one test.
struct ProgramHost: ProcessHost {
  let executable: TestExecutable
  let shares: ProcessShares

  func processes(of run: HostedRun) -> (ProcessShares.Share) -> Bool { { runOnce($0, run) } }

  private func runOnce(_ share: ProcessShares.Share, _ run: HostedRun) -> Bool {
    let group = run.group
    guard let name = share.members.first?.name, let test = group.begin(name) else { return false }
    let executable = executable.adding(share.variables, to: run.environment)
    func fail(_ message: String) {
      _ = test.report(ReportedFailure(message: message, callSite: test.description.callSite))
      group.end(name)
    }
    let end: TestProcess.End
    do {
      end = try run.process.run(
        results: .output, { _ in executable.program() },
        output: run.write)
    } catch {
      fail("\(error)")
      return false
    }
    switch end {
    case .stopped:
      run.handleStop()
      return false
    case .unreadable, .lingering, .superfluous: run.handleClosedPipe("standard output")
    case .ended(.exited(code: 0)): group.end(name)
    case .ended(.exited(let code)):
      fail("\(ProcessEnd.exited(code: code)), but expected it to exit with code 0")
    case .ended(let end):
      run.endEarly(end)
      return false
    }
    return true
  }
}

/// A test executable whose main program starts no framework that is known here: it is one test,
/// which fails if its exit code is not 0, as under `swift test`.
struct ProgramTest: Codable {
  /// The executable's name.
  private var module: String
  /// The file with the main program, if it was found.
  private var path: String?

  /// Describes an executable.
  ///
  /// - Parameters:
  ///   - executable: The executable.
  ///   - folder: The package's folder.
  init(_ executable: TestExecutable, in folder: String) {
    module = ((executable.path as NSString).lastPathComponent as NSString).deletingPathExtension
    path = [folder, "\(folder)/Tests"]
      .flatMap { folder in TestMain.fileNames.map { "\(folder)/\($0)" } }
      .first { access($0, R_OK) == 0 }
  }

  /// Returns the suite with the one test, named as in `LinuxMain/main`.
  ///
  /// - Parameters:
  ///   - host: The host that runs it.
  ///   - overrides: The settings of single tests.
  func list(host: any GroupHost, overrides: TestOverrides) -> AnyTestList {
    let file = path.map { ($0 as NSString).lastPathComponent }
    let suite = file.map { ($0 as NSString).deletingPathExtension } ?? module
    let callSite = CallSite(
      fileID: "\(module)/\(file ?? suite)", filePath: path ?? module, line: path == nil ? 0 : 1,
      column: 0)
    let id = TestID(module: module, suite: suite, name: "main")
    let description = TestDescription(
      id: id, callSite: callSite, timeLimit: overrides.timeLimit(of: id))
    return AnyTestList(
      module: module, suite: suite, callSite: callSite, host: host,
      entries: [
        AnyTestList.Entry(
          description: description, isAsync: false, hosted: HostedName(function: "main"),
          run: { _ in })
      ])
  }
}
#endif
