import Foundation
@_spi(Litmus) import LitmusReporting
import LitmusRunnerCommandLine
import Testing

@testable import LitmusRunnerCore
@testable import LitmusTestTool

@Suite struct `Groups of tests in a configuration` {
  @Test func `have tests by name, module, suite and tag`() throws {
    let configuration = try configuration(
      """
      {"groups": [
        {"name": "db", "suites": "StoreTests", "tests": "loads$", "processes": 1},
        {"name": "net", "modules": ["Net"], "tags": [".network"], "processes": 4}
      ]}
      """)
    let tests = [
      test("App", "StoreTests", "saves"), test("App", "StoreTests.Inner", "adds"),
      test("App", "StoreTestsToo", "adds"), test("Net", "CartTests", "loads"),
      test("App", "CartTests", "pays", tags: ["network"]),
    ]
    let groups = try TestGroups(configuration.groups, of: tests)
    #expect(tests.map { groups.groups(of: $0.id) } == [[0], [0], [], [0, 1], [1]])
    #expect(groups.limit(of: 0) == 1)
    #expect(groups.limit(of: 1) == 4)
    try configuration.checkGroups(tests)
  }

  @Test(arguments: [(1, 1), (2, 2), (5, 3)])
  func `run no more tests at once than they have places, whatever else runs with them`(
    count: Int, width: Int
  ) throws {
    let configuration = try configuration(
      #"{"groups": [{"name": "db", "suites": "StoreTests", "processes": 3}]}"#)
    let tests = (1...5).map { test("App", "StoreTests", "saves\($0)") }
    let shares = ProcessShares(
      overrides: try TestOverrides([]), groups: try TestGroups(configuration.groups, of: tests))
    let waiting = tests.prefix(count).map {
      HostedGroup.Member(name: HostedName(function: $0.id.name), description: $0)
    }
    #expect(shares.next(of: waiting).width == width)
  }

  @Test(arguments: [
    (#"{"groups": {}}"#, "1:12: groups was an object, but expected a list."),
    (
      #"{"groups": [{"processes": 1, "tests": "a"}]}"#,
      "1:13: groups[0] has no 'name', but expected one."
    ),
    (
      #"{"groups": [{"name": "a", "processes": 1}]}"#,
      "1:13: groups[0] names no tests, but expected 'tests', 'modules', 'suites' or 'tags'."
    ),
    (
      #"{"groups": [{"name": "a", "tests": "b"}]}"#,
      "1:13: groups[0] has no 'processes', but expected how many of its tests run at the same time."
    ),
    (
      #"{"groups": [{"name": "a", "tests": "b", "processes": 0}]}"#,
      "1:54: groups[0].processes was 0, but expected 1 to 256."
    ),
    (
      #"{"groups": [{"name": "a", "suites": [], "processes": 1}]}"#,
      "1:37: groups[0].suites was a list, but expected a text or a list of texts, none of them empty."
    ),
    (
      #"{"groups": [{"name": "a", "suite": "b", "processes": 1}]}"#,
      "1:27: there is no key 'groups[0].suite'. Did you mean 'suites'?"
    ),
    (
      #"{"groups": [{"name": "a", "tests": "b", "processes": 1}, {"name": "a", "tests": "b", "processes": 1}]}"#,
      "1:58: groups[1].name was 'a', but expected a name that no other group has."
    ),
  ])
  func `that are not valid are one error`(json: String, message: String) {
    #expect(problem(json) == "litmus-test.json:\(message)")
  }

  @Test(arguments: [
    (#""suites": "StoreTest""#, "no suite is called 'StoreTest'. Did you mean 'StoreTests'?"),
    (#""modules": "Ap""#, "no module is called 'Ap'."),
    (#""tags": "slow""#, "no tag is called 'slow'."),
    (#""tests": "^x""#, "no test matches '^x'."),
  ])
  func `must not name what no test has`(names: String, message: String) throws {
    let configuration = try configuration(
      #"{"groups": [{"name": "db", \#(names), "processes": 1}]}"#)
    let problem = LitmusRunnerTestSupport.message {
      try configuration.checkGroups([test("App", "StoreTests", "saves")])
    }
    #expect(
      problem?.hasPrefix("litmus-test.json:1:13: in the group 'db', \(message)") == true,
      "\(problem ?? "")")
  }
}

@Suite struct `Scripts in a configuration` {
  @Test func `are in the order in which they need each other`() throws {
    let configuration = try configuration(
      """
      {"scripts": [
        {"name": "fill", "before": "fill", "needs": ["start"]},
        {"name": "start", "before": "start", "after": "stop", "time-limit": 5}
      ]}
      """)
    #expect(configuration.scripts.map(\.name) == ["start", "fill"])
    let limits: [Double] = [5, 60]
    #expect(configuration.scripts.map(\.timeLimit) == limits)
  }

  @Test func `run around the tests of their groups, with those that they need`() throws {
    let folder = TemporaryDirectory()
    try folder.write("", to: "Package.swift")
    let arguments = try read(["--package-path", folder.path]).given
    func script(_ name: String, groups: [String] = [], needs: [String] = []) -> TestScript {
      TestScript(
        name: name, before: "echo \(name) >> log; echo \(name)=1 >> $LITMUS_ENV",
        after: "echo no \(name) >> log", groups: groups, needs: needs, timeLimit: 60)
    }
    let scripts = [
      script("base", groups: ["other"]), script("db", groups: ["db"], needs: ["base"]),
      script("unused", groups: ["unused"]), script("all"),
    ]
    let runner = ScriptRunner(scripts, of: try TestPackage(arguments.package))
    func log() throws -> [Substring] {
      try folder.text(of: "log").split(separator: "\n")
    }
    try runner.begin()
    #expect(try log() == ["all"])
    let wait = ChildWait(isStopped: { false }, continues: {})
    for _ in 0..<2 {
      #expect(runner.begin(for: ["db"], wait) == nil)
      #expect(try log() == ["all", "base", "db"])
      #expect(runner.variables.variables(for: ["db"]) == ["all": "1", "db": "1"])
    }
    #expect(runner.end().isEmpty)
    #expect(try log() == ["all", "base", "db", "no db", "no base", "no all"])
  }

  @Test func `have output that is shortened in the middle, as that of a test`() throws {
    let folder = TemporaryDirectory()
    try folder.write("", to: "Package.swift")
    let arguments = try read(["--package-path", folder.path]).given
    let script = TestScript(
      name: "loud", before: "echo first; head -c 5000000 /dev/zero | tr '\\0' '\\n'; echo last",
      timeLimit: 60)
    let runner = ScriptRunner([script], of: try TestPackage(arguments.package))
    try runner.begin()
    let outputs = runner.end().compactMap { event in
      if case .testFinished(let result) = event { result.output } else { nil }
    }
    #expect(outputs.count == 1)
    let output = try #require(outputs.first)
    #expect(output.hasPrefix("first\n\n") && output.hasSuffix("\n\nlast\n"))
    #expect(output.contains("\n… 4 MB left out …\n"))
    #expect(output.utf8.count <= ReportLimits.text)
  }

  @Test func `set variables for the tests that they are for`() throws {
    var variables = ScriptVariables()
    let all = TestScript(name: "all", before: "a", timeLimit: 1)
    let db = TestScript(name: "db", before: "a", groups: ["db"], timeLimit: 1)
    variables.add(try ScriptVariables.read("A=1\n# comment\n\nB=x=y\n"), of: all, at: 0)
    variables.add(["A": "2"], of: db, at: 1)
    #expect(variables.variables(for: []) == ["A": "1", "B": "x=y"])
    #expect(variables.variables(for: ["db"]) == ["A": "2", "B": "x=y"])
    #expect(throws: RunError.self) { try ScriptVariables.read("no value") }
  }

  @Test func `set those of a later script, whichever has begun first`() {
    var variables = ScriptVariables()
    for (place, group) in [(1, "b"), (0, "a")] {
      let script = TestScript(name: group, before: "a", groups: [group], timeLimit: 1)
      variables.add(["URL": group], of: script, at: place)
    }
    #expect(variables.variables(for: ["a", "b"]) == ["URL": "b"])
  }

  @Test(arguments: [
    (
      #"{"scripts": [{"name": "a", "before": "x", "needs": "b"}, {"name": "b", "after": "x", "needs": "a"}]}"#,
      "1:13: scripts need each other: 'a' needs 'b' needs 'a'."
    ),
    (
      #"{"scripts": [{"name": "a", "before": "x", "needs": "a"}]}"#,
      "1:13: scripts need each other: 'a' needs 'a'."
    ),
    (
      #"{"scripts": [{"name": "start", "before": "x"}, {"name": "b", "before": "x", "needs": "strat"}]}"#,
      "1:48: scripts[1].needs: there is no script 'strat'. Did you mean 'start'?"
    ),
    (
      #"{"scripts": [{"name": "a"}]}"#,
      "1:14: scripts[0] does nothing, but expected 'before' or 'after'."
    ),
    (
      #"{"scripts": [{"name": "a", "before": "x", "groups": "db"}]}"#,
      "1:53: scripts[0].groups: there is no group 'db'."
    ),
    (
      #"{"scripts": [{"name": "a", "before": "x", "time-limit": 0}]}"#,
      "1:57: scripts[0].time-limit was 0, but expected more than 0 seconds and at most 1e9."
    ),
    (
      #"{"scripts": [{"name": "a", "before": ""}]}"#,
      "1:38: scripts[0].before was '', but expected a command of the shell."
    ),
  ])
  func `that are not valid are one error`(json: String, message: String) {
    #expect(problem(json) == "litmus-test.json:\(message)")
  }
}

/// The options of a command line of litmus-test, and those among them of the runner.
func read(
  _ words: [String], configured: [String] = []
) throws -> (given: LitmusTestArguments, runner: CommandLineArguments) {
  guard case .options(let given) = try LitmusTestArguments.parsed(words) else {
    throw RunError("The command line only shows a text.")
  }
  let all = try given.adding(configured, before: words)
  return (all, try all.runnerArguments(BazelEnvironment([:])))
}

/// The configuration of a text.
func configuration(_ json: String) throws -> LitmusTestConfiguration {
  try LitmusTestConfiguration(json: Data(json.utf8))
}

/// Returns what a wrong configuration is reported as.
func problem(_ json: String) -> String? { message { _ = try configuration(json) } }

private func test(
  _ module: String, _ suite: String, _ name: String, tags: [String] = []
) -> TestDescription {
  TestDescription(
    id: TestID(module: module, suite: suite, name: name), tags: tags,
    callSite: CallSite(fileID: "a", filePath: "a", line: 1, column: 1))
}
