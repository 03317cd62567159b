import Foundation

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
  ///
  /// - Parameters:
  ///   - arguments: The arguments after `--run-tests`.
  ///   - fixture: The tests that run only if `LITMUS_FIXTURE` names them.
  ///   - environment: Further variables.
  init(
    _ arguments: String..., fixture: String? = nil, environment: [String: String] = [:]
  ) async throws {
    try await self.init(arguments: arguments, fixture: fixture, environment: environment)
  }

  /// Runs the program, or another one, with arguments that are a list.
  init(
    _ program: URL = Self.program, arguments: [String], fixture: String? = nil,
    environment: [String: String] = [:]
  ) async throws {
    self = try await ChildPrograms.run {
      try Self(waitingFor: program.path, ["--run-tests"] + arguments, fixture, environment)
    }
  }

  /// Runs a command in a shell, which has the program as `$program`.
  init(
    shell command: String, fixture: String? = nil, environment: [String: String] = [:]
  ) async throws {
    let environment = environment.merging(["program": Self.program.path]) { $1 }
    self = try await ChildPrograms.run {
      try Self(waitingFor: "/bin/sh", ["-c", command], fixture, environment)
    }
  }

  /// Runs a command in a shell, in a folder of its own, after a run was stopped there in its middle.
  ///
  /// - Parameters:
  ///   - options: The options of the run, of tests that wait in their middle.
  ///   - preparations: What the shell does before.
  ///   - command: What stops it, for which its process is `$run`.
  ///   - afterwards: What the shell does when the run has ended with the code `$code`, and its output is in the
  ///     files `first` and `errors`; `program` runs tests then, which no longer wait.
  init(
    stopping options: String, after preparations: String = "true", by command: String,
    then afterwards: String, environment: [String: String] = [:]
  ) async throws {
    try await self.init(
      shell: """
        cd "$LITMUS_FOLDER" && export LITMUS_GATE="$PWD/gate" LITMUS_FOLDER="$PWD/runs"
        program() { "$program" --run-tests "$@"; }
        \(preparations)
        "$program" --run-tests \(options) > first 2> errors & run=$!
        while [ ! -e gate.reached ]; do sleep 0.03; done
        \(command)
        wait $run; code=$?
        touch gate
        \(afterwards)
        """, environment: environment)
  }

  private init(
    waitingFor executable: String, _ arguments: [String], _ fixture: String?,
    _ environment: [String: String]
  ) throws {
    // Files, because a pipe that nobody reads meanwhile fills up.
    let folder = TemporaryDirectory()
    let inherited = ProcessInfo.processInfo.environment.filter {
      // A width that was chosen for these tests is not one for the program's.
      !["LITMUS_RUN_TESTS", "SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH"].contains($0.key)
        && !$0.key.hasPrefix("GITHUB_")
    }
    for name in ["out", "err"] { try folder.write("", to: name) }
    var signals = sigset_t()
    sigemptyset(&signals)
    // Foundation's Process waits for all that the program has started, too.
    let process = try ChildProcess(
      program: "/bin/sh",
      arguments: [
        "sh", "-c", #"out=$1; err=$2; shift 2; exec "$@" >"$out" 2>"$err""#, "sh",
        folder["out"], folder["err"], executable,
      ] + arguments,
      environment: inherited.merging([
        "LITMUS_FOLDER": folder.path,
        "LITMUS_FIXTURE": fixture ?? "",
        // JUnit reports without the locations of tests.
        "JENKINS_URL": "https://jenkins.example.org",
        "SWIFT_BACKTRACE": "enable=no",
      ]) { $1 }
      .merging(environment) { $1 }
      .filter { $0.key != "SWIFT_BACKTRACE" || $0.value != "" },
      output: nil, signals: signals)
    var info = siginfo_t()
    while waitid(P_PID, id_t(process.pid), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    output = try folder.text(of: "out").withoutSource.withoutDurations.withoutFolders
      .replacing(Self.program.path, with: "fixture")
    errors = try folder.text(of: "err").withoutDurations.withoutFolders
    exitCode =
      switch process.end() {
      case .exited(let code)?: code
      case .killed(let signal)?: signal
      case nil: -1
      }
  }

  /// The environment of a run that writes backtraces, of which each takes a quarter of a second.
  static func backtraces(_ fixture: String) -> [String: String] {
    ["LITMUS_FIXTURE": fixture, "SWIFT_BACKTRACE": ""]
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
