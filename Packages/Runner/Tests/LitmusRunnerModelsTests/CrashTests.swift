import Foundation
import LitmusReporting
import LitmusRunnerReports
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerStorage
@testable import LitmusRunnerModels

@Suite @MainActor struct `A model after a test has ended the program` {
  private let folder = TemporaryDirectory()
  private let ran = Log()

  @Test func `continues with the other tests, and shows which one it was`() async throws {
    let lists = [
      list(make: CartTests.init) { [ran] list in
        for name in ["testFirst", "testCrashes", "testLast"] { list.add(name) { _ in ran(name) } }
      }
    ]
    try crash(inCart("testCrashes"), of: lists, after: inCart("testFirst"), chosen: nil)
    let model = TestRunnerModel(lists: lists, storage: folder.storage)
    await model.load()
    let notice = try #require(model.crashNotice)
    #expect(notice == CrashNotice(tests: [inCart("testCrashes")], isResumable: true))
    #expect(
      notice.text
        == "The last run ended with the program, while CartTests/testCrashes ran. "
        + "It continues with the other tests.")
    await model.startOnAppearance()
    #expect(ran.entries == ["testLast"])
    #expect(model.statuses == [.passed, .crashed, .passed])
    #expect(
      TestDetail(model.tests[1]).failures.map(\.message) == [
        "Process ended while the test ran, but expected it to end by itself"
      ])
    #expect((model.progress.finished, model.progress.total) == (3, 3))
    model.crashNotice = nil
    await model.startOnAppearance()
    #expect(ran.entries == ["testLast"])

    let next = TestRunnerModel(lists: lists, storage: folder.storage)
    await next.load()
    #expect(next.crashNotice == nil)
    #expect(next.statuses == [.passed, .crashed, .passed])
  }

  @Test func `continues with the selected tests, and no others`() async throws {
    let lists = [cart("testOne", "testTwo"), order("testSends")]
    try crash(inCart("testOne"), of: lists, chosen: [inCart("testOne"), inCart("testTwo")])
    let model = TestRunnerModel(lists: lists, storage: folder.storage)
    await model.startOnAppearance()
    #expect(model.statuses == [.crashed, .passed, .notRun])
    #expect(model.crashNotice?.isResumable == true)
    #expect(model.progress.total == 2)
  }

  @Test
  func `continues with them although another run ends in the same folder meanwhile`() async throws {
    let lists = [cart("testOne", "testTwo"), order("testSends")]
    let beside = TestRunnerModel(lists: lists, storage: folder.storage)
    await beside.load()
    try crash(inCart("testOne"), of: lists, chosen: [inCart("testOne"), inCart("testTwo")])
    await beside.run(.test(inOrder("testSends")))
    let model = TestRunnerModel(lists: lists, storage: folder.storage)
    await model.startOnAppearance()
    #expect(model.statuses == [.crashed, .passed, .passed])
    #expect(model.crashNotice?.isResumable == true)
    #expect(try folder.storedNames.filter { $0.hasPrefix("under-way") } == [])
  }

  @Test
  func `runs all tests if they have changed, and has the results of the run before`() async throws {
    try crash(inCart("testOne"), of: [cart("testOne", "testGone")], chosen: nil)
    let model = TestRunnerModel(
      lists: [cart("testOne", "testNew")], storage: folder.storage)
    await model.load()
    let notice = try #require(model.crashNotice)
    #expect(
      notice.text == "The last run ended with the program, while CartTests/testOne ran.")
    #expect(model.statuses == [.crashed, .notRun])
    await model.startOnAppearance()
    #expect(model.statuses == [.passed, .passed])
    #expect(model.tests.map(\.change) == [.fixed, nil])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/runs") == [])
  }

  @Test func `says that the program ended between two tests`() {
    let notice = CrashNotice(tests: [], isResumable: false)
    #expect(notice.text == "The last run ended with the program, between two tests.")
    let several = CrashNotice(tests: [inCart("a"), inCart("b"), inCart("c")], isResumable: false)
    #expect(
      several.text == "The last run ended with the program, while CartTests/a and 2 others ran.")
  }

  /// Leaves what a process leaves that ends while a test runs.
  private func crash(
    _ test: TestID, of lists: [AnyTestList], after passed: TestID? = nil, chosen: Set<TestID>?
  ) throws {
    let plan = TestPlan(lists: AnyTestList.merging(lists)).filtered {
      chosen?.contains($0.id) ?? true
    }
    ModelFiles(folder: folder.url).begin(
      chosen.map { .tests($0) } ?? .all, of: plan.fingerprint)
    let kept = try JournaledRun(at: folder.url, plan: plan)
    var context = RunContext()
    kept.configure(&context)
    for id in [passed, test].compactMap(\.self) {
      let description = TestDescription(id: id, callSite: CallSite())
      context.journal?.began(description, iteration: 1, attempt: 1, isSuiteHook: false)
      if id == passed { context.journal?.record(.testFinished(result(of: description))) }
    }
  }
}
