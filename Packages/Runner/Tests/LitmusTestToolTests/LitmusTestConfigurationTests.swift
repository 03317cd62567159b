import Foundation
import LitmusRunnerCommandLine
import LitmusRunnerCore
import Testing

@testable import LitmusTestTool

@Suite struct `The configuration of a package` {
  private func configuration(_ json: String) throws -> LitmusTestConfiguration {
    try LitmusTestConfiguration(json: Data(json.utf8))
  }

  private func problem(_ json: String) -> String? {
    do {
      _ = try configuration(json)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `Its keys are options, and a profile's follow the defaults`() throws {
    let configuration = try configuration(
      """
      {
        "default": {"time-limit": 1.5, "fail-fast": false, "skip": ["A", "B C"]},
        "profiles": {"ci": {"retries": 2, "junit": "a b.xml", "quiet": true}}
      }
      """)
    let defaults = ["--skip=A", "--skip=B C", "--time-limit=1.5"]
    #expect(try configuration.options(of: nil) == defaults)
    #expect(
      try configuration.options(of: "ci") == defaults + [
        "--junit=a b.xml", "--quiet", "--retries=2",
      ])
    #expect(try LitmusTestConfiguration().options(of: nil) == [])
  }

  @Test
  func `Settings of single tests apply to tests whose names match, the last one first`() throws {
    let configuration = try configuration(
      """
      {"overrides": [
        {"tests": "Net", "time-limit": 120, "retries": 3},
        {"tests": "^M\\\\.NetTests/testSlow$", "time-limit": 600, "alone": true}
      ]}
      """)
    let overrides = try TestOverrides(configuration.overrides)
    let slow = TestID(module: "M", suite: "NetTests", name: "testSlow")
    let other = TestID(module: "M", suite: "NetTests", name: "testOther")
    let none = TestID(module: "M", suite: "CartTests", name: "testA")
    #expect(overrides.timeLimit(of: slow) == .seconds(600))
    #expect(overrides.timeLimit(of: other) == .seconds(120))
    #expect(overrides.timeLimit(of: none) == nil)
    #expect([slow, other, none].map(overrides.retries) == [3, 3, nil])
    #expect([slow, other, none].map(overrides.isAlone) == [true, false, false])
  }

  @Test(arguments: [
    ("{", "litmus-test.json is not valid JSON."),
    ("[]", "litmus-test.json: The content was a list, but expected an object."),
    (
      #"{"profile": {}}"#,
      "litmus-test.json: there is no key 'profile'. Did you mean 'profiles'?"
    ),
    (
      #"{"profiles": {"ci": {"retry": 1}}}"#,
      "litmus-test.json: there is no key 'profiles.ci.retry'. Did you mean 'retries'?"
    ),
    (
      #"{"default": {"retries": true}}"#,
      "litmus-test.json: default.retries was true, but expected a number."
    ),
    (
      #"{"default": {"quiet": 1}}"#,
      "litmus-test.json: default.quiet was 1, but expected true or false."
    ),
    (
      #"{"default": {"skip": [1]}}"#,
      "litmus-test.json: default.skip was a list, but expected a text or a list of texts."
    ),
    (
      #"{"default": {"html": null}}"#,
      "litmus-test.json: default.html was nothing, but expected a text."
    ),
    (
      #"{"overrides": [{"test": "A"}]}"#,
      "litmus-test.json: there is no key 'overrides[0].test'. Did you mean 'tests'?"
    ),
    (
      #"{"overrides": [{"tests": "A", "retries": -1}]}"#,
      "litmus-test.json: overrides[0].retries was -1, but expected 0 or more."
    ),
    (
      #"{"overrides": [{"retries": 1}]}"#,
      "litmus-test.json: overrides[0].tests was nothing, but expected a regular expression for "
        + "names of tests."
    ),
  ])
  func `A wrong key is reported, with the nearest valid one`(json: String, message: String) {
    #expect(problem(json) == message)
  }

  @Test func `A profile that does not exist is an error with the nearest one`() throws {
    let configuration = try configuration(#"{"profiles": {"nightly": {}}}"#)
    let error = #expect(throws: RunError.self) { try configuration.options(of: "nightli") }
    #expect(
      error?.description
        == "litmus-test.json has no profile 'nightli'. Did you mean 'nightly'?")
  }

  @Test func `A profile without a file is an error with the path of the missing file`() throws {
    let configuration = try LitmusTestConfiguration.read(in: "/nowhere")
    #expect(try configuration.options(of: nil) == [])
    let error = #expect(throws: RunError.self) { try configuration.options(of: "ci") }
    #expect(
      error?.description
        == "There is no profile 'ci', because there is no /nowhere/litmus-test.json.")
  }

