#if os(macOS) || os(Linux)
import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerProcesses
@testable import LitmusRunnerReports

@Suite("Tests that ran side by side when their process ended")
struct SuspicionTests {
  @Test("The only one that cannot run alone has crashed, if the others ended by themselves")
  func verdict() throws {
    var suspicion = Self.suspicion(of: "testOne", "testRow")
    _ = suspicion.next()
    #expect(suspicion.verdict?.result.outcome == nil)
    _ = suspicion.next()
    suspicion.noteNotRun()
    let verdict = try #require(suspicion.verdict)
    #expect(verdict.test.test.id.name == "testRow")
    #expect(verdict.result.outcome == .crashed)
    #expect(verdict.result.process == 3)
    #expect(
      verdict.result.failures.map(\.message) == [
        "Process exited with code 0, but expected the test to end by itself"
      ])
    #expect(suspicion.conclusion == nil)
  }

  @Test("None is blamed, and all are named, if several cannot run alone")
  func severalNotRun() {
    var suspicion = Self.suspicion(of: "testOne", "testRow", "testOtherRow")
    for isRun in [true, false, false] {
      _ = suspicion.next()
      if !isRun { suspicion.noteNotRun() }
    }
    #expect(suspicion.verdict?.result.outcome == nil)
    #expect(
      suspicion.conclusion?.message == """
        Process exited with code 0 while 3 tests were running, but expected them to end by \
        themselves
        Each ended by itself when it ran alone: CartTests/testOne
        Not run alone: CartTests/testRow, CartTests/testOtherRow
        """)
  }

  @Test("Nothing is said if one has ended a process of its own")
  func crashed() {
    var suspicion = Self.suspicion(of: "testOne", "testRow")
    for _ in 0..<2 { _ = suspicion.next() }
    suspicion.noteNotRun()
    suspicion.hasCrashed = true
    #expect(suspicion.verdict?.result.outcome == nil)
    #expect(suspicion.conclusion == nil)
  }

  private static func suspicion(of names: String...) -> Suspicion {
    let tests = names.map { name in
      InterruptedTest(
        test: TestDescription(
          id: TestID(module: "Shop", suite: "CartTests", name: name),
          callSite: CallSite(
            fileID: "Shop/CartTests.swift", filePath: "/CartTests.swift", line: 1, column: 1)),
        iteration: 1, attempt: 1, isSuiteHook: false, start: .zero, isTold: true)
    }
    return Suspicion(
      tests, .exited(code: 0), CrashOutput(""), process: 3, at: .seconds(1))
  }
}
#endif
