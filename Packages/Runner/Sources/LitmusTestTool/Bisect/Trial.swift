#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCommandLine
internal import LitmusRunnerCore
internal import LitmusRunnerReports

/// One trial of a search, which a process of litmus-test runs without parsing a command line or listing tests.
struct Trial: Codable {
  /// The tests that run, by their names.
  var chosen: [String]
  var isParallel: Bool
  var processes: Int?
  var isProcessPerTest: Bool
  /// The folder with all tests.
  var tests: String
  /// The path of the report of JSON.
  var report: String

  /// The environment variable with the folder of the trial.
  static let variable = "LITMUS_TRIAL"

  /// Returns the folder of the trial that this process is to run, which its tests do not see; `nil` if there is none.
  static func take() -> String? {
    defer { unsetenv(variable) }
    return ProcessInfo.processInfo.environment[variable]
  }

  /// Writes the trial into its folder.
  func write(in folder: String) throws {
    try JSONEncoder().encode(self).write(to: URL(filePath: Self.path(in: folder)))
  }

  private static func path(in folder: String) -> String { "\(folder)/trial.json" }

  /// Runs the trial in a folder, and ends the process.
  ///
  /// - Throws: An error if it cannot be run.
  @MainActor static func run(in folder: String) throws -> Never {
    let trial = try JSONDecoder().decode(Self.self, from: readFile(path(in: folder)))
    guard var arguments = CommandLineArguments(in: folder) else {
      throw RunError("The options of the trial could not be read.", code: .failed)
    }
    let tests = try PackageTests.read(from: trial.tests)
    arguments.selection = .choosing(trial.chosen)
    arguments.execution.parallel = trial.isParallel
    arguments.isolation.processes = trial.processes
    arguments.isolation.processPerTest = trial.isProcessPerTest
    arguments.reports.json = trial.report
    arguments.reports.quiet = true
    arguments.reports.leavesGitHub = true
    var program = CommandLineProgram(
      name: tests.folder, command: [], lists: { try tests.lists(in: $0) },
      read: { _, _ in throw RunError("A trial is not resumed.") })
    program.startsPrograms = true
    program.isParallel = true
    program.testsAreFunctions = true
    try SupervisedRun.run(arguments, of: program)
  }
}
#endif
