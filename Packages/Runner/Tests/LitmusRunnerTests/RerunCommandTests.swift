import LitmusReporting
import Testing

@testable import LitmusRunnerCommandLine
@testable import LitmusRunnerCore
@testable import LitmusRunnerReports

@Suite struct `The command that runs tests again` {
  private func id(_ name: String, suite: String = "S", module: String = "App") -> TestID {
    TestID(module: module, suite: suite, name: name)
  }

  private func command(_ line: String) throws -> RerunCommand {
    RerunCommand(try arguments(line), program: "run")
  }

  @Test func `names each test once, quoted for the shell`() {
    let tests = [
      id("testAdds(1)"), id("testAdds(1)"), id("it's"), id("red\u{1b}\n"), id("'\u{301}"),
    ]
    #expect(
      RerunCommand(program: "/a b/run", tests: tests).description
        == "'/a b/run' --run-tests --only 'S/testAdds(1)' --only 'S/it'\\''s' "
        + "--only 'S/red\\u{1b}\\n' --only 'S/'\\''\u{301}'")
  }

  @Test func `A suite's own hook is replaced by all tests of the suite`() {
    let tests = [id("class setUp"), id("class tearDown")]
    #expect(RerunCommand(program: "run", tests: tests).description == "run --run-tests --only S")
  }

  @Test func `The name of a suite that several modules have begins with the module`() throws {
    var start = TestRunStart(testCount: 2, suiteCount: 2)
    start.ambiguousSuites = ["S"]
    let tests = [id("test"), id("test", suite: "Other")]
    #expect(
      RerunCommand(program: "run").running(tests, after: start).description
        == "run --run-tests --only App.S/test --only Other/test")
  }

  @Test
  func `repeats the program's own arguments, and the options by which the tests ran`() throws {
    let command = try command("--filter S --parallel --time-limit 2 --no-isolated -- --verbose a=b")
    let start = TestRunStart(testCount: 2, suiteCount: 1, seed: 7)
    #expect(
      command.running([id("test")], after: start).description
        == "run --run-tests --only S/test --parallel --time-limit 2 --no-isolated -- --verbose a=b")
    #expect(
      command.running([id("one"), id("two")], after: start).description
        == "run --run-tests --only S/one --only S/two --shuffle=7 --parallel --time-limit 2 "
        + "--no-isolated -- --verbose a=b")
    #expect(try self.command("--time-limit 0.05").options == ["--time-limit", "0.05"])
    #expect(try self.command("--process-per-test").options == ["--process-per-test"])
  }

  @Test func `names none of very many tests, and selects the failed ones by the store`() throws {
    let command = try command("--filter a* --skip slow --tag quick")
    let tests = (1...501).map { id("test\($0)") }
    for (command, most) in [(command, 500), (command.inTerminal, 20)] {
      #expect(
        command.running(Array(tests.prefix(most + 1)), after: nil).description
          == "run --run-tests --filter 'a*' --skip slow --tag quick --failed")
      #expect(
        command.running(Array(tests.prefix(most)), after: nil).description
          == "run --run-tests" + (1...most).map { " --only S/test\($0)" }.joined())
    }
  }
}
