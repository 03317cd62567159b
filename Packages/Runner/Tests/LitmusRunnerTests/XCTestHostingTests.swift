#if !canImport(ObjectiveC)
import LitmusReporting
import LitmusRunnerXCTest
import Testing
import XCTest

@testable import LitmusRunnerCore

// The methods of the cases here do not begin with "test", so that XCTest itself does not find them.
@MainActor @Suite struct `XCTest cases within a task` {
  @Test func `run there, asynchronous ones too, in an instance for each repetition`() async {
    let results = await runTests(
      cases(SilentCase.self) { list in
        list.add("testAdds") { $0.adds() }
        list.add("testSuspends") { await $0.suspends() }
      }, options: TestRunOptions { $0.iterations = 3 })
    #expect(results.map(\.messages) == Array(repeating: [], count: 6))
  }

  @Test func `hear of failures from eight tasks at once`() async {
    let results = await runTests(
      cases(SilentCase.self) { list in
        list.add("testFails") { _ in
          await withTaskGroup(of: Void.self) { group in
            for _ in 1...8 {
              group.addTask { for _ in 0..<100 { reportFailure("from a task") } }
            }
          }
        }
      })
    #expect(results.map(\.messages.count) == [101])
    #expect(results.first?.messages.last == "700 more failures are left out")
  }

  @Test func `run beside asynchronous tests without taking their failures`() async {
    let results = await runTests(
      asyncTest("testBeside") {
        await Task.yield()
        reportFailure("beside")
      },
      cases(SilentCase.self) { list in list.add("testFails") { _ in XCTFail("hosted") } },
      options: TestRunOptions { $0.runsInParallel = true })
    let messages = Dictionary(
      uniqueKeysWithValues: results.map { ($0.test.id.name, $0.messages) })
    #expect(messages == ["testBeside": ["beside"], "testFails": ["failed - hosted"]])
  }

  @Test func `run on the main thread one after the other`() async {
    let results = await runTests(
      cases(SilentCase.self) { list in
        for number in 1...20 { list.add("test\(number)") { await $0.suspends() } }
      },
      options: TestRunOptions { $0.runsInParallel = true })
    #expect(results.map(\.test.id.name) == (1...20).map { "test\($0)" })
  }
}

// MARK: - Fixtures

@MainActor private func cases<Subject: XCTestCase>(
  _ type: Subject.Type, add: (inout TestList<Subject>) -> Void
) -> AnyTestList {
  var list = TestList(xctest: type)
  add(&list)
  return AnyTestList(list)
}

private final class SilentCase: XCTestCase {
  private var count = 0

  func adds() {
    count += 1
    XCTAssertEqual(count, 1)
  }

  func suspends() async {
    await Task.yield()
    XCTAssertEqual(count, 0)
  }
}
#endif
