#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import LitmusRunnerReports
internal import LitmusRunnerProcesses
internal import LitmusRunnerCore
internal import Foundation

/// A list of the tests made in a child process, without a suite if that ends the child.
@MainActor struct SupervisedList {
  private let files: ListingChild.Files
  private var unlistableSuites: [String] = []

  /// Makes a folder for the files of the child.
  ///
  /// - Throws: A ``ReportError`` if there is no room for it.
  init() throws {
    guard let folder = Directories.makeTemporary("\(NSTemporaryDirectory())/litmus-list-") else {
      throw ReportError(writing: NSTemporaryDirectory(), errno)
    }
    files = ListingChild.Files(folder: folder)
  }

  /// Lists the tests.
  ///
  /// - Returns: The list, if there is one, and the code to exit with.
  /// - Throws: An error if no child can be started.
  mutating func run() throws -> (list: String?, code: Int32) {
    defer { try? FileManager.default.removeItem(atPath: files.folder) }
    while true {
      let ending = try listOnce()
      let output = (try? String(contentsOfFile: files.output, encoding: .utf8)) ?? ""
      if let list = try? String(contentsOfFile: files.list, encoding: .utf8) {
        Self.pass(on: output)
        return (list, unlistableSuites.isEmpty ? 0 : RunError.Code.failed.rawValue)
      }
      let suite = ListingRecord.interrupted(files.listing)
      if case .exited(let code) = ending, suite == nil || code == 2 || code == 3 {
        // The child has reported itself what is wrong with the options.
        Self.pass(on: output)
        return (nil, unlistableSuites.isEmpty && code != 0 ? code : RunError.Code.failed.rawValue)
      }
      report(ending, CrashOutput(output), suite)
      guard let suite, !unlistableSuites.contains(suite) else {
        return (nil, RunError.Code.failed.rawValue)
      }
      unlistableSuites.append(suite)
    }
  }

  /// Starts a child, and waits for its end.
  private func listOnce() throws -> ProcessEnd {
    for path in [files.listing, files.output] { unlink(path) }
    try ReportFile(path: files.unlistableSuites).replace(
      with: unlistableSuites.joined(separator: "\n"))
    let environment = ChildLaunch.environment(ProcessInfo.processInfo.environment)
    return try ChildProcess(
      program: Bundle.main.executablePath ?? CommandLine.arguments[0],
      arguments: CommandLine.arguments,
      environment: environment.merging([
        ListingChild.variable: files.folder, "LITMUS_RUN_TESTS": "1",
      ]) { $1 },
      output: files.output
    ).wait()
  }

  private func report(_ ending: ProcessEnd, _ crash: CrashOutput, _ suite: String?) {
    let location = crash.callSite.map { "\(SourcePaths.current.text(of: $0)): " } ?? ""
    let what =
      suite.map { "while \($0) listed its tests, but expected that to return" }
      ?? "before it listed tests, but expected it to list them"
    failOnStandardError("\(location)\(ending) \(what)\(crash.suffix)")
  }

  /// Writes the child's output to standard error, separate from the list.
  private static func pass(on output: String) { FileWriter.write(output, to: STDERR_FILENO) }
}
#endif
