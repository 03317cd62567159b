import Foundation
import LitmusRunnerCommandLine
import LitmusRunnerCore
import Testing

@testable import LitmusTestTool

@Suite struct `The configuration of a package` {
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
    ("[]", "1:1: the content was a list, but expected an object."),
    (#"{"profile": {}}"#, "1:2: there is no key 'profile'. Did you mean 'profiles'?"),
    (
      #"{"profiles": {"ci": {"retry": 1}}}"#,
      "1:22: there is no key 'profiles.ci.retry'. Did you mean 'retries'?"
    ),
    ("{\n  \"default\": []\n}", "2:14: default was a list, but expected an object."),
    (#"{"profiles": {"ci": 1}}"#, "1:21: profiles.ci was 1, but expected an object."),
    (#"{"overrides": {}}"#, "1:15: overrides was an object, but expected a list."),
    (#"{"overrides": ["A"]}"#, "1:16: overrides[0] was 'A', but expected an object."),
    (
      "{\"overrides\": [\n{\"tests\": \"A\", \"alone\": true},\n{\"tests\": \"(\", \"alone\": true}]}",
      "3:11: overrides[1].tests: '(' is not a regular expression: expected ')'."
    ),
  ])
  func `A wrong key or value is reported with its line, and what is expected`(
    json: String, message: String
  ) {
    #expect(problem(json) == "litmus-test.json:" + message)
  }

  @Test(arguments: [
    (#""--retries": 1"#, "1:14: there is no key 'default.--retries'. Did you mean 'retries'?"),
    (
      #""shard": "1/2""#,
      "1:14: there is no key 'default.shard'. --shard can be given on the command line only."
    ),
    (
      #""Xswiftc": "-DX""#,
      "1:14: there is no key 'default.Xswiftc'. -Xswiftc can be given on the command line only."
    ),
    (#""zzz": 1"#, "1:14: there is no key 'default.zzz'."),
    (#""retries": true"#, "1:25: default.retries was true, but expected a whole number."),
    (#""retries": 1.5"#, "1:25: default.retries was 1.5, but expected a whole number."),
    (#""retries": -1"#, "1:25: default.retries was -1, but expected 0 or more."),
    (#""quiet": 1"#, "1:23: default.quiet was 1, but expected true or false."),
    (
      #""skip": [1]"#,
      "1:22: default.skip was a list, but expected a text or a list of texts, none of them empty."
    ),
    (#""html": null"#, "1:22: default.html was null, but expected a text that is not empty."),
    (
      #""junit": "a", "html": """#,
      "1:36: default.html was '', but expected a text that is not empty."
    ),
    (#""time-limit": "60""#, "1:28: default.time-limit was '60', but expected a number."),
    (
      #""output": "some""#,
      "1:24: default.output was 'some', but expected 'all', 'failed' or 'none'."
    ),
    (
      #""configuration": "relase""#,
      "1:31: default.configuration was 'relase', but expected 'debug' or 'release'."
    ),
    (
      #""sanitize": "adress""#,
      "1:26: default.sanitize was 'adress', but expected one or a list of 'address', 'thread', "
        + "'undefined', 'scudo' or 'fuzzer'."
    ),
    (
      #""shuffle": "seed""#,
      "1:25: default.shuffle was 'seed', but expected a whole number that is not negative, or true or "
        + "false."
    ),
    (
      #""shuffle": -3"#,
      "1:25: default.shuffle was -3, but expected a whole number that is not negative, or true or "
        + "false."
    ),
    (
      #""filter": "(""#,
      "1:24: default.filter '(' is not a regular expression: expected ')'. To match a character as it is, "
        + "put \\ before it."
    ),
  ])
  func `A wrong option is reported at its key or value`(option: String, message: String) {
    let problem = LitmusRunnerTestSupport.message {
      try configuration("{\"default\": {\(option)}}").check(nil)
    }
    #expect(problem == "litmus-test.json:" + message)
  }

  @Test(arguments: [
    (#""test": "A""#, "1:17: there is no key 'overrides[0].test'. Did you mean 'tests'?"),
    (
      #""tests": "A", "retries": -1"#,
      "1:42: overrides[0].retries was -1, but expected a whole number, 0 or more."
    ),
    (
      #""tests": "A", "time-limit": 0"#,
      "1:45: overrides[0].time-limit was 0, but expected more than 0 seconds and at most 1e9."
    ),
    (#""tests": "A", "alone": 1"#, "1:40: overrides[0].alone was 1, but expected true or false."),
    (
      #""retries": 1"#,
      "1:16: overrides[0] has no 'tests', but expected a regular expression for names of tests."
    ),
    (
      #""tests": "", "alone": true"#,
      "1:26: overrides[0].tests was '', but expected a regular expression for names of tests."
    ),
    (
      #""tests": "A""#,
      "1:16: overrides[0] sets nothing, but expected 'time-limit', 'retries', 'retry-delay' or 'alone'."
    ),
  ])
  func `A wrong override is reported with what is expected`(override: String, message: String) {
    #expect(problem("{\"overrides\": [{\(override)}]}") == "litmus-test.json:" + message)
  }

  @Test(arguments: [
    ("", "1:1: found the end of the file, but expected a value."),
    ("{", "1:2: found the end of the file, but expected '}' for the '{' in line 1."),
    (
      "{\n\"default\": {\n",
      "3:1: found the end of the file, but expected '}' for the '{' in line 2."
    ),
    ("{\"default\": {},\n}", "1:15: found ',' before '}', but expected no comma there."),
    ("{\"default\": {}\n\"profiles\": {}}", "2:1: found '\"', but expected ',' or '}'."),
    (
      "{\n  // for CI\n}",
      "2:3: found '/', but expected a key in double quotes. JSON has no comments."
    ),
    (
      "{\"default\": {} # all\n}", "1:16: found '#', but expected ',' or '}'. JSON has no comments."
    ),
    (
      "{'default': {}}",
      "1:2: found ''', but expected a key in double quotes. JSON has double quotes, as in \"this\"."
    ),
    ("{default: {}}", "1:2: found 'd', but expected a key in double quotes."),
    ("{\"default\" {}}", "1:12: found '{', but expected ':' after the key."),
    ("{\"a\": True}", "1:7: found 'True', but expected a value. Did you mean 'true'?"),
    ("{\"a\": yes}", "1:7: found 'yes', but expected a value."),
    ("{\"a\": 01}", "1:7: found '01', but expected a number such as 1.5."),
    ("{\"a\": 1e999}", "1:7: found '1e999', but expected a number such as 1.5."),
    ("{\"é\": \"b", "1:7: found the end of the file, but expected '\"' at the end of the text."),
    (
      "{\"a\": \"b\n\"}",
      "1:7: found the end of the line, but expected '\"' at the end of the text."
    ),
    ("{\"a\": \"\t\"}", "1:8: found '\\t', but expected an escape such as '\\t'."),
    (
      "{\"a\": \"^Cart\\.\"}",
      "1:13: found the escape '\\.', but expected a valid one. For a backslash, write '\\\\'."
    ),
    (
      "{\"a\": \"\\ud83d\"}",
      "1:8: found the escape '\\u', but expected a valid one. For a backslash, write '\\\\'."
    ),
    ("{} {}", "1:4: found '{', but expected the end of the file."),
    (
      "{\n\"default\": {},\n\"default\": {}\n}",
      "3:1: the key 'default' is already in line 2."
    ),
    (
      "{\"default\": {\"retries\": 1, \"retries\": 2}}",
      "1:28: the key 'retries' is already in line 1."
    ),
  ])
  func `A file that is not JSON is an error with the line and the column`(
    json: String, message: String
  ) {
    #expect(problem(json) == "litmus-test.json:" + message)
  }

  @Test func `A file in another encoding, or nested without end, is an error`() {
    func problem(_ bytes: [UInt8]) -> String? {
      message { _ = try LitmusTestConfiguration(json: Data(bytes)) }
    }
    #expect(
      problem(Array("{\n\"".utf8) + [0xff, 0x7d])
        == "litmus-test.json:2:2: the file is not in UTF-8.")
    #expect(
      problem(Array(String(repeating: "[", count: 100_000).utf8))
        == "litmus-test.json:1:101: more than 100 values are nested.")
    #expect(throws: Never.self) {
      try LitmusTestConfiguration(json: Data([0xef, 0xbb, 0xbf] + "{}".utf8))
    }
  }

  @Test func `What Foundation reads is read in the same way`() throws {
    let json = #"{"default":{"skip":["\u00e9\ud83d\ude00\/\"\\\n","é"],"time-limit":1.5e1}}"#
    #expect(
      try configuration(json).options(of: nil)
        == ["--skip=é😀/\"\\\n", "--skip=é", "--time-limit=1.5e1"])
  }

  @Test func `Overrides that match no test are named, with their lines`() throws {
    let configuration = try configuration(
      """
      {"overrides": [
        {"tests": "Net", "retries": 1},
        {"tests": "Gone/", "retries": 3}
      ]}
      """)
    let test = TestID(module: "M", suite: "NetTests", name: "testSlow")
    #expect(
      try configuration.warnings(about: [test], at: Date()) == [
        "litmus-test.json:3:3: no test matches 'Gone/', so the override has no effect."
      ])
  }

  @Test func `The quarantine is read, and warned about when it is over or has no test`() throws {
    let configuration = try configuration(
      """
      {"quarantine": [
        {"tests": "Net", "owner": "Ann", "until": "2026-01-31"},
        {"tests": "Net", "owner": "Ben", "until": "2026-01-30"},
        {"tests": "Gone", "owner": "Ben", "until": "2026-01-31"}
      ]}
      """)
    let test = TestID(module: "M", suite: "NetTests", name: "testSlow")
    let date = try Date("2026-01-31T23:59:59Z", strategy: .iso8601)
    #expect(
      try configuration.warnings(about: [test], at: date) == [
        "litmus-test.json:3:3: the quarantine of 'Net' ended on 2026-01-30 (owner: Ben), so its "
          + "failures fail the run.",
        "litmus-test.json:4:3: no test matches 'Gone', so the quarantine has no effect.",
      ])
  }

  @Test(arguments: [
    ("{}", "1:16: quarantine was an object, but expected a list."),
    (
      #"[{"tests": "A", "until": "2026-01-31"}]"#,
      "1:17: quarantine[0] has no 'owner', but expected who has them mended."
    ),
    (
      #"[{"tests": "A", "owner": "", "until": "2026-01-31"}]"#,
      "1:41: quarantine[0].owner was '', but expected who has them mended."
    ),
    (
      #"[{"tests": "A", "owner": "Ann", "until": "2026-02-30"}]"#,
      "1:57: quarantine[0].until was '2026-02-30', but expected the last day, as in '2026-01-31'."
    ),
    (
      #"[{"tests": "A", "owner": "Ann", "untill": "2026-02-03"}]"#,
      "1:48: there is no key 'quarantine[0].untill'. Did you mean 'until'?"
    ),
  ])
  func `A wrong entry of the quarantine is reported with its line`(list: String, message: String) {
    #expect(problem("{\"quarantine\": \(list)}") == "litmus-test.json:" + message)
  }

  @Test func `A profile that does not exist is an error with the nearest one`() throws {
    let configuration = try configuration(#"{"profiles": {"nightly": {}}}"#)
    #expect(
      message { _ = try configuration.options(of: "nightli") }
        == "litmus-test.json has no profile 'nightli'. Did you mean 'nightly'?")
  }

  @Test func `A profile without a file is an error with the path of the missing file`() throws {
    let configuration = try LitmusTestConfiguration.read(in: "/nowhere")
    #expect(try configuration.options(of: nil) == [])
    #expect(
      message { _ = try configuration.options(of: "ci") }
        == "There is no profile 'ci', because there is no /nowhere/litmus-test.json.")
  }

  @Test func `Options that are checked together are one error if they do not fit`() throws {
    #expect(
      message { try configuration(#"{"default": {"junit": "a", "html": "a"}}"#).check(nil) }
        == "litmus-test.json: --junit and --html were both 'a', but expected two paths.")
    try configuration(#"{"default": {"retries": 2, "durations": "a.json", "shuffle": true}}"#)
      .check(nil)
  }

  @Test func `A value of the build that SwiftPM would refuse is an error without a build, too`() {
    for (option, problem) in [
      ("--configuration", "--configuration was 'relase', but expected debug or release."),
      (
        "--sanitize",
        "--sanitize was 'relase', but expected address, thread, undefined, scudo or fuzzer."
      ),
    ] {
      #expect(message { _ = try read([option, "relase", "--skip-build"]) } == problem)
    }
  }
}

@Suite struct `The command line of litmus-test` {
  @Test func `Options of a package and of the runner are read`() throws {
    let (given, runner) = try read([
      "--package-path", "P", "-c", "release", "--sanitize", "thread", "-Xswiftc", "-DA",
      "--processes", "3", "--skip", "B", "--build-option", "--very-verbose",
    ])
    #expect(
      given.package.swiftOptions(in: "/p") == [
        "--package-path", "/p", "-c", "release", "-Xswiftc", "-enable-testing", "--sanitize",
        "thread", "-Xswiftc", "-DA", "--very-verbose",
      ])
    #expect(runner.isolation.processes == 3)
    #expect(runner.execution.parallel)
    let serial = try read(["--no-parallel"]).runner
    #expect(!serial.execution.parallel)
    #expect(serial.isolation.processes == nil)
  }

  @Test func `The command that runs tests again has the options of the build`() throws {
    let given = try read([
      "--package-path", "P", "--scratch-path", "S", "--sanitize=thread", "--traits", "A,B",
      "--disable-default-traits", "-Xswiftc", "-DA", "-Xlinker", "-lb", "--build-option",
      "--very-verbose", "--no-parallel", "--process-per-suite", "--disable-xctest", "--profile",
      "ci", "--skip-build", "--retries", "2", "-c", "release",
    ]).given
    let options = [
      "--profile", "ci", "--no-parallel", "--process-per-suite", "--disable-xctest",
      "--configuration", "release", "--scratch-path", "S", "--sanitize", "thread", "--traits",
      "A,B", "--disable-default-traits", "-Xswiftc", "-DA", "-Xlinker", "-lb", "--build-option",
      "--very-verbose",
    ]
    for (program, words) in [
      ("litmus-test", ["litmus-test"]),
      (".build/debug/litmus-test", [".build/debug/litmus-test"]),
      (".build/arm64-apple-macosx/debug/litmus-test", ["swift", "run", "litmus-test"]),
      ("/p/.build/arm64/debug/litmus-test", ["/p/.build/arm64/debug/litmus-test"]),
    ] {
      let start = StartCommand(program: program, plugin: nil)
      #expect(given.package.rerunCommand(start) == words + ["--package-path", "P"] + options)
    }
    // The plug-in passes the folders of its own command.
    let words = [
      "swift", "package", "--package-path", "my P", "--scratch-path", "S", "litmus-test",
    ]
    let plugin = StartCommand(program: "/p/litmus-test", plugin: words.joined(separator: "\n"))
    #expect(
      given.package.rerunCommand(plugin)
        == words + options.filter { !["--scratch-path", "S"].contains($0) })
  }

  @Test(arguments: ["--list", "--resume"])
  func `Values of options for the build may look like options`(mode: String) throws {
    let given = try read([
      mode, "--build-option", "--static-swift-stdlib", "-Xcc", "--sysroot=/x", "-c", "debug",
      "--scratch-path=S", "--process-per-suite",
    ]).given
    #expect(given.package.buildOption == ["--static-swift-stdlib"])
    let problem = message { _ = try read([mode, "-Xcc", "--retries", "--retries=2"]) }
    #expect(problem?.hasPrefix("--retries was given with \(mode), ") == true)
  }

  @Test func `Only the version is shown for --version`() throws {
    guard case .text(let text) = try LitmusTestArguments.parsed(["--version"]) else {
      Issue.record("The command line runs tests")
      return
    }
    #expect(text == LitmusVersion.current)
  }

  @Test(arguments: [
    ("--xunit-output=a.xml", "Unknown option '--xunit-output'. Use --junit instead."),
    ("-l", "Unknown option '-l'. Use --list instead."),
    ("--jobs=3", "Unknown option '--jobs'. Pass it to swift build with --build-option."),
    (
      "--skip-update", "Unknown option '--skip-update'. Pass it to swift build with --build-option."
    ),
    (
      "--enable-xctest",
      "Unknown option '--enable-xctest'. Leave it out: the tests of both frameworks run by default."
    ),
    (
      "--no-isolated",
      "Unknown option '--no-isolated'. litmus-test runs tests in child processes only."
    ),
    ("--retrys=3", "Unknown option '--retrys'. Did you mean '--retries'?"),
  ])
  func `An option that only swift test has is an error that says what to write instead`(
    option: String, problem: String
  ) {
    #expect(message { _ = try read([option]) } == problem + " --help lists the options.")
  }

  @Test func `An option that only programs with their own tests have is not in the help`() throws {
    guard case .text(let text) = try LitmusTestArguments.parsed(["--help"]) else {
      Issue.record("expected a text")
      return
    }
    #expect(text.contains("--package-path"))
    #expect(!text.contains("isolated"))
    #expect(!text.contains("--build-command"))
    #expect(
      message { _ = try read(["--watch", "--build-command", "make"]) }
        == "Unknown option '--build-command'. litmus-test builds with swift build: pass options to it "
        + "with --build-option. --help lists the options.")
  }

  @Test(arguments: [["--list"], ["--list-json"], ["--resume"], ["--merge", "a.json"]])
  func `Options of the package that have no effect in a call are accepted`(mode: [String]) throws {
    let configured = ["--time-limit=60", "--retries=2", "--junit=junit.xml"]
    let mode = mode + ["--package-path", "P"]
    let runner = try read(mode, configured: configured).runner
    #expect(runner.reports.merge == mode.filter { $0 == "a.json" })
    #expect(runner.selection.isList == mode[0].hasPrefix("--list"))
    #expect(runner.isolation.resume == (mode[0] == "--resume"))
    let problem = message { _ = try read(mode + ["--retries", "3"], configured: configured) }
    #expect(problem?.hasPrefix("--retries was given with \(mode[0]), which ") == true)
  }

  @Test func `A failed test waits twice as long each time that it runs again`() throws {
    let overrides = try TestOverrides([TestOverrides.Override(tests: "^Net", retryDelay: 1.5)])
    let test = TestID(module: "M", suite: "NetTests", name: "loads")
    #expect(
      (0...3).map { overrides.retryDelay(of: test, after: $0) }
        == [0, 1.5, 3, 6].map { .seconds($0) })
    #expect(overrides.retryDelay(of: test, after: 2_000) == .seconds(1e9))
    let other = TestID(module: "M", suite: "CartTests", name: "loads")
    #expect(overrides.retryDelay(of: other, after: 1) == .zero)
  }
}
