@_spi(Litmus) import LitmusReporting
import LitmusRunnerCore
import Testing

@testable import LitmusTestTool

@Suite struct `The end of a group's tests` {
  @Test(arguments: [(1, ["one", "two"]), (2, []), (nil, [])])
  func `is that of the last repetition of each`(iterations: Int?, ended: [String]) {
    let names = Locked<[String]>([])
    let reporter = GroupReporter(["one": [test("a")], "two": [test("a"), test("b")]]) { name in
      names.withLock { $0.append(name) }
    }
    reporter.receive(.runStarted(TestRunStart(testCount: 3, iterations: iterations, suiteCount: 1)))
    for name in ["c", "a", "b"] { reporter.receive(.testFinished(result(name))) }
    #expect(names.withLock { $0 } == ended)
    for name in ["b", "a"] { reporter.receive(.testFinished(result(name))) }
    #expect(names.withLock { $0.sorted() } == (iterations == nil ? [] : ["one", "two"]))
  }

  private let site = CallSite(fileID: "M/S.swift", filePath: "/S.swift", line: 1, column: 1)

  private func test(_ name: String) -> TestID { TestID(module: "M", suite: "S", name: name) }

  private func result(_ name: String) -> TestResult {
    TestResult(
      test: TestDescription(id: test(name), callSite: site), iteration: 1, isSuiteHook: false,
      outcome: .passed, duration: .zero, failures: [], expectedFailures: [], attachments: [],
      output: "", start: .zero)
  }
}
