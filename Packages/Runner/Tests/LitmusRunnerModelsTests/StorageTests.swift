import Foundation
import LitmusReporting
import LitmusRunnerReports
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerStorage
@testable import LitmusRunnerModels

@Suite @MainActor struct `A model with the storage of an earlier one` {
  private let folder = TemporaryDirectory()

  @Test func `has the outcomes of its tests, so that failed tests can run again`() async {
    let first = await model(failing(), storage: folder.storage)
    await first.run()
    let ran = Log()
    let second = await model(failing { ran($0) }, storage: folder.storage)
    #expect(second.statuses == [.passed, .failed])
    #expect(second.counts == [.passed: 1, .failed: 1])
    #expect(second.tests[1].duration != nil)
    #expect(second.tests[1].result == nil)
    #expect(TestDetail(second.tests[1]).lastAttempt == nil)
    #expect(second.visibleTests.map(\.id.name) == ["testFails", "testPasses"])
    await second.run(.failed)
    #expect(ran.entries == ["testFails"])
    #expect(second.tests.map(\.change) == [nil, .stillFailing])
  }

  @Test func `shows which tests are new, and removes those that no longer exist`() async {
    let first = await model(cart("testOld", "testGone"), storage: folder.storage)
    await first.run()
    #expect(first.tests.map(\.change) == [nil, nil])
    let second = await model(cart("testOld", "testNew"), storage: folder.storage)
    #expect(second.statuses == [.passed, .notRun])
    await second.run()
    #expect(second.tests.map(\.change) == [nil, .newTest])
    #expect(
      Set(ResultStore(in: folder.url).results().suites.values.flatMap(\.keys)) == [
        "testOld", "testNew",
      ])
  }

  @Test func `does not show a test as new if not all of the others have run`() async {
    let first = await model(failing(), storage: folder.storage)
    await first.run(.test(first.tests[0].id))
    let second = await model(failing(), storage: folder.storage)
    await second.run()
    #expect(second.statuses == [.passed, .failed])
    #expect(second.tests.map(\.change) == [nil, nil])
  }

  @Test func `has the failure of a suite's set-up`() async {
    let suite = list(make: SetUpFails.init) { $0.add("test") { _ in } }
    let first = await model(suite, storage: folder.storage)
    await first.run()
    let second = await model(suite, storage: folder.storage)
    #expect(second.tests.map(\.title) == ["class setUp", "test"])
    #expect(second.statuses == [.failed, .passed])
    #expect(second.tests(of: .failed).map(\.name) == ["test"])
  }

  @Test func `has its filter and layout`() async {
    let first = await model(cart("testAdds", "testRemoves"), storage: folder.storage)
    first.filter.search = "add"
    first.filter.search = "adds"
    first.layout = .list
    first.filter.statuses = [.notRun, .failed]
    await first.core.files?.perform {}
    let second = await model(cart("testAdds", "testRemoves"), storage: folder.storage)
    #expect(second.filter == TestListFilter(statuses: [.notRun, .failed], search: "adds"))
    #expect(second.layout == .list)
    #expect(second.visibleTests.map(\.id.name) == ["testAdds"])
  }

  @Test func `has no results if none are stored`() async {
    let first = await model(failing())
    await first.run()
    first.layout = .list
    let second = await model(failing())
    #expect(second.statuses == [.notRun, .notRun])
    #expect(second.layout == .tree)
  }

  @Test func `ignores damaged files, and those of another version, which are set aside`()
    async throws
  {
    try folder.write(#"{"version":1,"#, to: "results.json")
    try folder.write(#"{"version":2,"content":{"layout":"list"}}"#, to: "appearance.json")
    let model = await model(cart("testAdds"), storage: folder.storage)
    #expect(model.statuses == [.notRun])
    #expect(model.layout == .tree)
    #expect(try folder.storedNames == ["appearance.json.broken", "results.json.broken"])
    await model.run()
    #expect(model.statuses == [.passed])
  }

  @Test func `leaves a file where it is that cannot be read now`() async throws {
    // A folder cannot be read as a file by any user.
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "appearance.json"), withIntermediateDirectories: true)
    let model = await model(cart("testAdds"), storage: folder.storage)
    #expect(model.layout == .tree)
    #expect(try folder.storedNames == ["appearance.json"])
  }

  @Test func `has the results of both if both run at once`() async {
    let first = await model(cart("testAdds", "testRemoves"), storage: folder.storage)
    let second = await model(cart("testAdds", "testRemoves"), storage: folder.storage)
    async let one = first.run(.test(inCart("testAdds")))
    async let other = second.run(.test(inCart("testRemoves")))
    #expect(await one == nil)
    #expect(await other == nil)
    let third = await model(cart("testAdds", "testRemoves"), storage: folder.storage)
    #expect(third.statuses == [.passed, .passed])
    #expect(third.crashNotice == nil)
  }

  @Test func `has no results where nothing can be written, and runs nevertheless`() async {
    let model = await model(
      cart("testAdds"), storage: .folder(URL(fileURLWithPath: "/dev/null/litmus")))
    model.layout = .list
    #expect(await model.run() == nil)
    #expect(model.statuses == [.passed])
  }

  private func failing(_ ran: @escaping @MainActor (String) -> Void = { _ in }) -> AnyTestList {
    list(make: CartTests.init) { list in
      list.add("testPasses") { _ in ran("testPasses") }
      list.add("testFails") { _ in
        ran("testFails")
        reportFailure("No")
      }
    }
  }
}

// MARK: - Fixtures

private final class SetUpFails: TestCase {
  override class func setUp() { reportFailure("No") }
}
