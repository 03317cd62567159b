import Foundation
import Testing

@Suite("Exit codes")
struct IsolationExitTests {
  @Test(
    "A test that exits is a crash, whatever its code", arguments: [0, 86, 87, 88],
    [[], ["--parallel"], ["--process-per-test"]])
  func codes(code: Int, options: [String]) throws {
    let run = try CommandLineFixture(
      arguments: ["--filter", "^ExitingTests/"] + options, environment: ["LITMUS_EXIT": "\(code)"])
    #expect(
      run.output.contains(
        """
        ☠ ExitingTests/testExits
            EndingTests.swift:23:13: Process exited with code \(code), but expected the test to end \
        by itself

        ✘ 3 tests in 0.000 s: 2 passed, 1 crashed

        """), Comment(rawValue: run.output))
    #expect(run.errors == "")
    #expect(run.exitCode == 1)
  }
}
