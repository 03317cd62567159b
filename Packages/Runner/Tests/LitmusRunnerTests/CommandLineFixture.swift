import Foundation
import LitmusRunnerTestSupport

@testable import LitmusRunnerCore
@testable import LitmusRunnerProcesses

/// A run of the fixture program, which stands beside the running test binary.
///
/// Tests wait for it without a thread, and one program runs at a time.
struct CommandLineFixture {
  var output: String
  var errors: String
  var exitCode: Int32

  /// Runs the program and waits for its end.
  ///
  /// Durations in its output are made 0, and none is slow.
  init(_ arguments: String..., environment: [String: String] = [:]) async throws {
    try await self.init(Self.program.path, ["--run-tests"] + arguments, environment)
  }

  /// Runs the program with arguments that are a list.
  init(arguments: [String], environment: [String: String] = [:]) async throws {
    try await self.init(Self.program.path, ["--run-tests"] + arguments, environment)
  }

  /// Runs a command in a shell.
  init(shell command: String, environment: [String: String] = [:]) async throws {
    try await self.init("/bin/sh", ["-c", command], environment)
  }

  private init(
    _ executable: String, _ arguments: [String], _ environment: [String: String]
  ) async throws {
    self = try await ChildPrograms.run {
      try Self(waitingFor: executable, arguments, environment)
    }
  }

  private init(
    waitingFor executable: String, _ arguments: [String], _ environment: [String: String]
  ) throws {
    // Files, because a pipe that nobody reads meanwhile fills up.
    let directory = try Self.temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let inherited = ProcessInfo.processInfo.environment.filter {
      // A width that was chosen for these tests is not one for the program's.
      !["LITMUS_RUN_TESTS", "SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH"].contains($0.key)
        && !$0.key.hasPrefix("GITHUB_")
    }
    let (out, err) = (directory.appending(path: "out"), directory.appending(path: "err"))
    for url in [out, err] { _ = FileManager.default.createFile(atPath: url.path, contents: nil) }
    var signals = sigset_t()
    sigemptyset(&signals)
    // Foundation's Process waits for all that the program has started, too.
    let process = try ChildProcess(
      program: "/bin/sh",
      arguments: [
        "sh", "-c", #"out=$1; err=$2; shift 2; exec "$@" >"$out" 2>"$err""#, "sh",
        out.path, err.path, executable,
      ] + arguments,
      environment: inherited.merging([
        "LITMUS_FOLDER": directory.path,
        // JUnit reports without the locations of tests.
        "JENKINS_URL": "https://jenkins.example.org",
      ]) { $1 }
      .merging(environment) { $1 },
      output: nil, signals: signals)
    var info = siginfo_t()
    while waitid(P_PID, id_t(process.pid), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    output = Self.normalized(try String(contentsOf: out, encoding: .utf8))
    errors = try String(contentsOf: err, encoding: .utf8).withoutDurations.withoutFolders
    exitCode =
      switch process.end() {
      case .exited(let code)?: code
      case .killed(let signal)?: signal
      case nil: -1
      }
  }

  /// The fixture program.
  static var program: URL { program(named: "litmus-runner-fixture") }

  /// A program that was built with the tests.
  static func program(named name: String) -> URL {
    let bundles = Bundle.allBundles + [Bundle.main]
    let directories =
      bundles.map { $0.bundleURL.deletingLastPathComponent() }
      + [URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()]
    let programs = directories.map { $0.appending(path: name) }
    return programs.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? programs[0]
  }

  /// A new directory.
  static func temporaryDirectory() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  private static func normalized(_ text: String) -> String {
    text.withoutSource.withoutDurations.withoutFolders.replacing(program.path, with: "fixture")
  }
}

extension String {
  /// The text without the lines of source below failures.
  var withoutSource: String {
    replacing(/^ {4}(?:  |▸ ) *[0-9]+ │ .*\r?\n/.anchorsMatchLineEndings(), with: "")
  }

  /// The text without the folders of the fixtures' files in locations: they are relative to where
  /// the tests were started.
  var withoutFolders: String {
    replacing(
      /(^|[ >])(?:[\w.\-]+\/)*Tests\/(?:Fixture|HostingFixture|XCTestFixture|Example)\/([\w+]+\.swift:[0-9]+(?::[0-9]+)?)/
        .anchorsMatchLineEndings()
    ) { "\($0.1)\($0.2)" }
  }
}
