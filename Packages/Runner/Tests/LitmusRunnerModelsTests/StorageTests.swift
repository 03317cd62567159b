import Foundation
import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerStorage
@testable import LitmusRunnerModels

@Suite("What a model knows of an earlier one with the same storage")
@MainActor struct StorageTests {
  private let folder = TemporaryFolder()

  @Test("how its tests ended, so that what failed can run again")
  func results() async {
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

  @Test("which of its tests are new, and which are gone")
  func newTests() async {
    let first = await model(cart("testOld", "testGone"), storage: folder.storage)
    await first.run()
    #expect(first.tests.map(\.change) == [nil, nil])
    let second = await model(cart("testOld", "testNew"), storage: folder.storage)
    #expect(second.statuses == [.passed, .notRun])
    await second.run()
    #expect(second.tests.map(\.change) == [nil, .newTest])
    #expect(Set(EarlierResults(in: folder.url).tests.keys.map(\.name)) == ["testOld", "testNew"])
  }

  @Test("but not whether a test is new, if not all of the others have run")
  func unknownTests() async {
    let first = await model(failing(), storage: folder.storage)
    await first.run(.test(first.tests[0].id))
    let second = await model(failing(), storage: folder.storage)
    await second.run()
    #expect(second.statuses == [.passed, .failed])
    #expect(second.tests.map(\.change) == [nil, nil])
  }

  @Test("that a suite's set-up failed")
  func hook() async {
    let first = await model(
      list(make: SetUpFails.init) { $0.add("test") { _ in } }, storage: folder.storage)
    await first.run()
    let second = await model(
      list(make: SetUpFails.init) { $0.add("test") { _ in } }, storage: folder.storage)
    #expect(second.byName == ["class setUp": .failed, "test": .passed])
    #expect(second.tests(of: .failed).map(\.name) == ["test"])
  }

  @Test("its filter and layout")
  func appearance() async {
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

  @Test("nothing, if nothing is kept")
  func none() async {
    let first = await model(failing())
    await first.run()
    first.layout = .list
    let second = await model(failing())
    #expect(second.statuses == [.notRun, .notRun])
    #expect(second.layout == .tree)
  }

  @Test("nothing of files that are broken, which are set aside")
  func broken() async throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    for name in ["results.json", "appearance.json"] {
      try Data("{\"version\":1,".utf8).write(to: folder.url.appending(path: name))
    }
    let model = await model(cart("testAdds"), storage: folder.storage)
    #expect(model.statuses == [.notRun])
    #expect(model.filter.isEmpty)
    #expect(folder.names == ["appearance.json.broken", "results.json.broken"])
    await model.run()
    #expect(model.statuses == [.passed])
  }

  @Test("nothing of a file of another version")
  func otherVersion() async throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try Data(#"{"version":2,"content":{"layout":"list"}}"#.utf8)
      .write(to: folder.url.appending(path: "appearance.json"))
    let model = await model(cart("testAdds"), storage: folder.storage)
    #expect(model.layout == .tree)
    #expect(folder.names == ["appearance.json.broken"])
  }

  @Test("what both have run at once")
  func both() async {
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

  @Test("nothing where nothing can be written, and runs all the same")
  func unwritable() async {
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