  @Test
  func `A value that the option does not accept is an error with the name of the file`() throws {
    try LitmusTestConfiguration.check(["--retries=2", "--junit=junit.xml"])
    for (option, message) in [
      ("--retries=-1", "litmus-test.json: --retries was -1, but expected 0 or more."),
      (
        "--output=some",
        "litmus-test.json: The value 'some' is invalid for '--output <tests>'. Please provide one "
          + "of 'all', 'failed' or 'none'. --help lists the options."
      ),
    ] {
      let error = #expect(throws: RunError.self) { try LitmusTestConfiguration.check([option]) }
      #expect(error?.description == message)
    }
  }
}

@Suite struct `The command line of litmus-test` {
  private func read(_ words: String...) throws -> LitmusTestArguments.Request {
    try LitmusTestArguments.read(words)
  }

  @Test func `Options of a package and of the runner are read`() throws {
    guard
      case .run(let given, let runner) = try read(
        "--package-path", "P", "-c", "release", "--sanitize", "thread", "-Xswiftc", "-DA",
        "--processes", "3", "--skip", "B", "--build-option", "--very-verbose")
    else {
      Issue.record("expected a run")
      return
    }
    #expect(
      given.package.swiftOptions(in: "/p") == [
        "--package-path", "/p", "-c", "release", "-Xswiftc", "-enable-testing", "--sanitize",
        "thread", "-Xswiftc", "-DA", "--very-verbose",
      ])
    #expect(runner.isolation.processes == 3)
    #expect(runner.execution.parallel)
  }

  @Test func `The command that runs tests again has the options of the build`() throws {
    guard
      case .run(let given, _) = try read(
        "--package-path", "P", "--scratch-path", "S", "--sanitize=thread", "--traits", "A,B",
        "--disable-default-traits", "-Xswiftc", "-DA", "-Xlinker", "-lb", "--build-option",
        "--very-verbose", "--no-parallel", "--process-per-suite", "--disable-xctest", "--profile",
        "ci", "--skip-build", "--retries", "2", "-c", "release")
    else {
      Issue.record("expected a run")
      return
    }
    let options = [
      "-c", "release", "--scratch-path", "S", "--sanitize", "thread", "--traits", "A,B",
      "--disable-default-traits", "-Xswiftc", "-DA", "-Xlinker", "-lb", "--build-option",
      "--very-verbose", "--profile", "ci", "--no-parallel", "--process-per-suite",
      "--disable-xctest",
    ]
    for (program, words) in [
      ("litmus-test", ["litmus-test"]),
      (".build/debug/litmus-test", [".build/debug/litmus-test"]),
      (".build/arm64-apple-macosx/debug/litmus-test", ["swift", "run", "litmus-test"]),
      ("/p/.build/arm64/debug/litmus-test", ["/p/.build/arm64/debug/litmus-test"]),
    ] {
      let start = StartCommand(program: program, isPlugin: false)
      #expect(given.package.rerunCommand(start) == words + ["--package-path", "P"] + options)
    }
    let plugin = StartCommand(program: "/p/litmus-test", isPlugin: true)
    #expect(given.package.rerunCommand(plugin) == ["swift", "package", "litmus-test"] + options)
  }

  @Test(arguments: ["--list", "--resume"])
  func `Values of options for the build may look like options`(mode: String) throws {
    let request = try read(
      mode, "--build-option", "--static-swift-stdlib", "-Xcc", "--sysroot=/x", "-c", "debug",
      "--scratch-path=S", "--process-per-suite")
    guard case .run(let given, _) = request else {
      Issue.record("expected a run")
      return
    }
    #expect(given.package.buildOption == ["--static-swift-stdlib"])
    let error = #expect(throws: RunError.self) {
      try read(mode, "-Xcc", "--retries", "--retries=2")
    }
    #expect(error?.description.hasPrefix("--retries was given with \(mode), ") == true)
  }

  @Test func `Tests of Swift Testing run in parallel, unless an option says otherwise`() throws {
    guard case .run(_, let runner) = try read("--no-parallel") else { return }
    #expect(!runner.execution.parallel)
  }

  @Test func `Tests run in one process after the other, unless an option says otherwise`() throws {
    guard case .run(_, let runner) = try read() else { return }
    #expect(runner.isolation.processes == nil)
  }

  @Test func `A wrong option is an error of one line`() {
    #expect(throws: RunError.self) { try read("--package-pat", "P") }
    let error = #expect(throws: RunError.self) { try read("--no-isolated") }
    #expect(
      error?.description
        == "--no-isolated was given, but litmus-test runs tests in child processes only.")
  }

  @Test(arguments: [
    ("--xunit-output=a.xml", "Unknown option '--xunit-output'. Use --junit instead."),
    ("-l", "Unknown option '-l'. Use --list instead."),
    ("--jobs=3", "Unknown option '--jobs'. Pass it to swift build with --build-option."),
    (
      "--enable-xctest",
      "Unknown option '--enable-xctest'. Leave it out: the tests of both frameworks run by default."
    ),
    ("--retrys=3", "Unknown option '--retrys'. Did you mean '--retries'?"),
  ])
  func `An option that only swift test has is an error that says what to write instead`(
    option: String, message: String
  ) {
    let error = #expect(throws: RunError.self) { try read(option) }
    #expect(error?.description == message + " --help lists the options.")
  }

  @Test func `An option that only programs with their own tests have is not in the help`() throws {
    guard case .show(let text) = try read("--help") else {
      Issue.record("expected a text")
      return
    }
    #expect(text.contains("--package-path"))
    #expect(!text.contains("isolated"))
    #expect(!text.contains("--build-command"))
    let error = #expect(throws: RunError.self) {
      try read("--watch", "--build-command", "make")
    }
    #expect(
      error?.description
        == "--build-command was given, but litmus-test builds with swift build: pass options to it "
        + "with --build-option.")
  }

  @Test func `A filter that is not a regular expression is an error before the package is built`() {
    let error = #expect(throws: RunError.self) { try read("--filter", "(") }
    #expect(
      error?.description
        == "--filter '(' is not a regular expression: expected ')'. To match a character as it is, "
        + "put \\ before it.")
  }

  @Test func `--list-json lists tests, too`() throws {
    guard case .run(_, let runner) = try read("--list-json") else { return }
    #expect(runner.selection.isList)
    #expect(throws: RunError.self) { try read("--list-json", "--retries", "2") }
  }

  @Test(arguments: [["--list"], ["--list-json"], ["--resume"], ["--merge", "a.json"]])
  func `Options of the package that have no effect in a call are accepted`(mode: [String]) throws {
    let configured = ["--time-limit=60", "--retries=2", "--junit=junit.xml"]
    guard case .run(_, let runner) = try LitmusTestArguments.read(mode, configured: configured)
    else { return }
    #expect(runner.reports.merge == mode.filter { $0 == "a.json" })
    let error = #expect(throws: RunError.self) {
      try LitmusTestArguments.read(mode + ["--retries", "3"], configured: configured)
    }
    #expect(error?.description.hasPrefix("--retries was given with \(mode[0]), which ") == true)
  }

  @Test func `A run that is resumed may name its package`() throws {
    guard case .run(_, let runner) = try read("--resume", "--package-path", "P") else { return }
    #expect(runner.isolation.resume)
    #expect(throws: RunError.self) { try read("--resume", "--retries", "2") }
  }
}
