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

/// A child process that lists the tests.
///
/// This runs the suites' code, which may end the process.
@MainActor struct ListingChild {
  /// The environment variable that makes a process such a child; its value is the folder of
  /// ``Files``.
  static let variable = "LITMUS_LISTING"

  /// The files that such a child and its parent exchange.
  struct Files {
    let folder: String

    /// The tests, one per line, when the child has listed them.
    var list: String { "\(folder)/list" }
    /// The suite that the child is listing.
    var listing: String { "\(folder)/listing" }
    /// What the child writes to its standard output and standard error.
    var output: String { "\(folder)/output" }
    /// The suites that the child leaves out, one per line.
    var unlistableSuites: String { "\(folder)/without" }
  }

  private let files: Files
  private let listing: ListingRecord

  /// Begins to list if this process is such a child; `nil` if not.
  init?() {
    guard let folder = ProcessInfo.processInfo.environment[Self.variable] else { return nil }
    // Processes that a test starts must not be such children.
    unsetenv(Self.variable)
    files = Files(folder: folder)
    let text = (try? String(contentsOfFile: files.unlistableSuites, encoding: .utf8)) ?? ""
    let unlistable = Set(text.split(separator: "\n").map(String.init))
    listing = ListingRecord(path: files.listing) { !unlistable.contains($0) }
  }

  /// Passes the list to the parent, and ends the process.
  func end(_ list: String) throws -> Never {
    listing.finish()
    try ReportFile(path: files.list).replace(with: list)
    exit(RunError.Code.passed.rawValue)
  }
}
#endif
