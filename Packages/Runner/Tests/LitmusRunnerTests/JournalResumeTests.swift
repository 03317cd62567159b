import Foundation
@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerHosting
@testable import LitmusRunnerStorage

@Suite @MainActor struct `A run in this process with a journal` {
  private let folder = TemporaryDirectory()
  private var options: TestRunOptions { TestRunOptions { $0.journal = folder.url } }

  @Test func `leaves no files when it has ended`() async throws {
    let results = await runTests(test("a") {}, test("b") {}, options: options)
    #expect(results.map(\.outcome) == [.passed, .passed])
    #expect(results.map(\.process) == [1, 1])
    #expect(try runs() == [])
  }

  @Test func `stores descriptions of the errors that its tests throw`() async throws {
    struct Mistake: Error, CustomStringConvertible {
      var description: String {
        // This must not be called while a lock of the run's is held.
        reportFailure("described")
        return "a mistake"
      }
    }
    let results = await runTests(test("a") { throw Mistake() }, options: options)
    #expect(
      Set(results[0].messages) == [
        "described", "Error a mistake was thrown, but expected none",
      ])
  }

  @Test("continues after a crash, and reports all earlier results")
  func crash() async throws {
    await CrashingSuites.runInAnotherProcess(journal: folder.path)
    let ran = Log()
    let runner = TestRunner(
      lists: CrashingSuites.lists {
        Issue.record("The test ran again")
      } ran: {
        ran($0)
      },
      options: options)
    let events = runner.events()
    let summary = await runner.run()
    let results = await results(events)
    #expect(ran.entries == ["last"])
    #expect(results.map(\.test.id.name) == ["first", "failing", "crashing", "last"])
    #expect(results.map(\.outcome) == [.passed, .failed, .crashed, .passed])
    #expect(results.map(\.process) == [1, 1, 1, 2])
    #expect(results[1].messages == ["Failed"])
    #expect(
      results[2].messages == [
        "Before", "Process ended while the test ran, but expected it to end by itself",
      ])
    #expect((summary.passed, summary.failed, summary.crashed, summary.notRun) == (2, 1, 1, 0))
    #expect(summary.failedTests.map(\.name) == ["failing", "crashing"])
    #expect(try runs() == [])
  }

  @Test func `continues after a second crash`() async throws {
    let names = ["a", "b", "c"]
    func lists() -> [AnyTestList] { names.map { name in test(name) {} } }
    for crashing in ["a", "b"] {
      let kept = try JournaledRun(at: folder.url, plan: TestPlan(lists: lists()))
      var context = RunContext()
      kept.configure(&context)
      let test = TestDescription(
        id: TestID(module: "LitmusRunnerTests", suite: "Plain", name: crashing),
        callSite: CallSite())
      context.journal?.began(test, iteration: 1, attempt: 1, isSuiteHook: false)
    }
    let results = await runTests(AnyTestList.merging(lists())[0], options: options)
    #expect(results.map(\.test.id.name) == ["a", "b", "c"])
    #expect(results.map(\.outcome) == [.crashed, .crashed, .passed])
  }

  @Test func `blames all tests that were running when it ended`() async throws {
    let kept = try JournaledRun(at: folder.url, plan: TestPlan(lists: [test("a") {}]))
    var context = RunContext()
    kept.configure(&context)
    for name in ["a", "b", "c"] {
      context.journal?.began(cartTest(name), iteration: 1, attempt: 1, isSuiteHook: false)
    }
    var earlier = EarlierProcesses(of: kept.folder)
    _ = earlier.recordCrashes()
    let messages = earlier.events.compactMap { event in
      if case .failure(let failure) = event { failure.failure.message } else { nil }
    }
    #expect(
      messages
        == Array(
          repeating:
            "Process ended while the test and 2 others ran, but expected it to end by itself",
          count: 3))
    #expect(earlier.history.finished.count == 3)
    #expect(earlier.recordCrashes().isEmpty)
  }

  @Test func `does not continue a run of other tests`() async throws {
    do {
      _ = try JournaledRun(at: folder.url, plan: TestPlan(lists: [test("other") {}]))
    }
    #expect(try runs().count == 1)
    let results = await runTests(test("a") {}, options: options)
    #expect(results.map(\.test.id.name) == ["a"])
    #expect(try runs().count == 1)
  }

  @Test func `continues without a journal where none can be written`() async throws {
    let results = await runTests(
      test("a") {},
      options: TestRunOptions { $0.journal = URL(fileURLWithPath: "/dev/null/litmus") })
    #expect(results.map(\.outcome) == [.passed])
  }

  private func runs() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder["runs"])
  }
}

// MARK: - Fixtures
enum CrashingSuites {
  /// Runs the tests in a process that they end.
  static func runInAnotherProcess(journal path: String) async {
    await ChildPrograms.inTurn {
      await #expect(processExitsWith: .failure) { [path] in
        await CrashingSuites.run(journal: path)
      }
    }
  }

  @MainActor fileprivate static func run(journal path: String) async {
    _ = await TestRunner(
      lists: lists(crash: { fatalError("crash") }),
      options: TestRunOptions { $0.journal = URL(fileURLWithPath: path) }
    ).run()
  }

  @MainActor static func lists(
    crash: @escaping @MainActor () -> Void, ran: @escaping @MainActor (String) -> Void = { _ in }
  ) -> [AnyTestList] {
    [
      list(make: { Plain() }) { list in
        list.add("first") { _ in ran("first") }
        list.add("failing") { _ in reportFailure("Failed") }
        list.add("crashing") { _ in
          reportFailure("Before")
          crash()
        }
        list.add("last") { _ in ran("last") }
      }
    ]
  }
}
